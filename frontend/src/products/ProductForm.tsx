import { Box, Button, Input, SimpleGrid, Stack, Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { CategorySelect } from '../categories/CategorySelect.tsx';
import { createProductInput } from '../gql/forms.ts';
import { graphql, readFragment, type FragmentType } from '../gql/index.ts';
import type { RequestError } from '../lib/requestError.ts';
import { DraftNotice } from '../ui/DraftNotice.tsx';
import { FormField } from '../ui/FormField.tsx';
import { FormError } from '../ui/FormError.tsx';
import { PhotoInput } from '../ui/PhotoInput.tsx';
import { SelectInput } from '../ui/SelectInput.tsx';
import { useDraftForm } from '../ui/useDraftForm.ts';
import { conditions } from './conditions.ts';
import { SubmitProgress } from './SubmitProgress.tsx';

const shippingChoices = [
  ['0', 'No'],
  ['1', 'Yes'],
] as const;

const ProductFormFragment = graphql(`
  fragment ProductForm on Product {
    id
    name
    description
    price
    quantity
    shipping
    condition
    category {
      id
      name
    }
  }
`);

const productForm = z.extend(createProductInput, {
  shipping: z.pipe(
    z.enum(['0', '1']),
    z.transform((value) => value === '1'),
  ),
  photo: z.custom<File | null>(),
});

/** The values of the form: numbers as typed text, shipping as the select's value. */
type ProductDraft = z.input<typeof productForm>;

const blank: ProductDraft = { name: '', description: '', price: '', quantity: '1', shipping: '0', condition: 'GOOD', categoryId: '', photo: null };

function draftOf(product: FragmentType<typeof ProductFormFragment>): ProductDraft {
  const { id: _, category, ...fields } = readFragment(ProductFormFragment, product);
  return { ...fields, shipping: fields.shipping ? '1' : '0', categoryId: category.id, photo: null };
}

/** The values that are sent. */
export type ProductValues = Omit<z.output<typeof productForm>, 'photo'>;

interface Props {
  draft: string;
  /** The listing to change; left out to create one. */
  product?: FragmentType<typeof ProductFormFragment>;
  currentPhotoUrl?: string | null;
  submitLabel: string;
  onSubmit: (values: ProductValues, photo: File | null, idempotencyKey: string) => Promise<unknown>;
  failure: (error: RequestError) => string;
}

/** The form of a listing. Its values and the photo survive a rejection; the values also survive navigation and a reload. */
export function ProductForm({ draft, product, currentPhotoUrl, submitLabel, onSubmit, failure }: Props) {
  const { form, locked, submit, errorOf, restored, startOver } = useDraftForm({
    schema: productForm,
    defaultValues: product ? draftOf(product) : blank,
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
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <FormField label="Price" required error={errorOf('price')} hint="Rupees; 0 means free">
            <Input {...register('price')} inputMode="decimal" />
          </FormField>
          <FormField label="Quantity" required error={errorOf('quantity')}>
            <Input {...register('quantity')} inputMode="numeric" />
          </FormField>
          <FormField label="Shipping" error={errorOf('shipping')} hint="Within the campus">
            <SelectInput choices={shippingChoices} {...register('shipping')} />
          </FormField>
          <FormField label="Condition" error={errorOf('condition')}>
            <SelectInput choices={Object.entries(conditions)} {...register('condition')} />
          </FormField>
        </SimpleGrid>
        <FormError>{errorOf('root')}</FormError>
        {locked && <SubmitProgress hasPhoto={form.getValues('photo') !== null} />}
        <Text color="fg.muted" fontSize="sm">
          Every listing is checked against the marketplace norms. The third rejection within 7 days costs 20 points.
        </Text>
        <Box>
          <Button type="submit" size="lg" loading={locked} loadingText={submitLabel}>
            {submitLabel}
          </Button>
        </Box>
      </Stack>
    </form>
  );
}
