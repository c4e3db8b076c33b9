import { createHash } from 'node:crypto';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

/** Typed documents and form schemas for the frontend, from the committed schema. */
const config: CodegenConfig = {
  schema: './schema.graphql',
  documents: ['frontend/src/**/*.{ts,tsx}', '!frontend/src/gql/**', '!frontend/src/**/*.test.{ts,tsx}'],
  generates: {
    './frontend/src/gql/': {
      preset: 'client',
      // As the client sends them: its normalised cache needs the type of every object.
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: {
        // Apollo Client masks data itself (docs/decisions/024-data-masking.md).
        fragmentMasking: false,
        persistedDocuments: { hashAlgorithm: (text: string) => createHash('sha256').update(text).digest('hex') },
      },
      config: {
        scalars: { DateTime: 'string', Upload: 'File' },
        useTypeImports: true,
        enumsAsTypes: true,
        inlineFragmentTypes: 'mask',
        // The client rejects a result with an error, so that nobody reads the null in its place.
        nullability: { errorHandlingClient: true },
      },
    },
    './frontend/src/gql/documents.ts': { plugins: ['./frontend/scripts/typed-documents.mjs'] },
    './frontend/src/gql/forms.ts': { plugins: ['./frontend/scripts/form-schemas.mjs'] },
  },
};

// The tool looks for a default export.
export default config;
