import { Input, SimpleGrid, Stack, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { useQuery } from '@apollo/client/react';
import { Controller } from 'react-hook-form';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { SelectInput } from '../../../../ui/forms/SelectInput.tsx';
import type { DraftForm } from '../../../../ui/forms/useDraftForm.ts';
import { SwapTermsFields } from '../../swap-terms/SwapTermsFields.tsx';
import { FormChoicesQuery } from '../../../categories/formChoices.ts';
import { SpotSelect } from '../../../spots/SpotSelect.tsx';
import { conditions } from '../../conditions.ts';
import { MustGoFields } from '../../schedule/MustGoFields.tsx';
import { BookFields } from './BookFields.tsx';
import type { ProductDraft, SentProduct } from '../productDraft.ts';

/** Fields of a listing that have a default. */
export const later = ['isbn', 'courseCodes', 'description', 'quantity', 'shipping', 'condition', 'spotId', 'negotiable', 'mustGo', 'swap'] as const;

const shippingChoices = [
  ['0', 'No'],
  ['1', 'Yes'],
] as const;

const negotiableChoices = [
  ['1', 'Yes'],
  ['0', 'No, the price is fixed'],
] as const;

interface Props extends Pick<DraftForm<ProductDraft, SentProduct>, 'form' | 'errorOf'> {
  isNew: boolean;
}

/** Inputs of a listing that can be filled in now or later. */
export function LaterFields({ form, errorOf, isNew }: Props) {
  const { register, control } = form;
  const { data } = useQuery(FormChoicesQuery);
  return (
    <Stack gap="5">
      <FormField label="Description" required={!isNew} error={errorOf('description')} {...(isNew && { hint: 'Without one, the name describes it' })}>
        <Textarea recipe={textareaRecipe} {...register('description')} rows={5} />
      </FormField>
      <BookFields form={form} errorOf={errorOf} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <FormField label="Quantity" required error={errorOf('quantity')}>
          <Input {...register('quantity')} inputMode="numeric" />
        </FormField>
        <FormField label="Shipping" error={errorOf('shipping')} hint="Within the campus">
          <SelectInput choices={shippingChoices} {...register('shipping')} />
        </FormField>
        <FormField label="Condition" error={errorOf('condition')}>
          <SelectInput choices={Object.entries(conditions)} {...register('condition')} />
        </FormField>
        <Controller
          control={control}
          name="spotId"
          render={({ field }) => (
            <FormField label="Where to meet" error={errorOf('spotId')}>
              <SpotSelect value={field.value} onChange={field.onChange} />
            </FormField>
          )}
        />
        <FormField label="Open to offers" error={errorOf('negotiable')}>
          <SelectInput choices={negotiableChoices} {...register('negotiable')} />
        </FormField>
      </SimpleGrid>
      <Controller
        control={control}
        name="mustGo"
        render={({ field }) => <MustGoFields value={field.value} error={errorOf('mustGo')} onChange={field.onChange} />}
      />
      <Controller
        control={control}
        name="swap"
        render={({ field }) => (
          <SwapTermsFields value={field.value} error={errorOf('swap')} categories={data?.categories ?? []} onChange={field.onChange} />
        )}
      />
    </Stack>
  );
}
