import { useLocation } from 'react-router-dom';

/** What the history entries of the sign-in and sign-up pages hold. */
export interface SignInState {
  /** The page that is opened after the sign-in; without it the home page. */
  from?: string;
}

const AUTH_PATHS = /^\/(sign|forgot)/i;

/** The state for a link to the sign-in or the sign-up page: the way back to this page, or to the page that led to this one. */
export function useSignInState(): SignInState | null {
  const location = useLocation();
  return AUTH_PATHS.test(location.pathname) ? (location.state as SignInState | null) : { from: location.pathname + location.search };
}
