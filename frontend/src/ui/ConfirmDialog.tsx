import { Button, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  open: boolean;
  title: string;
  children?: ReactNode;
  yes?: string;
  no?: string;
  busy?: boolean;
  destructive?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something happens; Escape and a click beside it mean No. */
export function ConfirmDialog({ open, title, children, yes = 'Yes', no = 'No', busy, destructive, onYes, onNo }: Props) {
  return (
    <Dialog.Root role="alertdialog" open={open} onOpenChange={(event) => !event.open && onNo()} placement="center">
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
              <Button onClick={onYes} loading={busy} colorPalette={destructive ? 'bad' : 'brand'}>
                {yes}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
