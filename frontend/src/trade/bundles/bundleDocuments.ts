import { graphql } from '../../gql/documents.ts';

export const BundleChoicesQuery = graphql(`
  query BundleChoices($filter: ProductFilter!) {
    products(first: 50, filter: $filter) {
      nodes {
        id: databaseId
        name
        price
        quantity
        availability
        reservedFor {
          id: databaseId
        }
        photoUrl(width: 160)
        photoColor
      }
    }
  }
`);

export const PlaceBundleMutation = graphql(`
  mutation PlaceBundle($input: PlaceBundleInput!) {
    placeBundle(input: $input) {
      message
      bundle {
        id: databaseId
        conversation {
          id: databaseId
        }
        orders {
          id: databaseId
          lines {
            product {
              id: databaseId
              quantity
              availability
            }
          }
        }
      }
    }
  }
`);
