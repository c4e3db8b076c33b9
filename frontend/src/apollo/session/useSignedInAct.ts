import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useViewer } from './useViewer.ts';

/** URL parameter that names the action that a guest started before signing in. */
const ACT = 'act';

/**
 * Returns a function that runs an action that requires a session. A guest signs in or up first, comes back to the page, and the action then runs. The
 * URL names the action, and anybody can write a URL. So the action may open a dialog or a chat, but must not change anything by itself.
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
