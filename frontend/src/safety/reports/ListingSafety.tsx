import { useLazyQuery } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { BlockButton } from './BlockButton.tsx';

const ListingSafetyQuery = graphql(`
  query ListingSafety($id: ID!) {
    product(id: $id) {
      id: databaseId
      globalId: id
      seller {
        id: databaseId
        name
        globalId: id
      }
    }
  }
`);

interface Props {
  productId: string;
  seller: { id: string; name: string; viewerHasBlocked: boolean };
}

const ReportDialog = lazyComponent({ load: async () => (await import('./ReportDialog.tsx')).ReportDialog, message: messages.partFailed });

/** Report and Block buttons, for everybody except the seller. Their data is queried at the first tap. */
export function ListingSafety({ productId, seller }: Props) {
  const [load, { data }] = useLazyQuery(ListingSafetyQuery);
  const [reporting, setReporting] = useState<'listing' | 'seller' | null>(null);
  const product = data?.product;
  const open = async (what: 'listing' | 'seller') => {
    try {
      // Without `retain`, a second tap aborts the first one and its promise rejects.
      const answer = await load({ variables: { id: productId } }).retain();
      if (answer.data?.product) return setReporting(what);
    } catch (error) {
      console.error(error);
    }
    toast.error('This could not be loaded. Please try again.');
  };
  return (
    <>
      <Button variant="ghost" size="sm" minH="11" onClick={() => void open('listing')}>
        Report listing
      </Button>
      <Button variant="ghost" size="sm" minH="11" onClick={() => void open('seller')}>
        Report seller
      </Button>
      {!seller.viewerHasBlocked && <BlockButton userId={seller.id} name={seller.name} blocked={false} />}
      {product && reporting && (
        <ReportDialog
          subject={reporting === 'listing' ? product.globalId : product.seller.globalId}
          what={reporting === 'listing' ? 'this listing' : seller.name}
          onClose={() => setReporting(null)}
        />
      )}
    </>
  );
}
