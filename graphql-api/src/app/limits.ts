import {
  getNamedType,
  GraphQLError,
  isListType,
  getNullableType,
  isObjectType,
  Kind,
  parse,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { BoundedMap } from '../platform/bounded-map.ts';
import type { Viewer } from '../platform/context.ts';
import { ErrorCode } from '../platform/errors.ts';
import type { Settings } from '../platform/settings.ts';
import { MAX_PAGE } from '../read/connection.ts';

/** What one operation may hold, whoever asks and over whichever transport. docs/security.md states them. */
export const LIMITS = {
  /** Fields inside fields. */
  depth: 10,
  aliases: 15,
  /** Fields, with fragments opened. */
  fields: 500,
  directives: 8,
  /** Words and signs of the text. */
  tokens: 2_000,
  /** Errors that one answer carries. */
  errors: 5,
};

/** Largest JSON body, in bytes, of GraphQL and REST alike. */
export const MAX_BODY_BYTES = 100_000;

/** What a list without pages counts as. */
const PLAIN_LIST = 10;
/** Lists that are known to be shorter. */
const listSizes: Record<string, number> = { 'Order.lines': 1, 'AccessToken.scopes': 1 };
const KEPT_TEXTS = 1_000;

type Measures = Record<'depth' | 'aliases' | 'fields' | 'directives', number>;
type Variables = Readonly<Record<string, unknown>>;

function tooComplex(message: string, details: Record<string, unknown>): GraphQLError {
  return new GraphQLError(message, { extensions: { code: ErrorCode.TOO_COMPLEX, ...details } });
}

/** A chain of type wrappers in an introspection query cannot branch, and is not counted as depth. */
const countsAsDepth = (name: string) => name !== 'ofType';

/** Measures a document's shape in one walk; each fragment is measured once, so that fragments of fragments cost nothing. */
class Shape {
  private readonly fragments = new Map<string, Measures>();

  constructor(private readonly document: DocumentNode) {}

  largest(): Measures {
    const whole: Measures = { depth: 0, aliases: 0, fields: 0, directives: 0 };
    for (const definition of this.document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      const own = this.set(definition.selectionSet);
      own.directives += definition.directives?.length ?? 0;
      for (const key of Object.keys(whole) as (keyof Measures)[]) whole[key] = Math.max(whole[key], own[key]);
    }
    return whole;
  }

  private set(set: SelectionSetNode): Measures {
    const sum: Measures = { depth: 0, aliases: 0, fields: 0, directives: 0 };
    for (const node of set.selections) {
      const inner = node.kind === Kind.FRAGMENT_SPREAD ? this.fragment(node.name.value) : node.selectionSet && this.set(node.selectionSet);
      const isField = node.kind === Kind.FIELD;
      sum.depth = Math.max(sum.depth, (inner?.depth ?? 0) + (isField && countsAsDepth(node.name.value) ? 1 : 0));
      sum.aliases += (inner?.aliases ?? 0) + (isField && node.alias ? 1 : 0);
      sum.fields += (inner?.fields ?? 0) + (isField ? 1 : 0);
      sum.directives += (inner?.directives ?? 0) + (node.directives?.length ?? 0);
    }
    return sum;
  }

  private fragment(name: string): Measures {
    const known = this.fragments.get(name);
    if (known) return known;
    const nothing: Measures = { depth: 0, aliases: 0, fields: 0, directives: 0 };
    // A fragment inside itself counts as nothing here; validation refuses it afterwards.
    this.fragments.set(name, nothing);
    const definition = this.document.definitions.find((each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name);
    const measures = definition?.kind === Kind.FRAGMENT_DEFINITION ? this.set(definition.selectionSet) : nothing;
    this.fragments.set(name, measures);
    return measures;
  }
}

/** What is over a limit in a text; undefined for one that is within all, or that is no GraphQL at all. */
function judge(source: string): GraphQLError | undefined {
  let document: DocumentNode;
  try {
    document = parse(source, { maxTokens: LIMITS.tokens, noLocation: true });
  } catch (error) {
    if (!/tokens\. Parsing aborted/.test((error as Error).message)) return undefined;
    return tooComplex(`An operation may have at most ${LIMITS.tokens} tokens.`, { limit: LIMITS.tokens });
  }
  const measures = new Shape(document).largest();
  const over = (Object.keys(measures) as (keyof Measures)[]).find((key) => measures[key] > LIMITS[key]);
  if (!over) return undefined;
  const found = measures[over];
  const message =
    over === 'depth'
      ? `An operation may be ${LIMITS.depth} fields deep; this one is ${found}.`
      : `An operation may have at most ${LIMITS[over]} ${over}; this one has ${found}.`;
  return tooComplex(message, { limit: LIMITS[over], found });
}

/** The cost of an operation: every field counts once, times the page sizes of the lists it stands in. */
class Cost {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
    private readonly variables: Variables,
  ) {}

  total(): number {
    return this.set(this.operation.selectionSet, this.schema.getRootType(this.operation.operation)!, 1);
  }

  /** `page` is the page size of the connection whose fields these are. */
  private set(set: SelectionSetNode, type: GraphQLObjectType | undefined, page: number): number {
    return set.selections.reduce((sum, node) => {
      if (node.kind === Kind.FIELD) return sum + this.field(node, type, page);
      if (node.kind === Kind.INLINE_FRAGMENT) return sum + this.set(node.selectionSet, type, page);
      const fragment = this.document.definitions.find((each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === node.name.value);
      return sum + (fragment?.kind === Kind.FRAGMENT_DEFINITION ? this.set(fragment.selectionSet, type, page) : 0);
    }, 0);
  }

  private field(node: FieldNode, type: GraphQLObjectType | undefined, page: number): number {
    const name = node.name.value;
    const field = type?.getFields()[name];
    const named = field && getNamedType(field.type);
    const inside = isObjectType(named) ? named : undefined;
    const size = field ? this.pageSize(field, node) : undefined;
    const isPage = type?.name.endsWith('Connection') && (name === 'nodes' || name === 'edges');
    const isList = field !== undefined && isListType(getNullableType(field.type));
    const times = isPage ? page : isList ? (size ?? listSizes[`${type!.name}.${name}`] ?? PLAIN_LIST) : 1;
    return 1 + times * (node.selectionSet ? this.set(node.selectionSet, inside, size ?? 1) : 0);
  }

  /** What `first` asks for. More than a page holds is refused later, before anything is read. */
  private pageSize(field: GraphQLField<unknown, unknown>, node: FieldNode): number | undefined {
    const spec = field.args.find(({ name }) => name === 'first');
    if (!spec) return undefined;
    const given = node.arguments?.find(({ name }) => name.value === 'first')?.value;
    const value = given?.kind === Kind.INT ? Number(given.value) : given?.kind === Kind.VARIABLE ? this.variable(given.name.value) : undefined;
    return Math.min(MAX_PAGE, Math.max(1, typeof value === 'number' ? value : Number(spec.defaultValue)));
  }

  private variable(name: string): unknown {
    if (this.variables[name] != null) return this.variables[name];
    const fallback = this.operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)?.defaultValue;
    return fallback?.kind === Kind.INT ? Number(fallback.value) : undefined;
  }
}

/** An operation as far as its cost depends on it. */
export interface CostedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Variables;
}

