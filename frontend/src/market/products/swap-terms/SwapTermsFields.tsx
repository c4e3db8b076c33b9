import { Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SelectInput } from '../../../ui/forms/SelectInput.tsx';
import { currencyName } from '../../../lib/format/currencyName.ts';
import { nothing, type SwapTerms, type Want } from './swapTerms.ts';

/** Maximum number of wants of a listing. */
const MOST = 5;

interface Category {
  id: string;
  name: string;
}

/** Rows of what the viewer would take. */
function Wants({ wants, onWants, categories }: { wants: readonly Want[]; onWants: (wants: Want[]) => void; categories: readonly Category[] }) {
  const change = (at: number, part: Partial<Want>) => onWants(wants.map((want, index) => (index === at ? { ...want, ...part } : want)));
  const choices = [['', 'Any category'] as const, ...categories.map(({ id, name }) => [id, name] as const)];
  return (
    <Stack gap="3">
      {wants.map((want, at) => (
        <Flex key={at} gap="2" direction={{ base: 'column', sm: 'row' }}>
          <Input
            aria-label={`Words of want ${at + 1}`}
            placeholder="Words, course or ISBN"
            maxLength={100}
            value={want.words}
            onChange={({ target }) => change(at, { words: target.value })}
          />
          <SelectInput
            aria-label={`Category of want ${at + 1}`}
            choices={choices}
            value={want.categoryId}
            onChange={({ target }) => change(at, { categoryId: target.value })}
          />
        </Flex>
      ))}
      {wants.length < MOST && (
        <Button type="button" variant="outline" minH="11" onClick={() => onWants([...wants, nothing])}>
          Another
        </Button>
      )}
    </Stack>
  );
}

interface Props {
  value: SwapTerms;
  error: string | undefined;
  categories: readonly Category[];
  onChange: (value: SwapTerms) => void;
}

/** Fields for whether a listing can be swapped, and if so, for what and with what top-up. */
export function SwapTermsFields({ value, error, categories, onChange }: Props) {
  const change = (part: Partial<SwapTerms>) => onChange({ ...value, ...part });
  return (
    <Stack gap="3">
      <Flex as="label" align="center" gap="3" minH="11">
        <Checkbox type="checkbox" checked={value.openToSwap} onChange={({ target }) => change({ openToSwap: target.checked })} />
        Open to swaps
      </Flex>
      {value.openToSwap && (
        <>
          <Text color="fg.muted">
            What would you take for it? Swaps of two to four people are looked for with it, and nothing is agreed before you accept.
          </Text>
          <Wants wants={value.wants} onWants={(wants) => change({ wants })} categories={categories} />
          <FormField label="You would add up to" hint={currencyName()}>
            <Input inputMode="decimal" value={value.topUpMax} onChange={({ target }) => change({ topUpMax: target.value })} />
          </FormField>
          <FormField label="You want at least added" hint={currencyName()}>
            <Input inputMode="decimal" value={value.topUpMin} onChange={({ target }) => change({ topUpMin: target.value })} />
          </FormField>
        </>
      )}
      <FormError>{error}</FormError>
    </Stack>
  );
}
