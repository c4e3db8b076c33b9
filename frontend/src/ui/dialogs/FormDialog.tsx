import { Stack } from '@chakra-ui/react';
import { useId, type FormEvent, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { FormError } from '../forms/FormError.tsx';

interface Props {
  title: string;
  /** Labels of the button that submits and of the button that does not. */
  yes?: string;
  no?: string;
  /** Whether the form deletes, removes or ends something (default). */
  destructive?: boolean;
  locked: boolean;
  /** Error of the form as a whole. */
  error: string | undefined;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog with a form. If the form fails, the dialog stays open and shows the error. */
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
