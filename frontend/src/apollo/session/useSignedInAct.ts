import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useViewer } from './useViewer.ts';

/** Names in the address of a page what a guest did there before they signed in. */
const ACT = 'act';

/**
 * An act of a page that requires a session. A guest signs in or up first, comes back to the page, and the act goes on. It is named in the address,
 * which anybody can write: it may open a dialog or a chat, and must not change anything by itself.
 */
export function useSignedInAct(name: string, act: () => void): () => void {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const addressWith = (named: string | null) => {
    const next = new URLSearchParams(search);
    if (named) next.set(ACT, named);
    else next.delete(ACT);
    return next;
  };
  const goesOn = viewer !== null && search.get(ACT) === name;
  const goOn = useEffectEvent(() => {
    setSearch(addressWith(null), { replace: true });
    act();
  });
  useEffect(() => {
    if (goesOn) goOn();
  }, [goesOn]);
  return () => (viewer ? act() : void navigate('/signin', { state: { from: `${pathname}?${addressWith(name).toString()}` } }));
}
