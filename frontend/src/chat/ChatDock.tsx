import { Box, Flex, Heading } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMedia } from '../ui/useMedia.ts';
import { ChatDialog } from './ChatDialog.tsx';
import { ChatPanel, CloseChat } from './ChatPanel.tsx';

function DockedChat({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const title = useId();
  return (
    <Flex
      role="dialog"
      aria-labelledby={title}
      direction="column"
      gap="3"
      position="sticky"
      top="20"
      w="24rem"
      flexShrink={0}
      h="calc(100dvh - 7rem)"
      minH="24rem"
      p="4"
      bg="bg"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Flex align="center" justify="space-between">
        <Heading as="h2" size="md" id={title}>
          Order {orderId}
        </Heading>
        <CloseChat onClose={onClose} />
      </Flex>
      <ChatPanel key={orderId} orderId={orderId} />
    </Flex>
  );
}

/** A page with the chat of the order in the URL (`?chat=12`): beside the page on wide screens, otherwise above it. */
export function ChatDock({ children }: { children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const beside = useMedia('(min-width: 80em)');
  const orderId = params.get('chat');
  const close = () =>
    setParams((old) => {
      old.delete('chat');
      return old;
    });
  return (
    <Flex gap="6" align="start">
      <Box flex="1" minW="0">
        {children}
      </Box>
      {orderId && (beside ? <DockedChat orderId={orderId} onClose={close} /> : <ChatDialog orderId={orderId} onClose={close} />)}
    </Flex>
  );
}
