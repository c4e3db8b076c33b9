import { Button, chakra, Flex, HStack, Input } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { SelectInput } from '../forms/SelectInput.tsx';
import { useListParams } from './useListParams.ts';

type Choices = readonly (readonly [value: string, label: string])[];

interface Props {
  /** Name of the searched list, such as "Users". */
  label: string;
  placeholder: string;
  /** Filter with the name of its URL parameter. The first choice means all. */
  filter?: { name: string; label: string; choices: Choices };
  /** Sort orders of the list; the first is the default. Empty for a list with one order. */
  sorts: Choices;
}

function Select({ label, name, choices, ...props }: { label: string; name: string; choices: Choices; hideFrom?: 'md' }) {
  const { get, change } = useListParams();
  return (
    <SelectInput
      aria-label={label}
      choices={choices}
      root={{ w: 'auto', ...props }}
      value={get(name)}
      onChange={(event) => change(name, event.target.value)}
    />
  );
}

/** Select for the sort order of a list on phones, where the table has no headers. The first order is the default. */
export const OrderSelect = ({ sorts }: { sorts: Choices }) => (
  <Select label="Order" name="sort" choices={sorts.map(([value, text], index) => [index === 0 ? '' : value, text] as const)} hideFrom="md" />
);

/** Search box of a list with its filter. On phones, where the table has no headers, also with its sort order. */
export function ListSearch({ label, placeholder, filter, sorts }: Props) {
  const { get, change } = useListParams();
  const [typed, setTyped] = useState(get('q'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change('q', typed.trim());
  };
  return (
    <Flex gap="3" wrap="wrap">
      <chakra.form role="search" aria-label={label} onSubmit={submit} flex="1" minW="64">
        <HStack>
          <Input
            type="search"
            aria-label={placeholder.replace('...', '')}
            placeholder={placeholder}
            value={typed}
            maxLength={100}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="outline">
            Search
          </Button>
        </HStack>
      </chakra.form>
      {filter && <Select {...filter} />}
      {sorts.length > 0 && <OrderSelect sorts={sorts} />}
    </Flex>
  );
}
