import { graphql } from 'relay-runtime';

/* Read again by its id alone, through node(id). */
export const product = graphql`
  fragment Card_product on Product @refetchable(queryName: "CardRefetchQuery") {
    name
    price
    seller {
      name
    }
  }
`;
