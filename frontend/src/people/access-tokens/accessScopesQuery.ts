import { graphql } from '../../gql/documents.ts';

/** Scopes that can be granted to tokens and apps. */
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
