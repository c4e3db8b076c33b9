import { Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { useState } from 'react';
import { MAX_MESSAGE_LENGTH } from '../../lib/messageLength.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { CartDialog } from './CartDialog.tsx';
import type { ShownItem } from './cartItems.ts';
import { useEachItem } from '../../ui/useEachItem.ts';

interface Props {
  items: readonly ShownItem[];
  /** Sends a question to the seller of a product. */
  ask: (productId: string, text: string) => Promise<void>;
  onClose: () => void;
}

const canAsk = (item: ShownItem): boolean => item.canAsk;

/** Dialog that sends one question to the seller of each item, in the chat about that item. */
export function AskAllDialog({ items, ask, onClose }: Props) {
  const [text, setText] = useState('Is it still there?');
  const { run, ...state } = useEachItem(({ id }: ShownItem) => ask(id, text));
  const meant = items.filter(canAsk);
  const words = {
    title: state.running || state.done === 0 ? 'Ask all sellers' : `Asked about ${state.done} of ${items.length}`,
    busy: 'Asking...',
    done: 'Asked',
    start: meant.length === 0 ? 'Nobody to ask' : `Ask about ${meant.length}`,
    next: { label: 'See my chats', to: '/dashboard/user/chats' },
  };
  return (
    <CartDialog words={words} items={items} isMeant={canAsk} {...state} onStart={() => text.trim() && run(meant)} onClose={onClose}>
      <FormField label="Your question" error={text.trim() ? undefined : 'Write what you want to ask.'} required>
        <Textarea recipe={textareaRecipe} value={text} onChange={({ target }) => setText(target.value)} maxLength={MAX_MESSAGE_LENGTH} rows={2} />
      </FormField>
    </CartDialog>
  );
}
