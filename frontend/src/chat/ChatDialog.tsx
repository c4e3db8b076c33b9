import { Button, Dialog, Portal, Skeleton, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { Retry } from '../ui/Retry.tsx';
import { ChatInput } from './ChatInput.tsx';
import { MessageList } from './MessageList.tsx';
import { useChat } from './useChat.ts';
import { useOutbox } from './useOutbox.ts';

function Chat({ orderId }: { orderId: string }) {
  const { order, failed, unknown, refetch, earlier } = useChat(orderId);
  const { pending, send, retry } = useOutbox(orderId);
  if (failed) return <Retry message="The chat could not be loaded." onRetry={() => void refetch()} />;
  if (unknown) return <Text p="4">There is no such order.</Text>;
  if (!order) return <Skeleton flex="1" borderRadius="l3" />;
  return (
    <>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {order.lines[0]?.name}: {order.buyer.name} and {order.seller.name}
      </Text>
      <MessageList messages={order.recentMessages.nodes} pending={pending} onRetry={retry} onEarlier={earlier} />
      {order.viewerCanWrite ? <ChatInput onSend={send} /> : <Text color="fg.muted">This chat is closed: the order ended more than 30 days ago.</Text>}
    </>
  );
}

/** The chat of the order that the address names (`?chat=12`): a panel at the side, on phones a full sheet. */
export function ChatDialog() {
  const [params, setParams] = useSearchParams();
  const orderId = params.get('chat');
  const close = () =>
    setParams((old) => {
      old.delete('chat');
      return old;
    });
  return (
    <Dialog.Root open={orderId !== null} onOpenChange={(event) => !event.open && close()} scrollBehavior="inside">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner justifyContent="flex-end" alignItems="stretch" p="0">
          <Dialog.Content m="0" h="100dvh" maxH="100dvh" w="full" maxW={{ base: 'full', md: '28rem' }} borderRadius="0" bg="bg">
            <Dialog.Header alignItems="center" justifyContent="space-between" py="3">
              <Dialog.Title>Order {orderId}</Dialog.Title>
              <Button variant="outline" onClick={close}>
                Close
              </Button>
            </Dialog.Header>
            <Dialog.Body display="flex" flexDirection="column" gap="3" minH="0" pb="4" overflow="hidden">
              {orderId && <Chat key={orderId} orderId={orderId} />}
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
