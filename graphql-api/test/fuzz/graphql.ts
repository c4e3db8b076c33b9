import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { damaged, oddText, oddValue, type Random } from './random.ts';

/** Mutations that would end what the next inputs need. */
const excluded = ['signOut', 'deleteMyAccount', 'deleteUser', 'setUserRole', 'deleteCategory', 'deleteProduct'];

/** One request to /graphql. */
export interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

/** Writes operations by a random walk through the schema: mostly valid ones, with odd values. */
export class OperationWriter {
  private declared: string[] = [];
  private variables: Record<string, unknown> = {};

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly random: Random,
    private readonly ids: readonly string[],
  ) {}

  write(): Operation {
    const { random } = this;
    const [keyword, root] = random.chance(0.6) ? ['query', this.schema.getQueryType()!] : ['mutation', this.schema.getMutationType()!];
    const selection = this.selection(root, 5, random.chance(0.7) ? 1 : 3);
    const head = this.declared.length > 0 ? `${keyword} Fuzz(${this.declared.join(', ')})` : keyword;
    const query = `${head} ${selection}`;
    const text = random.chance(0.05) ? damaged(random, Buffer.from(query)).toString('utf8') : query;
    return { query: text, variables: random.chance(0.02) ? (oddValue(random) as Record<string, unknown>) : this.variables };
  }

  private selection(type: GraphQLObjectType, depth: number, most = 4): string {
    const { random } = this;
    const fields = Object.values(type.getFields()).filter(
      ({ name, type: inner }) => !excluded.includes(name) && (depth > 0 || isLeafType(getNamedType(inner))),
    );
    const chosen = Array.from({ length: 1 + random.below(most) }, () => random.pick(fields)).filter(Boolean);
    const parts = chosen.map((field, index) => {
      const named = getNamedType(field.type);
      const alias = random.chance(0.3) || index > 0 ? `a${index}: ` : '';
      const args = field.args.filter((arg) => isNonNullType(arg.type) || random.chance(0.4)).map((arg) => this.argument(arg));
      const inner = isObjectType(named) ? ` ${this.selection(named, depth - 1)}` : '';
      const directive = random.chance(0.05) ? ` @${random.pick(['skip', 'include'])}(if: ${random.chance(0.5)})` : '';
      return `${alias}${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${directive}${inner}`;
    });
    if (parts.length === 0 || random.chance(0.2)) parts.push('__typename');
    return random.chance(0.1) ? `{ ... on ${type.name} { ${parts.join(' ')} } }` : `{ ${parts.join(' ')} }`;
  }

  private argument(arg: GraphQLArgument): string {
    const { random } = this;
    if (random.chance(0.3)) return `${arg.name}: ${this.literal(arg.type)}`;
    const name = `v${this.declared.length}`;
    this.declared.push(`$${name}: ${String(arg.type)}`);
    this.variables[name] = random.chance(0.05) ? oddValue(random) : this.value(arg.type);
    return `${arg.name}: $${name}`;
  }

  private value(type: GraphQLInputType): unknown {
    const { random } = this;
    if (!isNonNullType(type) && random.chance(0.1)) return null;
    const inner = getNullableType(type);
    if (isListType(inner)) return Array.from({ length: random.below(3) }, () => this.value(inner.ofType));
    if (isEnumType(inner)) return random.pick(inner.getValues()).name;
    if (isInputObjectType(inner)) {
      const fields = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type) || random.chance(0.5));
      return Object.fromEntries(fields.map((field) => [field.name, this.value(field.type)]));
    }
    return this.scalar(String(inner));
  }

  private scalar(name: string): unknown {
    const { random } = this;
    if (name === 'Boolean') return random.chance(0.5);
    if (name === 'Int') return random.pick([-1, 0, 1, 2, 3, 8, 50, 51, 9999, 2_147_483_647]);
    if (name === 'Float') return random.pick([-1, 0, 0.5, 499, 499.999, 1e30, 999_999.99]);
    if (name === 'Upload') return null;
    if (name === 'ID') return random.chance(0.7) ? random.pick(this.ids) : oddText(random);
    return random.chance(0.5) ? random.pick(['Lamp', 'Good', 'a@vitstudent.ac.in', '+919840012345', '123456', 'password-of-mine']) : oddText(random);
  }

  private literal(type: GraphQLInputType): string {
    const write = (value: unknown, of: GraphQLInputType): string => {
      const inner = getNullableType(of);
      if (value === null || value === undefined) return 'null';
      if (Array.isArray(value)) return `[${value.map((each) => write(each, (inner as { ofType?: GraphQLInputType }).ofType ?? of)).join(', ')}]`;
      if (isInputObjectType(inner)) {
        const fields = Object.entries(value).map(([name, each]) => `${name}: ${write(each, inner.getFields()[name]!.type)}`);
        return `{ ${fields.join(', ')} }`;
      }
      return isEnumType(inner) && typeof value === 'string' ? value : JSON.stringify(value);
    };
    return write(this.value(type), type);
  }
}
