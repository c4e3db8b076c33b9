import { useQuery } from '@apollo/client/react';
import { Combobox, createListCollection, Portal, Text } from '@chakra-ui/react';
import { comboboxSlotRecipe } from '@chakra-ui/react/theme';
import { useEffect, useMemo, useState, type Ref } from 'react';
import { messages } from '../../lib/texts/messages.ts';
import { FormChoicesQuery } from './formChoices.ts';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';

interface Props {
  value: string;
  onChange: (id: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Same height as the other inputs. */
const asOtherInputs = { recipe: comboboxSlotRecipe, size: 'lg', css: { '--combobox-input-height': 'sizes.11' } } as const;

/** Combobox of the categories that filters while the user types. */
export function CategorySelect({ value, onChange, inputRef }: Props) {
  const { data, error, refetch } = useQuery(FormChoicesQuery);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (error) toast.error(messages.categoriesFailed);
  }, [error]);
  const all = useMemo(() => data?.categories ?? [], [data]);
  const collection = useMemo(
    () =>
      createListCollection({
        items: all.filter(({ id, name }) => id === value || name.toLowerCase().includes(typed.toLowerCase())),
        itemToString: ({ name }) => name,
        itemToValue: ({ id }) => id,
      }),
    [all, typed, value],
  );
  if (error && !data) return <LoadFailure message={messages.categoriesFailed} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Combobox.Root {...asOtherInputs} collection={collection} disabled aria-busy="true">
        <Combobox.Control>
          <Combobox.Input placeholder="Loading..." />
        </Combobox.Control>
      </Combobox.Root>
    );
  if (all.length === 0) return <Text color="fg.muted">{messages.noCategories}</Text>;
  return (
    <Combobox.Root
      {...asOtherInputs}
      collection={collection}
      value={value ? [value] : []}
      onValueChange={(event) => onChange(event.value[0] ?? '')}
      onInputValueChange={(event) => setTyped(event.reason === 'input-change' ? event.inputValue : '')}
      openOnClick
    >
      <Combobox.Control>
        <Combobox.Input ref={inputRef} name="categoryId" placeholder="Type to search" />
        <Combobox.IndicatorGroup pe="0">
          <Combobox.Trigger aria-label="Show categories" minW="11" minH="11" />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content>
            <Combobox.Empty>No category found</Combobox.Empty>
            {collection.items.map((item) => (
              <Combobox.Item key={item.id} item={item} minH="11">
                {item.name}
                <Combobox.ItemIndicator />
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}
