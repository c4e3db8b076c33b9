import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../lib/format/format.ts';
import { BottomSheet } from '../../ui/dialogs/BottomSheet.tsx';
import type { ShownItem } from './cartItems.ts';
import type { ItemResult } from '../../ui/useEachItem.ts';

interface Words {
  title: string;
  /** What an item says while it is acted on, and when that is done. */
  busy: string;
  done: string;
  /** The button that starts, and where to go on afterwards. */
  start: string;
  next: { label: string; to: string };
}

interface Props {
  words: Words;
  items: readonly ShownItem[];
  /** Whether an item is acted on. */
  isMeant: (item: ShownItem) => boolean;
  results: Readonly<Record<string, ItemResult>>;
  running: boolean;
  onStart: () => void;
  onClose: () => void;
  /** What is said or asked before the start. */
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

/** Names every item of the cart with its state, acts on those that it can, and shows what became of each. */
export function CartDialog({ words, items, isMeant, results, running, onStart, onClose, children }: Props) {
  // Where nothing was done, as without a network, it can be tried again.
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
