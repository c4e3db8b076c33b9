import { expect, it } from 'vitest';
import { chatItems, type ChatEntry } from './chatItems.ts';

const message = (id: string, at: string, sender = 'asha') => ({ id, createdAt: at, sender: { id: sender } });
const entry = (key: string, at: string, isOpen = false): ChatEntry => ({ key, at, node: null, isOpen });
const dayOf = (at: string) => at.slice(0, 2);

const shown = (messages: ReturnType<typeof message>[], entries: ChatEntry[], hasEarlier = false) =>
  chatItems({ messages, entries, hasEarlier, dayOf }).map(({ message, entry, isNewDay, isFirst }) =>
    [message?.id ?? entry?.key, isNewDay && 'day', message && isFirst && 'name'].filter(Boolean).join(' '),
  );

it('sorts events between the messages by time, before a message of the same moment', () => {
  const messages = [message('1', '01 10:00'), message('2', '01 10:05'), message('3', '01 10:10')];
  expect(shown(messages, [entry('offer', '01 10:05'), entry('order', '01 10:20')])).toEqual(['1 day name', 'offer', '2 name', '3', 'order']);
});

it("repeats a sender's name after another sender, another day and an event", () => {
  const messages = [message('1', '01 10:00'), message('2', '01 10:01', 'ravi'), message('3', '01 10:02', 'ravi'), message('4', '02 09:00', 'ravi')];
  expect(shown(messages, [])).toEqual(['1 day name', '2 name', '3', '4 day name']);
  expect(shown(messages.slice(1, 3), [entry('offer', '01 10:02')])).toEqual(['2 day name', 'offer', '3 name']);
});

it('hides events before the first loaded message except those that await an answer', () => {
  const entries = [entry('order', '01 09:00'), entry('offer', '01 09:30', true)];
  expect(shown([message('7', '01 10:00')], entries, true)).toEqual(['offer day', '7 name']);
  expect(shown([message('7', '01 10:00')], entries)).toEqual(['order day', 'offer', '7 name']);
  expect(shown([], entries)).toEqual(['order day', 'offer']);
});
