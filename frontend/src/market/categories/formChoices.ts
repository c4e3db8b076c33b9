import { graphql } from '../../gql/documents.ts';

/** What the forms of listings and wanted posts choose from. One query, whichever of their fields asks first. */
export const FormChoicesQuery = graphql(`
  query FormChoices {
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
`);
