import type { FragmentType } from '@apollo/client';
import { Badge, HStack, IconButton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { messages } from '../../lib/texts/messages.ts';
import { PersonLink } from '../../people/profiles/PersonLink.tsx';
import { Icon } from '../../ui/elements/Icon.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { LocalTime } from '../../ui/html/LocalTime.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { Stars } from '../../ui/stars/Stars.tsx';
import { ReviewCardFragment } from './reviewDocuments.ts';

/** Loaded with the first tap on Delete. */
const DeleteReviewDialog = lazyComponent({
  load: async () => (await import('./DeleteReviewDialog.tsx')).DeleteReviewDialog,
  message: messages.partFailed,
});

export interface EditedReview {
  id: string;
  rating: number;
  text: string;
}

interface Props {
  review: FragmentType<typeof ReviewCardFragment>;
  productId: string;
  onEdit: (review: EditedReview) => void;
}

/** Card of a review. Only its author sees the buttons that edit and delete it. */
export function ReviewCard({ review, onEdit }: Props) {
  const shown = useFragmentData(ReviewCardFragment, review);
  const [asking, setAsking] = useState(false);
  if (!shown) return null;
  const { id, rating, text, verifiedBuyer, createdAt, viewerCanEdit, author } = shown;
  return (
    <Panel as="li" w="72" flexShrink={0} scrollSnapAlign="start" display="flex" flexDirection="column" gap="3" p="4">
      <HStack justify="space-between" minH="11">
        <Stars value={rating} />
        {viewerCanEdit && (
          <HStack gap="0">
            <IconButton variant="ghost" aria-label="Edit your review" onClick={() => onEdit({ id, rating, text })}>
              <Icon size={18}>
                <path d="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" />
              </Icon>
            </IconButton>
            <IconButton variant="ghost" aria-label="Delete your review" onClick={() => setAsking(true)}>
              <Icon size={18}>
                <path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13" />
              </Icon>
            </IconButton>
          </HStack>
        )}
      </HStack>
      <Text flex="1" overflowWrap="anywhere" whiteSpace="pre-line">
        {text}
      </Text>
      <Text fontSize="sm" color="fg.muted">
        <PersonLink person={author} />, <LocalTime iso={createdAt} format={formatDate} />
      </Text>
      {verifiedBuyer && (
        <Badge bg="good.subtle" color="good.fg" borderRadius="full" px="3" py="1" alignSelf="start">
          Verified buyer
        </Badge>
      )}
      {asking && <DeleteReviewDialog id={id} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
