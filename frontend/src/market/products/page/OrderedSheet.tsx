import { Button, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { InfoDialog } from '../../../ui/dialogs/InfoDialog.tsx';
import { SellerContact } from '../../../people/profiles/SellerContact.tsx';

interface Props {
  orderId: string;
  name: string;
  seller: { name: string; email?: string | null | undefined; phone?: string | null | undefined };
  onClose: () => void;
}

/** Sheet after an order, with links to the next steps. */
export function OrderedSheet({ orderId, name, seller, onClose }: Props) {
  return (
    <InfoDialog open title="Ordered" onClose={onClose}>
      <Stack gap="4" pb="4">
        <Text overflowWrap="anywhere">
          {name} is yours to fetch. Agree with {seller.name} on when and where.
        </Text>
        <Stack gap="1">
          <SellerContact seller={seller} subject={name} />
        </Stack>
        <Button asChild size="lg">
          <Link to={`/dashboard/user/chats?chat=${orderId}`}>Message the seller</Link>
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to="/dashboard/user/orders">See the order</Link>
        </Button>
      </Stack>
    </InfoDialog>
  );
}
