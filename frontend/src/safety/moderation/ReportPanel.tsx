import type { FragmentType } from '@apollo/client';
import { Box, Button, HStack, Image, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import type { ReportPanelFragment as Shown } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { formatPrice, plural, preview } from '../../lib/format/format.ts';
import { ProductPhoto } from '../../market/photos/ProductPhoto.tsx';
import type { Sanction } from '../reports/DecideDialog.tsx';
import { reasonLabels } from '../reports/reasons.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';

export const ReportPanelFragment = graphql(`
  fragment ReportPanel on Report {
    id: databaseId
    subject
    reason
    text
    createdAt
    openCount
    reporter {
      id: databaseId
      name
    }
    user {
      id: databaseId
      name
      email
      createdAt
      suspendedUntil
      bannedAt
      decisions(first: 1) {
        totalCount
      }
    }
    product {
      id: databaseId
      name
      description
      price
      photoUrl(width: 160)
      photoColor
    }
    wantedPost {
      id: databaseId
      title
      isOpen
    }
    message {
      id: databaseId
      removedAt
      conversation {
        id: databaseId
        recentMessages(first: 6) {
          nodes {
            id: databaseId
            text
            removedAt
            photo {
              url(width: 320)
              alt
            }
            sender {
              id: databaseId
              name
            }
          }
        }
      }
    }
  }
`);

/** Reported content, unless it was deleted. */
function Context({ product, message, subject, user }: Pick<Shown, 'product' | 'message' | 'subject' | 'user'>) {
  if (product) {
    return (
      <HStack gap="3" align="start">
        <Box w="16" flexShrink={0}>
          <ProductPhoto url={product.photoUrl} tint={product.photoColor} name="" borderRadius="l1" />
        </Box>
        <Box minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            <Link to={`/product/${product.id}`}>{product.name}</Link> · {formatPrice(product.price)}
          </Text>
          <Text fontSize="sm" overflowWrap="anywhere">
            {preview(product.description, 160)}
          </Text>
        </Box>
      </HStack>
    );
  }
  // The person is shown below anyway.
  if (!message) return subject === user.name ? null : <Text overflowWrap="anywhere">{subject}</Text>;
  return (
    <Stack as="ul" listStyleType="none" gap="1" bg="bg.muted" borderRadius="l2" p="3" aria-label="The chat">
      {message.conversation.recentMessages.nodes.toReversed().map(({ id, text, photo, removedAt, sender }) => (
        <Text as="li" key={id} fontSize="sm" overflowWrap="anywhere" fontWeight={id === message.id ? 'bold' : undefined}>
          {sender.name}: {removedAt ? 'removed' : text}
          {photo && <Image src={photo.url} alt={photo.alt} w="10rem" maxW="full" borderRadius="l1" mt="1" loading="lazy" />}
        </Text>
      ))}
    </Stack>
  );
}

function personLine({ email, createdAt, decisions, suspendedUntil, bannedAt }: Shown['user']): string {
  const state = bannedAt ? 'banned' : suspendedUntil ? `suspended until ${formatDate(suspendedUntil)}` : undefined;
  return [email, `member since ${formatDate(createdAt)}`, plural(decisions?.totalCount ?? 0, 'earlier decision'), state].filter(Boolean).join(' · ');
}

/** Returns the action that removes the reported content; empty if the content is already gone. */
function removalOf({ product, message, wantedPost }: Shown): [Sanction, string, string][] {
  if (product) return [['REMOVE', 'Remove listing', `the listing ${product.name}`]];
  if (message && !message.removedAt) return [['REMOVE', 'Remove message', 'the message']];
  return wantedPost?.isOpen ? [['REMOVE', 'Close wanted post', `the wanted post ${wantedPost.title}`]] : [];
}

interface Props {
  report: FragmentType<typeof ReportPanelFragment>;
  /** Whether a decision is being sent. */
  isDeciding: boolean;
  onDismiss: () => void;
  /** Called with a decision. `removable` names the content that a decision about the person can also remove. */
  onDecide: (action: Sanction, about: string, removable: string | undefined) => void;
}

/** Report with all the information for a decision, and the buttons for the decisions. */
export function ReportPanel({ report, isDeciding, onDismiss, onDecide }: Props) {
  const shown = useFragmentData(ReportPanelFragment, report);
  if (!shown) return null;
  const { subject, reason, text, createdAt, openCount, reporter, user, product, message } = shown;
  const removal = removalOf(shown);
  const actions: [Sanction, string, string][] = [
    ...removal,
    ['WARN', 'Warn', user.name],
    ['SUSPEND', 'Suspend', user.name],
    ['BAN', 'Ban', user.name],
  ];
  return (
    <Panel as="li">
      <Stack gap="3">
        <Box>
          <Text fontWeight="bold">
            {reasonLabels[reason]}
            {openCount && openCount > 1 ? ` · ${plural(openCount, 'report')}` : ''}
          </Text>
          <Text color="fg.muted" fontSize="sm">
            {formatDate(createdAt)} · reported by {reporter?.name}
          </Text>
          {text && (
            <Text overflowWrap="anywhere" mt="1">
              “{text}”
            </Text>
          )}
        </Box>
        <Context product={product} message={message} subject={subject} user={user} />
        <Box>
          <Text fontWeight="semibold">
            <Link to={`/dashboard/admin/viewUserDetails/${user.id}`}>{user.name}</Link>
          </Text>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {personLine(user)}
          </Text>
        </Box>
        <HStack wrap="wrap">
          <BusyButton size="sm" minH="11" variant="outline" aria-label={`Dismiss the report about ${subject}`} waits={isDeciding} onClick={onDismiss}>
            Dismiss
          </BusyButton>
          {actions.map(([action, label, about]) => (
            <Button
              key={action}
              size="sm"
              minH="11"
              variant="outline"
              color="bad.fg"
              onClick={() => onDecide(action, about, action === 'REMOVE' ? undefined : removal[0]?.[2])}
            >
              {label}
            </Button>
          ))}
        </HStack>
      </Stack>
    </Panel>
  );
}
