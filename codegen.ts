import type { CodegenConfig } from '@graphql-codegen/cli';

/** Typed documents for the frontend, from the committed schema. */
const config: CodegenConfig = {
  schema: './schema.graphql',
  documents: ['frontend/src/**/*.{ts,tsx}', '!frontend/src/gql/**'],
  generates: {
    './frontend/src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: { scalars: { DateTime: 'string', Upload: 'File' }, useTypeImports: true, enumsAsTypes: true },
    },
  },
};

// The tool looks for a default export.
export default config;
