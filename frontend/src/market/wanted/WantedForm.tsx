import { Button, Input, SimpleGrid, Stack } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import type * as z from 'zod/mini';
import { CategorySelect } from '../categories/CategorySelect.tsx';
import { createWantedPostInput } from '../../gql/forms.ts';
import { currencyName } from '../../lib/format/currencyName.ts';
import { conditions } from '../products/conditions.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import { useDraftForm, type Sending } from '../../ui/forms/useDraftForm.ts';

/** Form values, as typed and chosen. */
export type WantedDraft = z.input<typeof createWantedPostInput>;

/** Values that are sent. */
export type WantedValues = z.output<typeof createWantedPostInput>;

export const blankWanted: WantedDraft = { title: '', categoryId: '', maxPrice: '', condition: '', days: '30' };

const conditionChoices = [['', 'Any'], ...Object.entries(conditions).map(([value, label]) => [value, `${label} or better`] as const)] as const;

const dayChoices = [
  ['7', 'A week'],
  ['30', 'A month'],
  ['90', '3 months'],
] as const;

type Props = Sending<WantedValues> & {
  draft: string;
  defaultValues: WantedDraft;
  submitLabel: string;
  /** Whether the form asks how long to show the post. */
  asksDays?: boolean;
  /** Error text if the server sends none. */
  failure: string;
};

/** Form of a wanted post. */
export function WantedForm({ draft, defaultValues, submitLabel, asksDays = false, failure, ...sending }: Props) {
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: createWantedPostInput,
    defaultValues,
    draft,
    ...sending,
    failure: ({ message }) => message ?? failure,
  });
  const { register, control } = form;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <FormField label="What are you looking for?" required error={errorOf('title')} hint="A few words, such as “scientific calculator”">
          <Input {...register('title')} />
        </FormField>
        <Controller
          control={control}
          name="categoryId"
          render={({ field }) => (
            <FormField label="Category (optional)" error={errorOf('categoryId')}>
              <CategorySelect value={field.value} onChange={field.onChange} inputRef={field.ref} />
            </FormField>
          )}
        />
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
          <FormField label="Highest price (optional)" error={errorOf('maxPrice')} hint={currencyName()}>
            <Input {...register('maxPrice')} inputMode="decimal" />
          </FormField>
          <FormField label="Condition" error={errorOf('condition')}>
            <SelectInput choices={conditionChoices} {...register('condition')} />
          </FormField>
          {asksDays && (
            <FormField label="Show it for" error={errorOf('days')}>
              <SelectInput choices={dayChoices} {...register('days')} />
            </FormField>
          )}
        </SimpleGrid>
        <FormError>{errorOf('root')}</FormError>
        <Button type="submit" size="lg" loading={locked}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
