import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { DecideDialog, type Sanction } from '../reports/DecideDialog.tsx';
import { outcomeLabels } from '../reports/reasons.ts';
import { toast } from '../../ui/dialogs/toaster.ts';
import { offerUndo } from '../../apollo/undo/offerUndo.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

export const SanctionButtonsFragment = graphql(`
  fragment SanctionButtons on User {
    id: databaseId
    name
    role
    suspendedUntil
    bannedAt
  }
`);

const SanctionUserMutation = graphql(
  `
    mutation SanctionUser($input: SanctionUserInput!) {
      sanctionUser(input: $input) {
        undoToken
        undoUntil
        user {
          id: databaseId
          ...SanctionButtons
        }
      }
    }
  `,
  SanctionButtonsFragment,
);

const EndSanctionMutation = graphql(
  `
    mutation EndSanction($userId: ID!) {
      endSanction(input: { userId: $userId }) {
        user {
          id: databaseId
          ...SanctionButtons
        }
      }
    }
  `,
  SanctionButtonsFragment,
);

const sanctionKinds = { REMOVE: 'DECIDE_REPORT', WARN: 'WARN_USER', SUSPEND: 'SUSPEND_USER', BAN: 'BAN_USER' } as const;

const labels = [
  ['WARN', 'Warn'],
  ['SUSPEND', 'Suspend'],
  ['BAN', 'Ban'],
] as const;

/** Buttons that warn, suspend or ban a student, or end a ban or suspension. */
export function SanctionButtons({ user }: { user: FragmentType<typeof SanctionButtonsFragment> }) {
  const shown = useFragmentData(SanctionButtonsFragment, user);
  const [asked, setAsked] = useState<Sanction | null>(null);
  // A ban removes listings and cancels orders, which the page shows.
  const [sanction] = useMutation(SanctionUserMutation, { refetchQueries: 'active', awaitRefetchQueries: true });
  const [end, { loading }] = useMutation(EndSanctionMutation);
  if (!shown) return null;
  const { id, name, role, suspendedUntil, bannedAt } = shown;
  if (role === 'ADMIN') return null;
  const lift = () =>
    end({ variables: { userId: id } }).then(
      () => toast.success(`${name} can write again.`),
      (error: unknown) => showFailure(error, 'That did not work. Please try again.'),
    );
  if (bannedAt || suspendedUntil) {
    return (
      <HStack wrap="wrap">
        <Text>{bannedAt ? `Banned since ${formatDateTime(bannedAt)}` : `Suspended until ${formatDateTime(suspendedUntil!)}`}</Text>
        <Button variant="outline" loading={loading} onClick={() => void lift()}>
          {bannedAt ? 'End the ban' : 'End the suspension'}
        </Button>
      </HStack>
    );
  }
  return (
    <HStack wrap="wrap">
      {labels.map(([action, label]) => (
        <Button key={action} variant="outline" color="bad.fg" onClick={() => setAsked(action)}>
          {label}
        </Button>
      ))}
      {asked && (
        <DecideDialog
          action={asked}
          about={name}
          draft={id}
          preview={{ kind: sanctionKinds[asked], id }}
          decide={async ({ reason, days, idempotencyKey }) => {
            const input = { userId: id, action: asked, reason, days: asked === 'SUSPEND' ? days : null, idempotencyKey };
            const { data } = await sanction({ variables: { input } });
            offerUndo(outcomeLabels[asked], data?.sanctionUser);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </HStack>
  );
}
