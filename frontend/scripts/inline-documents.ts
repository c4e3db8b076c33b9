import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { Kind, parse, visit, type DefinitionNode, type DocumentNode } from 'graphql';
import { parseAst, type Plugin } from 'vite';

const src = resolve(import.meta.dirname, '../src');

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}
/** A call such as ``graphql(`query Home { … }`)``. */
interface Call extends SyntaxNode {
  callee: SyntaxNode & { name?: string };
  arguments: (SyntaxNode & { quasis?: { value: { cooked: string } }[] })[];
}

const isNode = (value: unknown): value is SyntaxNode => typeof (value as SyntaxNode | null)?.type === 'string';

/** All calls of `graphql` in a syntax tree, in source order. */
function callsIn(node: SyntaxNode, found: Call[] = []): Call[] {
  if (node.type === 'CallExpression' && (node as Call).callee.name === 'graphql') found.push(node as Call);
  for (const child of Object.values(node).flat()) if (isNode(child)) callsIn(child, found);
  return found;
}

/** A fragment as the component that owns it reads it: without the fragments that it spreads, whose fields are masked. */
const unspread = (fragment: DefinitionNode): DefinitionNode => visit(fragment, { FragmentSpread: () => null });

/** The generated document of a definition. In that of a fragment the fragment itself comes first. */
function documentOf(generated: Record<string, DocumentNode>, definition: DefinitionNode | undefined): DocumentNode | undefined {
  if (definition?.kind === Kind.OPERATION_DEFINITION) return generated[`${definition.name?.value}Document`];
  if (definition?.kind !== Kind.FRAGMENT_DEFINITION) return undefined;
  const [fragment] = generated[`${definition.name.value}FragmentDoc`]?.definitions ?? [];
  return fragment && { kind: Kind.DOCUMENT, definitions: [unspread(fragment)] };
}

/**
 * Vite plugin for builds: inlines each generated document where it is used, so that a page contains only its own operations. The plugin of
 * the client preset imports them from one module, which would be part of the first script.
 */
export function inlineDocuments(): Plugin {
  let generated: Record<string, DocumentNode> = {};
  return {
    name: 'inline-documents',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      generated = (await import(pathToFileURL(resolve(src, 'gql/graphql.ts')).href)) as Record<string, DocumentNode>;
    },
    transform(code, id) {
      if (!id.startsWith(src) || id.includes('/gql/') || !code.includes('graphql(')) return undefined;
      let inlined = '';
      let end = 0;
      for (const call of callsIn(parseAst(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }))) {
        const definition = parse(call.arguments[0]?.quasis?.[0]?.value.cooked ?? '').definitions[0];
        const document = documentOf(generated, definition);
        if (!document) throw new Error(`${id}: a document is not generated; run npm run codegen`);
        inlined += `${code.slice(end, call.start)}(${JSON.stringify(document)} as never)`;
        end = call.end;
      }
      return { code: inlined + code.slice(end), map: null };
    },
  };
}
