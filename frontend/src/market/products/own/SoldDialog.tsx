import { Button, Stack, Text } from '@chakra-ui/react';
import { BottomSheet } from '../../../ui/dialogs/BottomSheet.tsx';

interface Props {
  buyers: readonly { id: string; name: string }[];
  isBusy: boolean;
  /** Called without an id if it was sold to somebody who did not order it here. */
  onChoose: (buyerId?: string) => void;
  onClose: () => void;
}

/** Dialog that asks which of the people who ordered a listing bought it. Choosing one marks it as sold. */
export function SoldDialog({ buyers, isBusy, onChoose, onClose }: Props) {
  return (
    <BottomSheet title="Who bought it?" onClose={onClose}>
      <Stack gap="3">
        <Text color="fg.muted">They ordered it. Choosing one marks it as sold.</Text>
        {buyers.map(({ id, name }) => (
          <Button key={id} variant="outline" minH="11" disabled={isBusy} onClick={() => onChoose(id)}>
            {name}
          </Button>
        ))}
        <Button variant="ghost" minH="11" disabled={isBusy} onClick={() => onChoose()}>
          Somebody else
        </Button>
      </Stack>
    </BottomSheet>
  );
}
