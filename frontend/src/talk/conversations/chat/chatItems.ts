import type { ReactNode } from 'react';

/** Event in a chat, shown between its messages. */
export interface ChatEntry {
  key: string;
  /** Time of the event. */
  at: string;
  node: ReactNode;
  /** Whether the event waits for an answer. It is then shown even if it is older than the loaded messages. */
  isOpen: boolean;
}

interface Sent {
  id: string;
  createdAt: string;
  sender: { id: string };
}

/** Message or event in its place, with what is shown above it. */
export interface ChatItem<Message> {
  at: string;
  message: Message | undefined;
  entry: ChatEntry | undefined;
  isNewDay: boolean;
  /** Whether to show the sender's name: after a message of somebody else, on a new day, or after an event. */
  isFirst: boolean;
}

interface Options<Message> {
  /** Messages, oldest first. */
  messages: readonly Message[];
  /** Events, oldest first. */
  entries: readonly ChatEntry[];
  /** Whether there are earlier messages that are not loaded. */
  hasEarlier: boolean;
  /** Returns the day of a time. */
  dayOf: (at: string) => string;
}

/**
 * Returns messages and events, sorted by time. Events from before the first loaded message are left out until the messages of that time are loaded.
 */
export function chatItems<Message extends Sent>({ messages, entries, hasEarlier, dayOf }: Options<Message>): ChatItem<Message>[] {
  const start = hasEarlier ? messages[0]?.createdAt : undefined;
  const shown = entries.filter(({ at, isOpen }) => isOpen || start === undefined || at >= start);
  const all = [
    ...shown.map((entry) => ({ at: entry.at, entry, message: undefined })),
    ...messages.map((message) => ({ at: message.createdAt, message, entry: undefined })),
  ];
  // The sort is stable: messages keep their order, and an event comes before a message of the same time.
  all.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  return all.map(({ at, message, entry }, index) => {
    const before = all[index - 1];
    const isNewDay = !before || dayOf(before.at) !== dayOf(at);
    return { at, message, entry, isNewDay, isFirst: isNewDay || before.message?.sender.id !== message?.sender.id };
  });
}
