import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isUnionType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationTypeNode,
} from 'graphql';
import { damaged, oddText, oddValue, type Random } from './random.ts';
import { nobody, usualId, usualText, usualTime, type Subjects } from './values.ts';

/** Mutations that would end what later inputs need. They use subjects that do not exist and are sent by a separate session. */
const ending = [
  'signOut',
  'deleteMyAccount',
  'deleteUser',
  'setUserRole',
  'sanctionUser',
  'decideReport',
  'deleteCategory',
  'deleteProduct',
  'revokeAccessToken',
];

export type Keyword = 'query' | 'mutation' | 'subscription';

/** One operation. */
export interface Operation {
  query: string;
  variables: Record<string, unknown>;
  /** Root fields by their response names. */
  roots: Map<string, string>;
  /** Whether it would end the sender's session. */
  isEnding: boolean;
}

/** Constraints on an operation; everything else is random. */
interface Wanted {
  keyword?: Keyword;
  /** The only root field. */
  field?: string;
}

/** Declared type of a value; `name` of the argument or field. */
interface Place {
  name: string;
  type: GraphQLInputType;
}

/** Writes operations by a random walk through the schema: half as clients send them, the others with odd values. */
export class OperationWriter {
  private declared: string[] = [];
  private variables: Record<string, unknown> = {};
  private readonly roots = new Map<string, string>();
  private readonly isUsual: boolean;
  private about: Subjects;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly random: Random,
    subjects: Subjects,
  ) {
    this.isUsual = random.chance(0.5);
    this.about = subjects;
  }

  write({ keyword = this.random.chance(0.6) ? 'query' : 'mutation', field }: Wanted = {}): Operation {
    const { random } = this;
    const root = this.schema.getRootType(keyword as OperationTypeNode)!;
    const chosen = field === undefined ? this.rootFields(root) : [root.getFields()[field]!];
    const isEnding = chosen.some(({ name }) => ending.includes(name));
    if (isEnding) this.about = nobody;
    const parts = chosen.map((each, index) => this.field(each, 4, index, (key) => this.roots.set(key, each.name)));
    // A subscription has only one field.
    if (keyword !== 'subscription' && random.chance(0.1)) parts.push('__typename');
    const head = this.declared.length > 0 ? `${keyword} Fuzz(${this.declared.join(', ')})` : keyword;
    const query = `${head} ${this.perhapsInFragment(root, parts)}`;
    return {
      query: this.isOdd(0.1) ? damaged(random, Buffer.from(query)).toString('utf8') : query,
      variables: this.isOdd(0.04) ? (oddValue(random) as Record<string, unknown>) : this.variables,
      roots: this.roots,
      isEnding,
    };
  }

  private rootFields(root: GraphQLObjectType): GraphQLField<unknown, unknown>[] {
    const { random } = this;
    const most = root === this.schema.getSubscriptionType() || random.chance(0.7) ? 1 : 3;
    return Array.from({ length: 1 + random.below(most) }, () => random.pick(Object.values(root.getFields())));
  }

  private perhapsInFragment(type: GraphQLObjectType, parts: readonly string[]): string {
    return this.random.chance(0.1) ? `{ ... on ${type.name} { ${parts.join(' ')} } }` : `{ ${parts.join(' ')} }`;
  }

  /** Returns whether an odd operation has an odd value here. */
  private isOdd(probability: number): boolean {
    return !this.isUsual && this.random.chance(probability);
  }

  private selection(type: GraphQLCompositeType, depth: number): string {
    const { random } = this;
    if (isAbstractType(type)) {
      const shared = isUnionType(type) ? '__typename' : Object.keys(type.getFields()).join(' ');
      const [one, other] = [this.member(type), this.member(type)];
      const inside = (each: GraphQLObjectType) => `... on ${each.name} ${this.selection(each, depth)}`;
      // The two selections may use the same field name for different types.
      return one === other || random.chance(0.7) ? `{ ${shared} ${inside(one)} }` : `{ ${inside(one)} ... on ${other.name} { __typename } }`;
    }
    const fields = Object.values(type.getFields()).filter(({ type: inner }) => depth > 0 || isLeafType(getNamedType(inner)));
    const chosen = Array.from({ length: 1 + random.below(4) }, () => random.pick(fields)).filter(Boolean);
    const parts = chosen.map((each, index) => this.field(each, depth - 1, index));
    if (parts.length === 0 || random.chance(0.2)) parts.push('__typename');
    return this.perhapsInFragment(type, parts);
  }

  private member(type: GraphQLCompositeType): GraphQLObjectType {
    return isAbstractType(type) ? this.random.pick(this.schema.getPossibleTypes(type)) : type;
  }

  private field(field: GraphQLField<unknown, unknown>, depth: number, index: number, onKey: (key: string) => void = () => undefined): string {
    const { random } = this;
    const type = getNamedType(field.type);
    const alias = random.chance(0.3) || index > 0 ? `a${index}` : undefined;
    onKey(alias ?? field.name);
    const args = field.args.filter((arg) => isNonNullType(arg.type) || random.chance(0.4)).map((arg) => this.argument(arg, field));
    const inner = isCompositeType(type) ? ` ${this.selection(type, depth)}` : '';
    const directive = this.isOdd(0.1) ? ` @${random.pick(['skip', 'include'])}(if: ${random.chance(0.5)})` : '';
    return `${alias ? `${alias}: ` : ''}${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${directive}${inner}`;
  }

  private argument(arg: Place, { type: found }: GraphQLField<unknown, unknown>): string {
    const { random } = this;
    const isGlobal = isAbstractType(getNamedType(found));
    if (random.chance(0.3)) return `${arg.name}: ${this.literal(arg, isGlobal)}`;
    const name = `v${this.declared.length}`;
    this.declared.push(`$${name}: ${String(arg.type)}`);
    this.variables[name] = this.isOdd(0.1) ? oddValue(random) : this.value(arg, isGlobal);
    return `${arg.name}: $${name}`;
  }

  private value({ name, type }: Place, isGlobal = false): unknown {
    const { random } = this;
    if (!isNonNullType(type) && this.isOdd(0.2)) return null;
    const inner = getNullableType(type);
    if (isListType(inner)) return Array.from({ length: random.below(3) }, () => this.value({ name, type: inner.ofType }));
    if (isEnumType(inner)) return random.pick(inner.getValues()).name;
    if (isInputObjectType(inner)) {
      const fields = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type) || random.chance(0.5));
      return Object.fromEntries(fields.map((field) => [field.name, this.value(field)]));
    }
    return this.scalar(name, inner.name, isGlobal);
  }

  private scalar(name: string, type: string, isGlobal: boolean): unknown {
    const { random, about } = this;
    const isOdd = this.isOdd(0.5);
    if (type === 'Boolean') return random.chance(0.5);
    // A JSON body cannot contain a file; see multipart.ts.
    if (type === 'Upload') return null;
    if (type === 'Int') return random.pick(isOdd ? [-1, 0, 1, 50, 51, 9999, 2_147_483_647] : [1, 2, 3, 5]);
    if (type === 'Float') return random.pick(isOdd ? [-1, 0, 0.5, 499.999, 1e30, 999_999.99] : [0, 50, 120.5, 499]);
    if (isOdd) return oddText(random);
    if (type === 'DateTime') return usualTime(random);
    return type === 'ID' ? usualId(name, random, about, isGlobal) : usualText(name, random, about);
  }

  private literal(place: Place, isGlobal: boolean): string {
    const write = (value: unknown, of: GraphQLInputType): string => {
      const inner = getNullableType(of);
      if (value === null || value === undefined) return 'null';
      if (Array.isArray(value)) return `[${value.map((each) => write(each, isListType(inner) ? inner.ofType : of)).join(', ')}]`;
      if (isInputObjectType(inner)) {
        const fields = Object.entries(value).map(([name, each]) => `${name}: ${write(each, inner.getFields()[name]!.type)}`);
        return `{ ${fields.join(', ')} }`;
      }
      return isEnumType(inner) && typeof value === 'string' ? value : JSON.stringify(value);
    };
    return write(this.value(place, isGlobal), place.type);
  }
}
