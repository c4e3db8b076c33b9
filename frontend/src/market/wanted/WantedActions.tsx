import { useMutation } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { WantedCardFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { messages } from '../../lib/texts/messages.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { useViewer } from '../../session/useViewer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { offerUndo } from '../../acts/undo/offerUndo.ts';

const RemoveDialog = lazyComponent({
  load: async () => (await import('../../safety/moderation/RemoveDialog.tsx')).RemoveDialog,
  message: messages.partFailed,
});

const ReportDialog = lazyComponent({
  load: async () => (await import('../../safety/reports/ReportDialog.tsx')).ReportDialog,
  message: messages.partFailed,
});

const CloseWantedMutation = graphql(`
  mutation CloseWanted($id: ID!, $reason: String) {
    closeWantedPost(input: { id: $id, reason: $reason }) {
      undoToken
      undoUntil
      wantedPost {
        id
        isOpen
        viewerCanClose
      }
    }
  }
`);

/** What can be done with an open wanted post: its owner changes and closes it, others report it, administrators close it with a reason. */
export function WantedActions({ post }: { post: WantedCardFragment }) {
  const { id, globalId, title, viewerCanEdit, viewerCanClose, user } = post;
  const viewer = useViewer();
  const [asked, setAsked] = useState<'report' | 'remove' | null>(null);
  const [close, { loading }] = useMutation(CloseWantedMutation);
  const closeFor = async (reason: string | null) => (await close({ variables: { id, reason } })).data?.closeWantedPost;
  const closeOwn = () =>
    closeFor(null)
      .then((closed) => offerUndo('Closed.', closed))
      .catch((error: unknown) => toast.error(requestErrorOf(error).message ?? 'It could not be closed. Try again.'));
  const button = { size: 'sm', minH: '11', variant: 'outline' } as const;
  return (
    <>
      {viewerCanEdit && (
        <Button asChild {...button}>
          <Link to={`/wanted/new?post=${id}`} aria-label={`Change ${title}`}>
            Change
          </Link>
        </Button>
      )}
      {viewerCanClose && (
        <Button {...button} loading={loading} aria-label={`Close ${title}`} onClick={() => (viewerCanEdit ? void closeOwn() : setAsked('remove'))}>
          Close
        </Button>
      )}
      {viewer && !viewerCanEdit && (
        <Button {...button} variant="ghost" color="fg.muted" aria-label={`Report ${title}`} onClick={() => setAsked('report')}>
          Report
        </Button>
      )}
      {asked === 'report' && <ReportDialog subject={globalId} what="this wanted post" onClose={() => setAsked(null)} />}
      {asked === 'remove' && (
        <RemoveDialog
          what={`the wanted post ${title}`}
          owner={user.name}
          act={{ kind: 'CLOSE_WANTED_POST', id }}
          remove={closeFor}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
