import { useQuery } from '@apollo/client/react';
import { Badge, Box, Container, Grid, Heading, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { NotFoundPage } from '../app/NotFoundPage.tsx';
import { Assistant } from '../assistant/Assistant.tsx';
import { firstScreen } from '../apollo/firstScreen.ts';
import { graphql } from '../gql/index.ts';
import { ReviewsSection } from '../reviews/ReviewsSection.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Price } from '../ui/Price.tsx';
import { Retry } from '../ui/Retry.tsx';
import { Stars } from '../ui/Stars.tsx';
import { messages } from '../lib/messages.ts';
import { plural } from '../lib/format.ts';
import { BuyActions } from './BuyActions.tsx';
import { ProductPhoto } from './ProductPhoto.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';

const ProductQuery = graphql(`
  query Product($id: ID!) {
    product(id: $id) {
      id
      name
      description
      price
      quantity
      shipping
      photoUrl(width: 1280)
      smallPhotoUrl: photoUrl(width: 640)
      photoColor
      category {
        id
        name
      }
      seller {
        id
        name
      }
      rating {
        average
        count
      }
      ...BuyActions
      ...Reviews
      ...Related
    }
  }
`);
firstScreen(ProductQuery);

function ProductSkeleton() {
  return (
    <Container maxW="1200px" py="8" aria-busy="true">
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="8">
        <Skeleton aspectRatio={4 / 3} borderRadius="l3" />
        <Stack>
          <Skeleton height="10" width="80%" />
          <Skeleton height="8" width="30%" />
          <Skeleton height="40" />
        </Stack>
      </Grid>
    </Container>
  );
}

export function ProductPage() {
  const { id = '' } = useParams();
  const { data, dataState, error, refetch } = useQuery(ProductQuery, { variables: { id } });
  if (error && dataState !== 'complete') {
    return (
      <Container maxW="1200px" py="8">
        <Retry message={messages.productFetchFailed} onRetry={() => void refetch()} />
      </Container>
    );
  }
  if (dataState !== 'complete') return <ProductSkeleton />;
  const { product } = data;
  if (!product) return <NotFoundPage />;
  return (
    <Container maxW="1200px" py={{ base: '4', md: '8' }} key={product.id}>
      <PageTitle>{`${product.name} - CampusCart`}</PageTitle>
      <Grid templateColumns={{ base: '1fr', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' }} gap={{ base: '5', md: '10' }}>
        <ProductPhoto
          url={product.photoUrl}
          smallUrl={product.smallPhotoUrl}
          tint={product.photoColor}
          name={product.name}
          eager
          borderRadius="l3"
          borderWidth="1px"
        />
        <Stack gap="4">
          <Text color="fg.muted">{product.category.name}</Text>
          <Heading as="h1" fontSize={{ base: 'xl', md: '2xl' }} overflowWrap="anywhere">
            {product.name}
          </Heading>
          <HStack gap="4" wrap="wrap">
            <Price rupees={product.price} size="2xl" />
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
          <HStack gap="2">
            <Stars value={product.rating.average} />
            <Text fontVariantNumeric="tabular-nums">
              {product.rating.average.toFixed(1)} ({plural(product.rating.count, 'review')})
            </Text>
          </HStack>
          <Text color="fg.muted">
            Sold by {product.seller.name}. {product.shipping ? 'Delivery within the campus.' : 'Pick-up on the campus.'}
          </Text>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {product.description}
          </Text>
          <BuyActions product={product} />
        </Stack>
      </Grid>
      <Box mt={{ base: '8', md: '12' }}>
        <ReviewsSection product={product} />
      </Box>
      <RelatedProducts product={product} />
      <Assistant productId={product.id} />
    </Container>
  );
}
