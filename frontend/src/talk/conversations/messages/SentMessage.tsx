import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { useFragmentData } from '../../../apollo/cache/useFragmentData.ts';
import { ChatMessageFragment } from '../chat/chatDocuments.ts';
import { MessageBubble } from './MessageBubble.tsx';

interface Props {
  message: FragmentType<typeof ChatMessageFragment> & { sender: { name: string } };
  own: boolean;
  /** The sender's name, at the first message of a group. */
  name: string | undefined;
  note: string | undefined;
  /** The button that reports a message of the other side; takes its global id. */
  report: (globalId: string) => ReactNode;
}

/** A message that the server has. */
export function SentMessage({ message, own, name, note, report }: Props) {
  const shown = useFragmentData(ChatMessageFragment, message);
  if (!shown) return null;
  const { globalId, text, photo, createdAt, removedAt } = shown;
  return (
    <MessageBubble
      text={text}
      photo={photo ?? null}
      sender={message.sender.name}
      removed={Boolean(removedAt)}
      at={createdAt}
      own={own}
      name={name}
      report={!own && !removedAt && report(globalId)}
      note={note}
    />
  );
}
