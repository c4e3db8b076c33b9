import { Button, HStack, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { readDraft, saveDraft } from '../lib/drafts.ts';

const MAX_LENGTH = 2000;

/** The input of a message: Enter sends, Shift and Enter insert a line break. Its draft survives closing the chat and a reload. */
export function ChatInput({ orderId, onSend }: { orderId: string; onSend: (text: string) => void }) {
  const draft = `chat:${orderId}`;
  const [text, setText] = useState(() => readDraft(draft, { text: '' }).text ?? '');
  const type = (typed: string) => {
    setText(typed);
    saveDraft(draft, { text: typed });
  };
  const send = () => {
    if (text.trim() === '') return;
    onSend(text.trim());
    type('');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    // During input composition, for instance in Hindi, Enter ends the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <HStack as="form" onSubmit={submit} align="end" gap="2">
      <Textarea
        recipe={textareaRecipe}
        aria-label="Your message"
        placeholder="Type your message"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        maxLength={MAX_LENGTH}
        // On a phone the keyboard would cover the messages.
        autoFocus={window.matchMedia('(pointer: fine)').matches}
        autoresize
        rows={1}
        maxH="40"
        bg="bg.panel"
      />
      <Button type="submit" size="lg">
        Send
      </Button>
    </HStack>
  );
}
