import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { isPageScriptAwaited, onPageScripts } from '../../lib/pageScripts.ts';
import { PageSkeleton } from '../routing/PageSkeleton.tsx';

/** Whether a link was followed whose page cannot even show a skeleton of its own, because its script is not there. */
function useAwaitedPage(): boolean {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const isAwaited = useSyncExternalStore(onPageScripts, isPageScriptAwaited);
  return isAwaited && !!location && location.pathname !== pathname;
}

/** The page. A link whose page is still to come shows a skeleton at once; the page before it stays, hidden, for the case that it never comes. */
export function Main() {
  const isAwaited = useAwaitedPage();
  return (
    <chakra.main id="main" flex="1" tabIndex={-1} outline="none">
      <div hidden={isAwaited}>
        <Outlet />
      </div>
      {isAwaited && <PageSkeleton />}
    </chakra.main>
  );
}
