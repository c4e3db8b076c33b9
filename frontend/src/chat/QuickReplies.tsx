import { Button, Flex } from '@chakra-ui/react';

const replies = {
  buyer: ['Is it still there?', 'Where shall we meet?', 'I am here'],
  seller: ['Yes, it is still here', 'Where shall we meet?', 'I am here'],
} as const;

/** Frequent messages that are sent with one click. */
export function QuickReplies({ side, onSend }: { side: 'buyer' | 'seller'; onSend: (text: string) => void }) {
  return (
    <Flex gap="2" overflowX="auto" scrollbar="hidden" flexShrink={0} role="group" aria-label="Quick replies">
      {replies[side].map((reply) => (
        <Button key={reply} size="sm" minH="11" flexShrink={0} variant="outline" borderRadius="full" onClick={() => onSend(reply)}>
          {reply}
        </Button>
      ))}
    </Flex>
  );
}
