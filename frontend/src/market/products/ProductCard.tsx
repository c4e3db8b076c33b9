import type { FragmentType } from '@apollo/client';
import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { LazyFavouriteButton } from '../favourites/LazyFavouriteButton.tsx';
import { graphql } from '../../gql/documents.ts';
import { preview } from '../../lib/format/format.ts';
import { Price } from '../../ui/elements/Price.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { StarScore } from '../../ui/stars/StarScore.tsx';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';
import { ProductFacts, ProductFactsFragment } from './ProductFacts.tsx';
import type { CardScheduleProps } from './schedule/CardSchedule.tsx';
import { ProductPhoto } from '../photos/ProductPhoto.tsx';
import { FavouriteFragment } from '../favourites/FavouriteButton.tsx';

/* Loaded lazily: few cards carry it, and it lies over the picture, so that nothing moves when it comes. */
const BoostedMark = lazyComponent<{ productId: string }>({ load: async () => (await import('./BoostedMark.tsx')).BoostedMark });

/* Few cards have it. Its line is there before it is loaded. */
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
  /** Shown characters of the description: 60 on the home page, 80 in search results. */
  previewLength: number;
  action: string;
  eager?: boolean;
  /** Whether it stands in its place because it is boosted. */
  boosted?: boolean;
  /** An additional button, such as Add to Cart. */
  extra?: React.ReactNode;
}

/** The layout of a card: a row on small phones, a column elsewhere. */
const frame = {
  position: 'relative',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l3',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: { base: 'row', sm: 'column' },
  transition: 'box-shadow 150ms, transform 150ms',
  // Cards outside the viewport are not laid out or painted.
  contentVisibility: 'auto',
  containIntrinsicSize: { base: 'auto 150px', sm: 'auto 430px' },
  _hover: { boxShadow: 'card', transform: 'translateY(-2px)' },
} as const;

/** A link to the product page that covers the card. Its text is unobtrusive, because the whole card is the link. */
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

/** A product in a list: picture and price first. The whole card links to its page. */
export function ProductCard({ product, previewLength, action, eager = false, boosted = false, extra }: Props) {
  const item = useFragmentData(ProductCardFragment, product);
  if (!item) return null;
  return (
    <chakra.article {...frame} {...(item.highlighted && { bg: 'accent.subtle', borderColor: 'accent.solid' })}>
      <Box position="relative" flexShrink={0} w={{ base: '28', sm: 'full' }}>
        <ProductPhoto
          url={item.photoUrl}
          tint={item.photoColor}
          name={item.name}
          eager={eager}
          h={{ base: 'full', sm: 'auto' }}
          aspectRatio={{ base: 'auto', sm: 4 / 3 }}
          opacity={item.availability === 'AVAILABLE' ? undefined : 0.6}
        />
        <AvailabilityBadge availability={item.availability} position="absolute" top="2" left="2" />
        {boosted && <BoostedMark productId={item.id} />}
        <LazyFavouriteButton product={item} onPhoto />
      </Box>
      <Flex direction="column" p={{ base: '2', sm: '3.5' }} gap={{ base: '0.5', sm: '1' }} flex="1" minW="0">
        <Flex align="center" justify="space-between" columnGap="2" rowGap="0" wrap="wrap">
          <Price price={item.price} was={item.previousPrice} />
          <ProductFacts product={item} fontSize="xs" whiteSpace="nowrap" />
        </Flex>
        {item.priceSchedule && <CardSchedule product={item} />}
        <Heading as="h3" fontSize={{ base: 'sm', sm: 'md' }} lineClamp={2} lineHeight="1.25" overflowWrap="anywhere">
          {item.name}
        </Heading>
        <Text color="fg.muted" fontSize={{ base: 'xs', sm: 'sm' }} lineHeight="1.35" overflowWrap="anywhere">
          {preview(item.description, previewLength)}
        </Text>
        <Flex columnGap="2" wrap="wrap" align="center" mt="auto" pt={{ sm: '1' }}>
          <Flex align="center" flex="1 1 100%" minW="0" justify="space-between" fontSize="xs" color="fg.muted" gap="2">
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
}
