import { useViewer } from '../apollo/session/useViewer.ts';
import { frameMessages } from '../lib/texts/frameMessages.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { LazyCourseShelf } from '../market/followed-courses/LazyCourseShelf.tsx';

const Assistant = lazyComponent<object>({
  load: async () => (await import('../help/assistant/Assistant.tsx')).Assistant,
  message: frameMessages.assistantLoadFailed,
});

/** Extras below the list of the home page: new listings for the viewer's courses, and the assistant. */
export function HomeExtras() {
  const viewer = useViewer();
  return (
    <>
      {viewer && <LazyCourseShelf />}
      <Assistant />
    </>
  );
}
