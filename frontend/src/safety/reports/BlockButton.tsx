import { useMutation } from '@apollo/client/react';
import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { invalidateProductLists } from '../../apollo/cache/listUpdates.ts';
import { graphql } from '../../gql/documents.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';

const BlockUserMutation = graphql(`
  mutation BlockUser($userId: ID!) {
    blockUser(input: { userId: $userId }) {
      message
      user {
        id
        viewerHasBlocked
      }
    }
  }
`);

const UnblockUserMutation = graphql(`
  mutation UnblockUser($userId: ID!) {
    unblockUser(input: { userId: $userId }) {
      message
      user {
        id
        viewerHasBlocked
      }
    }
  }
`);

interface Props {
  userId: string;
  name: string;
  blocked: boolean;
  onDone?: () => void;
}

/** Blocks a person after a question, or ends the block at once. */
export function BlockButton({ userId, name, blocked, onDone }: Props) {
  const [asking, setAsking] = useState(false);
  const [block, { loading }] = useMutation(BlockUserMutation);
  const [unblock] = useMutation(UnblockUserMutation);
  const change = async () => {
    try {
      const variables = { userId };
      const done = blocked
        ? (await unblock({ variables, update: invalidateProductLists })).data!.unblockUser
        : (await block({ variables, update: invalidateProductLists })).data!.blockUser;
      toast.success(done.message);
      onDone?.();
    } catch (error) {
      toast.error(requestErrorOf(error).message ?? 'That did not work. Please try again.');
    }
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        minH="11"
        aria-label={blocked ? `Unblock ${name}` : `Block ${name}`}
        onClick={() => (blocked ? void change() : setAsking(true))}
      >
        {blocked ? 'Unblock' : 'Block'}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Block ${name}?`}
        yes="Block"
        no="Cancel"
        busy={loading}
        onYes={() => void change()}
        onNo={() => setAsking(false)}
      >
        <Text>
          You will not hear from each other any more, and you no longer see their listings. {name} is not told. You can unblock them on their page and
          in your profile.
        </Text>
      </ConfirmDialog>
    </>
  );
}
