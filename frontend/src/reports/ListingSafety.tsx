import { useLazyQuery } from '@apollo/client/react';
import { Button, HStack, Link as ChakraLink } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { graphql } from '../gql/index.ts';
import { useViewer } from '../session/useViewer.ts';
import { toast } from '../ui/toaster.ts';
import { BlockButton } from './BlockButton.tsx';
import { ReportDialog } from './ReportDialog.tsx';

const ListingSafetyQuery = graphql(`
  query ListingSafety($id: ID!) {
    product(id: $id) {
      id
      globalId
      seller {
        id
        name
        globalId
        viewerHasBlocked
      }
    }
  }
`);

interface Props {
  productId: string;
  seller: { id: string; name: string };
}

/** Report and Block for signed-in people, and the way to the safety tips. What they need is asked for at the first tap. */
export function ListingSafety({ productId, seller }: Props) {
  const viewer = useViewer();
  const [load, { data }] = useLazyQuery(ListingSafetyQuery);
  const [reporting, setReporting] = useState<'listing' | 'seller' | null>(null);
  const product = data?.product;
  const open = async (what: 'listing' | 'seller') => {
    const answer = await load({ variables: { id: productId } });
    if (answer.data?.product) setReporting(what);
    else toast.error('This could not be loaded. Please try again.');
  };
  const isOther = viewer && viewer.id !== seller.id;
  return (
    <HStack wrap="wrap" gap="1" fontSize="sm">
      <ChakraLink asChild textDecoration="underline" color="fg.muted" minH="11" px="2">
        <Link to="/safety">Safety tips</Link>
      </ChakraLink>
      {isOther && (
        <>
          <Button variant="ghost" size="sm" minH="11" onClick={() => void open('listing')}>
            Report listing
          </Button>
          <Button variant="ghost" size="sm" minH="11" onClick={() => void open('seller')}>
            Report seller
          </Button>
          <BlockButton userId={seller.id} name={seller.name} blocked={product?.seller.viewerHasBlocked ?? false} />
        </>
      )}
      {product && reporting && (
        <ReportDialog
          subject={reporting === 'listing' ? product.globalId : product.seller.globalId}
          what={reporting === 'listing' ? 'this listing' : seller.name}
          onClose={() => setReporting(null)}
        />
      )}
    </HStack>
  );
}