export interface Limits {
  /** Throws TOO_COMPLEX when a text is over a limit of shape. Judged texts are kept, so that a repeated one costs nothing. */
  checkText(source: string): void;
  /** The cost of an operation. Throws TOO_COMPLEX when it is above what this viewer may ask for. */
  checkCost(operation: CostedOperation, viewer: Viewer | null): number;
}

/** The limits of a schema under the settings. */
export function limitsOf(schema: GraphQLSchema, settings: Pick<Settings, 'queryCost' | 'queryCostAdmin'>): Limits {
  const judged = new BoundedMap<string, GraphQLError | undefined>(KEPT_TEXTS);
  return {
    checkText: (source) => {
      const known = judged.has(source);
      const refusal = known ? judged.get(source) : judge(source);
      if (!known) judged.set(source, refusal);
      if (refusal) throw refusal;
    },
    checkCost: ({ document, operation, variables }, viewer) => {
      const cost = new Cost(schema, document, operation, variables).total();
      const limit = viewer?.isAdmin ? settings.queryCostAdmin : settings.queryCost;
      if (cost > limit) {
        throw tooComplex(`This operation costs ${cost}, and may cost ${limit}: ask for fewer fields or smaller pages.`, { cost, limit });
      }
      return cost;
    },
  };
}
