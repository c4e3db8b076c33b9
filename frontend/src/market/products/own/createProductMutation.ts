import { graphql } from '../../../gql/documents.ts';
import { ProductCardFragment } from '../ProductCard.tsx';

export const CreateProductMutation = graphql(
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
          availability
          ...ProductCard
        }
      }
    }
  `,
  ProductCardFragment,
);
