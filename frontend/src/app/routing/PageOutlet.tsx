import { useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useMatches, useNavigation, type Location } from 'react-router-dom';
import { isPageScriptAwaited, onPageScripts } from '../../lib/pageScripts.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** The handle of a layout route: around which pages it stays. */
export interface LayoutHandle {
  holds: (pathname: string) => boolean;
}

/**
 * The path of the next page while it cannot show its own skeleton because its script was missing; until it is shown, so that the previous page does not
 * come back.
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
 * The page within the frame, or within a layout. While the script of the next page loads, a skeleton is shown in the innermost of them that stays around
 * it; the previous page is hidden in case the script fails.
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
