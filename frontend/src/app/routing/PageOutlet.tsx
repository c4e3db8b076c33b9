import { useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useMatches, useNavigation, type Location } from 'react-router-dom';
import { isPageScriptAwaited, onPageScripts } from '../../lib/pageScripts.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Handle of a layout route. It decides for which pages the layout stays. */
export interface LayoutHandle {
  holds: (pathname: string) => boolean;
}

/**
 * Returns the path of the next page while its script is missing, so that it cannot show its own skeleton. The path stays set until that page is
 * shown, so that the previous page does not come back.
 */
function useAwaitedPath(): string | undefined {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const isScriptAwaited = useSyncExternalStore(onPageScripts, isPageScriptAwaited, () => false);
  const [awaited, setAwaited] = useState<Location>();
  if (isScriptAwaited && location !== awaited) setAwaited(location);
  return location && location === awaited && location.pathname !== pathname ? location.pathname : undefined;
}

/**
 * Page within the frame or within a layout. While the script of the next page loads, the innermost of them that stays shows a skeleton. The previous
 * page is only hidden, in case the script fails to load.
 */
export function PageOutlet({ isLayout = false }: { isLayout?: boolean }) {
  const path = useAwaitedPath();
  const matches = useMatches();
  const isHeld = () => matches.some(({ handle }) => (handle as Partial<LayoutHandle> | undefined)?.holds?.(path!));
  const isAwaited = path !== undefined && isHeld() === isLayout;
  return (
    <>
      <div hidden={isAwaited}>
        <Outlet />
      </div>
      {isAwaited && <PageSkeleton />}
    </>
  );
}
