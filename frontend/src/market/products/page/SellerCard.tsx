import type { FragmentType } from '@apollo/client';
import { Box, Flex, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../../apollo/cache/useFragmentData.ts';
import type { SellerCardFragment as SellerCardData } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/documents.ts';
import { formatPrice, plural } from '../../../lib/format/format.ts';
import { answerTime } from '../../../people/profiles/answerTime.ts';
import { PersonLink } from '../../../people/profiles/PersonLink.tsx';
import { Avatar } from '../../../ui/elements/Avatar.tsx';
import { Panel } from '../../../ui/elements/Panel.tsx';
import { StarScore } from '../../../ui/stars/StarScore.tsx';
import { ProductPhoto } from '../../photos/ProductPhoto.tsx';
import { SpotOnMap } from '../../spots/map/SpotOnMap.tsx';

export const SellerCardFragment = graphql(`
  fragment SellerCard on Product {
    id: databaseId
    shipping
    spot {
      id: databaseId
      name
      hint
      mapX
      mapY
    }
    seller {
      id: databaseId
      name
      createdAt
      profilePictureUrl(width: 160)
      ratingAverage
      ratingCount
      answersWithin
      products(first: 5) {
        totalCount
        nodes {
          id: databaseId
          name
          price
          photoUrl(width: 160)
          photoColor
        }
      }
    }
  }
`);

/** Place of the handover, with a map on request. */
function MeetAt({ spot }: { spot: NonNullable<SellerCardData['spot']> }) {
  const { name, hint } = spot;
  return (
    <>
      <Text color="fg.muted" fontSize="sm" mt="2" overflowWrap="anywhere">
        Meet at {hint ? `${name}, ${hint}` : name}
      </Text>
      <SpotOnMap spot={spot} />
    </>
  );
}

interface Props {
  product: FragmentType<typeof SellerCardFragment>;
  /** Content below the other listings, if there are any. */
  children?: ReactNode;
}

/** Card of the seller: name, rating, response time, member since, delivery or pick-up, and other listings. */
export function SellerCard({ product, children }: Props) {
  const shown = useFragmentData(SellerCardFragment, product);
  if (!shown) return null;
  const { id, shipping, spot, seller } = shown;
  const { ratingAverage, ratingCount, answersWithin } = seller;
  const others = seller.products.nodes.filter((other) => other.id !== id).slice(0, 4);
  return (
    <Panel as="section" aria-label="Seller" p="4">
      <Flex gap="3" align="center">
        <Avatar url={seller.profilePictureUrl} name="" letters={seller.name.slice(0, 2)} size="12" />
        <Box minW="0">
          <Text fontWeight="bold" overflowWrap="anywhere">
            <PersonLink person={seller} />
          </Text>
          {(ratingAverage != null || answersWithin != null) && (
            <Text fontSize="sm">
              {ratingAverage != null && (
                <>
                  <StarScore value={ratingAverage} /> ({plural(ratingCount, 'rating')})
                </>
              )}
              {ratingAverage != null && answersWithin != null && ' · '}
              {answersWithin != null && `Usually answers ${answerTime(answersWithin)}`}
            </Text>
          )}
          <Text color="fg.muted" fontSize="sm">
            Member since {new Date(seller.createdAt).getUTCFullYear()} · {shipping ? 'Delivery within the campus' : 'Pick up on campus'}
          </Text>
        </Box>
      </Flex>
      {spot && <MeetAt spot={spot} />}
      {others.length > 0 && (
        <>
          <Text color="fg.muted" fontSize="sm" mt="3" mb="2">
            {plural(seller.products.totalCount - 1, 'other listing')}
          </Text>
          <HStack as="ul" listStyleType="none" gap="2" align="start">
            {others.map((other) => (
              <Box as="li" key={other.id} flex="1" maxW="24" minW="0">
                <Link to={`/product/${other.id}`} aria-label={`${other.name}, ${formatPrice(other.price)}`} title={other.name}>
                  <ProductPhoto url={other.photoUrl} tint={other.photoColor} name="" borderRadius="l1" />
                  <Text fontSize="xs" fontWeight="semibold" mt="1" truncate>
                    {formatPrice(other.price)}
                  </Text>
                </Link>
              </Box>
            ))}
          </HStack>
          <Box mt="3">{children}</Box>
        </>
      )}
    </Panel>
  );
}
