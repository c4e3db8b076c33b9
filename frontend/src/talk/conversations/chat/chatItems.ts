import type { ReactNode } from 'react';

/** Something that happened in a chat, shown between its messages. */
export interface ChatEntry {
  key: string;
  /** When it happened. */
  at: string;
  node: ReactNode;
  /** Whether it waits for an answer: it is shown also where it is older than the messages that are loaded. */
  isOpen: boolean;
}

interface Sent {
  id: string;
  createdAt: string;
  sender: { id: string };
}

/** A message or an entry in its place, with what is shown above it. */
export interface ChatItem<Message> {
  at: string;
  message: Message | undefined;
  entry: ChatEntry | undefined;
  isNewDay: boolean;
  /** Whether the sender of a message is named: another one, another day or an entry comes before. */
  isFirst: boolean;
}

interface Options<Message> {
  /** Oldest first. */
  messages: readonly Message[];
  /** Oldest first. */
  entries: readonly ChatEntry[];
  /** Whether there are messages before these. */
  hasEarlier: boolean;
  /** The day of a time. */
  dayOf: (at: string) => string;
}

/** Messages and what happened among them by time. What happened before the first loaded message appears with the messages of its time. */
export function chatItems<Message extends Sent>({ messages, entries, hasEarlier, dayOf }: Options<Message>): ChatItem<Message>[] {
  const start = hasEarlier ? messages[0]?.createdAt : undefined;
  const shown = entries.filter(({ at, isOpen }) => isOpen || start === undefined || at >= start);
  const all = [
    ...shown.map((entry) => ({ at: entry.at, entry, message: undefined })),
    ...messages.map((message) => ({ at: message.createdAt, message, entry: undefined })),
  ];
  // The sort is stable: messages keep their order, and what happened at the time of a message comes before it.
  all.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  return all.map(({ at, message, entry }, index) => {
    const before = all[index - 1];
    const isNewDay = !before || dayOf(before.at) !== dayOf(at);
    return { at, message, entry, isNewDay, isFirst: isNewDay || before.message?.sender.id !== message?.sender.id };
  });
}
