import {
  getArgumentValues,
  getNamedType,
  getVariableValues,
  isNonNullType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Db, Viewer } from '../platform/context.ts';
import type { Reader } from './reader.ts';
import { isRoot } from './root.ts';
import { collect, type Selection } from './selection.ts';

/** What names the root of each field of Query that the compiler reads. */
export type RootResolvers = ReadonlyMap<string, GraphQLFieldResolver<unknown, never>>;

interface ReadingContext {
  db: Db;
  viewer: Viewer | null;
}

/** JSON that is passed on as the text it came as. */
export class RawJson {
  constructor(readonly text: string) {}

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

type Fragments = Selection['fragments'];

function fragmentsOf(document: DocumentNode): Fragments {
  return Object.fromEntries(document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])));
}

/**
 * Answers whole queries with the text that PostgreSQL builds, without executing them here: nothing is parsed, walked or written
 * again. What it cannot answer that way (mutations, fields without a root, anything that fails) is left to ordinary execution,
 * which also words the errors.
 */
export class Answers {
  private readonly fragments = new WeakMap<DocumentNode, Fragments>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly reader: Reader,
    private readonly resolvers: RootResolvers,
  ) {}

  /** The `data` of a query; undefined when it must be executed. */
  async data(
    operation: OperationDefinitionNode,
    document: DocumentNode,
    given: Readonly<Record<string, unknown>>,
    context: ReadingContext,
  ): Promise<RawJson | undefined> {
    if (operation.operation !== OperationTypeNode.QUERY) return undefined;
    const { coerced } = getVariableValues(this.schema, operation.variableDefinitions ?? [], given);
    if (!coerced) return undefined;
    const known = this.fragments.get(document);
    const fragments = known ?? fragmentsOf(document);
    if (!known) this.fragments.set(document, fragments);
    const selection: Selection = { fields: [], fragments, variables: coerced };
    const fields = [...collect([operation.selectionSet], selection)];
    if (!fields.every(([, nodes]) => this.resolvers.has(nodes[0]!.name.value))) return undefined;
    try {
      const parts = await Promise.all(fields.map(async ([key, nodes]) => `${JSON.stringify(key)}:${await this.field(nodes, selection, context)}`));
      return new RawJson(`{${parts.join(',')}}`);
    } catch {
      return undefined;
    }
  }

  private async field(nodes: FieldNode[], selection: Selection, context: ReadingContext): Promise<string> {
    const { name } = nodes[0]!;
    const field = this.schema.getQueryType()!.getFields()[name.value]!;
    const args = getArgumentValues(field, nodes[0]!, selection.variables);
    const root: unknown = await this.resolvers.get(name.value)!(undefined, args, context as never, {} as GraphQLResolveInfo);
    const type = getNamedType(field.type) as GraphQLObjectType;
    if (root !== null && !isRoot(root)) throw new Error(`${name.value} names no root`);
    const text = root && (await this.reader.text(context, root, type, { ...selection, fields: nodes }));
    if (text === null && isNonNullType(field.type)) throw new Error(`${name.value} must not be null`);
    return text ?? 'null';
  }
}
