import { Button, VisuallyHidden } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { CountBadge } from '../../../ui/elements/CountBadge.tsx';

interface Props {
  orderId: string;
  unread: number;
  /** The conversation to open in place of the chat of the order. */
  conversationId?: string;
}

/** Opens the chat of an order; shows its unread count. */
export function ChatButton({ orderId, unread, conversationId }: Props) {
  const [, setParams] = useSearchParams();
  const open = () =>
    setParams((old) => {
      if (conversationId) old.set('conversation', conversationId);
      else old.set('chat', orderId);
      return old;
    });
  return (
    <Button size="sm" minH="11" variant="outline" onClick={open}>
      Chat
      <CountBadge count={unread} />
      <VisuallyHidden>
        {unread > 0 && 'unread'} about order {orderId}
      </VisuallyHidden>
    </Button>
  );
}
