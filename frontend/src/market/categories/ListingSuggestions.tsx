import { useQuery } from '@apollo/client/react';
import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { graphql } from '../../gql/documents.ts';
import { plural } from '../../lib/format/format.ts';
import { priceSpan } from '../../lib/format/priceSpan.ts';
import { usePaused } from '../../ui/usePaused.ts';

const ListingSuggestionsQuery = graphql(`
  query ListingSuggestions($name: String!) {
    listingSuggestions(name: $name) {
      categories {
        id: databaseId
        name
      }
      prices {
        count
        lower
        upper
      }
      lookingFor
    }
  }
`);

const PAUSE_MS = 400;
/** A shorter name says too little. */
const SHORTEST = 3;

interface Props {
  /** The name as far as it is typed. */
  typed: string;
  /** The id of the category; empty without one. */
  chosen: string;
  onChoose: (categoryId: string) => void;
}

/** Categories to choose with a tap, how many people look for such a thing, and what similar listings ask. Nothing is preset. The place of all is there with the first letters, so that nothing moves later. */
export function ListingSuggestions({ typed, chosen, onChoose }: Props) {
  const name = typed.trim();
  const paused = usePaused(name, PAUSE_MS);
  const { data, previousData } = useQuery(ListingSuggestionsQuery, { variables: { name: paused }, skip: paused.length < SHORTEST });
  if (name.length < SHORTEST) return null;
  const { categories = [], prices, lookingFor } = (data ?? previousData)?.listingSuggestions ?? {};
  const isUnlike = data && categories.length === 0;
  return (
    <Stack gap="2" mt="-3">
      <Flex gap="2" minH="11" align="center" overflowX="auto" scrollbar="hidden" role="group" aria-label="Suggested categories">
        {categories.map(({ id, name: label }) => (
          <Button
            key={id}
            size="sm"
            minH="11"
            flexShrink={0}
            variant={id === chosen ? 'solid' : 'subtle'}
            borderRadius="full"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            {label}
          </Button>
        ))}
      </Flex>
      <Text fontSize="sm" color="fg.muted" minH="5" role="status">
        {lookingFor ? `${lookingFor} people look for this. ` : isUnlike && 'No listing is like it yet.'}
        {prices && `Similar listings ask ${priceSpan(prices)} (${plural(prices.count, 'listing')})`}
      </Text>
    </Stack>
  );
}
