import { Button, Dialog, Portal } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import type { ReactNode } from 'react';

interface Props {
  open: boolean;
  title: string;
  children?: ReactNode;
  yes?: string;
  no?: string;
  busy?: boolean;
  destructive?: boolean;
  /** Called by Yes, unless Yes submits a form. */
  onYes?: () => void;
  /** Id of the form in the dialog that Yes submits. */
  form?: string;
  onNo: () => void;
  /** Called when the dialog has closed, so that another dialog can open. */
  onGone?: () => void;
}

/** Dialog that asks for a confirmation. Escape and a click outside mean No. */
export function ConfirmDialog({ open, title, children, yes = 'Yes', no = 'No', busy, destructive, onYes, form, onNo, onGone }: Props) {
  return (
    <Dialog.Root
      recipe={dialogSlotRecipe}
      role="alertdialog"
      open={open}
      onOpenChange={(event) => !event.open && onNo()}
      onExitComplete={() => onGone?.()}
      placement="center"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            {children && <Dialog.Body>{children}</Dialog.Body>}
            <Dialog.Footer>
              <Button variant="outline" onClick={onNo} disabled={busy}>
                {no}
              </Button>
              <Button {...(form ? { type: 'submit', form } : { onClick: onYes })} loading={busy} colorPalette={destructive ? 'bad' : 'brand'}>
                {yes}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
