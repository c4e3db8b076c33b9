import { IconButton, VisuallyHidden } from '@chakra-ui/react';
import { useRef } from 'react';
import { Icon } from '../../../ui/elements/Icon.tsx';

/** Button to choose or take a photo for the next message. */
export function AttachPhoto({ disabled, onPick }: { disabled: boolean; onPick: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton type="button" size="lg" variant="ghost" aria-label="Add a photo" disabled={disabled} onClick={() => input.current?.click()}>
        <Icon>
          <path d="M4 8h3l2-3h6l2 3h3v11H4z" />
          <circle cx="12" cy="13" r="3.5" />
        </Icon>
      </IconButton>
      <VisuallyHidden asChild>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="Photo"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Allows the user to choose the same file again.
            target.value = '';
            if (file) onPick(file);
          }}
        />
      </VisuallyHidden>
    </>
  );
}
