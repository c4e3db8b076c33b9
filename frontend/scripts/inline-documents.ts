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
/** A call such as ``graphql(`query Home { … }`, ProductCardFragment)``. */
interface Call extends SyntaxNode {
  callee: SyntaxNode & { name?: string };
  arguments: (SyntaxNode & { name?: string; quasis?: { value: { cooked: string } }[] })[];
}
interface Import extends SyntaxNode {
  specifiers: (SyntaxNode & { local: { name: string } })[];
}

const isNode = (value: unknown): value is SyntaxNode => typeof (value as SyntaxNode | null)?.type === 'string';

const isCall = (node: SyntaxNode): node is Call => node.type === 'CallExpression' && (node as Call).callee.name === 'graphql';

/** Visits a syntax tree in source order. If `enter` returns false, the children of the node are skipped. */
function walk(node: SyntaxNode, enter: (node: SyntaxNode) => boolean): void {
  if (!enter(node)) return;
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, enter);
}

/** Returns all calls of `graphql` in a syntax tree, in source order. */
function callsIn(program: SyntaxNode): Call[] {
  const found: Call[] = [];
  walk(program, (node) => {
    if (isCall(node)) found.push(node);
    return !isCall(node);
  });
  return found;
}

/** Returns the names that a module uses outside of imports, types and calls of `graphql`. */
function namesIn(program: SyntaxNode): Set<string> {
  const names = new Set<string>();
  walk(program, (node) => {
    const { name } = node as { name?: unknown };
    if (typeof name === 'string') names.add(name);
    return !isCall(node) && node.type !== 'ImportDeclaration' && node.type !== 'TSTypeQuery';
  });
  return names;
}

/** Replacement of the code between two positions. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Removes names from an import that are used only in calls of `graphql`. Otherwise the import would load the module of a component just for the text
 * of its fragment.
 */
function withoutNames({ start, end, specifiers }: Import, unused: Set<string>, code: string): Edit[] {
  const left = specifiers.filter(({ local }) => !unused.has(local.name));
  if (left.length === specifiers.length) return [];
  if (left.length === 0) return [{ start, end, text: '' }];
  const names = left.map((each) => code.slice(each.start, each.end)).join(', ');
  return [{ start: specifiers[0]!.start, end: specifiers.at(-1)!.end, text: names }];
}

/** Returns a fragment as its component reads it: without the fragments that it spreads, whose fields are masked. */
const unspread = (fragment: DefinitionNode): DefinitionNode => visit(fragment, { FragmentSpread: () => null });

/** Returns the generated document of a definition. In the document of a fragment the fragment itself comes first. */
function documentOf(generated: Record<string, DocumentNode>, definition: DefinitionNode | undefined): DocumentNode | undefined {
  if (definition?.kind === Kind.OPERATION_DEFINITION) return generated[`${definition.name?.value}Document`];
  if (definition?.kind !== Kind.FRAGMENT_DEFINITION) return undefined;
  const [fragment] = generated[`${definition.name.value}FragmentDoc`]?.definitions ?? [];
  return fragment && { kind: Kind.DOCUMENT, definitions: [unspread(fragment)] };
}

/** Replaces the calls of `graphql` in a module by the generated documents. */
function inlined(code: string, id: string, generated: Record<string, DocumentNode>): string {
  const program = parseAst(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' });
  const calls = callsIn(program);
  const edits = calls.map(({ start, end, arguments: [text] }) => {
    const document = documentOf(generated, parse(text?.quasis?.[0]?.value.cooked ?? '').definitions[0]);
    if (!document) throw new Error(`${id}: a document is not generated; run npm run codegen`);
    return { start, end, text: `(${JSON.stringify(document)} as never)` };
  });
  const used = namesIn(program);
  const fragments = calls.flatMap(({ arguments: given }) => given.flatMap(({ name }) => (name === undefined || used.has(name) ? [] : [name])));
  const imports = program.body.filter(({ type }) => type === 'ImportDeclaration') as unknown as Import[];
  edits.unshift(...imports.flatMap((each) => withoutNames(each, new Set(fragments), code)));
  let [result, from] = ['', 0];
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
    result += code.slice(from, start) + text;
    from = end;
  }
  return result + code.slice(from);
}

/**
 * Vite plugin for builds: inlines each generated document where it is used, so that a page contains only its own operations. The plugin of the client
 * preset would import the documents from a single module, which would be part of the first script.
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
      return { code: inlined(code, id, generated), map: null };
    },
  };
}
