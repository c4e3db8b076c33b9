import { Button, chakra, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { createWebhookInput } from '../../gql/forms.ts';
import type { EventType } from '../../gql/graphql.ts';
import { Checkbox, Target } from '../../ui/forms/Checkbox.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { typeText } from './webhookTexts.ts';

/** All types in alphabetical order, which keeps the types of a subject together. */
const types: readonly EventType[] = createWebhookInput.shape.types.def.element.options;

interface Props {
  field: UseFormRegisterReturn;
  error: string | undefined;
  onSet: (types: EventType[]) => void;
}

/** Checkboxes for all types of events. */
export function EventTypesField({ field, error, onSet }: Props) {
  const id = useId();
  return (
    <chakra.fieldset minW="0" aria-describedby={error ? id : undefined}>
      <chakra.legend fontWeight="semibold" fontSize="sm" mb="1">
        Events
      </chakra.legend>
      <HStack gap="2" mb="2">
        <Button size="sm" minH="11" variant="outline" onClick={() => onSet([...types])}>
          Select all
        </Button>
        <Button size="sm" minH="11" variant="outline" onClick={() => onSet([])}>
          Select none
        </Button>
      </HStack>
      <SimpleGrid
        columns={{ base: 1, sm: 2, xl: 3 }}
        columnGap="4"
        maxH="72"
        overflowY="auto"
        borderWidth="1px"
        borderColor={error ? 'bad.solid' : 'border'}
        borderRadius="l2"
        px="3"
        tabIndex={0}
        role="region"
        aria-label="Types of events"
      >
        {types.map((type) => (
          <Target key={type}>
            <Checkbox type="checkbox" value={type} {...field} />
            <Text as="span">{typeText(type)}</Text>
          </Target>
        ))}
      </SimpleGrid>
      <chakra.div id={id} mt="1" fontSize="sm">
        <FormError>{error}</FormError>
      </chakra.div>
    </chakra.fieldset>
  );
}
