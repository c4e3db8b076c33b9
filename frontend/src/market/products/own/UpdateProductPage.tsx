import { useApolloClient, useMutation } from '@apollo/client/react';
import { Heading } from '@chakra-ui/react';
import { useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { NotFoundPage } from '../../../app/NotFoundPage.tsx';
import { invalidateProductLists } from '../../../apollo/cache/listUpdates.ts';
import { preloadQuery } from '../../../apollo/preload.ts';
import { useFragmentData } from '../../../apollo/cache/useFragmentData.ts';
import { usePageQuery } from '../../../apollo/usePageQuery.ts';
import { graphql } from '../../../gql/documents.ts';
import { messages } from '../../../lib/texts/messages.ts';
import type { RequestError } from '../../../lib/texts/requestError.ts';
import { PriceBandLine } from '../../../trade/price-bands/PriceBandLine.tsx';
import { useSaveSwapTerms } from '../swap-terms/useSaveSwapTerms.ts';
import { PageTitle } from '../../../ui/elements/PageTitle.tsx';
import { Panel } from '../../../ui/elements/Panel.tsx';
import { Skeleton } from '../../../ui/elements/Skeleton.tsx';
import { offerUndo } from '../../../apollo/undo/offerUndo.ts';
import { useSaveSchedule } from '../schedule/useSaveSchedule.ts';
import { ProductForm, type Besides } from './ProductForm.tsx';
import { ProductFormFragment, type ProductValues } from './productDraft.ts';
import { changedPhotos, picturesOf } from '../../photos/listingPhotos.ts';
import { withUploads } from '../../photos/photoUploads.ts';
import { brand } from '../../../lib/texts/college.ts';
import { ProductCardFragment } from '../ProductCard.tsx';

const EditedProductQuery = graphql(
  `
    query EditedProduct($id: ID!) {
      product(id: $id) {
        id: databaseId
        photos {
          id
        }
        viewerCanEdit
        ...ProductForm
      }
      # Those of FormChoices, which the form then finds in the cache.
      categories {
        id: databaseId
        name
      }
      campusSpots {
        id: databaseId
        name
        hint
      }
    }
  `,
  ProductFormFragment,
);

const UpdateProductMutation = graphql(
  `
    mutation UpdateProduct($input: UpdateProductInput!) {
      updateProduct(input: $input) {
        message
        product {
          id: databaseId
          large: photoUrl(width: 1280)
          photoColor
          ...ProductForm
          ...ProductCard
        }
      }
    }
  `,
  ProductFormFragment,
  ProductCardFragment,
);

/** Changes of the values that are sent in separate requests. */
type Changed = { [Key in keyof Besides]: Besides[Key] | undefined };

const failure = ({ code, message }: RequestError) => message || (code ? messages.productUpdateFailed : messages.productUpdateError);

const loader = ({ params }: LoaderFunctionArgs) => preloadQuery(EditedProductQuery, { id: params.id! });

const UpdateProductSkeleton = () => <Skeleton height="60vh" borderRadius="l3" />;

function UpdateProductPage() {
  const { product } = usePageQuery<typeof loader>().data;
  const listing = useFragmentData(ProductFormFragment, product);
  const client = useApolloClient();
  const [updateProduct] = useMutation(UpdateProductMutation, { update: invalidateProductLists });
  const saveSchedule = useSaveSchedule();
  const saveSwap = useSaveSwapTerms();
  const navigate = useNavigate();
  if (!product?.viewerCanEdit || !listing) return <NotFoundPage />;
  const submit = async (changes: Partial<ProductValues>, { photos, mustGo, swap }: Changed) => {
    const { data: saved } = await withUploads(client, picturesOf(photos ?? []), (uploads) =>
      updateProduct({ variables: { input: { ...changes, id: product.id, photos: photos && changedPhotos(photos, product.photos, uploads) } } }),
    );
    const isScheduled = mustGo && (mustGo.by !== '' || listing.priceSchedule !== null);
    const cleared = isScheduled ? await saveSchedule(product.id, mustGo) : undefined;
    if (swap) await saveSwap(product.id, swap);
    offerUndo(cleared?.message ?? saved?.updateProduct.message ?? messages.productUpdated, cleared);
    await navigate('/dashboard/user/products');
  };
  return (
    <Panel>
      <PageTitle>{`Update Product - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl" mb="5">
        Update Product
      </Heading>
      <ProductForm
        key={product.id}
        draft={`product:${product.id}`}
        product={listing}
        submitLabel="UPDATE PRODUCT"
        onChange={submit}
        failure={failure}
        band={(of) => <PriceBandLine of={of} saysTooFew />}
      />
    </Panel>
  );
}

export const updateProductPage = {
  Component: UpdateProductPage,
  Skeleton: UpdateProductSkeleton,
  loader,
  failure: () => messages.productFetchFailed,
};
