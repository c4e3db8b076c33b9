import { resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { GuardDocument, ProductFactsFragmentDoc } from '../src/gql/graphql.ts';
import { inlineDocuments } from './inline-documents.ts';

const plugin = inlineDocuments();
const transform = plugin.transform as unknown as (code: string, id: string) => { code: string } | undefined;
const page = resolve(import.meta.dirname, '../src/Page.tsx');

beforeAll(() => (plugin.buildStart as unknown as () => Promise<void>)());

it('puts the document of an operation in place of its text, and leaves the rest as it is', () => {
  const code = 'const Guard = graphql(`query Guard { me { id } }`);\nexport const Page = () => <p>graphql(`no call`)</p>;\n';
  expect(transform(code, page)?.code).toBe(
    `const Guard = (${JSON.stringify(GuardDocument)} as never);\nexport const Page = () => <p>graphql(\`no call\`)</p>;\n`,
  );
});

it('puts the document of a fragment in place of its text', () => {
  expect(transform('const Facts = graphql(`fragment ProductFacts on Product { id }`);', page)?.code).toBe(
    `const Facts = (${JSON.stringify(ProductFactsFragmentDoc)} as never);`,
  );
});

it('leaves out the masked fragments that a fragment spreads', () => {
  const code = transform('graphql(`fragment ProductCard on Product { id }`);', page)?.code;
  expect(code).toContain('"value":"photoUrl"');
  expect(code).not.toMatch(/FragmentSpread|ProductFacts/);
});

it('leaves out the import of a fragment that only a document uses', () => {
  const call = 'graphql(`fragment ProductCard on Product { id }`, FactsFragment)';
  const code = (imports: string, rest = '') => transform(`${imports}\nconst Card = ${call};\n${rest}`, page)?.code;
  expect(code(`import { FactsFragment } from './Facts.tsx';`)).not.toContain('Facts.tsx');
  expect(code(`import { Facts, FactsFragment, type Fact } from './Facts.tsx';`)).toContain(`import { Facts, type Fact } from './Facts.tsx';`);
  expect(code(`import { FactsFragment } from './Facts.tsx';`, 'type Of = FragmentType<typeof FactsFragment>;')).not.toContain('Facts.tsx');
  expect(code(`import { FactsFragment } from './Facts.tsx';`, 'read(FactsFragment);')).toContain('Facts.tsx');
});

it.each(['query Unheard { me { id } }', 'fragment Unheard on User { id }'])('fails the build for a document that is not generated: %s', (text) => {
  expect(() => transform(`graphql(\`${text}\`);`, page)).toThrow('npm run codegen');
});

it('does not touch other modules', () => {
  expect(transform('graphql(`query Guard { me { id } }`);', '/elsewhere/Page.tsx')).toBeUndefined();
});
