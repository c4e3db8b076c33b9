import { Box, Button, Input, NativeSelect, SimpleGrid, Stack, Text, Textarea } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { CategorySelect } from '../categories/CategorySelect.tsx';
import { FormField } from '../ui/FormField.tsx';
import { PhotoInput } from '../ui/PhotoInput.tsx';
import { useFormErrors } from '../ui/useFormErrors.ts';
import { SubmitProgress } from './SubmitProgress.tsx';

/** What the form holds: numbers as they were typed. */
export interface ProductDraft {
  name: string;
  description: string;
  price: string;
  quantity: string;
  shipping: '0' | '1';
  categoryId: string;
}

/** What is sent. */
export interface ProductValues {
  name: string;
  description: string;
  price: number;
  quantity: number;
  shipping: boolean;
  categoryId: string;
}

interface Props {
  initial: ProductDraft;
  currentPhotoUrl?: string | null;
  submitLabel: string;
  /** Resolves to what is wrong with the fields, or to nothing when it was saved. */
  onSubmit: (values: ProductValues, photo: File | null) => Promise<Record<string, string> | undefined>;
}

function check(draft: ProductDraft): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!draft.categoryId) problems.categoryId = 'Choose a category';
  if (!draft.name.trim()) problems.name = 'Give it a name';
  if (!draft.description.trim()) problems.description = 'Describe it in a few words';
  const price = Number(draft.price);
  if (draft.price.trim() === '' || Number.isNaN(price) || price < 0 || price > 999999.99) problems.price = 'Price must be from 0 to 999999.99 rupees';
  const quantity = Number(draft.quantity);
  if (draft.quantity.trim() === '' || !Number.isInteger(quantity) || quantity < 0 || quantity > 9999)
    problems.quantity = 'Quantity must be a whole number from 0 to 9999';
  return problems;
}

/** The fields of a listing; what was typed, and the chosen photo, survive a refusal. */
export function ProductForm({ initial, currentPhotoUrl, submitLabel, onSubmit }: Props) {
  const [draft, setDraft] = useState(initial);
  const [photo, setPhoto] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const { errors, setErrors, form } = useFormErrors();
  const set = (name: keyof ProductDraft) => (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problems = check(draft);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    setBusy(true);
    const { name, description, categoryId } = draft;
    const values = { name, description, categoryId, price: Number(draft.price), quantity: Number(draft.quantity), shipping: draft.shipping === '1' };
    setErrors((await onSubmit(values, photo)) ?? {});
    setBusy(false);
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
      <Stack gap="5" maxW="2xl">
        <FormField label="Category" required error={errors.categoryId}>
          <CategorySelect value={draft.categoryId} onChange={(categoryId) => setDraft({ ...draft, categoryId })} />
        </FormField>
        <PhotoInput label="Photo" name="photo" file={photo} currentUrl={currentPhotoUrl} error={errors.photo} onChange={setPhoto} />
        <FormField label="Name" required error={errors.name}>
          <Input name="name" value={draft.name} onChange={set('name')} maxLength={120} />
        </FormField>
        <FormField label="Description" required error={errors.description}>
          <Textarea name="description" value={draft.description} onChange={set('description')} rows={5} maxLength={4000} />
        </FormField>
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
          <FormField label="Price" required error={errors.price} hint="Rupees; 0 means free">
            <Input name="price" inputMode="decimal" value={draft.price} onChange={set('price')} />
          </FormField>
          <FormField label="Quantity" required error={errors.quantity}>
            <Input name="quantity" inputMode="numeric" value={draft.quantity} onChange={set('quantity')} />
          </FormField>
          <FormField label="Shipping" error={errors.shipping} hint="Within the campus">
            <NativeSelect.Root>
              <NativeSelect.Field name="shipping" value={draft.shipping} onChange={set('shipping')}>
                <option value="0">No</option>
                <option value="1">Yes</option>
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </FormField>
        </SimpleGrid>
        {errors.form && (
          <Text role="alert" color="bad.fg">
            {errors.form}
          </Text>
        )}
        {busy && <SubmitProgress />}
        <Box>
          <Button type="submit" size="lg" loading={busy} loadingText={submitLabel}>
            {submitLabel}
          </Button>
        </Box>
      </Stack>
    </form>
  );
}
