import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { addMessage } from '../apollo/listUpdates.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { SendMessageMutation } from './chatDocuments.ts';

/** A message that the server has not confirmed yet. */
export interface PendingMessage {
  /** The idempotency key of all attempts, so that an attempt whose response was lost is not stored twice. */
  key: string;
  text: string;
  at: string;
  /** Why it failed: the server's message, or that the server could not be reached. Null while it is being sent. */
  failure: string | null;
}

interface Outbox {
  pending: PendingMessage[];
  send: (text: string) => void;
  retry: (message: PendingMessage) => void;
}

/** Shows messages while they are being sent, and keeps failed ones until they are sent again. */
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
