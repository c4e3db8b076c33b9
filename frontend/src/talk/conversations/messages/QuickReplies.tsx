import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const replies = {
  buyer: ['Is it still there?', 'Where shall we meet?', 'I am here'],
  seller: ['Yes, it is still here', 'Where shall we meet?', 'I am here'],
  // After an order nobody asks whether the product is still available.
  agreed: ['Where shall we meet?', 'I am on my way', 'I am here'],
} as const;

interface Props {
  side: 'buyer' | 'seller';
  isAgreed: boolean;
  onSend: (text: string) => void;
  /** Actions of the deal, before the replies. */
  children?: ReactNode;
}

/** Frequent messages that are sent with one click. */
export function QuickReplies({ side, isAgreed, onSend, children }: Props) {
  return (
    <Flex gap="2" overflowX="auto" scrollbar="hidden" flexShrink={0} role="group" aria-label="Quick replies">
      {children}
      {replies[isAgreed ? 'agreed' : side].map((reply) => (
        <Button key={reply} size="sm" minH="11" flexShrink={0} variant="outline" borderRadius="full" onClick={() => onSend(reply)}>
          {reply}
        </Button>
      ))}
    </Flex>
  );
}
