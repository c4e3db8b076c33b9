import { useMutation } from '@apollo/client/react';
import { Heading } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { invalidateProductLists } from '../../../apollo/cache/listUpdates.ts';
import { graphql } from '../../../gql/documents.ts';
import { messages } from '../../../lib/texts/messages.ts';
import type { RequestError } from '../../../lib/texts/requestError.ts';
import { PageTitle } from '../../../ui/elements/PageTitle.tsx';
import { Panel } from '../../../ui/elements/Panel.tsx';
import { toast } from '../../../ui/dialogs/toaster.ts';
import { ProductForm, type ProductValues } from './ProductForm.tsx';
import type { ListingPhoto } from '../../photos/listingPhotos.ts';
import { brand } from '../../../lib/texts/college.ts';
import { ProductCardFragment } from '../ProductCard.tsx';

const CreateProductMutation = graphql(
  `
    mutation CreateProduct($input: CreateProductInput!) {
      createProduct(input: $input) {
        message
        review {
          step
          skipped
        }
        product {
          id: databaseId
          name
          price
          ...ProductCard
        }
      }
    }
  `,
  ProductCardFragment,
);

const REDIRECT_AFTER_MS = 1000;

const failure = ({ code, message }: RequestError) => message || (code ? messages.productCreateFailed : messages.productNorms);

export function CreateProductPage() {
  const [createProduct] = useMutation(CreateProductMutation, { update: invalidateProductLists });
  const navigate = useNavigate();
  const submit = async (values: ProductValues, photos: ListingPhoto[], context: object, idempotencyKey: string) => {
    const files = photos.flatMap(({ file }) => (file ? [file] : []));
    const { data } = await createProduct({ variables: { input: { ...values, photos: files, idempotencyKey } }, context });
    toast.success(data?.createProduct.message ?? messages.productCreated);
    const listed = data && { ...data.createProduct.product, review: data.createProduct.review };
    setTimeout(() => void navigate('/dashboard/user/products', { state: { listed } }), REDIRECT_AFTER_MS);
  };
  return (
    <Panel>
      <PageTitle>{`Create Product - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl" mb="5">
        Create Product
      </Heading>
      <ProductForm draft="product:new" submitLabel="CREATE PRODUCT" onSubmit={submit} failure={failure} />
    </Panel>
  );
}
