import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** Name with a link to the profile. It wraps and is truncated like the text around it. */
export function PersonLink({ person: { id, name } }: { person: { id: string; name: string } }) {
  return (
    <ChakraLink asChild display="inline" textDecoration="underline" color="inherit">
      <Link to={`/u/${id}`}>{name}</Link>
    </ChakraLink>
  );
}
