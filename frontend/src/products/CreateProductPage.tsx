import { useMutation } from '@apollo/client/react';
import { Heading } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { problemOf } from '../lib/problem.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Panel } from '../ui/Panel.tsx';
import { toast } from '../ui/toaster.ts';
import { ProductForm, type ProductDraft, type ProductValues } from './ProductForm.tsx';
import { forgetProductLists } from './productLists.ts';

const CreateProductMutation = graphql(`
  mutation CreateProduct($input: CreateProductInput!, $photo: Upload) {
    createProduct(input: $input, photo: $photo) {
      message
      product {
        id
        ...ProductCard
      }
    }
  }
`);

const REDIRECT_AFTER_MS = 1000;

const blank: ProductDraft = { name: '', description: '', price: '', quantity: '1', shipping: '0', categoryId: '' };

export function CreateProductPage() {
  const [createProduct] = useMutation(CreateProductMutation, { update: forgetProductLists });
  const navigate = useNavigate();
  const submit = async (input: ProductValues, photo: File | null) => {
    try {
      const { data } = await createProduct({ variables: { input, photo } });
      toast.success(data?.createProduct.message ?? messages.productCreated);
      setTimeout(() => void navigate('/dashboard/user/products'), REDIRECT_AFTER_MS);
      return undefined;
    } catch (error) {
      const { code, message, fields } = problemOf(error);
      const fallback = code ? messages.productCreateFailed : messages.productNorms;
      toast.error(message || fallback);
      return Object.keys(fields).length > 0 ? fields : { form: message || fallback };
    }
  };
  return (
    <Panel>
      <PageTitle>Create Product - CampusCart</PageTitle>
      <Heading as="h1" size="2xl" mb="5">
        Create Product
      </Heading>
      <ProductForm initial={blank} submitLabel="CREATE PRODUCT" onSubmit={submit} />
    </Panel>
  );
}
