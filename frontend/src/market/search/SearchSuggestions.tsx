import { useQuery } from '@apollo/client/react';
import { chakra, Text } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../gql/documents.ts';
import type { SearchSuggestionsQuery as Data } from '../../gql/graphql.ts';
import { formatPrice } from '../../lib/format/format.ts';
import { usePaused } from '../../ui/usePaused.ts';
import { useCombobox } from './useCombobox.ts';

const SuggestionsQuery = graphql(`
  query SearchSuggestions($text: String!) {
    searchSuggestions(text: $text, first: 4) {
      products {
        id: databaseId
        name
        price
      }
      categories {
        id: databaseId
        name
      }
      recent
      popular
    }
  }
`);

/** Pause in typing before suggestions are requested, in milliseconds. */
const PAUSE_MS = 120;

interface Option {
  label: string;
  hint: string;
  to: string;
}

const searchFor = (text: string, hint: string): Option => ({ label: text, hint, to: `/search?q=${encodeURIComponent(text)}` });

/** Returns the options: searches first, then categories and listings. A text that is suggested twice is shown once. */
function optionsOf({ recent, popular, categories, products }: Data['searchSuggestions']): Option[] {
  const own = new Set(recent.map((text) => text.toLowerCase()));
  return [
    ...recent.map((text) => searchFor(text, 'Recent')),
    ...popular.filter((text) => !own.has(text)).map((text) => searchFor(text, 'Popular')),
    ...categories.map(({ id, name }) => ({ label: name, hint: 'Category', to: `/?category=${id}` })),
    ...products.map(({ id, name, price }) => ({ label: name, hint: formatPrice(price), to: `/product/${id}` })),
  ];
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: '11',
    px: '3',
    borderRadius: 'l1',
    cursor: 'pointer',
    '&[aria-selected="true"]': { backgroundColor: 'bg.muted' },
  },
});

interface Props {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onClose: () => void;
}

/** Suggestions below the search box: arrow keys choose, Enter opens, Escape closes. */
export function SearchSuggestions({ input, text, onClose }: Props) {
  const navigate = useNavigate();
  const { data, previousData } = useQuery(SuggestionsQuery, { variables: { text: usePaused(text.trim(), PAUSE_MS) } });
  const found = (data ?? previousData)?.searchSuggestions;
  const options = found ? optionsOf(found) : [];
  const pick = ({ to }: Option) => {
    onClose();
    void navigate(to);
  };
  const { active, setActive, listId, optionId } = useCombobox({ input, options, text, onPick: pick, onClose });
  if (options.length === 0) return null;
  return (
    <chakra.ul
      id={listId}
      role="listbox"
      aria-label="Suggestions"
      listStyleType="none"
      position={{ base: 'fixed', md: 'absolute' }}
      insetX={{ base: '2', md: '0' }}
      top={{ base: '52px', md: '100%' }}
      mt="1"
      p="1.5"
      maxH="70dvh"
      overflowY="auto"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      boxShadow="card"
      zIndex="sticky"
    >
      {options.map((option, index) => (
        <Line
          key={`${option.hint} ${option.to}`}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          onPointerMove={() => setActive(index)}
          // Keeps the focus in the input, so that the list stays until the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => pick(option)}
        >
          <Text as="span" truncate>
            {option.label}
          </Text>
          <Text as="span" color="fg.muted" fontSize="sm" flexShrink={0}>
            {option.hint}
          </Text>
        </Line>
      ))}
    </chakra.ul>
  );
}
