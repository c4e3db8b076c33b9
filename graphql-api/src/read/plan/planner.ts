import {
  getArgumentValues,
  getVariableValues,
  GraphQLError,
  isNonNullType,
  Kind,
  locatedError,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { PlannableSchema } from '../resolvers.ts';
import type { SqlExecutor } from './sql-executor.ts';
import { isQuerySource } from '../query-source.ts';
import type { ReadContext } from './rows.ts';
import { collect, type Selection } from './selection.ts';

/** Runs a planned query for one request. */
export type PlannedQuery = (context: ReadContext) => Promise<ExecutionResult>;

/** JSON that PostgreSQL serialized; it goes to the client as this text. */
export class SerializedResult {
  constructor(readonly text: string) {}

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** An operation as far as planning depends on it. */
export interface PlannableOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variableValues: Readonly<Record<string, unknown>>;
}

/** The pages select `__typename` of every object, the root included. */
const isTypename = (nodes: FieldNode[]): boolean => nodes[0]!.name.value === '__typename';

/** Root fields by response key. */
type RootFields = [key: string, nodes: FieldNode[]][];

/** A root field's JSON text, or the error in its place. */
type Outcome = { text: string } | { error: GraphQLError };

function fragmentsOf(document: DocumentNode): Selection['fragments'] {
  return Object.fromEntries(document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])));
}

/**
 * Plans queries: one statement for each root field whose value is the JSON of the response, which is neither parsed nor serialized
 * again. Operations that it does not plan (mutations, root fields with a resolver of their own) are left to graphql-js.
 */
export class QueryPlanner {
  private readonly fragments = new WeakMap<DocumentNode, Selection['fragments']>();
  private readonly roots = new WeakMap<OperationDefinitionNode, RootFields>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly sqlExecutor: SqlExecutor,
    private readonly plannable: PlannableSchema,
  ) {}

  /** The plan of a query; undefined where graphql-js must execute the operation. */
  plan({ document, operation, variableValues }: PlannableOperation): PlannedQuery | undefined {
    const { coerced } = getVariableValues(this.schema, operation.variableDefinitions ?? [], variableValues);
    if (!coerced) return undefined;
    const selection: Selection = { fieldNodes: [], fragments: this.fragmentsOf(document), variableValues: coerced };
    const fields = this.rootFields(operation, selection);
    if (!fields) return undefined;
    return async (context) =>
      this.result(
        fields.map(([key]) => key),
        await Promise.all(fields.map(([key, nodes]) => this.outcome(key, nodes, selection, context))),
        fields.map(([, nodes]) => !isTypename(nodes) && isNonNullType(this.field(nodes).type)),
      );
  }

  /** The root fields by response key; undefined where one cannot be planned. They are looked through once where no variable decides which they are. */
  private rootFields(operation: OperationDefinitionNode, selection: Selection): RootFields | undefined {
    const known = this.roots.get(operation);
    if (known) return known;
    const fields = [...collect([operation.selectionSet], selection)];
    if (!fields.every(([, nodes]) => this.isPlannable(nodes, selection))) return undefined;
    const isAlwaysSame = operation.selectionSet.selections.every((node) => node.kind === Kind.FIELD && !node.directives?.length);
    if (isAlwaysSame) this.roots.set(operation, fields);
    return fields;
  }

  private isPlannable(nodes: FieldNode[], { fragments }: Selection): boolean {
    const { sources, custom } = this.plannable;
    const query = this.schema.getQueryType()!;
    if (isTypename(nodes)) return true;
    return sources.has(nodes[0]!.name.value) && !nodes.some((node) => custom.isSelected(node, fragments, query));
  }

  private fragmentsOf(document: DocumentNode): Selection['fragments'] {
    const known = this.fragments.get(document) ?? fragmentsOf(document);
    this.fragments.set(document, known);
    return known;
  }

  private field(nodes: FieldNode[]) {
    return this.schema.getQueryType()!.getFields()[nodes[0]!.name.value]!;
  }

  /** Puts the fields together as the specification of GraphQL says: an error makes its field null, or all data where it cannot be null. */
  private result(keys: string[], outcomes: Outcome[], required: boolean[]): ExecutionResult {
    const errors = outcomes.flatMap((outcome) => ('error' in outcome ? [outcome.error] : []));
    const failed = outcomes.some((outcome, index) => 'error' in outcome && required[index]);
    const fields = outcomes.map((outcome, index) => `${JSON.stringify(keys[index])}:${'error' in outcome ? 'null' : outcome.text}`);
    const data = failed ? null : (new SerializedResult(`{${fields.join(',')}}`) as never);
    return errors.length > 0 ? { data, errors } : { data };
  }

  private async outcome(key: string, nodes: FieldNode[], selection: Selection, context: ReadContext): Promise<Outcome> {
    try {
      return { text: await this.text(nodes, selection, context) };
    } catch (error) {
      return { error: locatedError(error, nodes, [key]) };
    }
  }

  private async text(nodes: FieldNode[], selection: Selection, context: ReadContext): Promise<string> {
    if (isTypename(nodes)) return JSON.stringify(this.schema.getQueryType()!.name);
    const field = this.field(nodes);
    const args = getArgumentValues(field, nodes[0]!, selection.variableValues);
    const source: unknown = await this.plannable.sources.get(field.name)!(undefined, args, context as never, {} as GraphQLResolveInfo);
    if (source !== null && !isQuerySource(source)) throw new Error(`${field.name} names no query source`);
    const text = source && (await this.sqlExecutor.text(context, source, this.sqlExecutor.typeOfSource(source), { ...selection, fieldNodes: nodes }));
    if (text === null && isNonNullType(field.type)) throw new GraphQLError(`Cannot return null for non-nullable field Query.${field.name}.`);
    return text ?? 'null';
  }
}
