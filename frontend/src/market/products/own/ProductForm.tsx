import { Box, Button, Input, Stack } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { CategorySelect } from '../../categories/CategorySelect.tsx';
import { currencyName } from '../../../lib/format/currencyName.ts';
import type { ProductFormFragment as Listing } from '../../../gql/graphql.ts';
import type { RequestError } from '../../../lib/texts/requestError.ts';
import { DraftNotice } from '../../../ui/forms/DraftNotice.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { useDraftForm } from '../../../ui/forms/useDraftForm.ts';
import type { SwapTerms } from '../swap-terms/swapTerms.ts';
import { picturesOf, type ListingPhoto } from '../../photos/listingPhotos.ts';
import type { MustGo } from '../schedule/mustGo.ts';
import { PhotosInput } from '../../photos/PhotosInput.tsx';
import { PhotosProgress } from '../../photos/PhotosProgress.tsx';
import { useEarlyUploads } from '../../photos/useEarlyUploads.ts';
import { BandOfForm, type BandSubject } from './form/BandOfForm.tsx';
import { LaterFields, later } from './form/LaterFields.tsx';
import { MoreDetails } from './form/MoreDetails.tsx';
import { SuggestionsOfForm } from './form/SuggestionsOfForm.tsx';
import { blank, draftOf, newProductForm, productForm, type ProductValues, type SentProduct } from './productDraft.ts';
import { SubmitProgress } from './SubmitProgress.tsx';
import { NormsNote } from '../NormsNote.tsx';

/** Values that are sent in separate requests. */
export interface Besides {
  photos: ListingPhoto[];
  mustGo: MustGo;
  swap: SwapTerms;
}

interface Props {
  draft: string;
  /** Listing to change; omitted to create one. */
  product?: Listing;
  /** Initial name of a new listing. */
  name?: string;
  submitLabel: string;
  /** Sends a new listing. */
  onSubmit?: (values: ProductValues, besides: Besides, idempotencyKey: string) => Promise<unknown>;
  /** Sends the changes of `product`. */
  onChange?: (changes: Partial<ProductValues>, besides: { [Key in keyof Besides]: Besides[Key] | undefined }) => Promise<unknown>;
  failure: (error: RequestError) => string;
  /** Renders the price band of comparable sales. */
  band?: (like: BandSubject) => ReactNode;
}

/** Form of a listing. Its values and photos survive a rejection, navigation and a reload. */
export function ProductForm({ draft, product, name = '', submitLabel, onSubmit, onChange, failure, band }: Props) {
  const send = async ({ photos, mustGo, swap, ...values }: SentProduct, idempotencyKey: string) =>
    onSubmit?.(values, { photos, mustGo, swap }, idempotencyKey);
  const sendChanges = async ({ photos, mustGo, swap, ...changes }: Partial<SentProduct>) => onChange?.(changes, { photos, mustGo, swap });
  const { form, locked, submit, errorOf, restored, startOver } = useDraftForm({
    schema: product ? productForm : newProductForm,
    defaultValues: product ? draftOf(product) : { ...blank, name },
    draft,
    ...(product ? { sendChanges } : { send }),
    failure,
    serverNames: { uploadIds: 'photos', photo: 'photos' },
  });
  const { register, control } = form;
  const [preparing, setPreparing] = useState(0);
  const pictures = picturesOf(form.watch('photos'));
  useEarlyUploads(pictures);
  return (
    <form onSubmit={submit} noValidate aria-busy={locked}>
      <Stack gap="5" maxW="2xl">
        {restored && <DraftNotice onStartOver={startOver} />}
        <Controller
          control={control}
          name="photos"
          render={({ field }) => (
            <PhotosInput
              draft={draft}
              photos={field.value}
              current={() => form.getValues('photos')}
              error={errorOf('photos')}
              preparing={preparing}
              setPreparing={setPreparing}
              takesChosen={!product}
              onChange={field.onChange}
            />
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
        {!product && <SuggestionsOfForm form={form} />}
        <FormField label="Price" required error={errorOf('price')} hint={`${currencyName()}; 0 means free`}>
          <Input {...register('price')} inputMode="decimal" />
        </FormField>
        {band && <BandOfForm form={form} band={band} />}
        <MoreDetails hasError={later.some((field) => errorOf(field) !== undefined)}>
          <LaterFields form={form} errorOf={errorOf} isNew={!product} />
        </MoreDetails>
        <FormError>{errorOf('root')}</FormError>
        {locked && <PhotosProgress pictures={pictures} />}
        {locked && <SubmitProgress hasPhoto={pictures.length > 0} draft={draft} productId={product?.id} />}
        <NormsNote />
        <Box>
          <Button type="submit" size="lg" loading={locked || preparing > 0} loadingText={submitLabel}>
            {submitLabel}
          </Button>
        </Box>
      </Stack>
    </form>
  );
}
