import { graphql } from '../../gql/documents.ts';

/** What tokens and apps can be let do. */
export const AccessScopesQuery = graphql(`
  query AccessScopes {
    accessScopes {
      about
      read
      write
      isForAdministrators
    }
  }
`);
