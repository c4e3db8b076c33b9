import { useQuery } from '@apollo/client/react';
import { Combobox, createListCollection, Portal } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { toast } from '../ui/toaster.ts';

const CategorySelectQuery = graphql(`
  query CategorySelect {
    categories {
      id
      name
    }
  }
`);

/** A dropdown of the categories that can be searched by typing. */
export function CategorySelect({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data, error } = useQuery(CategorySelectQuery);
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
  if (!data)
    return (
      <Combobox.Root collection={collection} disabled>
        <Combobox.Control>
          <Combobox.Input placeholder={error ? messages.categoriesFailed : 'Loading...'} />
        </Combobox.Control>
      </Combobox.Root>
    );
  return (
    <Combobox.Root
      collection={collection}
      value={value ? [value] : []}
      onValueChange={(event) => onChange(event.value[0] ?? '')}
      onInputValueChange={(event) => setTyped(event.reason === 'input-change' ? event.inputValue : '')}
      openOnClick
    >
      <Combobox.Control>
        <Combobox.Input name="categoryId" placeholder="Type to search" />
        <Combobox.IndicatorGroup>
          <Combobox.Trigger aria-label="Show categories" />
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
