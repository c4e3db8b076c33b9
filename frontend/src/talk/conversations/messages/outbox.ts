import type { ApolloClient } from '@apollo/client';
import { addMessage } from '../../../apollo/cache/listUpdates.ts';
import { DRAFT_PREFIX } from '../../../lib/files/draftOwner.ts';
import { newKey } from '../../../lib/files/idempotencyKey.ts';
import { onServer } from '../../../lib/html/onServer.ts';
import { requestErrorOf } from '../../../lib/texts/requestError.ts';
import { session } from '../../../apollo/session/session.ts';
import { chatKey, type ChatPlace } from '../chat/chatPlace.ts';
import { SendMessageMutation } from '../chat/chatDocuments.ts';

/** A message that the server has not confirmed yet. */
export interface PendingMessage {
  /** The idempotency key of all attempts, so that an attempt whose response was lost is not stored twice. */
  key: string;
  /** The chat that it is written in. */
  place: ChatPlace;
  /** Its author. It is not sent in the session of another user. */
  senderId: string;
  text: string;
  /** The newest message that its chat is known to hold without it; "0" for none. */
  after: string;
  at: string;
  /** Why it failed: the server's message, or that the server could not be reached. Null while it is pending or being sent. */
  failure: string | null;
  /** The server rejected it: it is sent again by Retry only. */
  rejected: boolean;
}

/** It begins like the key of a draft, so that a sign-out discards it. */
const KEY = `${DRAFT_PREFIX}outbox`;

/** The copy in the browser's storage; none on the server. */
function stored(): readonly PendingMessage[] {
  if (onServer) return [];
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? (list as PendingMessage[]) : [];
  } catch {
    return [];
  }
}

/** The messages of all chats in the order in which they were written. The browser's storage holds a copy for after the app was closed. */
let pending = stored();
/** False while the storage is full or blocked: the messages are then kept in memory. */
let isStored = true;
const listeners = new Set<() => void>();

function setPending(next: readonly PendingMessage[]): void {
  pending = next;
  listeners.forEach((listener) => listener());
}

/** Another tab may have written or sent a message in the meantime. */
function save(change: (messages: readonly PendingMessage[]) => readonly PendingMessage[]): void {
  const next = change(isStored ? stored() : pending);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
    isStored = true;
  } catch {
    isStored = false;
  }
  setPending(next);
}

if (!onServer) {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) setPending(stored());
  });
}

session.subscribe(() => {
  const viewer = session.get()?.user.id;
  // Without a viewer: a sign-out has discarded the messages, and the end of a session keeps them for their author.
  if (viewer === undefined) setPending(stored());
  else if (pending.some(({ senderId }) => senderId !== viewer)) save((messages) => messages.filter(({ senderId }) => senderId === viewer));
});

export const pendingMessages = (): readonly PendingMessage[] => pending;

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addPending(message: Pick<PendingMessage, 'place' | 'senderId' | 'text' | 'after'>): void {
  const added = { ...message, key: newKey(), at: new Date().toISOString(), failure: null, rejected: false };
  save((messages) => [...messages, added]);
}

const change = (key: string, changes: Partial<PendingMessage>): void =>
  save((messages) => messages.map((each) => (each.key === key ? { ...each, ...changes } : each)));

/** Makes a failed message pending again. */
export const resetPending = (key: string): void => change(key, { failure: null, rejected: false });

export const removePending = (key: string): void => save((messages) => messages.filter((each) => each.key !== key));

/** A message that the server has stored. */
export interface StoredMessage {
  id: string;
  text: string;
  sender: { id: string };
}

/**
 * The pending messages of a chat that its stored messages, newest first, do not hold yet. Subscriptions, polls and other queries may bring a message
 * before the response to it, or after the response was lost; it then stands once, as stored. Retry and the next delivery still settle it by its key.
 */
export function notYetStored(pending: readonly PendingMessage[], stored: readonly StoredMessage[]): PendingMessage[] {
  const found = new Set<StoredMessage>();
  return pending.filter(({ senderId, text, after, rejected }) => {
    const isIt = (each: StoredMessage) => !found.has(each) && each.sender.id === senderId && each.text === text && Number(each.id) > Number(after);
    const message = rejected ? undefined : stored.findLast(isIt);
    if (message) found.add(message);
    return !message;
  });
}

/** Removes a message that the server has stored. Those of its chat that follow are none of the messages up to it. */
const removeSent = ({ key, place }: PendingMessage, id: string): void =>
  save((messages) =>
    messages.flatMap((each) => {
      if (each.key === key) return [];
      return chatKey(each.place) === chatKey(place) ? [{ ...each, after: id }] : [each];
    }),
  );

async function attempt(client: ApolloClient, pending: PendingMessage): Promise<void> {
  const { key, place, text } = pending;
  try {
    const { data } = await client.mutate({ mutation: SendMessageMutation, variables: { ...place, text, key } });
    const { id } = data!.sendMessage.message;
    addMessage(client.cache, place, id);
    removeSent(pending, id);
  } catch (error) {
    const { message } = requestErrorOf(error);
    // Without a network it stays pending.
    if (message !== undefined || navigator.onLine) change(key, { failure: message || 'Not sent.', rejected: message !== undefined });
  }
}

/** Chats whose messages are being sent, and whether what does not reach the server is to be sent again at once. */
const delivering = new Map<string, boolean>();

async function deliverChat(client: ApolloClient, chat: string): Promise<void> {
  if (delivering.has(chat)) return;
  delivering.set(chat, false);
  const next = () => pending.find((each) => chatKey(each.place) === chat && each.failure === null && each.senderId === session.get()?.user.id);
  for (let message = next(); message && navigator.onLine; message = next()) await attempt(client, message);
  const again = delivering.get(chat);
  delivering.delete(chat);
  if (again) retryUnreached(client);
}

/** Sends the pending messages: one after the other within a chat, at the same time for different chats. */
export function deliver(client: ApolloClient): void {
  for (const chat of new Set(pending.map(({ place }) => chatKey(place)))) void deliverChat(client, chat);
}

/** Sends the pending messages, and again the messages that did not reach the server. */
export function retryUnreached(client: ApolloClient): void {
  if (pending.some(({ failure, rejected }) => failure !== null && !rejected)) {
    save((messages) => messages.map((each) => (each.rejected ? each : { ...each, failure: null })));
  }
  // The connection is back while a message is still on its way over the lost one.
  for (const chat of delivering.keys()) delivering.set(chat, true);
  deliver(client);
}
