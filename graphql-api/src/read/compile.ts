import type { MetadataStorage } from '@mikro-orm/core';
import {
  getNamedType,
  getNullableType,
  isListType,
  isScalarType,
  Kind,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLArgument,
  type SelectionSetNode,
  valueFromAST,
} from 'graphql';
import { invalid } from '../platform/errors.ts';
import type { Sql } from '../platform/sql.ts';
import { allOf, ident, join, literal, raw, Slot, sql } from '../platform/sql.ts';
import { connectionPart, MAX_PAGE } from './connection.ts';
import { afterCursor, cursorSql, orderBySql, readCursor } from './cursor.ts';
import { readModelOf, type Columns, type FieldParts, type FieldSpec, type OrderKey, type Runtime } from './model.ts';
import type { ReadClass } from './read-class.ts';
import type { Root } from './root.ts';
import { parameterised } from './root-parameters.ts';
import { collect, setsOf, type Selection } from './selection.ts';

/** Functions of PostgreSQL take 100 arguments, a key and its value two of them. */
const KEYS_AT_ONCE = 50;

type Row = Columns<never>;

interface Related {
  of: () => ReadClass;
  from?: Sql | undefined;
  where: (row: Row, parts: FieldParts<never>) => Sql;
  order: OrderKey<never>[] | ((parts: FieldParts<never>) => OrderKey<never>[]);
}

function orderOf(related: Related, parts: FieldParts<never>): OrderKey<never>[] {
  return typeof related.order === 'function' ? related.order(parts) : related.order;
}

interface PageSource {
  of: ReadClass;
  from?: Sql | undefined;
  where: (row: Row) => Sql;
  order: OrderKey<never>[];
  first: Slot<Runtime>;
  after: Slot<Runtime> | undefined;
  scope?: string | undefined;
  total?: Sql | undefined;
}

/** How much of a list is wanted when it is the root of the read; null means all. */
const ROOT_PAGE = sql`limit ${new Slot<Runtime>((run) => run.root.limit)}::integer offset ${new Slot<Runtime>((run) => run.root.offset)}::integer`;

function firstOf({ args }: FieldParts<never>): Sql {
  return args.first ? sql`limit ${args.first}::integer` : raw('');
}

/** Checks a page size; the texts are the same for every list. */
function pageSize(first: unknown): number {
  if (typeof first !== 'number' || first < 1 || first > MAX_PAGE) {
    throw invalid('first', `A page holds 1 to ${MAX_PAGE} items.`);
  }
  return first;
}

