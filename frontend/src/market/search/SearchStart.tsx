import type { PreloadedQueryRef } from '@apollo/client/react';
import { chakra, Flex, Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { preloadQuery } from '../../apollo/preload.ts';
import { usePreloadedQuery } from '../../apollo/usePageQuery.ts';
import type { SearchStartQuery as Data } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';

const SearchStartQuery = graphql(`
  query SearchStart {
    categories {
      id: databaseId
      name
      productCount
    }
    currentSeason {
      id: databaseId
      title
    }
    campusSpots {
      id: databaseId
      name
      listingCount
    }
    searchSuggestions(text: "", first: 8) {
      recent
      popular
    }
  }
`);

export type Start = PreloadedQueryRef<Data>;

export const preloadStart = (): Start => preloadQuery(SearchStartQuery, {});

const frame = { alignItems: 'center', minH: '11', borderWidth: '1px', borderColor: 'border', bg: 'bg.panel', fontWeight: 'medium' } as const;

const CategoryLink = chakra(Link, {
  base: { ...frame, display: 'flex', justifyContent: 'space-between', gap: '2', px: '4', py: '2', borderRadius: 'l2', lineHeight: '1.25' },
});
const Chip = chakra(Link, { base: { ...frame, display: 'inline-flex', px: '4', borderRadius: 'full', maxW: 'full', overflowWrap: 'anywhere' } });

function Chips({ title, links }: { title: string; links: readonly (readonly [to: string, text: string])[] }) {
  if (links.length === 0) return null;
  return (
    <Stack as="section" aria-label={title} gap="2.5">
      <Heading as="h2" fontSize="lg">
        {title}
      </Heading>
      <Flex wrap="wrap" gap="2">
        {links.map(([to, text]) => (
          <Chip key={to} to={to}>
            {text}
          </Chip>
        ))}
      </Flex>
    </Stack>
  );
}

const searchLink = (text: string) => [`/search?q=${encodeURIComponent(text)}`, text] as const;

/** Returns links to the current season, the map, and the campus spots with listings. */
function placeLinks({ currentSeason, campusSpots }: Data): (readonly [string, string])[] {
  const spots = campusSpots.filter(({ listingCount }) => listingCount > 0);
  if (spots.length === 0 && !currentSeason) return [];
  return [
    ...(currentSeason ? [['/season', currentSeason.title] as const] : []),
    ['/spots', 'Campus map'],
    ...spots.map(({ id, name, listingCount }) => [`/spots?spot=${id}`, `${name} · ${listingCount}`] as const),
  ];
}

/** Search page before a search: suggestions for where to start. The viewer's own searches come last, because the HTML for guests has none. */
export function SearchStart({ start }: { start: Start }) {
  const { data } = usePreloadedQuery(start);
  const { categories, searchSuggestions: searches } = data;
  return (
    <Stack gap="7" mt="4">
      <Stack as="section" aria-label="Categories" gap="2.5">
        <Heading as="h2" fontSize="lg">
          Categories
        </Heading>
        <SimpleGrid columns={{ base: 2, md: 3, lg: 4 }} gap="2">
          {categories
            .filter(({ productCount }) => productCount > 0)
            .map(({ id, name, productCount }) => (
              <CategoryLink key={id} to={`/?category=${id}`}>
                {name}
                <chakra.span color="fg.muted" fontSize="sm" fontWeight="normal">
                  {productCount}
                </chakra.span>
              </CategoryLink>
            ))}
        </SimpleGrid>
      </Stack>
      <Chips title="Around campus" links={placeLinks(data)} />
      <Chips title="Popular searches" links={searches.popular.map(searchLink)} />
      <Chips title="Your last searches" links={searches.recent.map(searchLink)} />
    </Stack>
  );
}
