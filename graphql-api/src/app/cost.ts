import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type FragmentDefinitionNode,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { MAX_PAGE } from '../read/connection.ts';

/** What a list without pages counts as. */
const PLAIN_LIST = 10;
/** Lists that are known to be shorter. */
const listSizes: Record<string, number> = { 'Order.lines': 1, 'AccessToken.scopes': 1 };

/** What the work of the database weighs, in fields. A word that half the products have is ranked and counted over all of them. */
const WEIGHTS = { plain: 1, search: 150, filteredTotal: 50, searchTotal: 150 };
/** Fields that look through an index for each of their rows, or count whole tables. */
const fieldWeights: Record<string, number> = { 'Product.related': 10, 'Mutation.askAssistant': 100, 'Query.adminFigures': 200 };

/** A type with fields. */
type Fields = GraphQLObjectType | GraphQLInterfaceType;

/** Introspection is answered from memory: its lists count as single fields. */
const fieldsIn = (type: GraphQLNamedType | undefined): Fields | undefined =>
  (isObjectType(type) || isInterfaceType(type)) && !isIntrospectionType(type) ? type : undefined;

const isConnection = (type: Fields | undefined): boolean => type?.name.endsWith('Connection') ?? false;

type Variables = Readonly<Record<string, unknown>>;

/** How the rows of a connection are found: what its page size is, and what its total weighs. */
interface Found {
  page: number;
  total: number;
}

const ONE_ROW: Found = { page: 1, total: WEIGHTS.plain };

/** How often the fields inside a field count; `size` is the field's own page size. */
function repetitions(
  type: Fields | undefined,
  field: GraphQLField<unknown, unknown> | undefined,
  name: string,
  size: number | undefined,
  found: Found,
): number {
  if (isConnection(type) && (name === 'nodes' || name === 'edges')) return found.page;
  if (!field || !isListType(getNullableType(field.type))) return 1;
  return size ?? listSizes[`${type!.name}.${name}`] ?? PLAIN_LIST;
}

/** The cost of an operation: every field counts once, searches and totals more, times the page sizes of the lists they stand in. */
export class Cost {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
    private readonly variables: Variables,
  ) {}

  /** The variables with the defaults of those that are not given. */
  private get withDefaults(): Variables {
    const defaults = (this.operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
    );
    return defaults.length === 0 ? this.variables : { ...Object.fromEntries(defaults), ...this.variables };
  }

  total(): number {
    return this.set(this.operation.selectionSet, this.schema.getRootType(this.operation.operation)!, ONE_ROW);
  }

  /** `found` is about the connection whose fields these are. */
  private set(set: SelectionSetNode, type: Fields | undefined, found: Found): number {
    return set.selections.reduce((sum, node) => {
      if (node.kind === Kind.FIELD) return sum + this.field(node, type, found);
      if (node.kind === Kind.INLINE_FRAGMENT) return sum + this.set(node.selectionSet, this.conditionOf(node) ?? type, found);
      const fragment = this.document.definitions.find((each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === node.name.value);
      return sum + (fragment?.kind === Kind.FRAGMENT_DEFINITION ? this.set(fragment.selectionSet, this.conditionOf(fragment) ?? type, found) : 0);
    }, 0);
  }

  /** The type that a fragment is about; undefined without one. */
  private conditionOf({ typeCondition }: InlineFragmentNode | FragmentDefinitionNode): Fields | undefined {
    return typeCondition && fieldsIn(this.schema.getType(typeCondition.name.value));
  }

  private field(node: FieldNode, type: Fields | undefined, found: Found): number {
    const name = node.name.value;
    const field = type?.getFields()[name];
    const named = field && getNamedType(field.type);
    const inside = fieldsIn(named);
    const size = field ? this.pageSize(field, node) : undefined;
    if (isConnection(type) && name === 'totalCount') return found.total;
    const times = repetitions(type, field, name, size, found);
    const { own, total } = this.weightOf(`${type?.name}.${name}`, node);
    return own + times * (node.selectionSet ? this.set(node.selectionSet, inside, { page: size ?? 1, total }) : 0);
  }

  /** What a field weighs itself, and what the total of its rows weighs. */
  private weightOf(path: string, { arguments: args = [] }: FieldNode): { own: number; total: number } {
    const own = fieldWeights[path] ?? WEIGHTS.plain;
    if (args.length === 0) return { own, total: WEIGHTS.plain };
    const given = Object.fromEntries(args.map(({ name, value }) => [name.value, valueFromASTUntyped(value, this.withDefaults)]));
    const filter = (given.filter ?? {}) as Record<string, unknown>;
    if ((given.search ?? filter.search) != null) return { own: WEIGHTS.search, total: WEIGHTS.searchTotal };
    const isFiltered = Object.values(filter).some((value) => value != null);
    return { own, total: isFiltered ? WEIGHTS.filteredTotal : WEIGHTS.plain };
  }

  /** What `last` or `first` asks for. More than a page holds is rejected later, before anything is read. */
  private pageSize(field: GraphQLField<unknown, unknown>, node: FieldNode): number | undefined {
    const spec = field.args.find(({ name }) => name === 'first');
    if (!spec) return undefined;
    const value = this.intArgument(node, 'last') ?? this.intArgument(node, 'first') ?? Number(spec.defaultValue);
    return Math.min(MAX_PAGE, Math.max(1, value));
  }

  private intArgument(node: FieldNode, name: string): number | undefined {
    const given = node.arguments?.find((argument) => argument.name.value === name)?.value;
    const value = given?.kind === Kind.INT ? Number(given.value) : given?.kind === Kind.VARIABLE ? this.variable(given.name.value) : undefined;
    return typeof value === 'number' ? value : undefined;
  }

  private variable(name: string): unknown {
    if (this.variables[name] != null) return this.variables[name];
    const fallback = this.operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)?.defaultValue;
    return fallback?.kind === Kind.INT ? Number(fallback.value) : undefined;
  }
}
