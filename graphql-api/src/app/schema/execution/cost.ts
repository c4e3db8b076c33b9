import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isObjectType,
  isUnionType,
  Kind,
  valueFromASTUntyped,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLArgument,
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
import { MAX_PAGE } from '../../../read/connection.ts';

/** Assumed length of a list without pages. */
const PLAIN_LIST = 10;
/** Assumed lengths of shorter lists. */
const listSizes: Record<string, number> = {
  ...{
    'Order.lines': 1,
    'AccessToken.scopes': 1,
    'AccessToken.allowedIps': 1,
    'User.webhooks': 5,
    'User.apps': 5,
    'App.scopes': 1,
    'App.redirectUris': 1,
    'AppGrant.scopes': 1,
    'Product.photos': 8,
    'Product.courses': 5,
    'Query.boostedProducts': 2,
  },
  ...{ 'Offer.gives': 3, 'Swap.legs': 4, 'Swap.orders': 4, 'Bundle.orders': 5, 'Product.swapWants': 5, 'PriceSchedule.steps': 10 },
  ...{
    'Query.unmetDemand': 10,
    'College.meetingTimes': 6,
    'CampusSettings.settings': 26,
    'Query.swapFits': 50,
    'Query.testTokens': 20,
    'Query.testMailbox': 50,
  },
  ...{
    'SwapProposal.legs': 4,
    'SwapProposal.viewerLegs': 2,
    'SwapProposal.transfers': 3,
    'SwapProposal.acceptedBy': 4,
    'Conversation.people': 4,
    'Meeting.people': 4,
  },
};

/** Weights of database work, in fields. A search for a frequent word ranks and counts all of its matches. */
const WEIGHTS = { plain: 1, search: 150, total: 10, filteredTotal: 50, searchTotal: 150, facets: 100 };
/** Fields that scan an index for each of their rows, count whole tables, or have effects that must be priced. */
const fieldWeights: Record<string, number> = {
  'Product.related': 10,
  'Course.listingCount': 5,
  'User.answersWithin': 10,
  'Mutation.askAssistant': 100,
  'Query.actPreview': 100,
  'Query.adminFigures': 200,
  'Query.previewCourseImport': 100,
  'Query.priceBand': 50,
  'Query.searchSuggestions': 150,
  'Query.listingSuggestions': 100,
  'Query.shopFigures': 50,
  'Query.swapFigures': 50,
  'Query.unmetDemand': 100,
  'Webhook.lag': 5,
  'Event.subject': 5,
  'Mutation.testWebhook': 50,
  'Mutation.resendDelivery': 50,
  'TestPayload.advanceClock': 100,
};
/** Totals of unfiltered lists that are not simply counted: stored totals, and totals that read another table for each row. */
const totalWeights: Record<string, number> = {
  'Query.products': WEIGHTS.plain,
  'Query.events': 50,
  'User.favourites': 100,
  'User.courseListings': 100,
};
/** Types whose lists grow with all past activity of a user or of everybody. */
const LONG_LISTS = /^(?:Query|User)\./;

/** A type with fields. */
type Fields = GraphQLObjectType | GraphQLInterfaceType;

/** Introspection is served from memory, so its lists count as single fields. */
const fieldsIn = (type: GraphQLNamedType | undefined): Fields | undefined =>
  (isObjectType(type) || isInterfaceType(type)) && !isIntrospectionType(type) ? type : undefined;

const isConnection = (type: Fields | undefined): boolean => type?.name.endsWith('Connection') ?? false;

type Variables = Readonly<Record<string, unknown>>;

/** A number that may depend on the variables of the request. */
export type Amount = number | ((variables: Variables) => number);

const valueOf = (amount: Amount, variables: Variables): number => (typeof amount === 'number' ? amount : amount(variables));

/** Returns `own` plus `times` the sum of the inner costs. It is a number unless it depends on variables. */
function sum(own: Amount, times: Amount, inside: readonly Amount[]): Amount {
  const total = (variables: Variables): number =>
    valueOf(own, variables) + valueOf(times, variables) * inside.reduce<number>((all, each) => all + valueOf(each, variables), 0);
  return [own, times, ...inside].every((amount) => typeof amount === 'number') ? total({}) : total;
}

/** Returns the largest of several amounts. */
function largest(amounts: readonly Amount[]): Amount {
  const most = (variables: Variables): number => Math.max(...amounts.map((amount) => valueOf(amount, variables)));
  return amounts.every((amount) => typeof amount === 'number') ? most({}) : most;
}

/** The page size of a connection and the weight of its total. */
interface Found {
  page: Amount;
  total: Amount;
}

const ONE_ROW: Found = { page: 1, total: WEIGHTS.plain };

/** Returns the factor for the fields inside a field. `size` is the field's page size. */
function repetitions(
  type: Fields | undefined,
  field: GraphQLField<unknown, unknown> | undefined,
  name: string,
  size: Amount | undefined,
  found: Found,
): Amount {
  if (isConnection(type) && (name === 'nodes' || name === 'edges')) return found.page;
  if (!field || !isListType(getNullableType(field.type))) return 1;
  return size ?? listSizes[`${type!.name}.${name}`] ?? PLAIN_LIST;
}

function usesVariables(args: readonly ArgumentNode[]): boolean {
  let found = false;
  args.forEach((argument) => visit(argument, { [Kind.VARIABLE]: () => void (found = true) }));
  return found;
}

/** Returns the values of arguments by name; undefined for a variable without a value. */
const argumentValues = (args: readonly ArgumentNode[], variables: Variables): Record<string, unknown> =>
  Object.fromEntries(args.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]));

