import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../gql/documents.ts';
import { discardAllDrafts } from '../../lib/files/draftOwner.ts';
import { messages } from '../../lib/texts/messages.ts';
import { session } from '../../apollo/session/session.ts';
import { toast } from '../../ui/dialogs/toaster.ts';

const SignOutMutation = graphql(`
  mutation SignOut {
    signOut
  }
`);

/** Returns a function that ends the session and opens the home page. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const client = useApolloClient();
  const leave = async () => {
    // Without a connection the session ends in this browser only. On the server it expires.
    await client.mutate({ mutation: SignOutMutation }).catch(() => undefined);
    discardAllDrafts();
    session.set(null);
    await client.clearStore();
    toast.success(messages.logoutDone);
    await navigate('/');
  };
  return () => void leave();
}
