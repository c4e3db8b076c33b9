import type { ApolloClient } from '@apollo/client';
import { addMessage } from '../../../apollo/cache/listUpdates.ts';
import { DRAFT_PREFIX } from '../../../lib/files/draftOwner.ts';
import { newKey } from '../../../lib/files/idempotencyKey.ts';
import { onServer } from '../../../lib/html/onServer.ts';
import { requestErrorOf } from '../../../lib/texts/requestError.ts';
import { session } from '../../../apollo/session/session.ts';
import { chatKey, type ChatPlace } from '../chat/chatPlace.ts';
import { SendMessageMutation } from '../chat/chatDocuments.ts';

/** Message that the server has not confirmed yet. */
export interface PendingMessage {
  /** Idempotency key of all attempts, so that a message whose response was lost is not stored twice. */
  key: string;
  /** Chat of the message. */
  place: ChatPlace;
  /** Id of the author. The message is not sent in the session of another user. */
  senderId: string;
  text: string;
  /** Id of a stored message of the chat that is known to be older than this one; "0" if there is none. */
  after: string;
  at: string;
  /** Reason for the failure: the server's message, or that the server could not be reached. Null while the message is pending or being sent. */
  failure: string | null;
  /** Whether the server rejected the message. It is then sent again only by Retry. */
  rejected: boolean;
}

/** Starts with the prefix of drafts, so that a sign-out discards the messages. */
const KEY = `${DRAFT_PREFIX}outbox`;

/** Returns the copy in the browser's storage; empty on the server. */
function stored(): readonly PendingMessage[] {
  if (onServer) return [];
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? (list as PendingMessage[]) : [];
  } catch {
    return [];
  }
}

/** Messages of all chats in the order in which they were written. The browser's storage has a copy for the time after the app was closed. */
let pending = stored();
/** False while the storage is full or blocked. The messages are then only in memory. */
let isStored = true;
const listeners = new Set<() => void>();

function setPending(next: readonly PendingMessage[]): void {
  pending = next;
  listeners.forEach((listener) => listener());
}

/** Applies a change to the stored messages, because another tab may have written or sent a message in the meantime. */
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
  // There is no viewer: a sign-out has discarded the messages, while the end of a session keeps them for their author.
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

/** Message that the server has stored. */
export interface StoredMessage {
  id: string;
  text: string;
  sender: { id: string };
}

/**
 * Returns the pending messages of a chat that are not among its stored messages (newest first). A subscription, poll or other query may return a
 * message before its own response arrives, or after that response was lost. The message is then shown once, as stored. Retry and the next delivery
 * still complete it by its key.
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

/** Removes a message that the server has stored. The chat's other pending messages are newer than this one. */
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
    // Without a network the message stays pending.
    if (message !== undefined || navigator.onLine) change(key, { failure: message || 'Not sent.', rejected: message !== undefined });
  }
}

/** Chats whose messages are being sent, and whether to send messages that do not reach the server again at once. */
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

/** Sends the pending messages: one after another within a chat, in parallel for different chats. */
export function deliver(client: ApolloClient): void {
  for (const chat of new Set(pending.map(({ place }) => chatKey(place)))) void deliverChat(client, chat);
}

/** Sends the pending messages, and repeats messages that did not reach the server. */
export function retryUnreached(client: ApolloClient): void {
  if (pending.some(({ failure, rejected }) => failure !== null && !rejected)) {
    save((messages) => messages.map((each) => (each.rejected ? each : { ...each, failure: null })));
  }
  // The network is back while a message is still being sent over the lost connection.
  for (const chat of delivering.keys()) delivering.set(chat, true);
  deliver(client);
}
