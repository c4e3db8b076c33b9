import { graphql } from '../../../gql/documents.ts';

/** Names and kinds of all types, and the type in the URL. */
export const ReferenceQuery = graphql(`
  query Reference($name: String!) {
    __schema {
      types {
        name
        kind
      }
    }
    __type(name: $name) {
      name
      kind
      description
      enumValues(includeDeprecated: true) {
        name
        description
      }
      possibleTypes {
        name
      }
      inputFields {
        name
        description
        defaultValue
        type {
          kind
          name
          ofType {
            kind
            name
            ofType {
              kind
              name
              ofType {
                kind
                name
              }
            }
          }
        }
      }
      fields(includeDeprecated: true) {
        name
        description
        deprecationReason
        args {
          name
          description
          defaultValue
          type {
            kind
            name
            ofType {
              kind
              name
              ofType {
                kind
                name
                ofType {
                  kind
                  name
                }
              }
            }
          }
        }
        type {
          kind
          name
          ofType {
            kind
            name
            ofType {
              kind
              name
              ofType {
                kind
                name
              }
            }
          }
        }
      }
    }
  }
`);
