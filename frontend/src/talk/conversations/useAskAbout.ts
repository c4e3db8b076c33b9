import { useMutation } from '@apollo/client/react';
import { sendOnce } from '../../lib/files/idempotencyKey.ts';
import { SendMessageMutation, StartConversationMutation } from './chat/chatDocuments.ts';

/** Asks the seller of a product in the conversation about it, which begins with the first message. */
export function useAskAbout(): (productId: string, text: string) => Promise<void> {
  const [start] = useMutation(StartConversationMutation);
  const [send] = useMutation(SendMessageMutation);
  return async (productId, text) => {
    const { data } = await start({ variables: { productId } });
    const conversationId = data!.startConversation.conversation.id;
    await sendOnce(`question:${productId}:${text}`, (key) => send({ variables: { conversationId, text, key } }));
  };
}
