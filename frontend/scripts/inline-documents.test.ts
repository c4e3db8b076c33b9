import { resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { GuardDocument } from '../src/gql/graphql.ts';
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

it('leaves out the document of a fragment, which only types use', () => {
  expect(transform('const Card = graphql(`fragment Card on Product { id }`);', page)?.code).toBe('const Card = ({} as never);');
});

it('fails the build for an operation that is not generated', () => {
  expect(() => transform('graphql(`query Unheard { me { id } }`);', page)).toThrow('npm run codegen');
});

it('does not touch other modules', () => {
  expect(transform('graphql(`query Guard { me { id } }`);', '/elsewhere/Page.tsx')).toBeUndefined();
});
