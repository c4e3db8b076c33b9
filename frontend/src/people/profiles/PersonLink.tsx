import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A name that leads to the profile. It breaks and is shortened as the text around it. */
export function PersonLink({ person: { id, name } }: { person: { id: string; name: string } }) {
  return (
    <ChakraLink asChild display="inline" textDecoration="underline" color="inherit">
      <Link to={`/u/${id}`}>{name}</Link>
    </ChakraLink>
  );
}
