import { useQuery } from '@apollo/client/react';
import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewer } from '../../apollo/session/useViewer.ts';
import type { ProductFilter } from '../../gql/graphql.ts';
import { formatPrice } from '../../lib/format/format.ts';
import { ProductPhoto } from '../../market/photos/ProductPhoto.tsx';
import { BottomSheet } from '../../ui/dialogs/BottomSheet.tsx';
import { showFailure } from '../../ui/dialogs/showFailure.ts';
import { toast } from '../../ui/dialogs/toaster.ts';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { canOrder, MOST_LINES, toggled, type Choice } from './bundleChoice.ts';
import { BundleChoicesQuery } from './bundleDocuments.ts';
import { usePlaceBundle } from './usePlaceBundle.ts';

interface Props {
  seller: string;
  /** Filter for the listings of the seller that are offered. */
  filter: ProductFilter;
  /** Ids of the listings that are selected at first. */
  first: readonly string[];
  onOrdered?: ((ids: readonly string[]) => void) | undefined;
  onClose: () => void;
}

interface RowProps {
  choice: Choice;
  isChosen: boolean;
  isFull: boolean;
  onToggle: () => void;
}

function Row({ choice: { name, price, photoUrl, photoColor }, isChosen, isFull, onToggle }: RowProps) {
  return (
    <Flex as="li" borderBottomWidth="1px" borderColor="border" _last={{ borderBottomWidth: 0 }}>
      <Flex as="label" align="center" gap="3" py="2" minH="14" flex="1" minW="0" cursor="pointer">
        <Checkbox type="checkbox" checked={isChosen} disabled={isFull && !isChosen} onChange={onToggle} />
        <ProductPhoto url={photoUrl} tint={photoColor} name="" w="14" flexShrink={0} borderRadius="l1" />
        <Text flex="1" minW="0" fontWeight="semibold" lineClamp={2} overflowWrap="anywhere">
          {name}
        </Text>
        <Text flexShrink={0} fontVariantNumeric="tabular-nums">
          {formatPrice(price)}
        </Text>
      </Flex>
    </Flex>
  );
}

/** Returns the text of the order button: how many listings are missing, or the total price. */
function buttonText(chosen: readonly Choice[]): string {
  if (chosen.length < 2) return 'Choose at least 2';
  return `Order ${chosen.length} for ${formatPrice(chosen.reduce((sum, { price }) => sum + price, 0))}`;
}

/** Dialog with listings of one seller, from which the viewer orders several as one bundle. */
export function BundleDialog({ seller, filter, first, onOrdered, onClose }: Props) {
  const viewerId = useViewer()?.id;
  const { data, error, refetch } = useQuery(BundleChoicesQuery, { variables: { filter }, fetchPolicy: 'cache-and-network' });
  const [ids, setIds] = useState<readonly string[]>(first);
  const { placeBundle, loading } = usePlaceBundle();
  const navigate = useNavigate();
  // Listings that are selected at first are at the top and stay there.
  const isFirst = ({ id }: Choice) => (first.includes(id) ? 0 : 1);
  const choices = data?.products.nodes.filter((choice) => canOrder(choice, viewerId)).toSorted((one, other) => isFirst(one) - isFirst(other));
  const chosen = choices?.filter(({ id }) => ids.includes(id)) ?? [];
  const order = async () => {
    try {
      const { bundle, message } = await placeBundle(chosen);
      toast.success(message);
      onOrdered?.(chosen.map(({ id }) => id));
      await navigate(`/dashboard/user/chats?conversation=${bundle.conversation.id}`);
    } catch (failure) {
      showFailure(failure, 'Nothing was ordered. Please try again.');
      void refetch().catch(() => undefined);
    }
  };
  const footer = (
    <Button w="full" disabled={chosen.length < 2} loading={loading} onClick={() => void order()}>
      {buttonText(chosen)}
    </Button>
  );
  return (
    <BottomSheet title="Buy together" footer={footer} onClose={() => !loading && onClose()}>
      <Text color="fg.muted" fontSize="sm">
        From {seller}: one chat, one meeting, one code. You get all of it, or nothing is ordered. Up to {MOST_LINES} at once.
      </Text>
      {!choices && !error && <Skeleton height="14" mt="3" />}
      {!choices && error && <LoadFailure message="The listings could not be loaded." onRetry={() => void refetch()} />}
      {choices?.length === 0 && <Text py="4">None of it can be ordered at the moment.</Text>}
      <Stack as="ul" listStyleType="none" gap="0" mt="2">
        {choices?.map((choice) => (
          <Row
            key={choice.id}
            choice={choice}
            isChosen={ids.includes(choice.id)}
            isFull={chosen.length >= MOST_LINES}
            onToggle={() => setIds((before) => toggled(before, choice.id))}
          />
        ))}
      </Stack>
    </BottomSheet>
  );
}
