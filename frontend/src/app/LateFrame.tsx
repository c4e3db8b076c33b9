import { ConnectionNotice } from './ConnectionNotice.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';

/** The parts of the frame that are not on the first page. */
export function LateFrame() {
  return (
    <>
      <NavigationProgress />
      <ConnectionNotice />
    </>
  );
}
