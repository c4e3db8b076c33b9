import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { invalidateProductLists } from '../../apollo/cache/listUpdates.ts';
import { graphql } from '../../gql/documents.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useToggle } from '../../apollo/useToggle.ts';

const BlockUserMutation = graphql(`
  mutation BlockUser($userId: ID!) {
    blockUser(input: { userId: $userId }) {
      message
      user {
        id: databaseId
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
        id: databaseId
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

/** Button that blocks a person after a confirmation, or ends the block at once. */
export function BlockButton({ userId, name, blocked, onDone }: Props) {
  const [asking, setAsking] = useState(false);
  const block = useToggle({ on: BlockUserMutation, off: UnblockUserMutation, failure: 'That did not work. Please try again.' });
  const change = async () => {
    const options = { update: invalidateProductLists };
    const done = await block.toggle({ isOn: blocked, variables: { userId }, on: options, off: options });
    setAsking(false);
    if (!done) return;
    toast.success((done.on?.blockUser ?? done.off!.unblockUser).message);
    onDone?.();
  };
  return (
    <>
      <BusyButton
        variant="ghost"
        size="sm"
        minH="11"
        aria-label={blocked ? `Unblock ${name}` : `Block ${name}`}
        waits={block.isBusy}
        onClick={() => (blocked ? void change() : setAsking(true))}
      >
        {blocked ? 'Unblock' : 'Block'}
      </BusyButton>
      <ConfirmDialog
        open={asking}
        title={`Block ${name}?`}
        yes="Block"
        no="Cancel"
        busy={block.isBusy}
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
