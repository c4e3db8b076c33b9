import { useMutation, useQuery } from '@apollo/client/react';
import { Heading, Skeleton } from '@chakra-ui/react';
import { useNavigate, useParams } from 'react-router-dom';
import { NotFoundPage } from '../app/NotFoundPage.tsx';
import { invalidateProductLists } from '../apollo/listUpdates.ts';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import type { RequestError } from '../lib/requestError.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Retry } from '../ui/Retry.tsx';
import { toast } from '../ui/toaster.ts';
import { ProductForm, type ProductValues } from './ProductForm.tsx';
import { brand } from '../lib/brand.ts';

const EditedProductQuery = graphql(`
  query EditedProduct($id: ID!) {
    product(id: $id) {
      id
      photoUrl(width: 640)
      viewerCanEdit
      ...ProductForm
    }
  }
`);

const UpdateProductMutation = graphql(`
  mutation UpdateProduct($id: ID!, $input: UpdateProductInput!, $photo: Upload) {
    updateProduct(id: $id, input: $input, photo: $photo) {
      message
      product {
        id
        large: photoUrl(width: 1280)
        photoColor
        ...ProductForm
        ...ProductCard
      }
    }
  }
`);

const failure = ({ code, message }: RequestError) => message || (code ? messages.productUpdateFailed : messages.productUpdateError);

export function UpdateProductPage() {
  const { id = '' } = useParams();
  const { data, dataState, error, refetch } = useQuery(EditedProductQuery, { variables: { id } });
  const [updateProduct] = useMutation(UpdateProductMutation, { update: invalidateProductLists });
  const navigate = useNavigate();
  const submit = async (input: ProductValues, photo: File | null) => {
    const { data: saved } = await updateProduct({ variables: { id, input, photo } });
    toast.success(saved?.updateProduct.message ?? messages.productUpdated);
    await navigate('/dashboard/user/products');
  };
  if (error && dataState !== 'complete') return <Retry message={messages.productFetchFailed} onRetry={() => void refetch()} />;
  if (dataState !== 'complete') return <Skeleton height="60vh" borderRadius="l3" />;
  const { product } = data;
  if (!product?.viewerCanEdit) return <NotFoundPage />;
  return (
    <Panel>
      <PageTitle>{`Update Product - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl" mb="5">
        Update Product
      </Heading>
      <ProductForm
        key={product.id}
        draft={`product:${product.id}`}
        product={product}
        currentPhotoUrl={product.photoUrl}
        submitLabel="UPDATE PRODUCT"
        onSubmit={submit}
        failure={failure}
      />
    </Panel>
  );
}
