import { useQuery } from '@apollo/client/react';
import { Button, Combobox, createListCollection, Flex, Portal, Stack } from '@chakra-ui/react';
import { comboboxSlotRecipe } from '@chakra-ui/react/theme';
import { useDeferredValue, useMemo, useState } from 'react';
import { graphql } from '../../../gql/documents.ts';

const CourseChoicesQuery = graphql(`
  query CourseChoices($search: String!) {
    courses(first: 8, search: $search) {
      nodes {
        id: databaseId
        code
        name
      }
    }
  }
`);

const MOST = 5;

/** Same height as the other inputs. */
const asOtherInputs = { recipe: comboboxSlotRecipe, size: 'lg', css: { '--combobox-input-height': 'sizes.11' } } as const;

/**
 * Input for the courses of a listing: a combobox that searches while the user types, and the chosen courses, each of which can be removed with a tap.
 */
export function CoursesInput({ value, onChange }: { value: readonly string[]; onChange: (codes: string[]) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim().slice(0, 60));
  const { data, previousData } = useQuery(CourseChoicesQuery, { variables: { search }, skip: search === '' });
  const found = search === '' ? undefined : (data ?? previousData);
  const collection = useMemo(
    () =>
      createListCollection({
        items: (found?.courses.nodes ?? []).filter(({ code }) => !value.includes(code)),
        itemToString: ({ code, name }) => `${code} · ${name}`,
        itemToValue: ({ code }) => code,
      }),
    [found, value],
  );
  return (
    <Stack gap="2" w="full">
      <Combobox.Root
        {...asOtherInputs}
        collection={collection}
        value={[]}
        inputValue={typed}
        disabled={value.length >= MOST}
        onValueChange={({ value: [code] }) => {
          if (code !== undefined) onChange([...value, code]);
          setTyped('');
        }}
        onInputValueChange={({ inputValue, reason }) => reason === 'input-change' && setTyped(inputValue)}
      >
        <Combobox.Control>
          <Combobox.Input placeholder="Type a code or a name" />
        </Combobox.Control>
        <Portal>
          <Combobox.Positioner>
            <Combobox.Content>
              <Combobox.Empty>No course found</Combobox.Empty>
              {collection.items.map((item) => (
                <Combobox.Item key={item.code} item={item} minH="11">
                  {item.code} · {item.name}
                </Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Portal>
      </Combobox.Root>
      {value.length > 0 && (
        <Flex gap="2" wrap="wrap">
          {value.map((code) => (
            <Button
              key={code}
              size="sm"
              minH="11"
              variant="subtle"
              borderRadius="full"
              aria-label={`Remove ${code}`}
              onClick={() => onChange(value.filter((other) => other !== code))}
            >
              {code} ×
            </Button>
          ))}
        </Flex>
      )}
    </Stack>
  );
}
