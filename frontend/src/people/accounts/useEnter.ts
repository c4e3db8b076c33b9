import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { session, type SessionUser } from '../../apollo/session/session.ts';

/** User as a query returns it. Fields that the server leaves out are undefined. */
type AnsweredUser = Pick<SessionUser, 'id' | 'name'> & { [Field in Exclude<keyof SessionUser, 'id' | 'name'>]?: SessionUser[Field] | undefined };

/** Returns a function that starts the session in this browser, and opens the page from which the user came, or the home page. */
export function useEnter(): (token: string, user: AnsweredUser, from: string | null | undefined) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async (token, user, from) => {
    const { email = null, phone = null, collegeId = null, role = null, profilePictureUrl = null } = user;
    // Must come first, because clearing the store cancels running queries, including those of the next page.
    await client.clearStore();
    session.set({ token, user: { id: user.id, name: user.name, email, phone, collegeId, role, profilePictureUrl } });
    await navigate(from ?? '/', { replace: true });
  };
}
