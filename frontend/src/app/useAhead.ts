import { useEffect } from 'react';

const KINDS = ['pointerover', 'focusin'];

/** Calls `prepare` with the path of a link of ours as soon as it is pointed at, touched, or reached by keyboard. */
export function useAhead(prepare: (pathname: string) => void): void {
  useEffect(() => {
    const ahead = ({ target }: Event): void => {
      const link = target instanceof Element && target.closest('a[href]');
      if (link instanceof HTMLAnchorElement && link.origin === location.origin) prepare(link.pathname);
    };
    for (const kind of KINDS) document.addEventListener(kind, ahead, { passive: true });
    return () => KINDS.forEach((kind) => document.removeEventListener(kind, ahead));
  }, [prepare]);
}
