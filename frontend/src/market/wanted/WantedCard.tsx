import type { FragmentType } from '@apollo/client';
import { Box, Heading, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { formatAge, formatAmount, formatPrice, plural } from '../../lib/format/format.ts';
import { conditions } from '../products/conditions.ts';
import { ProductPhoto } from '../photos/ProductPhoto.tsx';
import { PersonLink } from '../../people/profiles/PersonLink.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { AnswerButton } from './AnswerButton.tsx';
import type { Answerable } from './answerWanted.ts';
import { WantedActions } from './WantedActions.tsx';

export const WantedCardFragment = graphql(`
  fragment WantedCard on WantedPost {
    id: databaseId
    title
    maxPrice
    condition
    createdAt
    isOpen
    answerCount
    viewerCanEdit
    category {
      id: databaseId
      name
    }
    user {
      id: databaseId
      name
    }
    viewerListings(first: 2) {
      nodes {
        id: databaseId
        name
        price
      }
    }
    listings(first: 4) {
      nodes {
        id: databaseId
        name
        price
        photoUrl(width: 160)
        photoColor
      }
    }
  }
`);

type Found = { id: string; name: string; price: number; photoUrl: string; photoColor: string | null };

/** Matching listings, for the owner of the post. */
function Listings({ listings }: { listings: readonly Found[] }) {
  if (listings.length === 0) return null;
  return (
    <HStack as="ul" listStyleType="none" gap="2" align="start" mt="3" aria-label="Listings that fit">
      {listings.map(({ id, name, price, photoUrl, photoColor }) => (
        <Box as="li" key={id} flex="1" maxW="24" minW="0">
          <Link to={`/product/${id}`} aria-label={`${name}, ${formatPrice(price)}`} title={name}>
            <ProductPhoto url={photoUrl} tint={photoColor} name="" borderRadius="l1" />
            <Text fontSize="xs" fontWeight="semibold" mt="1" truncate>
              {formatPrice(price)}
            </Text>
          </Link>
        </Box>
      ))}
    </HStack>
  );
}

interface Props {
  post: FragmentType<typeof WantedCardFragment>;
  onAnswer: (post: Answerable) => void;
  /** Actions on somebody else's post, besides answering it. */
  children: ReactNode;
}

/** Card of a wanted post. Others answer it with a listing. Its owner sees the matching listings and changes or closes the post. */
export function WantedCard({ post, onAnswer, children }: Props) {
  const wanted = useFragmentData(WantedCardFragment, post);
  if (!wanted) return null;
  const { id, title, maxPrice, condition, category, isOpen, answerCount, user } = wanted;
  const limits = [category?.name, maxPrice == null ? '' : `up to ${formatAmount(maxPrice)}`, condition && `${conditions[condition]} or better`];
  return (
    <Panel as="li" p="4">
      <Heading as="h2" fontSize="lg" overflowWrap="anywhere">
        {title}
      </Heading>
      <Text overflowWrap="anywhere">{limits.filter(Boolean).join(' · ')}</Text>
      {/* The age may have changed since the server rendered it. */}
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere" suppressHydrationWarning>
        {wanted.viewerCanEdit ? 'You' : <PersonLink person={user} />} · {formatAge(wanted.createdAt)}
        {answerCount > 0 && ` · ${plural(answerCount, 'answer')}`}
        {!isOpen && ' · closed'}
      </Text>
      {wanted.listings && <Listings listings={wanted.listings.nodes} />}
      {/* In the HTML for guests, this is as high as the buttons of signed-in users. */}
      <HStack wrap="wrap" gap="2" mt="3" css={{ '[data-signed-in] &': { minHeight: '11' } }}>
        {wanted.viewerListings && <AnswerButton post={{ id, title, listings: wanted.viewerListings.nodes }} onChoose={onAnswer} />}
        {isOpen && wanted.viewerCanEdit && <WantedActions post={wanted} />}
        {children}
      </HStack>
    </Panel>
  );
}
