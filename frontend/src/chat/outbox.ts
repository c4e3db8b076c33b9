import type { ApolloClient } from '@apollo/client';
import { addMessage } from '../apollo/listUpdates.ts';
import { readDraft, saveDraft } from '../lib/drafts.ts';
import { newKey } from '../lib/idempotencyKey.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { session } from '../session/session.ts';
import { SendMessageMutation } from './chatDocuments.ts';

/** A message that the server has not confirmed yet. */
export interface PendingMessage {
  /** The idempotency key of all attempts, so that an attempt whose response was lost is not stored twice. */
  key: string;
  orderId: string;
  /** Its author. It is not sent in the session of another user. */
  senderId: string;
  text: string;
  at: string;
  /** Why it failed: the server's message, or that the server could not be reached. Null while it is pending or being sent. */
  failure: string | null;
  /** The server rejected it: it is sent again by Retry only. */
  rejected: boolean;
}

const DRAFT = 'outbox';
const readKept = (): readonly PendingMessage[] => readDraft(DRAFT, { messages: [] as PendingMessage[] }).messages ?? [];

/** The messages of all chats in the order in which they were written, with a copy in the tab's session storage. */
let pending = readKept();
const listeners = new Set<() => void>();

function setPending(next: readonly PendingMessage[]): void {
  pending = next;
  listeners.forEach((listener) => listener());
}

function save(next: readonly PendingMessage[]): void {
  saveDraft(DRAFT, { messages: next });
  setPending(next);
}

// A sign-out discards the drafts.
session.subscribe(() => setPending(readKept()));

export const pendingMessages = (): readonly PendingMessage[] => pending;

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addPending(message: Pick<PendingMessage, 'orderId' | 'senderId' | 'text'>): void {
  save([...pending, { ...message, key: newKey(), at: new Date().toISOString(), failure: null, rejected: false }]);
}

const change = (key: string, changes: Partial<PendingMessage>): void =>
  save(pending.map((each) => (each.key === key ? { ...each, ...changes } : each)));

/** Makes a failed message pending again. */
export const resetPending = (key: string): void => change(key, { failure: null, rejected: false });

export const removePending = (key: string): void => save(pending.filter((each) => each.key !== key));

async function attempt(client: ApolloClient, { key, orderId, text }: PendingMessage): Promise<void> {
  try {
    const { data } = await client.mutate({ mutation: SendMessageMutation, variables: { orderId, text, key } });
    addMessage(client.cache, orderId, data!.sendMessage.message.id);
    removePending(key);
  } catch (error) {
    const { message } = requestErrorOf(error);
    // Without a network it stays pending.
    if (message !== undefined || navigator.onLine) change(key, { failure: message || 'Not sent.', rejected: message !== undefined });
  }
}

const delivering = new Set<string>();

async function deliverChat(client: ApolloClient, orderId: string): Promise<void> {
  if (delivering.has(orderId)) return;
  delivering.add(orderId);
  const next = () => pending.find((each) => each.orderId === orderId && each.failure === null && each.senderId === session.get()?.user.id);
  for (let message = next(); message && navigator.onLine; message = next()) await attempt(client, message);
  delivering.delete(orderId);
}

/** Sends the pending messages: those of a chat one after the other, those of different chats at the same time. */
export function deliver(client: ApolloClient): void {
  for (const orderId of new Set(pending.map((each) => each.orderId))) void deliverChat(client, orderId);
}

/** Sends the pending messages and those for which the server could not be reached. */
export function retryUnreached(client: ApolloClient): void {
  if (pending.some(({ failure, rejected }) => failure !== null && !rejected)) {
    save(pending.map((each) => (each.rejected ? each : { ...each, failure: null })));
  }
  deliver(client);
}
