import { useQuery } from '@apollo/client/react';
import { Button, Stack, Text, Wrap } from '@chakra-ui/react';
import { graphql } from '../../gql/documents.ts';
import type { ListingSuggestionsQuery as Data } from '../../gql/graphql.ts';
import { formatPrice, plural } from '../../lib/format/format.ts';
import { usePaused } from '../../ui/usePaused.ts';

const ListingSuggestionsQuery = graphql(`
  query ListingSuggestions($name: String!) {
    listingSuggestions(name: $name) {
      categories {
        id
        name
      }
      prices {
        count
        lower
        upper
      }
    }
  }
`);

const PAUSE_MS = 400;
/** A shorter name says too little. */
const SHORTEST = 3;

/** "Similar listings ask ₹180 to ₹330 (4 listings)", with whole amounts. */
function askedText({ count, lower, upper }: NonNullable<Data['listingSuggestions']['prices']>): string {
  const [from, to] = [formatPrice(Math.round(lower)), formatPrice(Math.round(upper))];
  return `Similar listings ask ${from === to ? from : `${from} to ${to}`} (${plural(count, 'listing')})`;
}

interface Props {
  /** The name as far as it is typed. */
  typed: string;
  /** Whether there is a category already. */
  isChosen: boolean;
  onChoose: (categoryId: string) => void;
}

/** Categories to choose with a tap once the name says something, and what similar listings ask. Nothing is preset, and nothing moves when they come. */
export function ListingSuggestions({ typed, isChosen, onChoose }: Props) {
  const name = usePaused(typed.trim(), PAUSE_MS);
  const { data, previousData } = useQuery(ListingSuggestionsQuery, { variables: { name }, skip: name.length < SHORTEST });
  const { categories = [], prices = null } = (name.length < SHORTEST ? undefined : (data ?? previousData)?.listingSuggestions) ?? {};
  return (
    <Stack gap="2" mt="-3" minH="11" justify="center">
      {categories.length > 0 && !isChosen && (
        <Wrap gap="2" role="group" aria-label="Suggested categories">
          {categories.map(({ id, name: label }) => (
            <Button key={id} size="sm" minH="11" variant="subtle" borderRadius="full" onClick={() => onChoose(id)}>
              {label}
            </Button>
          ))}
        </Wrap>
      )}
      {prices && (
        <Text fontSize="sm" color="fg.muted" role="status">
          {askedText(prices)}
        </Text>
      )}
    </Stack>
  );
}
