import { useSyncExternalStore } from 'react';
import { messages } from '../lib/messages.ts';
import { session } from '../session/session.ts';

interface AssistantMessage {
  from: 'user' | 'bot';
  text: string;
}

const start: readonly AssistantMessage[] = [{ from: 'bot', text: messages.assistantGreeting }];

let said = start;
let viewerId = session.get()?.user.id;
const listeners = new Set<() => void>();

function set(next: readonly AssistantMessage[]): void {
  said = next;
  listeners.forEach((listener) => listener());
}

// What one has asked is not for the next person at this browser.
session.subscribe(() => {
  const next = session.get()?.user.id;
  if (viewerId !== undefined && next !== viewerId) set(start);
  viewerId = next;
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Adds to the conversation with the assistant. */
export function addToConversation(from: AssistantMessage['from'], text: string): void {
  set([...said, { from, text }]);
}

/** The conversation with the assistant. It lives as long as the tab, on all pages, whether the assistant is open or not. */
export function useConversation(): readonly AssistantMessage[] {
  return useSyncExternalStore(subscribe, () => said);
}
