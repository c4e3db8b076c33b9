import { ConnectionNotice } from '../live/ConnectionNotice.tsx';
import { NavigationProgress } from '../routing/NavigationProgress.tsx';

/** Parts of the frame that the first page does not need. */
export function LateFrame() {
  return (
    <>
      <NavigationProgress />
      <ConnectionNotice />
    </>
  );
}
