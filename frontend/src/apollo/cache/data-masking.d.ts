import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  /** Masked types are those that codegen writes. */
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
