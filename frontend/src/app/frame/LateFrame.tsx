import { ConnectionNotice } from '../live/ConnectionNotice.tsx';
import { NavigationProgress } from '../routing/NavigationProgress.tsx';

/** The parts of the frame that are not on the first page. */
export function LateFrame() {
  return (
    <>
      <NavigationProgress />
      <ConnectionNotice />
    </>
  );
}
