import js from '@eslint/js';
import graphqlEslint from '@graphql-eslint/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'A thing is called by one name: export it by name.',
};
const noBarrel = {
  selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
  message: 'A thing is imported from the file that defines it.',
};
const noSideEffectImport = {
  selector: 'ImportDeclaration[specifiers.length=0][source.value=/^\\.(?!.*\\.css$)/]',
  message: 'A module exports, and a list in app/ registers.',
};
const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'The environment is read in one file a workspace.',
};

const noSqlText = {
  selector: 'CallExpression[callee.property.name=/^(query|execute)$/] > :matches(Literal, TemplateLiteral).arguments:first-child',
  message: 'SQL is written in *.queries.ts (docs/decisions/011-typed-sql.md).',
};

const noCacheChange = {
  selector: 'CallExpression[callee.property.name=/^(modify|evict|updateQuery|updateFragment|writeQuery|writeFragment)$/]',
  message: 'The cache is changed in apollo/listUpdates.ts.',
};

/**
 * A package is used through what it documents. Ajv documents its later drafts at these paths:
 * https://ajv.js.org/json-schema.html#draft-2020-12
 */
const noInternals = {
  regex: '^(?!ajv/dist/2020)[@a-z][^:]*/(internal|internals|dist|lib|esm|cjs|src)(/|$)',
  message: 'Use the documented API of the package.',
};

/** Blank lines and comments do not count. */
const functionLines = (max) => ({ 'max-lines-per-function': ['error', { max, skipBlankLines: true, skipComments: true }] });

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      'graphql-api/dist-*',
      'frontend/src/gql',
      'node_modules',
      '.data',
      '.cache',
      'e2e/test-results',
      'graphql-api/migrations/Migration*.ts',
    ],
  },
  { files: ['**/*.{js,mjs,ts,tsx}'], ...js.configs.recommended },
  {
    // The recommended rules and those of Relay, without exceptions but these.
    files: ['schema.graphql'],
    languageOptions: { parser: graphqlEslint.parser, parserOptions: { graphQLConfig: { schema: './schema.graphql' } } },
    plugins: { '@graphql-eslint': graphqlEslint },
    rules: {
      ...graphqlEslint.configs['flat/schema-recommended'].rules,
      ...graphqlEslint.configs['flat/schema-relay'].rules,
      // An object without an id, such as a payload or a total, is a part of one that has it; test/node.test.ts says which have one.
      '@graphql-eslint/strict-id-in-types': 'off',
      // A list that is short by nature, such as the photos of a listing, has no pages.
      '@graphql-eslint/relay-edge-types': ['error', { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false }],
      // No field returns ErrorCode: clients generate types for `extensions.code` from it.
      '@graphql-eslint/no-unreachable-types': 'off',
      // Clients are told both days in headers; src/app/schema/versions/deprecation-reason.ts reads them.
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "Directive[name.value='deprecated']:not(:has(Argument[name.value='reason'] > StringValue[value=/\\(since \\d{4}-\\d{2}-\\d{2}, deletionDate \\d{4}-\\d{2}-\\d{2}\\)$/]))",
          message: 'The reason of a deprecation ends with "(since 2026-11-27, deletionDate 2027-11-27)", a year later at least.',
        },
      ],
      // `Report.reporter` is a person, not a prefix.
      '@graphql-eslint/no-typename-prefix': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that need types are in .oxlintrc.json (docs/decisions/037-typescript-7-checks-types.md).
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [noInternals] }],
      'max-lines': ['error', { max: 350 }],
      'no-restricted-syntax': ['error', noDefaultExport, noBarrel, noSideEffectImport, noEnvironment],
    },
  },
  {
    // Texts of people reach these patterns: none may take more than linear time.
    files: ['graphql-api/src/**/*.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
      'regexp/no-dupe-disjunctions': 'error',
      'regexp/no-useless-quantifier': 'error',
    },
  },
  { files: ['**/*.{ts,tsx,mjs}'], rules: { complexity: ['error', 12], ...functionLines(50) } },
  { files: ['**/*.tsx'], rules: functionLines(100) },
  {
    // The callbacks of describe and it are long by nature.
    files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', 'graphql-api/test/**', 'tools/screens/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  { files: ['frontend/src/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['frontend/src/ui/lazyComponent.tsx'],
    rules: {
      'no-restricted-imports': ['error', { name: 'react', importNames: ['lazy'], message: 'Use ui/lazyComponent: it has an error boundary.' }],
    },
  },
  {
    files: ['graphql-api/src/**/*.ts'],
    ignores: ['graphql-api/src/{platform,read,access}/**', 'graphql-api/src/**/*.{queries,mapping,rules,test}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/database/sql.ts'],
              importNames: ['sql', 'expression', 'raw', 'ident', 'literal', 'join'],
              message: 'SQL is written in *.queries.ts, *.mapping.ts and *.rules.ts (docs/decisions/011-typed-sql.md).',
            },
            {
              group: ['**/database/table.ts'],
              message: 'SQL is written in *.queries.ts, *.mapping.ts and *.rules.ts (docs/decisions/011-typed-sql.md).',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['graphql-api/src/**/*.ts'],
    ignores: ['graphql-api/src/**/*.{queries,test}.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noBarrel, noSideEffectImport, noEnvironment, noSqlText] },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['frontend/src/apollo/**', 'frontend/src/**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noBarrel, noSideEffectImport, noEnvironment, noCacheChange] },
  },
  {
    // The one list of domains: a line registers one.
    files: ['graphql-api/src/app/schema/domains.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noSideEffectImport, noEnvironment] },
  },
  {
    // Tools look for a default export, and declarations of libraries have one.
    files: ['**/*.config.ts', 'codegen.ts', '**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // A declaration adds to an interface of a library by extending it.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }] },
  },
  {
    // The one file of each workspace, and of the tests, that reads settings.
    files: ['graphql-api/src/platform/settings/settings.ts', 'graphql-api/test/settings.ts', 'e2e/src/settings.ts', 'tools/bench/demo-server.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noBarrel, noSideEffectImport] },
  },
  {
    files: ['**/*.test.ts', '**/test/*.ts', 'e2e/**/*.ts', 'tools/screens/*.ts'],
    rules: {
      // The shape of an answer is its query's; tests read what they asked for.
      '@typescript-eslint/no-explicit-any': 'off',
      'max-lines': 'off',
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        console: 'readonly',
        localStorage: 'readonly',
        removeEventListener: 'readonly',
        Element: 'readonly',
        Event: 'readonly',
        HTMLSelectElement: 'readonly',
        document: 'readonly',
        matchMedia: 'readonly',
        setTimeout: 'readonly',
        requestAnimationFrame: 'readonly',
        addEventListener: 'readonly',
        navigator: 'readonly',
      },
    },
  },
);