/** Makes one SQL statement of a root and a selection. One instance compiles one plan. */
export class Compiler {
  private aliases = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly metadata: MetadataStorage,
    private readonly selection: Selection,
  ) {}

  /** SQL whose one value is the JSON of the root's selection. */
  root(root: Root, type: GraphQLObjectType): Sql {
    const { of, from, where, order, scope } = parameterised(root);
    const sets = setsOf(this.selection.fields);
    if (root.kind === 'one') return this.one(of, where, sets, scope);
    if (root.kind === 'list') return this.list({ of: () => of, from, where, order }, undefined, sets, scope);
    const first = new Slot<Runtime>((run) => run.root.first);
    const after = root.after ? new Slot<Runtime>((run) => run.root.after) : undefined;
    return this.connection(type, { of, from, where, order, first, after, scope, total: root.total }, sets);
  }

  /** SQL whose one value is the JSON of the selection on the row that a step of a writing statement returned. */
  step(of: ReadClass, step: string): Sql {
    const name = `t${++this.aliases}`;
    const t = this.columnsOf(of, name);
    const json = this.object(this.typeOf(of), t, setsOf(this.selection.fields), undefined);
    return sql`(select ${json} from ${ident(step)} ${ident(name)} where ${this.visible(of, t)})`;
  }

  private columnsOf(of: ReadClass, alias: string): Row {
    const meta = this.metadata.find<object>(of as never);
    return new Proxy({} as Row, {
      get: (_, property: string) => {
        const column = meta?.properties[property as never] as { fieldNames?: string[] } | undefined;
        return ident(alias, column?.fieldNames?.[0] ?? property);
      },
    });
  }

  private tableOf(of: ReadClass): Sql {
    const meta = this.metadata.find<object>(of as never)!;
    return ident(meta.tableName);
  }

  private open(of: ReadClass, rows?: Sql): { alias: Sql; t: Row; table: Sql } {
    const name = `t${++this.aliases}`;
    const from = readModelOf(of.name)?.table() ?? of;
    return { alias: ident(name), t: this.columnsOf(from, name), table: rows ? sql`(${rows})` : this.tableOf(from) };
  }

  private visible(of: ReadClass, t: Row): Sql {
    const visible = readModelOf(of.name)?.visible;
    return visible ? visible(t) : raw('true');
  }

  private typeOf(of: ReadClass): GraphQLObjectType {
    return this.schema.getType(of.name) as GraphQLObjectType;
  }

  private one(of: ReadClass, where: (t: Row) => Sql, sets: SelectionSetNode[], scope: string | undefined): Sql {
    const { alias, t, table } = this.open(of);
    const json = this.object(this.typeOf(of), t, sets, scope);
    return sql`(select ${json} from ${table} ${alias} where ${where(t)} and ${this.visible(of, t)} limit 1)`;
  }

  private list(related: Related, parts: FieldParts<never> | undefined, sets: SelectionSetNode[], scope?: string): Sql {
    const of = related.of();
    const { alias, t, table } = this.open(of, related.from);
    const rows = ident(`l${this.aliases}`);
    const order = orderOf(related, parts as FieldParts<never>);
    const limit = parts ? firstOf(parts) : ROOT_PAGE;
    const where = sql`${related.where(t, parts as FieldParts<never>)} and ${this.visible(of, t)}`;
    const json = this.object(this.typeOf(of), t, sets, scope);
    return sql`(select coalesce(json_agg(${rows}.j), '[]') from (
      select ${json} as j from ${table} ${alias} where ${where} order by ${orderBySql(t, order)} ${limit}) ${rows})`;
  }

  /**
   * One scan of the page, one row more than asked for, serves its nodes, edges and page info; the count is apart. The aggregates take
   * the rows in the order of the sorted subquery, which PostgreSQL keeps where nothing is joined to it.
   */
  private connection(type: GraphQLObjectType, source: PageSource, sets: SelectionSetNode[]): Sql {
    const { alias, t, table } = this.open(source.of, source.from);
    const cursor = cursorSql(source.order.map((key) => key.by(t)));
    const size = new Slot<Runtime>((run) => pageSize(source.first.get(run)));
    const columns: Sql[] = [];
    const pairs = [...collect(sets, this.selection)].map(([key, nodes]) => {
      const name = nodes[0]!.name.value;
      const inner = setsOf(nodes);
      const column = (what: Sql): Sql => raw(`c${columns.push(sql`${what} as ${raw(`c${columns.length}`)}`) - 1}`);
      const all = (what: Sql) => sql`coalesce(array_to_json((array_agg(${column(what)}))[:${size}::integer]), '[]')`;
      const value = () => {
        if (name === '__typename') return sql`${literal(type.name)}::text`;
        if (name === 'totalCount') return this.count(source);
        if (name === 'nodes') return all(this.object(this.typeOf(source.of), t, inner, source.scope));
        if (name === 'edges') return all(this.edge(type, source, t, inner, cursor));
        return this.pageInfo(inner, column(cursor), size);
      };
      return sql`${literal(key)}, ${value()}`;
    });
    if (columns.length === 0) return this.build(pairs);
    return sql`(select ${this.build(pairs)} from (
      select ${join(columns, ', ')} from ${table} ${alias} where ${this.pageWhere(source, t)}
      order by ${orderBySql(t, source.order)} limit ${size}::integer + 1) p)`;
  }

  private pageWhere(source: PageSource, t: Row): Sql {
    const conditions = [source.where(t), this.visible(source.of, t)];
    const { after, order } = source;
    if (after) {
      const cursor = new Slot<Runtime>((run) => readCursor(String(after.get(run)), order.length));
      conditions.push(afterCursor(t, order, cursor as Slot));
    }
    return allOf(conditions);
  }

  private count(source: PageSource): Sql {
    if (source.total) return sql`(${source.total})`;
    const { alias, t, table } = this.open(source.of, source.from);
    return sql`(select count(*) from ${table} ${alias} where ${source.where(t)} and ${this.visible(source.of, t)})`;
  }

  private edge(type: GraphQLObjectType, source: PageSource, t: Row, sets: SelectionSetNode[], cursor: Sql): Sql {
    const edgeName = getNamedType(type.getFields().edges!.type).name;
    return this.build(
      [...collect(sets, this.selection)].map(([key, nodes]) => {
        const name = nodes[0]!.name.value;
        if (name === '__typename') return sql`${literal(key)}, ${literal(edgeName)}::text`;
        if (name === 'cursor') return sql`${literal(key)}, ${cursor}`;
        return sql`${literal(key)}, ${this.object(this.typeOf(source.of), t, setsOf(nodes), source.scope)}`;
      }),
    );
  }

  private pageInfo(sets: SelectionSetNode[], cursor: Sql, size: Slot<Runtime>): Sql {
    const values: Record<string, Sql> = {
      __typename: sql`'PageInfo'::text`,
      hasNextPage: sql`count(*) > ${size}::integer`,
      endCursor: sql`(array_agg(${cursor}))[least(count(*), ${size}::integer)]`,
    };
    const fields = collect(sets, this.selection);
    return this.build([...fields].map(([key, nodes]) => sql`${literal(key)}, ${values[nodes[0]!.name.value]!}`));
  }

  /** json_build_object of any number of keys. */
  private build(pairs: Sql[]): Sql {
    if (pairs.length <= KEYS_AT_ONCE) return sql`json_build_object(${join(pairs, ', ')})`;
    const chunks: Sql[] = [];
    for (let at = 0; at < pairs.length; at += KEYS_AT_ONCE) {
      chunks.push(sql`jsonb_build_object(${join(pairs.slice(at, at + KEYS_AT_ONCE), ', ')})`);
    }
    return sql`(${join(chunks, ' || ')})::json`;
  }

  private object(type: GraphQLObjectType, t: Row, sets: SelectionSetNode[], scope: string | undefined): Sql {
    const fields = collect(sets, this.selection);
    return this.build([...fields].map(([key, nodes]) => sql`${literal(key)}, ${this.field(type, t, nodes, scope)}`));
  }

  private field(type: GraphQLObjectType, t: Row, nodes: FieldNode[], scope: string | undefined): Sql {
    const name = nodes[0]!.name.value;
    if (name === '__typename') return sql`${literal(type.name)}::text`;
    const model = readModelOf(type.name);
    const spec = model?.fields.get(name);
    if (spec) return this.special(type, name, spec, t, nodes, scope);
    const property = this.propertyOf(model?.table() ?? this.classOf(type.name), name);
    if (property.kind === 'm:1') {
      const target = this.classOf(property.targetMeta!.className);
      const granted = model?.grants[name]?.(scope);
      const key = t[name as never] as Sql;
      return this.one(target, (row) => sql`${row['id' as never]} = ${key}`, setsOf(nodes), granted);
    }
    return this.scalar(getNamedType(type.getFields()[name]!.type).name, t[name as never]);
  }

  private special(type: GraphQLObjectType, name: string, spec: FieldSpec<never>, t: Row, nodes: FieldNode[], scope: string | undefined): Sql {
    const field = type.getFields()[name]!;
    const slots = this.args(field.args, nodes[0]!);
    const args = Object.fromEntries(Object.entries(slots).map(([key, slot]) => [key, slot && sql`${slot}`]));
    const parts: FieldParts<never> = { t: t, args, scope };
    const sets = setsOf(nodes);
    const named = getNamedType(field.type);
    if ('sql' in spec) return isScalarType(named) ? this.scalar(named.name, spec.sql(parts)) : spec.sql(parts);
    if ('sameRow' in spec) {
      const object = this.object(named as GraphQLObjectType, t, sets, scope);
      const json = isListType(getNullableType(field.type)) ? sql`json_build_array(${object})` : object;
      return spec.when ? sql`case when ${spec.when(parts)} then ${json} end` : json;
    }
    if ('one' in spec) {
      const target = spec.one as Related;
      return this.one(target.of(), (row) => target.where(row, parts), sets, undefined);
    }
    if ('list' in spec) return this.list(spec.list, parts, sets);
    const related = spec.connection as Related;
    return this.connection(
      named as GraphQLObjectType,
      {
        of: related.of(),
        where: (row) => related.where(row, parts),
        order: orderOf(related, parts),
        first: slots.first!,
        after: slots.after,
      },
      sets,
    );
  }

  /** Arguments as slots, so that a plan serves every value of its variables; null and left out are no slot. */
  private args(specs: readonly GraphQLArgument[], node: FieldNode): Record<string, Slot<Runtime> | undefined> {
    const entries = specs.map((spec): [string, Slot<Runtime> | undefined] => {
      const given = node.arguments?.find((argument) => argument.name.value === spec.name)?.value;
      if (given?.kind === Kind.VARIABLE) {
        const variable = given.name.value;
        if (this.selection.variables[variable] != null) {
          return [spec.name, new Slot<Runtime>((run) => run.variables[variable])];
        }
        if (variable in this.selection.variables) return [spec.name, undefined];
      }
      const value = given && given.kind !== Kind.VARIABLE ? valueFromAST(given, spec.type) : spec.defaultValue;
      return [spec.name, value == null ? undefined : new Slot<Runtime>(() => value)];
    });
    return Object.fromEntries(entries);
  }

  private propertyOf(of: ReadClass, name: string) {
    const property = this.metadata.find<object>(of as never)?.properties[name as never];
    if (!property) throw new Error(`${of.name}.${name} is neither a column nor declared in a read model`);
    return property as { kind: string; targetMeta?: { className: string } };
  }

  private classOf(name: string): ReadClass {
    const model = readModelOf(name);
    if (model) return model.target;
    for (const meta of this.metadata.getAll().values()) {
      if (meta.className === name) return meta.class;
    }
    throw new Error(`${name} is not a read type`);
  }

  /** Values as GraphQL answers them: ids as text, times in ISO 8601 UTC. */
  private scalar(typeName: string, value: Sql): Sql {
    if (typeName === 'ID') return sql`(${value})::text`;
    if (typeName === 'DateTime') return sql`to_char((${value}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    return value;
  }
}

/** True for the types whose objects the compiler reads. */
export function isReadType(typeName: string): boolean {
  return readModelOf(typeName) !== undefined || connectionPart(typeName) !== undefined || typeName === 'PageInfo';
}
