import { useMutation } from '@apollo/client/react';
import { sendOnce } from '../../lib/files/idempotencyKey.ts';
import { SendMessageMutation, StartConversationMutation } from './chat/chatDocuments.ts';

/** Returns a function that sends the seller of a product a question in the conversation about it. The first message starts the conversation. */
export function useAskAbout(): (productId: string, text: string) => Promise<void> {
  const [start] = useMutation(StartConversationMutation);
  const [send] = useMutation(SendMessageMutation);
  return async (productId, text) => {
    const { data } = await start({ variables: { productId } });
    const conversationId = data!.startConversation.conversation.id;
    await sendOnce(`question:${productId}:${text}`, (key) => send({ variables: { conversationId, text, key } }));
  };
}
