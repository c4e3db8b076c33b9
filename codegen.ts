import type { CodegenConfig } from '@graphql-codegen/cli';

/** Typed documents and form schemas for the frontend, from the committed schema. */
const config: CodegenConfig = {
  schema: './schema.graphql',
  documents: ['frontend/src/**/*.{ts,tsx}', '!frontend/src/gql/**', '!frontend/src/**/*.test.{ts,tsx}'],
  generates: {
    './frontend/src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: { scalars: { DateTime: 'string', Upload: 'File' }, useTypeImports: true, enumsAsTypes: true },
    },
    './frontend/src/gql/forms.ts': { plugins: ['./frontend/scripts/form-schemas.mjs'] },
  },
};

// The tool looks for a default export.
export default config;
