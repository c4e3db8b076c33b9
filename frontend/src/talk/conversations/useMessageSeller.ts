import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../lib/texts/messages.ts';
import { useGoToSignIn } from '../../apollo/session/paths.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { StartConversationMutation } from './chat/chatDocuments.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

/** Returns the URL of a conversation. */
export const conversationPath = (id: string) => `/dashboard/user/chats?conversation=${id}`;

/** State of a history entry with which another page opened a chat. Closing the chat leads back to that page. */
export interface OpenedFrom {
  isFromPage?: boolean;
}

/** Returns a function that opens a conversation. Close and Escape lead back to this page. */
export function useOpenConversation(): (id: string) => Promise<void> {
  const navigate = useNavigate();
  const state: OpenedFrom = { isFromPage: true };
  return async (id) => navigate(conversationPath(id), { state });
}

/** Returns a function that opens the conversation with the seller of a product. Guests sign in first. */
export function useMessageSeller(productId: string) {
  const viewer = useViewer();
  const goToSignIn = useGoToSignIn();
  const openConversation = useOpenConversation();
  const [start, { loading }] = useMutation(StartConversationMutation);
  const open = async () => {
    if (!viewer) return goToSignIn();
    try {
      const { data } = await start({ variables: { productId } });
      await openConversation(data!.startConversation.conversation.id);
    } catch (error) {
      showFailure(error, messages.actFailed);
    }
  };
  return { open: () => void open(), loading };
}
