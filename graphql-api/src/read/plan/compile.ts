import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isScalarType,
  isUnionType,
  Kind,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLUnionType,
  type SelectionSetNode,
} from 'graphql';
import type { Sql } from '../../platform/database/sql.ts';
import { allOf, ident, join, literal, raw, Parameter, sql } from '../../platform/database/sql.ts';
import { argumentParameters, lengthSql, sizeInDocument } from './arguments.ts';
import { connectionPart } from '../connection.ts';
import { cursorOrigin, cursorSql, orderBySql } from '../cursor.ts';
import { mappingOf, type Columns, type FieldParts, type FieldMapping, type OrderKey, type BindContext } from '../mapping.ts';
import type { MappedClass } from '../mapped-class.ts';
import { PageScan, type PageArguments } from '../page.ts';
import type { Page, QuerySource } from '../query-source.ts';
import { selectedOf } from '../json-types.ts';
import { parameterize, parameterizedField } from './source-parameters.ts';
import { collect, setsOf, type Selection } from './selection.ts';
import type { Tables } from './tables.ts';

/**
 * How a plan returns an object: as JSON for the client; as JSON for graphql-js, which distinguishes members of a union by `__typename`; or as its id,
 * if resolvers read its fields.
 */
export type ObjectsAs = 'json' | 'typed json' | 'ids';

const TYPENAME: SelectionSetNode = {
  kind: Kind.SELECTION_SET,
  selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
};

/** Functions of PostgreSQL take 100 arguments. A key and its value use two of them. */
const KEYS_AT_ONCE = 50;

type Row = Columns<never>;
/** A type whose objects are rows. */
type ReadType = GraphQLObjectType | GraphQLUnionType;

interface Related {
  of: () => MappedClass;
  from?: Sql | undefined;
  where: (row: Row, parts: FieldParts<never>) => Sql;
  order: OrderKey<never>[] | ((parts: FieldParts<never>) => OrderKey<never>[]);
}

function orderOf(related: Related, parts: FieldParts<never>): OrderKey<never>[] {
  return typeof related.order === 'function' ? related.order(parts) : related.order;
}

interface PageSource {
  of: MappedClass;
  from?: Sql | undefined;
  where: (row: Row) => Sql;
  order: OrderKey<never>[];
  page: PageArguments;
  /** Id of the list and its sort order, for cursors. */
  origin: Parameter<BindContext>;
  scope?: string | undefined;
  total?: Sql | undefined;
  /** Returns the value of a connection's field as JSON; undefined for null. */
  field?: (name: string) => Sql | undefined;
}

/** Limit and offset of a list that is the query source; null means all rows. */
const SOURCE_LIMIT = sql`limit ${new Parameter<BindContext>((run) => run.source.limit)}::integer offset ${new Parameter<BindContext>((run) => run.source.offset)}::integer`;

/** The origin of a source is computed when the statement runs: its sort order may depend on the search. */
const SOURCE_ORIGIN = new Parameter<BindContext>((run) => run.source.origin());

/** Returns the page of a root field. Which arguments are given is part of the plan. */
function pageOfSource({ page }: Extract<QuerySource, { kind: 'connection' }>, size: number | undefined): PageArguments {
  const parameter = (name: keyof Page) => new Parameter<BindContext>((run) => run.source.page[name]);
  const given = (name: keyof Page) => (page[name] == null ? undefined : parameter(name));
  return { size, first: parameter('first'), after: given('after'), last: given('last'), before: given('before') };
}

function firstOf({ args }: FieldParts<never>): Sql {
  return args.first ? sql`limit ${args.first}::integer` : raw('');
}

/** Returns the value of a field; null if the condition of its mapping is false. */
function readIf({ when }: { when?: (parts: FieldParts<never>) => Sql }, parts: FieldParts<never>, json: Sql): Sql {
  return when ? sql`case when ${when(parts)} then ${json} end` : json;
}

