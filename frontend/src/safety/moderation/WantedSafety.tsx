import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { CloseWantedMutation } from '../../market/wanted/closeWanted.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const RemoveDialog = lazyComponent({
  load: async () => (await import('./RemoveDialog.tsx')).RemoveDialog,
  message: messages.partFailed,
});

const ReportDialog = lazyComponent({
  load: async () => (await import('../reports/ReportDialog.tsx')).ReportDialog,
  message: messages.partFailed,
});

export const WantedSafetyFragment = graphql(`
  fragment WantedSafety on WantedPost {
    id: databaseId
    globalId: id
    title
    isOpen
    viewerCanEdit
    viewerCanClose
    user {
      id: databaseId
      name
    }
  }
`);

const button = { size: 'sm', minH: '11' } as const;

/** Actions on somebody else's open wanted post: signed-in users can report it, and administrators can close it with a reason. */
export function WantedSafety({ post }: { post: FragmentType<typeof WantedSafetyFragment> }) {
  const shown = useFragmentData(WantedSafetyFragment, post);
  const viewer = useViewer();
  const [asked, setAsked] = useState<'report' | 'remove' | null>(null);
  const [close] = useMutation(CloseWantedMutation);
  if (!shown?.isOpen || shown.viewerCanEdit) return null;
  const { id, globalId, title, viewerCanClose, user } = shown;
  return (
    <>
      {viewerCanClose && (
        <Button {...button} variant="outline" aria-label={`Close ${title}`} onClick={() => setAsked('remove')}>
          Close
        </Button>
      )}
      {viewer && (
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
          remove={async (reason) => (await close({ variables: { id, reason } })).data?.closeWantedPost}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
