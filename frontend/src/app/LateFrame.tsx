import { ConnectionNotice } from './ConnectionNotice.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { SearchShortcut } from './SearchShortcut.tsx';

/** The parts of the frame that are not on the first page. */
export function LateFrame() {
  return (
    <>
      <NavigationProgress />
      <ConnectionNotice />
      <SearchShortcut />
    </>
  );
}