/** Compiles a query source and a selection to one SQL statement. One instance compiles one plan. */
export class Compiler {
  private aliases = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly tables: Tables,
    private readonly selection: Selection,
    private readonly objects: ObjectsAs = 'json',
  ) {}

  /** Returns SQL with a single value: the JSON of the selection on a query source. */
  source(source: QuerySource, type: GraphQLObjectType): Sql {
    const { of, size, from, where, order, scope, total } = parameterize(source);
    const sets = setsOf(this.selection.fieldNodes);
    if (source.kind === 'one') return this.one(of, where, sets, scope);
    if (source.kind === 'list') return this.list({ of: () => of, from, where, order }, undefined, sets, scope);
    const field = (name: string) => parameterizedField(source, name);
    return this.connection(type, { of, from, where, order, page: pageOfSource(source, size), origin: SOURCE_ORIGIN, scope, total, field }, sets);
  }

  /** Returns SQL with a single value: the JSON of the selection on the row that a CTE of a write statement returns. */
  returned(of: MappedClass, cte: string): Sql {
    const name = `t${++this.aliases}`;
    const t = this.tables.columnsOf(of, name);
    const json = this.object(this.typeOf(of), t, setsOf(this.selection.fieldNodes), undefined);
    return sql`(select ${json} from ${ident(cte)} ${ident(name)} where ${this.visible(of, t)})`;
  }

  /** Returns the value of a field as JSON, on a row of the type's table with this alias. */
  fieldOf(type: GraphQLObjectType, alias: string, scope: string | undefined): Sql {
    const t = this.tables.columnsOf(this.tables.tableClassOf(type.name), alias);
    return sql`to_json(${this.field(type, t, [...this.selection.fieldNodes], scope)})`;
  }

  private open(of: MappedClass, rows?: Sql): { alias: Sql; t: Row; table: Sql } {
    const name = `t${++this.aliases}`;
    const from = mappingOf(of.name)?.table() ?? of;
    return { alias: ident(name), t: this.tables.columnsOf(from, name), table: rows ? sql`(${rows})` : this.tables.tableOf(from) };
  }

  private visible(of: MappedClass, t: Row): Sql {
    const visible = mappingOf(of.name)?.visible;
    return visible ? visible(t) : raw('true');
  }

  private typeOf(of: MappedClass): ReadType {
    return this.schema.getType(of.name) as ReadType;
  }

  private one(of: MappedClass, where: (t: Row) => Sql, sets: SelectionSetNode[], scope: string | undefined): Sql {
    const { alias, t, table } = this.open(of);
    const json = this.object(this.typeOf(of), t, sets, scope);
    return sql`(select ${json} from ${table} ${alias} where ${where(t)} and ${this.visible(of, t)} limit 1)`;
  }

  private list(related: Related, parts: FieldParts<never> | undefined, sets: SelectionSetNode[], scope?: string): Sql {
    const of = related.of();
    const { alias, t, table } = this.open(of, related.from);
    const rows = ident(`l${this.aliases}`);
    const order = orderOf(related, parts as FieldParts<never>);
    const limit = parts ? firstOf(parts) : SOURCE_LIMIT;
    const where = sql`${related.where(t, parts as FieldParts<never>)} and ${this.visible(of, t)}`;
    const json = this.object(this.typeOf(of), t, sets, scope);
    return sql`(select coalesce(json_agg(${rows}.j), '[]') from (
      select ${json} as j from ${table} ${alias} where ${where} order by ${orderBySql(t, order)} ${limit}) ${rows})`;
  }

  /**
   * A single scan of the page, with one extra row, serves its nodes, edges and page info; the count is separate. The aggregates take the rows in the
   * order of the sorted subquery, which PostgreSQL keeps as long as nothing is joined to it.
   */
  private connection(type: GraphQLObjectType, source: PageSource, sets: SelectionSetNode[]): Sql {
    const { alias, t, table } = this.open(source.of, source.from);
    const cursor = cursorSql(
      sql`${source.origin}`,
      source.order.map((key) => key.by(t)),
    );
    const scan = new PageScan(source.page, source.order, source.origin);
    const columns: Sql[] = [];
    let cursors: Sql | undefined;
    const selected = collect(sets, this.selection);
    const pairs = [...selected].map(([key, nodes]) => {
      const name = nodes[0]!.name.value;
      const inner = setsOf(nodes);
      const column = (what: Sql): Sql => raw(`c${columns.push(sql`${what} as ${raw(`c${columns.length}`)}`) - 1}`);
      const all = (what: Sql) => scan.valuesOf(column(what));
      const value = () => {
        if (name === '__typename') return sql`${literal(type.name)}::text`;
        if (name === 'totalCount') return this.count(source);
        if (name === 'nodes') return all(this.object(this.typeOf(source.of), t, inner, source.scope));
        if (name === 'edges') return all(this.edge(type, source, t, inner, cursor));
        if (name === 'pageInfo') return this.pageInfo(inner, (field) => scan.info(field, () => (cursors ??= column(cursor))));
        const json = source.field?.(name);
        return json ? selectedOf(type.getFields()[name]!.type, json, inner, this.selection) : raw('null');
      };
      return sql`${literal(key)}, ${value()}`;
    });
    const isScanned = columns.length > 0 || [...selected.values()].some(([node]) => node!.name.value === 'pageInfo');
    if (!isScanned) return this.build(pairs);
    return sql`(select ${this.build(pairs)} from (
      select ${join([...columns, ...scan.numbering(t)], ', ')} from ${table} ${alias} where ${this.pageWhere(source, scan, t)}
      order by ${orderBySql(t, scan.order)} limit ${scan.size}::integer + 1) p having true)`;
  }

  private pageWhere(source: PageSource, scan: PageScan, t: Row): Sql {
    return allOf([source.where(t), this.visible(source.of, t), ...scan.conditions(t)]);
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

  private pageInfo(sets: SelectionSetNode[], valueOf: (field: string) => Sql): Sql {
    const fields = collect(sets, this.selection);
    return this.build([...fields].map(([key, nodes]) => sql`${literal(key)}, ${valueOf(nodes[0]!.name.value)}`));
  }

  /** Returns json_build_object for any number of keys. */
  private build(pairs: Sql[]): Sql {
    if (pairs.length <= KEYS_AT_ONCE) return sql`json_build_object(${join(pairs, ', ')})`;
    const chunks: Sql[] = [];
    for (let at = 0; at < pairs.length; at += KEYS_AT_ONCE) {
      chunks.push(sql`jsonb_build_object(${join(pairs.slice(at, at + KEYS_AT_ONCE), ', ')})`);
    }
    return sql`(${join(chunks, ' || ')})::json`;
  }

  /** Returns an object as JSON with the selected fields, or as its id if resolvers read its fields. */
  private object(type: ReadType, t: Row, sets: SelectionSetNode[], scope: string | undefined): Sql {
    if (isUnionType(type)) return this.member(type, t, sets, scope);
    if (this.objects === 'ids') return sql`to_json((${t['id' as never]})::text)`;
    const fields = collect(sets, this.selection, (condition) => this.isA(type, condition));
    return this.build([...fields].map(([key, nodes]) => sql`${literal(key)}, ${this.field(type, t, nodes, scope)}`));
  }

  /** Returns an object of a union, whose type depends on the conditions of its row. */
  private member({ name }: GraphQLUnionType, t: Row, sets: SelectionSetNode[], scope: string | undefined): Sql {
    const selected = this.objects === 'typed json' ? [TYPENAME, ...sets] : sets;
    const members = mappingOf(name)!.members.map(({ of, when }) => {
      const json = this.object(this.typeOf(of), t, selected, scope);
      return sql`when ${when(t)} then ${this.objects === 'ids' ? sql`json_build_array(${literal(of.name)}::text, ${json})` : json}`;
    });
    return sql`case ${join(members, ' ')} end`;
  }

  private isA(type: GraphQLObjectType, condition: string): boolean {
    const named = this.schema.getType(condition);
    return named === type || (isAbstractType(named) && this.schema.isSubType(named, type));
  }

  private field(type: GraphQLObjectType, t: Row, nodes: FieldNode[], scope: string | undefined): Sql {
    const name = nodes[0]!.name.value;
    if (name === '__typename') return sql`${literal(type.name)}::text`;
    const mapping = mappingOf(type.name);
    const spec = mapping?.fields.get(name);
    if (spec) return this.mappedField(type, name, spec, t, nodes, scope);
    const property = this.tables.propertyOf(this.tables.tableClassOf(type.name), name);
    if (property.kind === 'm:1') {
      const target = this.tables.classOf(property.targetMeta!.className);
      const granted = mapping?.childScope[name]?.(scope);
      const key = t[name as never] as Sql;
      return this.one(target, (row) => sql`${row['id' as never]} = ${key}`, setsOf(nodes), granted);
    }
    return this.scalar(getNamedType(type.getFields()[name]!.type).name, t[name as never]);
  }

  private mappedField(type: GraphQLObjectType, name: string, spec: FieldMapping<never>, t: Row, nodes: FieldNode[], scope: string | undefined): Sql {
    const field = type.getFields()[name]!;
    const parameters = argumentParameters(field.args, nodes[0]!, this.selection.variableValues);
    const args = Object.fromEntries(Object.entries(parameters).map(([key, slot]) => [key, slot && sql`${slot}`]));
    const parts: FieldParts<never> = { t: t, args, scope };
    const sets = setsOf(nodes);
    const named = getNamedType(field.type);
    if ('sql' in spec) return isScalarType(named) ? this.scalar(named.name, spec.sql(parts)) : spec.sql(parts);
    if ('embedded' in spec) {
      const object = this.object(named as GraphQLObjectType, t, sets, scope);
      const json = isListType(getNullableType(field.type)) ? sql`json_build_array(${object})` : object;
      return readIf(spec, parts, json);
    }
    if ('one' in spec) {
      const target = spec.one as Related;
      return this.one(target.of(), (row) => target.where(row, parts), sets, undefined);
    }
    if ('list' in spec) {
      args.first = lengthSql(field.args, nodes[0]!, parameters.first, spec.most);
      return readIf(spec, parts, this.list(spec.list, parts, sets));
    }
    const related = spec.connection as Related;
    const origin = cursorOrigin([type.name, name]);
    const page = this.connection(
      named as GraphQLObjectType,
      {
        of: related.of(),
        where: (row) => related.where(row, parts),
        order: orderOf(related, parts),
        page: {
          size: sizeInDocument(field.args, nodes[0]!, parameters.last ? 'last' : 'first'),
          first: parameters.first!,
          after: parameters.after,
          last: parameters.last,
          before: parameters.before,
        },
        origin: new Parameter<BindContext>(() => origin),
      },
      sets,
    );
    return readIf(spec, parts, page);
  }

  /** Returns values as in GraphQL responses: ids as text, times in ISO 8601 UTC. */
  private scalar(typeName: string, value: Sql): Sql {
    if (typeName === 'ID') return sql`(${value})::text`;
    if (typeName === 'DateTime') return sql`to_char((${value}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    return value;
  }
}

/** Returns whether the compiler reads the objects of a type. */
export function isMappedType(typeName: string): boolean {
  return mappingOf(typeName) !== undefined || connectionPart(typeName) !== undefined || typeName === 'PageInfo';
}
