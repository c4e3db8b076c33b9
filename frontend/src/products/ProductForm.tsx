import { Box, Button, Input, NativeSelect, SimpleGrid, Stack, Textarea } from '@chakra-ui/react';
import { nativeSelectSlotRecipe, textareaRecipe } from '@chakra-ui/react/theme';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { CategorySelect } from '../categories/CategorySelect.tsx';
import { createProductInput } from '../gql/forms.ts';
import type { Problem } from '../lib/problem.ts';
import { DraftNotice } from '../ui/DraftNotice.tsx';
import { FormField } from '../ui/FormField.tsx';
import { FormProblem } from '../ui/FormProblem.tsx';
import { PhotoInput } from '../ui/PhotoInput.tsx';
import { useDraftForm } from '../ui/useDraftForm.ts';
import { SubmitProgress } from './SubmitProgress.tsx';

/** What the form holds: numbers as they were typed, shipping as the select has it. */
export interface ProductDraft {
  name: string;
  description: string;
  price: string | number;
  quantity: string | number;
  shipping: '0' | '1';
  categoryId: string;
  photo: File | null;
}

const productForm = z.extend(createProductInput, {
  shipping: z.pipe(
    z.enum(['0', '1']),
    z.transform((value) => value === '1'),
  ),
  photo: z.custom<File | null>(),
});

/** What is sent. */
export type ProductValues = Omit<z.output<typeof productForm>, 'photo'>;

interface Props {
  draft: string;
  initial: ProductDraft;
  currentPhotoUrl?: string | null;
  submitLabel: string;
  onSubmit: (values: ProductValues, photo: File | null, idempotencyKey: string) => Promise<unknown>;
  failure: (problem: Problem) => string;
}

/** The fields of a listing. What was typed, and the chosen photo, survive a refusal; what was typed also leaving and a reload. */
export function ProductForm({ draft, initial, currentPhotoUrl, submitLabel, onSubmit, failure }: Props) {
  const { form, locked, submit, errorOf, restored, startOver } = useDraftForm({
    schema: productForm,
    defaultValues: initial,
    draft,
    send: ({ photo, ...values }, idempotencyKey) => onSubmit(values, photo, idempotencyKey),
    failure,
  });
  const { register, control } = form;
  return (
    <form onSubmit={submit} noValidate aria-busy={locked}>
      <Stack gap="5" maxW="2xl">
        {restored && <DraftNotice onStartOver={startOver} />}
        <Controller
          control={control}
          name="categoryId"
          render={({ field }) => (
            <FormField label="Category" required error={errorOf('categoryId')}>
              <CategorySelect value={field.value} onChange={field.onChange} inputRef={field.ref} />
            </FormField>
          )}
        />
        <Controller
          control={control}
          name="photo"
          render={({ field }) => (
            <PhotoInput
              label="Photo"
              name="photo"
              file={field.value}
              currentUrl={currentPhotoUrl}
              error={errorOf('photo')}
              onChange={field.onChange}
            />
          )}
        />
        <FormField label="Name" required error={errorOf('name')}>
          <Input {...register('name')} />
        </FormField>
        <FormField label="Description" required error={errorOf('description')}>
          <Textarea recipe={textareaRecipe} {...register('description')} rows={5} />
        </FormField>
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
          <FormField label="Price" required error={errorOf('price')} hint="Rupees; 0 means free">
            <Input {...register('price')} inputMode="decimal" />
          </FormField>
          <FormField label="Quantity" required error={errorOf('quantity')}>
            <Input {...register('quantity')} inputMode="numeric" />
          </FormField>
          <FormField label="Shipping" error={errorOf('shipping')} hint="Within the campus">
            <NativeSelect.Root recipe={nativeSelectSlotRecipe}>
              <NativeSelect.Field {...register('shipping')}>
                <option value="0">No</option>
                <option value="1">Yes</option>
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </FormField>
        </SimpleGrid>
        <FormProblem>{errorOf('root')}</FormProblem>
        {locked && <SubmitProgress />}
        <Box>
          <Button type="submit" size="lg" loading={locked} loadingText={submitLabel}>
            {submitLabel}
          </Button>
        </Box>
      </Stack>
    </form>
  );
}
