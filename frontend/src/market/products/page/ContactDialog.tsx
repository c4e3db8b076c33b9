import { Button, Stack, Text } from '@chakra-ui/react';
import { InfoDialog } from '../../../ui/dialogs/InfoDialog.tsx';
import { SellerContact } from '../../../people/profiles/SellerContact.tsx';

interface Props {
  open: boolean;
  /** Name of the product. */
  name: string;
  seller: { name: string; email?: string | null | undefined; phone?: string | null | undefined };
  onOrder: () => void;
  onClose: () => void;
  /** Called when the dialog has left the screen, so that another dialog can open. */
  onGone: () => void;
}

/** Dialog with the contact data of a product's seller, and a button that orders the product. */
export function ContactDialog({ open, name, seller, onOrder, onClose, onGone }: Props) {
  return (
    <InfoDialog open={open} title="Contact Product Owner" onClose={onClose} onGone={onGone}>
      <Stack gap="4" pb="4">
        <Stack fontSize="lg">
          <Text fontWeight="bold">{seller.name}</Text>
          <SellerContact seller={seller} subject={name} />
        </Stack>
        <Text color="fg.muted">This does not order anything. Place the order to have the item kept for you.</Text>
        <Button size="lg" onClick={onOrder}>
          Place the order
        </Button>
      </Stack>
    </InfoDialog>
  );
}
