import { client } from '../client/client.ts';
import { graphql } from '../../gql/documents.ts';
import { session } from '../session/session.ts';
import { loadToastArea, showWithToaster, toast } from '../../ui/dialogs/toaster.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

const UndoMutation = graphql(`
  mutation Undo($token: String!) {
    undo(input: { token: $token }) {
      kind
      message
    }
  }
`);

/** Undoes an act and fetches the lists of the page again. */
export async function undo(token: string): Promise<void> {
  try {
    const { data } = await client.mutate({
      mutation: UndoMutation,
      variables: { token },
      refetchQueries: 'active',
      awaitRefetchQueries: true,
    });
    toast.success(data?.undo.message ?? 'Undone.');
  } catch (error) {
    showFailure(error, 'It could not be undone. Please try again.');
  }
}

let stopWatching = (): unknown => undefined;

/** Removes the undo button when the session ends. */
function dropWithSession(): void {
  const owner = session.get()?.user.id;
  stopWatching();
  stopWatching = session.subscribe(() => {
    if (session.get()?.user.id === owner) return;
    stopWatching();
    void loadToastArea().then(({ dropAction }) => dropAction());
  });
}

/** Shows what was done, with a button that undoes it until the undo token expires. */
export function offerUndo(title: string, done: { undoToken: string; undoUntil: string } | undefined): void {
  if (!done) return toast.success(title);
  const { undoToken, undoUntil } = done;
  void showWithToaster({
    title,
    type: 'success',
    action: { label: 'Undo', run: () => void undo(undoToken), until: Date.parse(undoUntil) },
  });
  dropWithSession();
}
