import { Stack } from '@chakra-ui/react';
import { useId, type FormEvent, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { FormError } from '../forms/FormError.tsx';

interface Props {
  title: string;
  /** The button that submits, and the one that does not. */
  yes?: string;
  no?: string;
  /** Whether it deletes, removes or ends something (default). */
  destructive?: boolean;
  locked: boolean;
  /** What is wrong with the form as a whole. */
  error: string | undefined;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form. It stays open with the error when it fails. */
export function FormDialog({ destructive = true, locked, error, onSubmit, onClose, children, ...dialog }: Props) {
  const id = useId();
  return (
    <ConfirmDialog open destructive={destructive} busy={locked} form={id} onNo={onClose} {...dialog}>
      <form id={id} onSubmit={onSubmit} noValidate>
        <Stack gap="4">
          {children}
          <FormError>{error}</FormError>
        </Stack>
      </form>
    </ConfirmDialog>
  );
}
