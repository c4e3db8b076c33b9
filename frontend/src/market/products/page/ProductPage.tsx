import { Badge, Box, Container, Grid, Heading, HStack, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link, type LoaderFunctionArgs } from 'react-router-dom';
import { NotFoundPage } from '../../../app/NotFoundPage.tsx';
import { Assistant } from '../../../help/assistant/Assistant.tsx';
import { preloadQuery } from '../../../apollo/preload.ts';
import { usePageQuery } from '../../../apollo/usePageQuery.ts';
import { BundleButton } from '../../../trade/bundles/BundleButton.tsx';
import { TalkActions } from '../../../trade/offers/TalkActions.tsx';
import { LazyFavouriteButton } from '../../favourites/LazyFavouriteButton.tsx';
import type { ProductAvailability, ProductQuery as ProductData } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/documents.ts';
import { ReviewsSection } from '../../../trade/reviews/ReviewsSection.tsx';
import { useViewer } from '../../../apollo/session/useViewer.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { CourseLinks, CourseLinksFragment } from '../../courses/CourseLinks.tsx';
import { PageTitle } from '../../../ui/elements/PageTitle.tsx';
import { Price } from '../../../ui/elements/Price.tsx';
import { Skeleton } from '../../../ui/elements/Skeleton.tsx';
import { Stars } from '../../../ui/stars/Stars.tsx';
import { messages } from '../../../lib/texts/messages.ts';
import { plural } from '../../../lib/format/format.ts';
import type { RequestError } from '../../../lib/texts/requestError.ts';
import { brand } from '../../../lib/texts/college.ts';
import { AvailabilityBadge } from '../AvailabilityBadge.tsx';
import { BuyActions, BuyActionsFragment } from './BuyActions.tsx';
import { ProductFacts, ProductFactsFragment } from '../ProductFacts.tsx';
import { PHOTO_MAX_HEIGHT, ProductGallery, GalleryFragment } from '../../photos/ProductGallery.tsx';
import { ScheduleLine } from '../schedule/ScheduleLine.tsx';
import { RelatedProducts, RelatedFragment } from './RelatedProducts.tsx';
import { ReservedLine } from './ReservedLine.tsx';
import { SellerCard, SellerCardFragment } from './SellerCard.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { LazyShareMenu } from '../share/LazyShareMenu.tsx';
import { FavouriteFragment } from '../../favourites/FavouriteButton.tsx';
import { ReviewsFragment } from '../../../trade/reviews/reviewDocuments.ts';

const RemoveListing = lazyComponent({
  load: async () => (await import('../../../safety/moderation/RemoveListing.tsx')).RemoveListing,
  message: messages.partFailed,
});

const ListingSafety = lazyComponent({
  load: async () => (await import('../../../safety/reports/ListingSafety.tsx')).ListingSafety,
  message: messages.partFailed,
});

const Unreachable = lazyComponent({
  load: async () => (await import('../../../safety/reports/Unreachable.tsx')).Unreachable,
  isInHtml: true,
  message: messages.partFailed,
  fallback: () => <Box minH="15" />,
});

const HeldLine = lazyComponent({
  load: async () => (await import('../own/HeldListing.tsx')).HeldListing,
  fallback: () => <Box minH="15" />,
});

const PriceBand = lazyComponent({
  load: async () => (await import('../../../trade/price-bands/ListingBand.tsx')).ListingBand,
  fallback: () => <Box minH="5" />,
});

const ProductQuery = graphql(
  `
    query Product($id: ID!) {
      product(id: $id) {
        id: databaseId
        name
        description
        price
        previousPrice
        availability
        quantity
        priceSchedule {
          mustGoBy
          lowestPrice
          atEnd
          nextPrice
          nextFallAt
        }
        viewerCanEdit
        sellerAway
        seller {
          id: databaseId
          name
          viewerHasBlocked
        }
        category {
          id: databaseId
          name
        }
        rating {
          average
          count
        }
        reservedUntil
        reservedFor {
          id: databaseId
        }
        viewerIsQueued
        ...ProductFacts
        ...CourseLinks
        ...Favourite
        ...Gallery
        ...BuyActions
        ...SellerCard
        ...Reviews
        ...Related
      }
    }
  `,
  ProductFactsFragment,
  CourseLinksFragment,
  FavouriteFragment,
  GalleryFragment,
  BuyActionsFragment,
  SellerCardFragment,
  ReviewsFragment,
  RelatedFragment,
);

const loader = ({ params }: LoaderFunctionArgs) => preloadQuery(ProductQuery, { id: params.id! });

/** Returns whether a listing appears in lists. Only then it has a poster. */
const isListed = (availability: ProductAvailability): boolean => !['PAUSED', 'EXPIRED', 'IN_REVIEW'].includes(availability);

