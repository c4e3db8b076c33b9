import { chakra, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SelectInput } from '../../../ui/forms/SelectInput.tsx';
import { currencyName } from '../../../lib/format/currencyName.ts';
import { dates, type MustGo } from './mustGo.ts';

const ends = [
  ['FREE', 'It is free'],
  ['TAKE_DOWN', 'It is taken down'],
] as const;

interface Props {
  value: MustGo;
  error: string | undefined;
  onChange: (value: MustGo) => void;
}

/** Fields of the price schedule, collapsed until the user opens them. */
export function MustGoFields({ value, error, onChange }: Props) {
  const change = (part: Partial<MustGo>) => onChange({ ...value, ...part });
  return (
    <chakra.details open={value.by !== '' || error !== undefined}>
      <chakra.summary cursor="pointer" fontWeight="semibold" py="2.5" minH="11">
        Must go by
      </chakra.summary>
      <Stack gap="3" pt="2">
        <Text color="fg.muted" fontSize="sm">
          The price falls in equal steps until the day before, at 9 in the morning each. Buyers see the next price, and who saved it is told.
        </Text>
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
          <FormField label="Date" error={error}>
            <Input type="date" {...dates()} value={value.by} onChange={({ target }) => change({ by: target.value })} />
          </FormField>
          <FormField label="Falls to" hint={currencyName()}>
            <Input inputMode="decimal" value={value.lowestPrice} onChange={({ target }) => change({ lowestPrice: target.value })} />
          </FormField>
          <FormField label="What is left then">
            <SelectInput choices={ends} value={value.atEnd} onChange={({ target }) => change({ atEnd: target.value as MustGo['atEnd'] })} />
          </FormField>
        </SimpleGrid>
      </Stack>
    </chakra.details>
  );
}
