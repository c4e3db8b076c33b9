import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { useFragmentData } from '../../../apollo/cache/useFragmentData.ts';
import { ChatMessageFragment } from '../chat/chatDocuments.ts';
import { MessageBubble } from './MessageBubble.tsx';

interface Props {
  message: FragmentType<typeof ChatMessageFragment> & { sender: { name: string } };
  own: boolean;
  /** Name of the sender above the first message of a group. */
  name: string | undefined;
  note: string | undefined;
  /** Returns the button that reports a message of the other side, given the message's global id. */
  report: (globalId: string) => ReactNode;
}

/** Message that the server has stored. */
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
