import { Field } from '@chakra-ui/react';
import { fieldSlotRecipe } from '@chakra-ui/react/theme';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  children: ReactNode;
}

/** Labelled control with its hint or its error. */
export function FormField({ label, error, hint, required, children }: Props) {
  return (
    <Field.Root recipe={fieldSlotRecipe} invalid={Boolean(error)} {...(required ? { required } : {})}>
      <Field.Label fontWeight="semibold">
        {label}
        {required && <Field.RequiredIndicator />}
      </Field.Label>
      {children}
      {hint && !error && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText role="alert">{error}</Field.ErrorText>
    </Field.Root>
  );
}
