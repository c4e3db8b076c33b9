import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { Kind, parse, type DefinitionNode, type DocumentNode } from 'graphql';
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

/** The generated document of a definition. Those of fragments are needed for types only: a component reads what its page's query fetched. */
function documentOf(generated: Record<string, DocumentNode>, definition: DefinitionNode | undefined): object | undefined {
  if (definition?.kind === Kind.FRAGMENT_DEFINITION) return {};
  return definition?.kind === Kind.OPERATION_DEFINITION ? generated[`${definition.name?.value}Document`] : undefined;
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
        if (!document) throw new Error(`${id}: an operation is not generated; run npm run codegen`);
        inlined += `${code.slice(end, call.start)}(${JSON.stringify(document)} as never)`;
        end = call.end;
      }
      return { code: inlined + code.slice(end), map: null };
    },
  };
}
