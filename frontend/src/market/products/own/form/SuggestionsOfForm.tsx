import { useWatch } from 'react-hook-form';
import { ListingSuggestions } from '../../../categories/ListingSuggestions.tsx';
import type { ProductFormState } from '../productDraft.ts';

/** Suggested categories for the typed name. The component watches the fields itself, so that a keystroke does not render the whole form again. */
export function SuggestionsOfForm({ form: { control, setValue } }: { form: ProductFormState }) {
  const [typed, chosen] = useWatch({ control, name: ['name', 'categoryId'] });
  return (
    <ListingSuggestions typed={typed} chosen={chosen} onChoose={(id) => setValue('categoryId', id, { shouldDirty: true, shouldValidate: true })} />
  );
}
