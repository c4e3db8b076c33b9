import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Box, Button, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { formatPrice } from '../../lib/format/format.ts';
import { messages } from '../../lib/texts/messages.ts';
import { ProductPhoto } from '../photos/ProductPhoto.tsx';
import { CountBadge } from '../../ui/elements/CountBadge.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { addressOf, summaryOf } from './savedSearch.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

export const SavedSearchFragment = graphql(`
  fragment SavedSearchCard on SavedSearch {
    id: databaseId
    name
    text
    muted
    newCount
    filter {
      categories {
        id: databaseId
        name
      }
      conditions
      minPrice
      maxPrice
    }
    hits(first: 4) {
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

const MarkSeenMutation = graphql(`
  mutation MarkSavedSearchSeen($id: ID!) {
    markSavedSearchSeen(input: { id: $id }) {
      savedSearch {
        id: databaseId
        newCount
      }
    }
  }
`);

const MuteMutation = graphql(`
  mutation MuteSavedSearch($id: ID!, $muted: Boolean!) {
    updateSavedSearch(input: { id: $id, muted: $muted }) {
      savedSearch {
        id: databaseId
        muted
      }
    }
  }
`);

interface Props {
  search: FragmentType<typeof SavedSearchFragment>;
  onRename: (search: { id: string; name: string }) => void;
  onDelete: (search: { id: string; name: string }) => void;
}

type Hit = { id: string; name: string; price: number; photoUrl: string; photoColor: string | null };

/** Latest new listings that match. */
function Hits({ hits }: { hits: readonly Hit[] }) {
  if (hits.length === 0) return null;
  return (
    <HStack as="ul" listStyleType="none" gap="2" align="start" mt="3">
      {hits.map((hit) => (
        <Box as="li" key={hit.id} flex="1" maxW="24" minW="0">
          <Link to={`/product/${hit.id}`} aria-label={`${hit.name}, ${formatPrice(hit.price)}`} title={hit.name}>
            <ProductPhoto url={hit.photoUrl} tint={hit.photoColor} name="" borderRadius="l1" />
            <Text fontSize="xs" fontWeight="semibold" mt="1" truncate>
              {formatPrice(hit.price)}
            </Text>
          </Link>
        </Box>
      ))}
    </HStack>
  );
}

/** Card of a saved search: its criteria, the number of new listings, the latest ones, and the actions. */
export function SavedSearchCard({ search, onRename, onDelete }: Props) {
  const saved = useFragmentData(SavedSearchFragment, search);
  const [markSeen] = useMutation(MarkSeenMutation);
  const [mute, { loading }] = useMutation(MuteMutation);
  if (!saved) return null;
  const { id, name, muted, newCount, hits } = saved;
  // If this fails, the count is shown again at the next visit.
  const open = () => void markSeen({ variables: { id } }).catch(() => undefined);
  const toggle = () => void mute({ variables: { id, muted: !muted } }).catch((cause: unknown) => showFailure(cause, messages.searchNotSaved));
  return (
    <Panel as="li" p="4">
      <Flex gap="3" align="start" justify="space-between">
        <Box minW="0">
          <Heading as="h2" fontSize="lg" overflowWrap="anywhere">
            <Link to={addressOf(saved)} onClick={newCount > 0 ? open : undefined}>
              {name}
            </Link>
          </Heading>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {summaryOf(saved)}
            {muted && ' · muted'}
          </Text>
        </Box>
        <Text flexShrink={0} fontSize="sm">
          <CountBadge count={newCount} /> {newCount > 0 && 'new'}
        </Text>
      </Flex>
      <Hits hits={hits.nodes} />
      <HStack mt="3" gap="1" wrap="wrap">
        <Button variant="ghost" size="sm" minH="11" onClick={() => onRename({ id, name })} aria-label={`Rename ${name}`}>
          Rename
        </Button>
        <Button variant="ghost" size="sm" minH="11" loading={loading} onClick={toggle} aria-label={`${muted ? 'Unmute' : 'Mute'} ${name}`}>
          {muted ? 'Unmute' : 'Mute'}
        </Button>
        <Button variant="ghost" size="sm" minH="11" onClick={() => onDelete({ id, name })} aria-label={`Delete ${name}`}>
          Delete
        </Button>
      </HStack>
    </Panel>
  );
}
