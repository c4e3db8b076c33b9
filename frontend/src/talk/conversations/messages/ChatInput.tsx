import { Button, HStack, Stack, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { readDraft, saveDraft } from '../../../lib/files/drafts.ts';
import { MAX_MESSAGE_LENGTH } from '../../../lib/messageLength.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { AttachPhoto } from './AttachPhoto.tsx';
import { ChosenPhoto } from './ChosenPhoto.tsx';
import type { ChatPlace } from '../chat/chatPlace.ts';
import { usePhotoMessage } from './usePhotoMessage.ts';

interface Props {
  draft: string;
  place: ChatPlace;
  onSend: (text: string) => void;
}

/**
 * Input for a message: Enter sends, Shift and Enter insert a line break. Its draft survives closing the chat and a reload. A message with a photo
 * stays in the input until the server has received it.
 */
export function ChatInput({ draft, place, onSend }: Props) {
  const [text, setText] = useState(() => readDraft(draft, { text: '' }).text ?? '');
  const { file, progress, error, pick, remove, send: sendPhoto } = usePhotoMessage(place);
  const type = (typed: string) => {
    setText(typed);
    saveDraft(draft, { text: typed });
  };
  const send = async () => {
    const written = text.trim();
    if (progress !== undefined || (written === '' && !file)) return;
    if (!file) onSend(written);
    else if (!(await sendPhoto(written))) return;
    type('');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  const press = (event: KeyboardEvent) => {
    // During input composition, for example in Hindi, Enter ends the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <Stack as="form" onSubmit={submit} gap="2">
      {file && <ChosenPhoto file={file} progress={progress} onRemove={remove} />}
      <FormError>{error}</FormError>
      <HStack align="end" gap="2">
        <AttachPhoto disabled={progress !== undefined} onPick={(chosen) => void pick(chosen)} />
        <Textarea
          recipe={textareaRecipe}
          aria-label="Your message"
          placeholder="Type your message"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          readOnly={progress !== undefined}
          maxLength={MAX_MESSAGE_LENGTH}
          // On a phone the keyboard would cover the messages.
          autoFocus={window.matchMedia('(pointer: fine)').matches}
          autoresize
          rows={1}
          minH="11"
          maxH="40"
          bg="bg.panel"
        />
        <Button type="submit" size="lg" loading={progress !== undefined}>
          Send
        </Button>
      </HStack>
    </Stack>
  );
}
