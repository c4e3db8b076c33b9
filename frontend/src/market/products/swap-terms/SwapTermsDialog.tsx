import { useQuery } from '@apollo/client/react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { useFragmentData } from '../../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../../gql/documents.ts';
import type { SwapTermsFragment as Terms, SwapTermsQuery as SwapTermsData } from '../../../gql/graphql.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { LoadFailure } from '../../../ui/elements/LoadFailure.tsx';
import { Skeleton } from '../../../ui/elements/Skeleton.tsx';
import { useDraftForm } from '../../../ui/forms/useDraftForm.ts';
import { SwapTermsFields } from './SwapTermsFields.tsx';
import { swapTermsOf, swapTermsRule } from './swapTerms.ts';
import { SwapTermsFragment, useSaveSwapTerms } from './useSaveSwapTerms.ts';

const SwapTermsQuery = graphql(
  `
    query SwapTerms($id: ID!) {
      categories {
        id: databaseId
        name
      }
      product(id: $id) {
        id: databaseId
        ...SwapTerms
      }
    }
  `,
  SwapTermsFragment,
);

const termsForm = z.object({ terms: swapTermsRule });

/** Form of the swap terms, once they are loaded. */
function TermsForm({ listing, categories, onClose }: { listing: Terms; categories: SwapTermsData['categories']; onClose: () => void }) {
  const save = useSaveSwapTerms();
  const saved = swapTermsOf(listing);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: termsForm,
    defaultValues: { terms: { ...saved, openToSwap: listing.openToSwap || listing.swapWants.length === 0 } },
    draft: `swap-terms:${listing.id}`,
    send: async ({ terms }) => {
      await save(listing.id, terms);
      onClose();
    },
    failure: ({ message }) => message ?? 'It could not be saved. Try again.',
  });
  return (
    <FormDialog
      title="Swap it"
      yes="Save"
      no="Cancel"
      destructive={false}
      locked={locked}
      error={errorOf('root')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="terms"
        render={({ field }) => <SwapTermsFields value={field.value} error={errorOf('terms')} categories={categories} onChange={field.onChange} />}
      />
    </FormDialog>
  );
}

/** Dialog that asks for the terms on which the viewer would swap an own listing. */
export function SwapTermsDialog({ productId, onClose }: { productId: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(SwapTermsQuery, { variables: { id: productId }, fetchPolicy: 'network-only' });
  const listing = useFragmentData(SwapTermsFragment, data?.product);
  if (data && listing) return <TermsForm listing={listing} categories={data.categories} onClose={onClose} />;
  const retry = () => void refetch().catch(() => undefined);
  return (
    <FormDialog title="Swap it" yes="Save" no="Cancel" destructive={false} locked error={undefined} onSubmit={retry} onClose={onClose}>
      {error ? <LoadFailure message="The terms could not be loaded." onRetry={retry} /> : <Skeleton height="40" />}
    </FormDialog>
  );
}
