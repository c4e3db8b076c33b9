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
/** Minimum length of a name for suggestions. */
const SHORTEST = 3;

interface Props {
  /** Name as typed so far. */
  typed: string;
  /** Id of the chosen category; empty if none is chosen. */
  chosen: string;
  onChoose: (categoryId: string) => void;
}

/**
 * Suggested categories that the user can choose with a tap, the number of people who look for such a thing, and the prices of similar listings.
 * Nothing is preselected. The space is reserved from the third letter on, so that nothing moves later.
 */
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
