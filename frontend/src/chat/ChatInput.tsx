import { Button, HStack, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';

const MAX_LENGTH = 2000;

/** The input of a message: Enter sends, Shift and Enter insert a line break. */
export function ChatInput({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  const send = () => {
    if (text.trim() === '') return;
    onSend(text.trim());
    setText('');
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
        onChange={(event) => setText(event.target.value)}
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
