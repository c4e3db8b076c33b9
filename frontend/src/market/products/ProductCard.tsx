import type { FragmentType } from '@apollo/client';
import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { LazyFavouriteButton } from '../favourites/LazyFavouriteButton.tsx';
import { graphql } from '../../gql/documents.ts';
import { formatPrice, preview } from '../../lib/format/format.ts';
import { Price } from '../../ui/elements/Price.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { StarScore } from '../../ui/stars/StarScore.tsx';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';
import type { BoostedMarkProps } from './BoostedMark.tsx';
import { ProductFacts, ProductFactsFragment } from './ProductFacts.tsx';
import type { CardScheduleProps } from './schedule/CardSchedule.tsx';
import { ProductPhoto } from '../photos/ProductPhoto.tsx';
import { FavouriteFragment } from '../favourites/FavouriteButton.tsx';

/* Loaded lazily, because few cards have it. It covers a part of the picture, so that nothing moves when it appears. */
const BoostedMark = lazyComponent<BoostedMarkProps>({ load: async () => (await import('./BoostedMark.tsx')).BoostedMark });

/* Loaded lazily, because few cards have it. Its line is reserved before that. */
const CardSchedule = lazyComponent<CardScheduleProps>({
  load: async () => (await import('./schedule/CardSchedule.tsx')).CardSchedule,
  fallback: () => <Box h="4" />,
});

export const ProductCardFragment = graphql(
  `
    fragment ProductCard on Product {
      id: databaseId
      name
      description
      price
      previousPrice
      availability
      highlighted
      priceSchedule {
        mustGoBy
        lowestPrice
        atEnd
        nextPrice
        nextFallAt
      }
      photoUrl(width: 640)
      photoColor
      spot {
        id: databaseId
        name
      }
      seller {
        id: databaseId
        name
      }
      rating {
        average
        count
      }
      ...ProductFacts
      ...Favourite
    }
  `,
  ProductFactsFragment,
  FavouriteFragment,
);

interface Props {
  product: FragmentType<typeof ProductCardFragment>;
  /** Maximum number of characters of the description: 60 on the home page, 80 in search results. */
  previewLength: number;
  action: string;
  eager?: boolean;
  /** Whether the card is at its place because it is boosted. */
  boosted?: boolean;
  /** Additional button, such as Add to Cart. */
  extra?: React.ReactNode;
}

const frame = {
  position: 'relative',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l3',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  transition: 'box-shadow 150ms, transform 150ms',
  // Browsers do not lay out or paint cards outside the viewport (`ProductGrid`).
  contentVisibility: 'auto',
  _hover: { boxShadow: 'card', transform: 'translateY(-2px)' },
} as const;

/** Assumed height of a card that is not laid out. Nearly all cards have this height, so Back finds the same place. A card with a button is higher. */
const assumedSize = {
  plain: { containIntrinsicSize: { base: 'auto calc(37.5vw + 91px)', sm: 'auto 380px' } },
  withButton: { containIntrinsicSize: { base: 'auto calc(37.5vw + 119px)', sm: 'auto 410px' } },
} as const;

/** Tag over the lower edge of the picture. */
const priceTag = {
  position: 'absolute',
  bottom: '1.5',
  left: '1.5',
  bg: 'bg.panel',
  borderRadius: 'l2',
  px: '2',
  pt: '1',
  pb: '1.5',
  lineHeight: '1',
} as const;

/** Link to the product page that covers the card. Its text is unobtrusive, because the whole card is the link. */
const CardLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    me: 'auto',
    fontSize: { base: 'xs', sm: 'sm' },
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    color: 'brand.fg',
    _before: { content: '""', position: 'absolute', inset: '0' },
  },
});

/** Text that says that the price fell, with the previous price. */
function PriceFell({ price, was }: { price: number; was: number | null }) {
  if (was === null || was <= price) return null;
  return (
    <Text fontSize="xs" fontWeight="medium" color="good.fg" truncate>
      Price fell from {formatPrice(was)}
    </Text>
  );
}

/**
 * Product in a list: picture and price first. The whole card links to its page. `memo` avoids renders with the list, which changes while the user
 * scrolls.
 */
export const ProductCard = memo(function ProductCard({ product, previewLength, action, eager, boosted, extra }: Props) {
  const item = useFragmentData(ProductCardFragment, product);
  if (!item) return null;
  return (
    <chakra.article
      {...frame}
      {...assumedSize[extra ? 'withButton' : 'plain']}
      {...(item.highlighted && { bg: 'accent.subtle', borderColor: 'accent.solid' })}
    >
      <Box position="relative" flexShrink={0}>
        <ProductPhoto
          url={item.photoUrl}
          tint={item.photoColor}
          name={item.name}
          eager={eager}
          opacity={item.availability === 'AVAILABLE' ? undefined : 0.6}
        />
        <AvailabilityBadge availability={item.availability} position="absolute" top="2" left="2" />
        {boosted && <BoostedMark productId={item.id} isBelow={item.priceSchedule !== null} />}
        <LazyFavouriteButton product={item} onPhoto />
        <chakra.div {...priceTag}>
          <Price price={item.price} />
        </chakra.div>
      </Box>
      <Flex direction="column" p={{ base: '2', sm: '3.5' }} gap={{ base: '0.5', sm: '1' }} flex="1" minW="0">
        <Heading
          as="h3"
          fontSize={{ base: 'sm', sm: 'md' }}
          lineClamp={2}
          lineHeight="1.25"
          minH={{ base: '2.5em', sm: 'auto' }}
          overflowWrap="anywhere"
        >
          {item.name}
        </Heading>
        <ProductFacts product={item} place={item.spot?.name} fontSize="xs" truncate />
        {item.priceSchedule && <CardSchedule product={item} />}
        <PriceFell price={item.price} was={item.previousPrice} />
        <Text color="fg.muted" fontSize={{ base: 'xs', sm: 'sm' }} lineHeight="1.35" overflowWrap="anywhere" lineClamp={{ base: 1, sm: 'none' }}>
          {preview(item.description, previewLength)}
        </Text>
        <Flex columnGap="2" wrap="wrap" align="center" mt="auto" pt={{ sm: '1' }}>
          <Flex hideBelow="sm" align="center" flex="1 1 100%" minW="0" justify="space-between" fontSize="xs" color="fg.muted" gap="2">
            <Text truncate>{item.seller.name}</Text>
            {item.rating.count > 0 && <StarScore value={item.rating.average} />}
          </Flex>
          <CardLink to={`/product/${item.id}`} h={extra ? '11' : { base: '4', sm: '8' }}>
            {action}
          </CardLink>
          {extra}
        </Flex>
      </Flex>
    </chakra.article>
  );
});
