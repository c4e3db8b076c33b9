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
import { executeFields, type PlannableOperation, type RootField } from './root-fields.ts';
import type { ReadContext } from './rows.ts';
import { collect, fragmentsOf, type Selection } from './selection.ts';

/** JSON that PostgreSQL serialized; it goes to the client as this text. */
export class SerializedResult {
  constructor(readonly text: string) {}

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** Runs a planned query for one request. */
export type PlannedQuery = (context: ReadContext) => Promise<ExecutionResult>;

/** The pages select `__typename` of every object, including the root. */
const isTypename = (nodes: FieldNode[]): boolean => nodes[0]!.name.value === '__typename';

/** JSON text of a root field; undefined if the field failed. */
interface Outcome {
  text: string | undefined;
  error?: GraphQLError;
}

/**
 * Plans queries. Each root field becomes one statement that returns the JSON of the response, which is neither parsed nor serialized again. Root
 * fields with their own resolver, and mutations, are left to graphql-js.
 */
export class QueryPlanner {
  private readonly fragments = new WeakMap<DocumentNode, Selection['fragments']>();
  private readonly roots = new WeakMap<OperationDefinitionNode, RootField[]>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly sqlExecutor: SqlExecutor,
    private readonly plannable: PlannableSchema,
  ) {}

  /** Returns the plan of a query; undefined if graphql-js must execute all of it. */
  plan(query: PlannableOperation): PlannedQuery | undefined {
    const { document, operation } = query;
    const { coerced } = getVariableValues(this.schema, operation.variableDefinitions ?? [], query.variableValues);
    if (!coerced) return undefined;
    const selection: Selection = { fieldNodes: [], fragments: this.fragmentsOf(document), variableValues: coerced };
    const fields = this.rootFields(operation, selection);
    if (!fields.some(({ isPlanned }) => isPlanned)) return undefined;
    const others = fields.filter(({ isPlanned }) => !isPlanned);
    return async (context) => {
      const executed = others.length > 0 ? executeFields(this.schema, query, others, context) : undefined;
      const outcomes = fields.map(async ({ key, nodes, isPlanned }): Promise<Outcome> =>
        isPlanned ? this.outcome(key, nodes, selection, context) : { text: JSON.stringify((await executed)?.data?.[key]) },
      );
      return this.result(fields, await Promise.all(outcomes), (await executed)?.errors);
    };
  }

  /** Returns the root fields. They are collected only once if no variable affects which fields are included. */
  private rootFields(operation: OperationDefinitionNode, selection: Selection): RootField[] {
    const known = this.roots.get(operation);
    if (known) return known;
    const fields = [...collect([operation.selectionSet], selection)].map(([key, nodes]) => ({
      key,
      nodes,
      isPlanned: this.isPlannable(nodes, selection),
    }));
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

  /** Combines the fields as the GraphQL specification requires: an error makes its field null, or all of data if the field is non-null. */
  private result(fields: RootField[], outcomes: Outcome[], others: readonly GraphQLError[] = []): ExecutionResult {
    const errors = [...outcomes.flatMap(({ error }) => error ?? []), ...others];
    const failed = outcomes.some(({ text }, index) => text === undefined && this.isRequired(fields[index]!));
    const members = outcomes.map(({ text = 'null' }, index) => `${JSON.stringify(fields[index]!.key)}:${text}`);
    const data = failed ? null : (new SerializedResult(`{${members.join(',')}}`) as never);
    return errors.length > 0 ? { data, errors } : { data };
  }

  private isRequired({ nodes }: RootField): boolean {
    return !isTypename(nodes) && isNonNullType(this.field(nodes).type);
  }

  private async outcome(key: string, nodes: FieldNode[], selection: Selection, context: ReadContext): Promise<Outcome> {
    try {
      return { text: await this.text(nodes, selection, context) };
    } catch (error) {
      return { text: undefined, error: locatedError(error, nodes, [key]) };
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
