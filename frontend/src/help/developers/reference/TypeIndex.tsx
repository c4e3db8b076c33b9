import { Box, Heading, HStack, Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** Kinds of types, in the order in which they are listed. */
const kinds = [
  ['OBJECT', 'Objects'],
  ['INTERFACE', 'Interfaces'],
  ['UNION', 'Unions'],
  ['INPUT_OBJECT', 'Inputs'],
  ['ENUM', 'Enums'],
  ['SCALAR', 'Scalars'],
] as const;

/** Links to all types except those of introspection, by their kind. */
export function TypeIndex({ types }: { types: readonly { name: string | null; kind: string }[] }) {
  const named = types.flatMap(({ name, kind }) => (name && !name.startsWith('__') ? [{ name, kind }] : []));
  return kinds.map(([kind, heading]) => (
    <Box as="section" key={kind}>
      <Heading as="h3" size="md" mb="2">
        {heading}
      </Heading>
      <HStack as="ul" listStyleType="none" wrap="wrap" columnGap="4" rowGap="0">
        {named
          .filter((each) => each.kind === kind)
          .map(({ name }) => (
            <li key={name}>
              <ChakraLink asChild textDecoration="underline" color="brand.fg" minH="11" display="inline-flex" alignItems="center">
                <Link to={`/developers/reference/${name}`}>{name}</Link>
              </ChakraLink>
            </li>
          ))}
      </HStack>
    </Box>
  ));
}
