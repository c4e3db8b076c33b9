import { Box, Flex, Heading } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { closeChat } from './openChat.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { ChatDialog } from '../../talk/conversations/chat/ChatDialog.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { CloseChat } from '../../talk/conversations/chat/CloseChat.tsx';
import { useConversationTitle } from '../../talk/conversations/useConversationTitle.ts';
import type { OpenedFrom } from '../../talk/conversations/useMessageSeller.ts';
import { ConversationPanel } from './ConversationPanel.tsx';

interface ChatProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

function DockedChat({ title, onClose, children }: ChatProps) {
  const id = useId();
  return (
    <Flex
      role="dialog"
      aria-labelledby={id}
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
        <Heading as="h2" size="md" id={id} lineClamp={1}>
          {title}
        </Heading>
        <CloseChat onClose={onClose} />
      </Flex>
      {children}
    </Flex>
  );
}

/** Returns the chat that the URL names: the chat of an order (`?chat=12`) or a conversation (`?conversation=3`). */
function openChat(params: URLSearchParams, conversationTitle: string): { title: string; panel: ReactNode } | undefined {
  const [order, conversation] = [params.get('chat'), params.get('conversation')];
  if (order) return { title: `Order ${order}`, panel: <ChatPanel key={order} orderId={order} /> };
  return conversation ? { title: conversationTitle, panel: <ConversationPanel key={conversation} id={conversation} /> } : undefined;
}

/** Page with the chat that the URL names. The chat is beside the page on wide screens and on top of it on others. */
export function ChatDock({ children }: { children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const beside = useMedia('(min-width: 80em)');
  const navigate = useNavigate();
  const { isFromPage } = (useLocation().state ?? {}) as OpenedFrom;
  const close = () => {
    if (isFromPage) return void navigate(-1);
    setParams((old) => {
      closeChat(old);
      return old;
    });
  };
  const open = openChat(params, useConversationTitle(params.get('conversation')));
  const Window = beside ? DockedChat : ChatDialog;
  return (
    <Flex gap="6" align="start">
      <Box flex="1" minW="0">
        {children}
      </Box>
      {open && (
        <Window title={open.title} onClose={close}>
          {open.panel}
        </Window>
      )}
    </Flex>
  );
}
