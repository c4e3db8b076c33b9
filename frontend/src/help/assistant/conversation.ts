import { useSyncExternalStore } from 'react';
import { newKey } from '../../lib/files/idempotencyKey.ts';
import { messages } from '../../lib/texts/messages.ts';
import { session } from '../../apollo/session/session.ts';

interface AssistantMessage {
  from: 'user' | 'bot';
  text: string;
}

const start: readonly AssistantMessage[] = [{ from: 'bot', text: messages.assistantGreeting }];

let conversation = start;
let id = newKey();
let viewerId = session.get()?.user.id;
const listeners = new Set<() => void>();

function set(next: readonly AssistantMessage[]): void {
  conversation = next;
  listeners.forEach((listener) => listener());
}

// The next user of this browser must not see the conversation.
session.subscribe(() => {
  const next = session.get()?.user.id;
  if (viewerId !== undefined && next !== viewerId) {
    set(start);
    id = newKey();
  }
  viewerId = next;
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the id of the conversation for the server, which stores its last answer. */
export const conversationId = (): string => id;

/** Adds a message to the conversation with the assistant. */
export function addToConversation(from: AssistantMessage['from'], text: string): void {
  set([...conversation, { from, text }]);
}

/** Returns the conversation with the assistant. It is in memory for all pages of the tab, even while the assistant is closed. */
export function useConversation(): readonly AssistantMessage[] {
  return useSyncExternalStore(subscribe, () => conversation);
}
