import { Box, Button, Flex, Heading, HStack, Input, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Markdown } from './Markdown.tsx';
import { TypingDots } from './TypingDots.tsx';
import { hasPoints } from '../../lib/texts/points.ts';
import { useAssistant } from './useAssistant.ts';

const suggestions = [
  'What products are available?',
  hasPoints ? 'How does the points system work?' : 'How do I sell something?',
  'How can I contact a seller?',
];

/** Panel of the open assistant: the conversation, suggestions before the first question, and the input. */
export function AssistantPanel({ productId, onClose }: { productId?: string | undefined; onClose: () => void }) {
  const { conversation, send, waiting } = useAssistant(productId);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [conversation.length, waiting]);
  useEffect(() => {
    if (!waiting) input.current?.focus();
  }, [waiting]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const query = text.trim();
    if (!query || waiting) return;
    setText('');
    void send(query);
  };
  const take = (suggestion: string) => {
    setText(suggestion);
    input.current?.focus();
  };
  return (
    <Flex
      as="section"
      aria-label="Assistant"
      data-assistant
      direction="column"
      position="fixed"
      zIndex="docked"
      insetEnd={{ base: '0', sm: '6' }}
      bottom={{ base: 'var(--bottom-bar)', sm: 'calc(var(--bottom-bar) + 24px)' }}
      w={{ base: 'full', sm: '24rem' }}
      h={{ base: '80dvh', sm: '32rem' }}
      // Stays below the top bar, even on a low screen.
      maxH={{ base: 'calc(100dvh - 5rem - var(--bottom-bar))', sm: 'calc(100dvh - 6.5rem - var(--bottom-bar))' }}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      boxShadow="card"
      overflow="hidden"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <HStack justify="space-between" px="4" py="2" bg="brand.subtle">
        <Heading as="h2" size="md">
          Assistant
        </Heading>
        <Button size="sm" minH="11" variant="ghost" onClick={onClose} aria-label="Close the assistant">
          Close
        </Button>
      </HStack>
      <Stack flex="1" overflowY="auto" p="4" gap="3" role="log" aria-label="Conversation" tabIndex={0}>
        {conversation.map(({ from, text }, index) => (
          <Box
            key={index}
            alignSelf={from === 'user' ? 'flex-end' : 'flex-start'}
            maxW="90%"
            px="3"
            py="2"
            borderRadius="l3"
            bg={from === 'user' ? 'chat.own' : 'bg.muted'}
            color={from === 'user' ? 'chat.ownText' : 'fg'}
            overflowWrap="anywhere"
          >
            {from === 'bot' ? <Markdown text={text} /> : text}
          </Box>
        ))}
        {conversation.length === 1 && !waiting && (
          <Stack gap="2">
            {suggestions.map((suggestion) => (
              <Button key={suggestion} size="sm" minH="11" h="auto" py="2" variant="outline" whiteSpace="normal" onClick={() => take(suggestion)}>
                {suggestion}
              </Button>
            ))}
          </Stack>
        )}
        {waiting && <TypingDots />}
        <div ref={end} />
      </Stack>
      <HStack as="form" onSubmit={submit} p="3" borderTopWidth="1px" borderColor="border">
        <Input
          ref={input}
          aria-label="Your question"
          placeholder="Ask me anything..."
          value={text}
          maxLength={500}
          disabled={waiting}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" disabled={waiting || text.trim() === ''}>
          Send
        </Button>
      </HStack>
    </Flex>
  );
}
