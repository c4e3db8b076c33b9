import { useLocation } from 'react-router-dom';

/** State in the history entries of the sign-in and sign-up pages. */
export interface SignInState {
  /** Page to open after the sign-in. Defaults to the home page. */
  from?: string;
}

const AUTH_PATHS = /^\/(sign|forgot)/i;

/** Returns the state for a link to the sign-in or sign-up page: the way back to this page, or to the page that led to this one. */
export function useSignInState(): SignInState | null {
  const location = useLocation();
  return AUTH_PATHS.test(location.pathname) ? (location.state as SignInState | null) : { from: location.pathname + location.search };
}
