import { graphql } from '../../gql/documents.ts';

/** Choices for the forms of listings and wanted posts. All fields share one query, which the first of them sends. */
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
