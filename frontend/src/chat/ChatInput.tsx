import { Button, HStack, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';

const MAX_LENGTH = 2000;

/** Where a message is typed: Enter sends, Shift and Enter break the line. */
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
    // While a word is being composed (Hindi, for one), Enter ends the word.
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
        // On a phone the keyboard would cover what one came to read.
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
