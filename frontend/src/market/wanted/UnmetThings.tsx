import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useMemberPath } from '../../apollo/session/paths.ts';
import { sellPath } from './sellPath.ts';

interface Thing {
  text: string;
  people: number;
}

function Line({ text, people }: Thing) {
  const sell = useMemberPath(sellPath(text));
  return (
    <Flex as="li" align="center" justify="space-between" gap="3">
      <Text overflowWrap="anywhere" minW="0">
        {people} people look for <b>{text}</b>
      </Text>
      <Button asChild size="sm" minH="11" variant="outline" flexShrink={0}>
        <Link {...sell} aria-label={`List it now: ${text}`}>
          List it now
        </Link>
      </Button>
    </Flex>
  );
}

/** List of what people look for and nobody offers, with the number of people. Renders nothing if there is nothing. */
export function UnmetThings({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="unmet-things" gap="3" mt="8" maxW="2xl">
      <Heading as="h2" size="lg" id="unmet-things">
        Nobody offers it yet
      </Heading>
      <Stack as="ul" listStyleType="none" gap="2">
        {things.map((thing) => (
          <Line key={thing.text} {...thing} />
        ))}
      </Stack>
    </Stack>
  );
}
