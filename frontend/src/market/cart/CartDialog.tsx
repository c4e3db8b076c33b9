import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../lib/format/format.ts';
import { BottomSheet } from '../../ui/dialogs/BottomSheet.tsx';
import type { ShownItem } from './cartItems.ts';
import type { ItemResult } from '../../ui/useEachItem.ts';

interface Words {
  title: string;
  /** State of an item while it is processed, and afterwards. */
  busy: string;
  done: string;
  /** Label of the start button, and the link for afterwards. */
  start: string;
  next: { label: string; to: string };
}

interface Props {
  words: Words;
  items: readonly ShownItem[];
  /** Returns whether the dialog processes an item. */
  isMeant: (item: ShownItem) => boolean;
  results: Readonly<Record<string, ItemResult>>;
  running: boolean;
  onStart: () => void;
  onClose: () => void;
  /** Content shown before the start. */
  children?: ReactNode;
}

interface RowProps {
  item: ShownItem;
  words: Words;
  result: ItemResult | undefined;
}

function Row({ item, words, result }: RowProps) {
  const failure = typeof result === 'object' ? result.failure : undefined;
  const state = result === 'busy' ? words.busy : result === 'done' ? words.done : (failure ?? item.note ?? formatPrice(item.price));
  const color = result === 'done' ? 'good.fg' : failure || item.note ? 'bad.fg' : 'fg.muted';
  return (
    <Flex as="li" justify="space-between" gap="4" py="2" borderBottomWidth="1px" borderColor="border" _last={{ borderBottomWidth: 0 }}>
      <Text fontWeight="semibold" minW="0" overflowWrap="anywhere">
        {item.name}
      </Text>
      <Text color={color} flexShrink={0} maxW="60%" textAlign="end">
        {state}
      </Text>
    </Flex>
  );
}

/** Dialog that lists all items of the cart with their state, processes the eligible ones, and shows each result. */
export function CartDialog({ words, items, isMeant, results, running, onStart, onClose, children }: Props) {
  // If nothing was done, for example without a network, the user can try again.
  const started = running || Object.values(results).includes('done');
  const footer = started ? (
    <>
      <Button variant="outline" onClick={onClose} disabled={running}>
        Close
      </Button>
      <Button asChild>
        <Link to={words.next.to}>{words.next.label}</Link>
      </Button>
    </>
  ) : (
    <>
      <Button variant="outline" onClick={onClose}>
        Cancel
      </Button>
      <Button onClick={onStart} disabled={!items.some(isMeant)}>
        {words.start}
      </Button>
    </>
  );
  return (
    <BottomSheet title={words.title} footer={footer} onClose={() => !running && onClose()}>
      <Stack gap="3">
        {!started && children}
        <Stack as="ul" listStyleType="none" gap="0" aria-live="polite">
          {items.map((item) => (
            <Row key={item.id} item={item} words={words} result={results[item.id]} />
          ))}
        </Stack>
      </Stack>
    </BottomSheet>
  );
}
