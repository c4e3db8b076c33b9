import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox, Target } from '../../ui/forms/Checkbox.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { readsOf, writesOf, type ScopeGroup } from './scopes.ts';

interface Props {
  groups: readonly ScopeGroup[];
  field: UseFormRegisterReturn;
  chosen: readonly string[];
  error: string | undefined;
  onSet: (scopes: string[]) => void;
}

interface RowProps {
  group: ScopeGroup;
  field: UseFormRegisterReturn;
  chosen: readonly string[];
}

/** Permissions of one domain. The permission to change includes the permission to read. */
function ScopeRow({ group: { about, read, write }, field, chosen }: RowProps) {
  const isIncluded = write != null && chosen.includes(write);
  return (
    <HStack as="li" columnGap="4" rowGap="0" flexWrap="wrap" borderTopWidth="1px" borderColor="border" py="1">
      <Box flex={{ base: '1 0 100%', sm: '1' }}>
        <Text>{about}</Text>
        <Text color="fg.muted" fontSize="sm">
          {read}
        </Text>
      </Box>
      <Target>
        {isIncluded ? (
          <Checkbox type="checkbox" checked disabled aria-label={`Read: ${about}`} />
        ) : (
          <Checkbox type="checkbox" value={read} aria-label={`Read: ${about}`} {...field} />
        )}
        <Text as="span">Read</Text>
      </Target>
      {write == null ? (
        <Box w="24" />
      ) : (
        <Target w="24">
          <Checkbox type="checkbox" value={write} aria-label={`Change: ${about}`} {...field} />
          <Text as="span">Change</Text>
        </Target>
      )}
    </HStack>
  );
}

/** Checkboxes for all scopes, grouped by domain. */
export function ScopesField({ groups, field, chosen, error, onSet }: Props) {
  const id = useId();
  const presets = [
    ['Read all', readsOf(groups)],
    ['Read and change all', [...readsOf(groups), ...writesOf(groups)]],
    ['None', []],
  ] as const;
  return (
    <chakra.fieldset minW="0" aria-describedby={error ? id : undefined}>
      <chakra.legend fontWeight="semibold" fontSize="sm" mb="1">
        Permissions
      </chakra.legend>
      <HStack gap="2" mb="2" flexWrap="wrap">
        {presets.map(([name, scopes]) => (
          <Button key={name} size="sm" minH="11" variant="outline" onClick={() => onSet([...scopes])}>
            {name}
          </Button>
        ))}
      </HStack>
      <Box
        as="ul"
        listStyleType="none"
        maxH="96"
        overflowY="auto"
        borderWidth="1px"
        borderColor={error ? 'bad.solid' : 'border'}
        borderRadius="l2"
        px="3"
        tabIndex={0}
        aria-label="Permissions by domain"
      >
        {groups.map((group) => (
          <ScopeRow key={group.read} group={group} field={field} chosen={chosen} />
        ))}
      </Box>
      <chakra.div id={id} mt="1" fontSize="sm">
        <FormError>{error}</FormError>
      </chakra.div>
    </chakra.fieldset>
  );
}
