import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { addMessage } from '../apollo/listUpdates.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { SendMessageMutation } from './chatDocuments.ts';

/** A message that the server has not confirmed yet. */
export interface PendingMessage {
  /** Sent with every try, so that a try whose answer was lost writes nothing twice. */
  key: string;
  text: string;
  at: string;
  /** What the server said against it, or that it could not be reached; null while it is on its way. */
  failure: string | null;
}

interface Outbox {
  pending: PendingMessage[];
  send: (text: string) => void;
  retry: (message: PendingMessage) => void;
}

/** Shows what is sent at once, and keeps what could not be sent until it is tried again. */
export function useOutbox(orderId: string): Outbox {
  const client = useApolloClient();
  const [sendMessage] = useMutation(SendMessageMutation);
  const [pending, setPending] = useState<PendingMessage[]>([]);
  const without = (key: string) => (list: PendingMessage[]) => list.filter((each) => each.key !== key);

  const attempt = async (message: PendingMessage): Promise<void> => {
    try {
      const { data } = await sendMessage({ variables: { orderId, text: message.text, key: message.key } });
      addMessage(client.cache, orderId, data!.sendMessage.message.id);
      setPending(without(message.key));
    } catch (error) {
      const failure = requestErrorOf(error).message ?? 'Not sent.';
      setPending((list) => list.map((each) => (each.key === message.key ? { ...each, failure } : each)));
    }
  };
  return {
    pending,
    send: (text) => {
      const message = { key: crypto.randomUUID(), text, at: new Date().toISOString(), failure: null };
      setPending((list) => [...list, message]);
      void attempt(message);
    },
    retry: (message) => {
      const again = { ...message, failure: null };
      setPending((list) => list.map((each) => (each.key === message.key ? again : each)));
      void attempt(again);
    },
  };
}
