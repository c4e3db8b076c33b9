import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const src = resolve(import.meta.dirname, '../src');
const GENERATED = /^export const (\w+?)(Document|FragmentDoc) = (\{.*\}) as unknown as/gm;
const CALL = /\bgraphql\(\s*`\s*(query|mutation|subscription|fragment) (\w+)[^`]*`,?\s*\)/g;

/**
 * Vite plugin for builds: puts each generated document where it is written, so that a page carries its own operations and not
 * those of all pages.
 */
export function inlineDocuments(): Plugin {
  const documents = new Map<string, string>();
  return {
    name: 'inline-documents',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const generated = readFileSync(resolve(src, 'gql/graphql.ts'), 'utf8');
      for (const [, name, kind, document] of generated.matchAll(GENERATED)) documents.set(name! + kind!, document!);
    },
    transform(code, id) {
      if (!id.startsWith(src) || id.includes('/gql/')) return undefined;
      return code.replace(CALL, (_, kind: string, name: string) => {
        const document = documents.get(name + (kind === 'fragment' ? 'FragmentDoc' : 'Document'));
        if (!document) throw new Error(`${id}: ${kind} ${name} is not generated; run npm run codegen`);
        return `(${document} as never)`;
      });
    },
  };
}
