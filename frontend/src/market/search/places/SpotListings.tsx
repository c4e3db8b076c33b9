import { Button, Flex, Heading } from '@chakra-ui/react';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { firstCursor, preloadQuery } from '../../../apollo/preload.ts';
import { useLoadMore } from '../../../apollo/useLoadMore.ts';
import { graphql } from '../../../gql/documents.ts';
import type { SpotsQuery as Data } from '../../../gql/graphql.ts';
import { EmptyState } from '../../../ui/elements/EmptyState.tsx';
import { LoadMore } from '../../../ui/buttons/LoadMore.tsx';
import { NextPage } from '../../../ui/html/NextPage.tsx';
import { ProductCard, ProductCardFragment } from '../../products/ProductCard.tsx';
import { ProductGrid } from '../../products/ProductGrid.tsx';

const SpotsQuery = graphql(
  `
    query Spots($spotId: ID, $inSeason: Boolean, $after: String) {
      currentSeason {
        id: databaseId
        title
        endsAt
      }
      campusSpots {
        id: databaseId
        name
        hint
        mapX
        mapY
        latitude
        longitude
        listingCount(inSeason: $inSeason)
      }
      campusMap {
        url(width: 1280)
        color
        width
        height
      }
      products(first: 12, after: $after, filter: { spotId: $spotId, inSeason: $inSeason }) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
          ...ProductCard
        }
      }
    }
  `,
  ProductCardFragment,
);

/** Returns the variables of the query for a spot and the season. Unset variables are left out, as in the data of the HTML. */
const variablesOf = (spotId: string | null, inSeason: boolean) => ({ ...(spotId && { spotId }), ...(inSeason && { inSeason }) });

/** Loads the listings for the spot in the URL, or for all spots. The season page loads only those of the season. */
export const spotsLoader =
  (inSeason: boolean) =>
  ({ request }: LoaderFunctionArgs) => {
    const params = new URL(request.url).searchParams;
    return preloadQuery(SpotsQuery, { ...variablesOf(params.get('spot'), inSeason), ...firstCursor(params) }, 'cache-and-network');
  };

/** Returns the id of the spot in the URL, and a function that chooses another one. */
export function useChosenSpot(): readonly [string | null, (id: string) => void] {
  const [params, setParams] = useSearchParams();
  return [params.get('spot'), (id) => setParams({ spot: id }, { replace: true, preventScrollReset: true })];
}

interface Props {
  spots: Data;
  inSeason: boolean;
  /** Text for an empty list. */
  empty: string;
}

/** Campus spots with the number of their listings, and the listings of the chosen spot. */
export function SpotListings({ spots: { campusSpots, products }, inSeason, empty }: Props) {
  const [chosen] = useChosenSpot();
  const more = useLoadMore(SpotsQuery, { ...variablesOf(chosen, inSeason), after: products.pageInfo.endCursor });
  const shown = campusSpots.filter(({ id, listingCount }) => listingCount > 0 || id === chosen);
  const chips = [
    { to: '?', text: 'Everywhere', id: null },
    ...shown.map(({ id, name, listingCount }) => ({ to: `?spot=${id}`, text: `${name} · ${listingCount}`, id })),
  ];
  return (
    <>
      <Flex as="nav" aria-label="Campus spots" wrap="wrap" gap="2" my="4">
        {chips.map(({ to, text, id }) => (
          <Button key={to} asChild size="sm" minH="11" borderRadius="full" variant={id === chosen ? 'solid' : 'outline'}>
            <Link to={to} replace preventScrollReset aria-current={id === chosen ? 'true' : undefined}>
              {text}
            </Link>
          </Button>
        ))}
      </Flex>
      <Heading as="h2" srOnly>
        For sale
      </Heading>
      {products.nodes.length === 0 ? (
        <EmptyState title="Nothing here yet">{empty}</EmptyState>
      ) : (
        <ProductGrid>
          {products.nodes.map((product, index) => (
            <ProductCard key={product.id} product={product} previewLength={60} action="Details" eager={index < 2} />
          ))}
        </ProductGrid>
      )}
      {products.pageInfo.hasNextPage && <LoadMore {...more} />}
      <NextPage cursor={products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null} />
    </>
  );
}
