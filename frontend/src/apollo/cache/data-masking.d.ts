import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  /** Codegen writes the masked types. */
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
