import { VisuallyHidden } from '@chakra-ui/react';
import { createSearchParams, useNavigate, useSearchParams } from 'react-router-dom';
import { BusyButton } from '../../../ui/buttons/BusyButton.tsx';
import { CountBadge } from '../../../ui/elements/CountBadge.tsx';

interface Props {
  orderId: string;
  unread: number;
  /** Id of the conversation to open instead of the order's chat. */
  conversationId?: string;
}

/** Button that opens the chat of an order and shows its unread count. */
export function ChatButton({ orderId, unread, conversationId }: Props) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const open = () => {
    const opened = createSearchParams(params);
    if (conversationId) opened.set('conversation', conversationId);
    else opened.set('chat', orderId);
    void navigate({ search: opened.toString() });
  };
  return (
    <BusyButton size="sm" minH="11" variant="outline" onClick={open}>
      Chat
      <CountBadge count={unread} />
      <VisuallyHidden>
        {unread > 0 && 'unread'} about order {orderId}
      </VisuallyHidden>
    </BusyButton>
  );
}
