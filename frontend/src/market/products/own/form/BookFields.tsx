import { Controller } from 'react-hook-form';
import { CoursesInput } from '../../../courses/form/CoursesInput.tsx';
import { IsbnInput } from '../../../courses/form/IsbnInput.tsx';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import type { ProductFormState } from '../productDraft.ts';

interface Props {
  form: ProductFormState;
  errorOf: (field: 'courseCodes' | 'isbn') => string | undefined;
}

/** Fields for the courses of a listing and the ISBN of a book. */
export function BookFields({ form: { control }, errorOf }: Props) {
  return (
    <>
      <Controller
        control={control}
        name="courseCodes"
        render={({ field }) => (
          <FormField label="Courses" error={errorOf('courseCodes')} hint="Up to 5: students of these courses are told">
            <CoursesInput value={field.value} onChange={field.onChange} />
          </FormField>
        )}
      />
      <Controller
        control={control}
        name="isbn"
        render={({ field }) => <IsbnInput value={field.value ?? ''} onChange={field.onChange} inputRef={field.ref} error={errorOf('isbn')} />}
      />
    </>
  );
}
