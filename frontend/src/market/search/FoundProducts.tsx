import { Heading, Text } from '@chakra-ui/react';
import type { SearchQuery } from '../../gql/graphql.ts';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';
import { ProductCard } from '../products/ProductCard.tsx';
import { withBoosts, type Placed } from '../products/withBoosts.ts';
import { ProductGrid } from '../products/ProductGrid.tsx';

type Found = SearchQuery['products']['nodes'];

/** Number of cards on the first screen, which load their photos at once. */
const EAGER = 2;

interface CardsProps {
  products: readonly Placed<Found[number]>[];
  before: number;
  isPending: boolean;
}

function Cards({ products, before, isPending }: CardsProps) {
  return (
    <ProductGrid aria-busy={isPending}>
      {products.map(({ node: product, isBoosted }, index) => (
        <ProductCard
          key={product.id}
          product={product}
          boosted={isBoosted}
          previewLength={80}
          action="Details"
          eager={before + index < EAGER}
          extra={<AddToCartButton product={product} />}
        />
      ))}
    </ProductGrid>
  );
}

interface FoundProductsProps {
  text: string;
  /** Results of the pages so far: matches first, then similar products. */
  products: Found;
  /** Boosted matches. */
  boosted: SearchQuery['boostedProducts'];
  /** Number of matches on all pages. */
  exactCount: number;
  isPending: boolean;
}

/** Results of a search: the matches, and under a separate heading the products that are only similar. */
export function FoundProducts({ text, products, boosted, exactCount, isPending }: FoundProductsProps) {
  const found = products.slice(0, exactCount);
  const exact = found.length > 0 ? withBoosts(found, boosted) : [];
  const near = withBoosts(products.slice(exactCount), null);
  return (
    <>
      {exact.length > 0 && (
        <>
          <Heading as="h2" srOnly>
            Products
          </Heading>
          <Cards products={exact} before={0} isPending={isPending} />
        </>
      )}
      {near.length > 0 && (
        <>
          <Heading as="h2" fontSize="lg" mt={exact.length > 0 ? '8' : '0'} mb="1">
            Near matches
          </Heading>
          <Text mb="3" color="fg.muted">
            {exact.length > 0 ? 'Similar words, some of the words, or what belongs to it.' : `Nothing is called “${text}”. These come close.`}
          </Text>
          <Cards products={near} before={exact.length} isPending={isPending} />
        </>
      )}
    </>
  );
}
