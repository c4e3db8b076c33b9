import { useMutation } from '@apollo/client/react';
import { Button, Text } from '@chakra-ui/react';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useQuestion } from '../../ui/dialogs/useQuestion.ts';

const DeleteAppMutation = graphql(`
  mutation DeleteApp($id: ID!) {
    deleteApp(input: { id: $id }) {
      deletedId
    }
  }
`);

interface Props {
  app: { id: string; name: string };
  onDeleted: () => void;
}

/** Button that deletes an app after a confirmation. */
export function DeleteApp({ app, onDeleted }: Props) {
  const [remove] = useMutation(DeleteAppMutation);
  const { ask, dialog } = useQuestion(async ({ id, name }: Props['app']) => {
    await remove({ variables: { id } });
    toast.success(`${name} is deleted.`);
    onDeleted();
  }, messages.actFailed);
  return (
    <>
      <Button size="sm" minH="11" variant="outline" onClick={() => ask(app)} aria-label={`Delete ${app.name}`}>
        Delete
      </Button>
      <ConfirmDialog {...dialog} title={`Delete ${app.name}?`} destructive>
        <Text>Nobody can use it any more, and its tokens end at once.</Text>
      </ConfirmDialog>
    </>
  );
}
