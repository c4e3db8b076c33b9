import { Box, Button, Input, SimpleGrid, Stack, Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { CategorySelect } from '../../categories/CategorySelect.tsx';
import { ListingSuggestions } from '../../categories/ListingSuggestions.tsx';
import { currencyName } from '../../../lib/format/currencyName.ts';
import type { ProductFormFragment as Listing } from '../../../gql/graphql.ts';
import type { RequestError } from '../../../lib/texts/requestError.ts';
import { DraftNotice } from '../../../ui/forms/DraftNotice.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SpotSelect } from '../../spots/SpotSelect.tsx';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { SelectInput } from '../../../ui/forms/SelectInput.tsx';
import { UploadProgress } from '../../../ui/forms/UploadProgress.tsx';
import { useDraftForm } from '../../../ui/forms/useDraftForm.ts';
import { conditions } from '../conditions.ts';
import type { ListingPhoto } from '../../photos/listingPhotos.ts';
import type { MustGo } from '../schedule/mustGo.ts';
import { MustGoFields } from '../schedule/MustGoFields.tsx';
import { PhotosInput } from '../../photos/PhotosInput.tsx';
import { BandOfForm, type BandSubject } from './BandOfForm.tsx';
import { BookFields } from './BookFields.tsx';
import { blank, draftOf, newProductForm, productForm, type ProductValues, type SentProduct } from './productDraft.ts';
import { SubmitProgress } from './SubmitProgress.tsx';
import { useUploadProgress } from '../../photos/useUploadProgress.ts';

const shippingChoices = [
  ['0', 'No'],
  ['1', 'Yes'],
] as const;

const negotiableChoices = [
  ['1', 'Yes'],
  ['0', 'No, the price is fixed'],
] as const;

/** What is sent in a form of its own. */
interface Besides {
  photos: ListingPhoto[];
  mustGo: MustGo;
}

interface Props {
  draft: string;
  /** The listing to change; left out to create one. */
  product?: Listing;
  /** The name that a new listing begins with. */
  name?: string;
  submitLabel: string;
  /** Sends a new listing. `context` is for the request: it reports how much of the photos was sent. */
  onSubmit?: (values: ProductValues, besides: Besides, context: object, idempotencyKey: string) => Promise<unknown>;
  /** Sends what changed in `product`. */
  onChange?: (changes: Partial<ProductValues>, besides: { [Key in keyof Besides]: Besides[Key] | undefined }, context: object) => Promise<unknown>;
  failure: (error: RequestError) => string;
  /** Shows what the same was sold for. */
  band?: (like: BandSubject) => ReactNode;
}

/** The form of a listing. Its values and the photos survive a rejection; the values also survive navigation and a reload. */
export function ProductForm({ draft, product, name = '', submitLabel, onSubmit, onChange, failure, band }: Props) {
  const { progress, start } = useUploadProgress();
  const send = async ({ photos, mustGo, ...values }: SentProduct, idempotencyKey: string) =>
    onSubmit?.(values, { photos, mustGo }, start(photos), idempotencyKey);
  const sendChanges = async ({ photos, mustGo, ...changes }: Partial<SentProduct>) => onChange?.(changes, { photos, mustGo }, start(photos ?? []));
  const { form, locked, submit, errorOf, restored, startOver } = useDraftForm({
    schema: product ? productForm : newProductForm,
    defaultValues: product ? draftOf(product) : { ...blank, name },
    draft,
    ...(product ? { sendChanges } : { send }),
    failure,
  });
  const { register, control } = form;
  return (
    <form onSubmit={submit} noValidate aria-busy={locked}>
      <Stack gap="5" maxW="2xl">
        {restored && <DraftNotice onStartOver={startOver} />}
        <Controller
          control={control}
          name="photos"
          render={({ field }) => (
            <PhotosInput photos={field.value} current={() => form.getValues('photos')} error={errorOf('photos')} onChange={field.onChange} />
          )}
        />
        <FormField label="Name" required error={errorOf('name')}>
          <Input {...register('name')} />
        </FormField>
        <Controller
          control={control}
          name="categoryId"
          render={({ field }) => (
            <FormField label="Category" required error={errorOf('categoryId')}>
              <CategorySelect value={field.value} onChange={field.onChange} inputRef={field.ref} />
            </FormField>
          )}
        />
        {!product && (
          <ListingSuggestions
            typed={form.watch('name')}
            chosen={form.watch('categoryId')}
            onChoose={(id) => form.setValue('categoryId', id, { shouldDirty: true, shouldValidate: true })}
          />
        )}
        <BookFields form={form} errorOf={errorOf} />
        <FormField label="Description" required error={errorOf('description')}>
          <Textarea recipe={textareaRecipe} {...register('description')} rows={5} />
        </FormField>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <FormField label="Price" required error={errorOf('price')} hint={`${currencyName()}; 0 means free`}>
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
        {band && <BandOfForm form={form} band={band} />}
        <FormError>{errorOf('root')}</FormError>
        {locked && progress && <UploadProgress progress={progress} />}
        {locked && <SubmitProgress hasPhoto={form.getValues('photos').some(({ file }) => file)} draft={draft} productId={product?.id} />}
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
