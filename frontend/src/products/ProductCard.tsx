import { Badge, Button, Flex, Heading, HStack, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { graphql, readFragment, type FragmentType } from '../gql/index.ts';
import { preview } from '../lib/format.ts';
import { Price } from '../ui/Price.tsx';
import { Stars } from '../ui/Stars.tsx';
import { ProductPhoto } from './ProductPhoto.tsx';

const ProductCardFragment = graphql(`
  fragment ProductCard on Product {
    id
    name
    description
    price
    quantity
    photoUrl(width: 640)
    photoColor
    seller {
      id
      name
    }
    rating {
      average
      count
    }
  }
`);

interface Props {
  product: FragmentType<typeof ProductCardFragment>;
  /** Characters of the description that are shown: 60 on the home page, 80 in search. */
  previewLength: number;
  action: string;
  eager?: boolean;
  /** A further button, such as Add to Cart. */
  extra?: React.ReactNode;
}

/** A product on a shelf: picture and price first; the whole card leads to its page. */
export function ProductCard({ product, previewLength, action, eager = false, extra }: Props) {
  const item = readFragment(ProductCardFragment, product);
  return (
    <LinkBox
      as="article"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      overflow="hidden"
      display="flex"
      flexDirection="column"
      transition="box-shadow 150ms, transform 150ms"
      // A long list is laid out and painted where it is looked at.
      contentVisibility="auto"
      containIntrinsicSize="auto 500px"
      _hover={{ boxShadow: 'card', transform: 'translateY(-2px)' }}
    >
      <ProductPhoto url={item.photoUrl} tint={item.photoColor} name={item.name} eager={eager} />
      <Stack p="4" gap="2" flex="1">
        <HStack justify="space-between" minH="7">
          <Price rupees={item.price} />
          {item.quantity === 0 && (
            <Badge colorPalette="bad" bg="bad.subtle" color="bad.fg" borderRadius="full" px="3" py="1">
              Sold out
            </Badge>
          )}
        </HStack>
        <Heading as="h3" fontSize="md" lineClamp={2} lineHeight="1.3">
          {item.name}
        </Heading>
        <Text color="fg.muted" fontSize="sm" flex="1" overflowWrap="anywhere">
          {preview(item.description, previewLength)}
        </Text>
        <HStack justify="space-between" fontSize="sm" color="fg.muted" gap="2">
          <Text truncate>{item.seller.name}</Text>
          {item.rating.count > 0 && <Stars value={item.rating.average} size="sm" />}
        </HStack>
        <Flex gap="2" wrap="wrap">
          <Button asChild flex="1" variant={extra ? 'outline' : 'solid'}>
            <LinkOverlay asChild>
              <Link to={`/product/${item.id}`}>{action}</Link>
            </LinkOverlay>
          </Button>
          {extra}
        </Flex>
      </Stack>
    </LinkBox>
  );
}
