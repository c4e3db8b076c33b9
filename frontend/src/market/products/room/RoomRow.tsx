import { Box, Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { ListingSuggestions } from '../../categories/ListingSuggestions.tsx';
import { ProductPhoto } from '../../photos/ProductPhoto.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { useFileUrl } from '../../../ui/forms/useFileUrl.ts';
import type { ItemResult } from '../../../ui/useEachItem.ts';
import type { ItemErrors, RoomItem } from './roomItems.ts';

interface Props {
  item: RoomItem;
  /** Position of the row, from 1. */
  number: number;
  /** Default category of all rows. */
  category: string;
  errors: ItemErrors | undefined;
  result: ItemResult | undefined;
  locked: boolean;
  onChange: (id: string, changed: Partial<RoomItem>) => void;
  onRemove: (id: string) => void;
}

/** Result of sending a row. */
function Outcome({ result, isHeld }: { result: ItemResult | undefined; isHeld: boolean }) {
  if (result === undefined) return null;
  const done = isHeld ? 'Published after a look by an administrator' : 'Listed';
  const failure = typeof result === 'object' ? result.failure : undefined;
  return (
    <Text
      role={failure ? 'alert' : 'status'}
      fontSize="sm"
      fontWeight="semibold"
      color={failure ? 'bad.fg' : result === 'done' ? 'good.fg' : 'fg.muted'}
    >
      {failure ?? (result === 'done' ? done : 'Posting...')}
    </Text>
  );
}

/** Row for one thing of a room: its picture, name and price, and its own category if one is chosen. */
export const RoomRow = memo(function RoomRow({ item, number, category, errors, result, locked, onChange, onRemove }: Props) {
  const { id, file, name, price, categoryId, isListed, isHeld } = item;
  const url = useFileUrl(file);
  return (
    <Box as="li" py="4" borderBottomWidth="1px" borderColor="border">
      <Flex role="group" aria-label={`Thing ${number}`} gap="3" align="start">
        <ProductPhoto url={url ?? ''} name="" w={{ base: '20', md: '32' }} flexShrink={0} borderRadius="l2" />
        <Stack gap="2" flex="1" minW="0">
          {isListed ? (
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </Text>
          ) : (
            <>
              <Flex gap="3" direction={{ base: 'column', md: 'row' }}>
                <Box flex="1" minW="0">
                  <FormField label={`Name of thing ${number}`} required error={errors?.name}>
                    <Input value={name} disabled={locked} onChange={({ target }) => onChange(id, { name: target.value })} />
                  </FormField>
                </Box>
                <Box w={{ base: 'full', md: '40' }}>
                  <FormField label={`Price of thing ${number}`} required error={errors?.price}>
                    <Input value={price} inputMode="decimal" disabled={locked} onChange={({ target }) => onChange(id, { price: target.value })} />
                  </FormField>
                </Box>
              </Flex>
              <Box pt="3">
                <ListingSuggestions
                  typed={name}
                  chosen={categoryId || category}
                  onChoose={(chosen) => onChange(id, { categoryId: chosen === categoryId ? '' : chosen })}
                />
              </Box>
              {errors?.categoryId && (
                <Text role="alert" fontSize="sm" color="bad.fg">
                  {errors.categoryId}
                </Text>
              )}
            </>
          )}
          <Flex justify="space-between" align="center" gap="3">
            <Outcome result={result} isHeld={isHeld} />
            {!isListed && (
              <Button
                size="sm"
                minH="11"
                ms="auto"
                variant="ghost"
                color="fg.muted"
                disabled={locked}
                onClick={() => onRemove(id)}
                aria-label={`Leave out thing ${number}`}
              >
                Leave out
              </Button>
            )}
          </Flex>
        </Stack>
      </Flex>
    </Box>
  );
});