/** The photo is on the left and the facts are on the right. On phones they are stacked. */
const columns = { templateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' }, gap: { base: '3', md: '10' } } as const;

/** A long name is smaller on a phone, so that the buttons below it are visible. */
const nameSize = ({ length }: string) => (length > 80 ? 'md' : length > 40 ? 'lg' : 'xl');

function ProductSkeleton() {
  return (
    <Container maxW="1440px" py={{ base: '3', md: '8' }} minH="100dvh" aria-busy="true">
      <Grid {...columns}>
        <Skeleton aspectRatio={4 / 3} maxH={PHOTO_MAX_HEIGHT} borderRadius="l3" />
        <Stack gap="4">
          <Skeleton height="4" width="30%" />
          <Skeleton height="10" width="80%" />
          <Skeleton height="8" width="30%" />
          <Skeleton height="24" />
          <Skeleton height="12" />
          <Skeleton height="20" borderRadius="l3" />
        </Stack>
      </Grid>
    </Container>
  );
}

/** Ways to reach the seller, or the reason why there are none. */
function Actions({ product }: { product: NonNullable<ProductData['product']> }) {
  const { seller, viewerCanEdit } = product;
  if (product.availability === 'IN_REVIEW') return <HeldLine id={product.id} />;
  if (viewerCanEdit) return <BuyActions product={product} />;
  if (seller.viewerHasBlocked || product.sellerAway) return <Unreachable seller={seller} />;
  return (
    <>
      <noscript>Buying and messages need JavaScript.</noscript>
      <ReservedLine product={product} />
      <TalkActions product={product} />
      <BuyActions product={product} />
    </>
  );
}

/** Button that buys this listing together with others of its seller. Renders nothing if the viewer cannot order from that seller. */
function Together({ product: { id, seller, viewerCanEdit, sellerAway } }: { product: NonNullable<ProductData['product']> }) {
  if (viewerCanEdit || sellerAway || seller.viewerHasBlocked) return null;
  const label = `Buy together with other things of ${seller.name}`;
  return <BundleButton label={label} seller={seller} filter={{ sellerId: seller.id, inStock: true }} first={[id]} />;
}

function ProductPage() {
  const { product } = usePageQuery<typeof loader>().data;
  const viewer = useViewer();
  if (!product) return <NotFoundPage />;
  return (
    <Container maxW="1440px" py={{ base: '3', md: '8' }} key={product.id}>
      <PageTitle>{`${product.name} - ${brand}`}</PageTitle>
      <Grid {...columns}>
        <ProductGallery product={product} />
        <Stack gap={{ base: '2', md: '4' }}>
          <HStack justify="space-between" gap="2">
            <ProductFacts product={product} fontSize="sm">
              {product.category.name} ·{' '}
            </ProductFacts>
            <HStack gap="0">
              <Box minW="20">
                <LazyFavouriteButton product={product} />
              </Box>
              {isListed(product.availability) ? (
                <LazyShareMenu product={product} />
              ) : (
                <ShareButton title={product.name} path={`/product/${product.id}`} />
              )}
            </HStack>
          </HStack>
          <Heading as="h1" fontSize={{ base: nameSize(product.name), md: '2xl' }} lineHeight="1.2" overflowWrap="anywhere">
            {product.name}
          </Heading>
          <HStack gap="4" wrap="wrap">
            <Price price={product.price} was={product.previousPrice} size="2xl" />
            <AvailabilityBadge availability={product.availability} px="3" py="1" fontSize="sm" />
            <Badge
              borderRadius="full"
              px="3"
              py="1"
              fontSize="sm"
              bg={product.quantity > 0 ? 'good.subtle' : 'bad.subtle'}
              color={product.quantity > 0 ? 'good.fg' : 'bad.fg'}
            >
              Quantity Available: {product.quantity}
            </Badge>
          </HStack>
          {product.priceSchedule && <ScheduleLine price={product.price} schedule={product.priceSchedule} />}
          <PriceBand productId={product.id} />
          <Actions product={product} />
          {product.rating.count > 0 && (
            <HStack gap="2">
              <Stars value={product.rating.average} />
              <Text fontVariantNumeric="tabular-nums">
                {product.rating.average.toFixed(1)} ({plural(product.rating.count, 'review')})
              </Text>
            </HStack>
          )}
          <Text whiteSpace="pre-line" overflowWrap="anywhere" maxW="prose">
            {product.description}
          </Text>
          <CourseLinks product={product} />
          <Assistant productId={product.id} />
          <SellerCard product={product}>
            <Together product={product} />
          </SellerCard>
          <HStack wrap="wrap" gap="1" fontSize="sm">
            <ChakraLink asChild textDecoration="underline" color="fg.muted" minH="11" px="2">
              <Link to="/safety">Safety tips</Link>
            </ChakraLink>
            {viewer && viewer.id !== product.seller.id && <ListingSafety productId={product.id} seller={product.seller} />}
          </HStack>
          {viewer?.role === 'ADMIN' && !product.viewerCanEdit && <RemoveListing id={product.id} name={product.name} seller={product.seller.name} />}
        </Stack>
      </Grid>
      <Box mt={{ base: '8', md: '12' }}>
        <ReviewsSection product={product} />
      </Box>
      <RelatedProducts product={product} />
    </Container>
  );
}

export const productPage = {
  Component: ProductPage,
  Skeleton: ProductSkeleton,
  loader,
  failure: ({ message }: RequestError) => message || messages.productFetchFailed,
};