/** Arguments that affect the page size, and arguments that affect the weights of a field. */
const PAGE_ARGUMENTS = ['first', 'last'];
const SEARCH_ARGUMENTS = ['search', 'filter'];

/** Returns the weight of a field with these arguments, and the weight of its `totalCount`. */
function weightsOf(path: string, given: Record<string, unknown>): { own: number; total: number } {
  const own = fieldWeights[path] ?? WEIGHTS.plain;
  const filter = (given.filter ?? {}) as Record<string, unknown>;
  if ((given.search ?? filter.search) != null) return { own: WEIGHTS.search, total: WEIGHTS.searchTotal };
  const isFiltered = Object.values(filter).some((value) => value != null);
  if (isFiltered) return { own, total: WEIGHTS.filteredTotal };
  return { own, total: totalWeights[path] ?? (LONG_LISTS.test(path) ? WEIGHTS.total : WEIGHTS.plain) };
}

/** Returns the page size in `last` or `first`. A size above the limit is rejected later, before anything is read. */
function pageSizeOf(spec: GraphQLArgument, { last, first }: Record<string, unknown>): number {
  const size = [last, first].find((value) => typeof value === 'number') ?? Number(spec.defaultValue);
  return Math.min(MAX_PAGE, Math.max(1, size));
}

/** Compiles the cost of one operation, so that a request only fills in its variables. */
class CostCompiler {
  private readonly defaults: Variables;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
  ) {
    this.defaults = Object.fromEntries(
      (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
        defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
      ),
    );
  }

  total(): Amount {
    const root = this.schema.getRootType(this.operation.operation)!;
    const total = sum(0, 1, this.amounts(this.operation.selectionSet, root, ONE_ROW));
    return typeof total === 'number' ? total : (variables) => total({ ...this.defaults, ...variables });
  }

  /**
   * `found` describes the connection that the fields belong to. A leaf field that fragments repeat is returned once and counts once: `leaves`
   * contains the names in the result.
   */
  private amounts(set: SelectionSetNode, type: Fields | undefined, found: Found, leaves = new Set<string>()): Amount[] {
    return set.selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) {
        const name = (node.alias ?? node.name).value;
        if (!node.selectionSet && leaves.has(name)) return [];
        leaves.add(name);
        return [this.field(node, type, found)];
      }
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : this.fragmentOf(node.name.value);
      if (!fragment) return [];
      const condition = this.conditionOf(fragment) ?? type;
      // For a union: the fragment is for another member type.
      if (isObjectType(type) && isObjectType(condition) && condition !== type) return [];
      return this.amounts(fragment.selectionSet, condition, found, leaves);
    });
  }

  /** Returns the amounts of a selection on objects of a type. For a union, the most expensive member type counts. */
  private inside(set: SelectionSetNode, type: GraphQLNamedType | undefined, found: Found): Amount[] {
    if (!isUnionType(type)) return this.amounts(set, fieldsIn(type), found);
    return [largest(type.getTypes().map((member) => sum(0, 1, this.amounts(set, member, found))))];
  }

  private fragmentOf(name: string): FragmentDefinitionNode | undefined {
    return this.document.definitions.find((each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name) as
      FragmentDefinitionNode | undefined;
  }

  /** Returns the type condition of a fragment; undefined without one. */
  private conditionOf({ typeCondition }: InlineFragmentNode | FragmentDefinitionNode): Fields | undefined {
    return typeCondition && fieldsIn(this.schema.getType(typeCondition.name.value));
  }

  private field(node: FieldNode, type: Fields | undefined, found: Found): Amount {
    const name = node.name.value;
    if (isConnection(type) && name === 'totalCount') return found.total;
    if (isConnection(type) && name === 'facets') return WEIGHTS.facets;
    const field = type?.getFields()[name];
    const path = `${type?.name}.${name}`;
    const spec = field?.args.find(({ name }) => name === 'first');
    const size = spec && this.amountOf(node, PAGE_ARGUMENTS, (given) => pageSizeOf(spec, given));
    const own = this.amountOf(node, SEARCH_ARGUMENTS, (given) => weightsOf(path, given).own);
    const total = this.amountOf(node, SEARCH_ARGUMENTS, (given) => weightsOf(path, given).total);
    const inside = node.selectionSet ? this.inside(node.selectionSet, field && getNamedType(field.type), { page: size ?? 1, total }) : [];
    return sum(own, repetitions(type, field, name, size, found), inside);
  }

  /** Returns an amount that depends on some of a field's arguments. It is a number if these contain no variables. */
  private amountOf(node: FieldNode, names: readonly string[], amount: (given: Record<string, unknown>) => number): Amount {
    const args = (node.arguments ?? []).filter(({ name }) => names.includes(name.value));
    return usesVariables(args) ? (variables) => amount(argumentValues(args, variables)) : amount(argumentValues(args, {}));
  }
}

/** The parts of an operation on which its cost depends. */
export interface CostedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Variables;
}

/**
 * Returns the cost of an operation for any variables. Fields count one, searches and totals more, multiplied by the page sizes of the surrounding
 * lists.
 */
export function compileCost(schema: GraphQLSchema, { document, operation }: Omit<CostedOperation, 'variables'>): Amount {
  return new CostCompiler(schema, document, operation).total();
}

/** Returns the cost of an operation with its variables, without reusing the compiled cost. */
export function costOf(schema: GraphQLSchema, costed: CostedOperation): number {
  return valueOf(compileCost(schema, costed), costed.variables);
}
