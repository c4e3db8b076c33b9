import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CategorySelect } from '../../categories/CategorySelect.tsx';
import { SpotSelect } from '../../spots/SpotSelect.tsx';
import { plural } from '../../../lib/format/format.ts';
import { brand } from '../../../lib/texts/college.ts';
import { useEachItem } from '../../../ui/useEachItem.ts';
import { EmptyState } from '../../../ui/elements/EmptyState.tsx';
import { PageTitle } from '../../../ui/elements/PageTitle.tsx';
import { Panel } from '../../../ui/elements/Panel.tsx';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { PhotoPicker } from '../../../ui/forms/PhotoPicker.tsx';
import { useListThing } from './useListThing.ts';
import { MOST_ITEMS, valuesOf, type ItemErrors, type RoomDefaults, type RoomItem } from './roomItems.ts';
import { RoomRow } from './RoomRow.tsx';
import { NormsNote } from '../NormsNote.tsx';
import { useRoomItems } from './useRoomItems.ts';

/** Returns the errors of the items, by id. */
function errorsOf(items: readonly RoomItem[], defaults: RoomDefaults): Record<string, ItemErrors> {
  return Object.fromEntries(
    items.flatMap((item) => {
      const result = valuesOf(item, defaults);
      return 'errors' in result ? [[item.id, result.errors]] : [];
    }),
  );
}

function Summary({ done, left }: { done: number; left: number }) {
  return (
    <Flex role="status" bg="good.subtle" color="good.fg" borderRadius="l3" p="4" mt="4" justify="space-between" align="center" wrap="wrap" gap="3">
      <Text>{left === 0 ? `Listed all ${done}.` : `Listed ${done}. ${plural(left, 'thing')} to go: nothing of it is lost.`}</Text>
      <Button asChild variant="outline">
        <Link to="/dashboard/user/products">See my listings</Link>
      </Button>
    </Flex>
  );
}

/** Page that lists a whole room at once. Each picture becomes a listing with a name and a price. Items that fail stay with their error. */
function SellRoomPage() {
  const { items, defaults, reading, pickError, add, change, remove, setDefaults } = useRoomItems();
  const [errors, setErrors] = useState<Record<string, ItemErrors>>({});
  const listThing = useListThing();
  const { results, running, run } = useEachItem(async (item: RoomItem) => {
    change(item.id, { isHeld: await listThing(item, defaults), isListed: true });
  });
  const left = items.filter(({ isListed }) => !isListed);
  const done = items.length - left.length;
  const post = () => {
    const found = errorsOf(left, defaults);
    setErrors(found);
    run(left.filter(({ id }) => !found[id]));
  };
  return (
    <Panel>
      <PageTitle>{`Sell several things - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl" mb="2">
        Sell several things
      </Heading>
      <Text color="fg.muted" mb="5">
        One picture for each thing. Give each a name and a price, and post them together. The rest has defaults that you can change later.
      </Text>
      {items.length < MOST_ITEMS && (
        <PhotoPicker
          multiple
          onPick={add}
          label="Pictures"
          title={items.length > 0 ? 'More pictures' : 'Add pictures'}
          hint={`Up to ${MOST_ITEMS}, one for each thing`}
        />
      )}
      <FormError>{pickError}</FormError>
      {reading && <Text role="status">Preparing the pictures...</Text>}
      {items.length === 0 && !reading && <EmptyState title="Nothing yet">Take a picture of each thing that you want to sell.</EmptyState>}
      {items.length > 0 && (
        <>
          <Stack direction={{ base: 'column', md: 'row' }} gap="4" mt="5">
            <Box flex="1">
              <FormField label="Category of all" hint="A thing can have another one: choose it below its name.">
                <CategorySelect value={defaults.categoryId} onChange={(categoryId) => setDefaults({ categoryId })} />
              </FormField>
            </Box>
            <Box flex="1">
              <FormField label="Where you meet">
                <SpotSelect value={defaults.spotId} onChange={(spotId) => setDefaults({ spotId })} />
              </FormField>
            </Box>
          </Stack>
          <Stack as="ul" listStyleType="none" gap="0">
            {items.map((item, index) => (
              <RoomRow
                key={item.id}
                item={item}
                number={index + 1}
                category={defaults.categoryId}
                errors={errors[item.id]}
                result={results[item.id]}
                locked={running}
                onChange={change}
                onRemove={remove}
              />
            ))}
          </Stack>
          {done > 0 && !running && <Summary done={done} left={left.length} />}
          {left.length > 0 && (
            <Button size="lg" mt="4" loading={running} loadingText="Posting" onClick={post}>
              Post {plural(left.length, 'thing')}
            </Button>
          )}
          <NormsNote mt="3" />
        </>
      )}
    </Panel>
  );
}

export const sellRoomPage = { Component: SellRoomPage };
