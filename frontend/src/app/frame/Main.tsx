import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { isPageScriptAwaited, onPageScripts } from '../../lib/pageScripts.ts';
import { PageSkeleton } from '../routing/PageSkeleton.tsx';

/** Whether the script of the next page is still missing, so that the page cannot show its own skeleton. */
function useAwaitedPage(): boolean {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const isAwaited = useSyncExternalStore(onPageScripts, isPageScriptAwaited, () => false);
  return isAwaited && !!location && location.pathname !== pathname;
}

/**
 * The page, at least as high as the screen, so that the footer below does not move when the page grows. While the script of the next page loads, a
 * skeleton is shown; the previous page stays hidden in case the script fails.
 */
export function Main() {
  const isAwaited = useAwaitedPage();
  return (
    <chakra.main id="main" flex="1" minH="100dvh" tabIndex={-1} outline="none">
      <div hidden={isAwaited}>
        <Outlet />
      </div>
      {isAwaited && <PageSkeleton />}
    </chakra.main>
  );
}
