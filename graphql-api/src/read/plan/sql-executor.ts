import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { MetadataStorage } from '@mikro-orm/core';
import { getNamedType, Kind, parse, print, type FieldNode, type GraphQLObjectType, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import type { Lines } from '../../platform/context.ts';
import { Sql, sql, tablesOf, toText, withNameKeys, type Query } from '../../platform/database/sql.ts';
import { bind } from '../../platform/database/statement.ts';
import { Compiler, type ObjectsAs } from './compile.ts';
import { NO_ROOT, type BindContext } from '../mapping.ts';
import type { MappedClass } from '../mapped-class.ts';
import type { QuerySource } from '../query-source.ts';
import { FieldColumns } from './field-columns.ts';
import type { ReadContext, Row, RowField } from './rows.ts';
import { fieldValues, sourceOrigin, sourceShape } from './source-parameters.ts';
import type { Selection } from './selection.ts';
import { Tables } from './tables.ts';

/** Maximum number of characters of cached statements and their keys. */
const PLAN_CHARACTERS = 4_000_000;

interface SelectedLines extends Lines {
  /** Selected values of the last object; null if there are no objects. */
  last: Record<string, unknown> | null;
}

/** Compiles selections into statements, caches the plans, and runs them. */
export class SqlExecutor {
  private readonly plans = new LRUCache<string, Query>({
    maxSize: PLAN_CHARACTERS,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  });
  /** Documents are compared by identity. Apollo caches parsed documents, so that the same text is the same node. */
  private readonly documents = new WeakMap<FieldNode, string>();
  private readonly writtenSelections = new Map<string, Selection>();
  private readonly tables: Tables;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly metadata: MetadataStorage,
  ) {
    this.tables = new Tables(metadata);
  }

  /** Returns the objects of a GraphQL field, in the shape of its selection. */
  async field<Result>(context: ReadContext, source: QuerySource, info: GraphQLResolveInfo): Promise<Result> {
    const type = getNamedType(info.returnType) as GraphQLObjectType;
    return JSON.parse((await this.text(context, source, type, info, 'typed json')) ?? 'null') as Result;
  }

  /** Returns the objects of a selection written in code, such as `{ id name seller { name } }`. */
  async select<Result>(context: ReadContext, source: QuerySource, text: string, variables?: Record<string, unknown>): Promise<Result> {
    return JSON.parse(await this.selectText(context, source, text, variables)) as Result;
  }

  /** Returns the objects of a selection written in code as the JSON text that PostgreSQL built. */
  async selectText(context: ReadContext, source: QuerySource, text: string, variables: Record<string, unknown> = {}): Promise<string> {
    let selection = this.writtenSelections.get(text);
    if (!selection) {
      const operation = parse(`query { root ${text} }`).definitions[0]!;
      const fields = operation.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
      selection = { fieldNodes: fields as readonly FieldNode[], fragments: {}, variableValues: variables };
      this.writtenSelections.set(text, selection);
    }
    return (await this.text(context, source, this.typeOfSource(source), selection)) ?? 'null';
  }

  /** Returns the objects of a selection as JSON text; null if there are none. */
  async text(
    context: ReadContext,
    source: QuerySource,
    type: GraphQLObjectType,
    selection: Selection,
    objects: ObjectsAs = 'json',
  ): Promise<string | null> {
    const { key, values } = shapeOf(source);
    const plan = this.cached(`${objects} ${key}`, selection, () =>
      toText(sql`select ${new Compiler(this.schema, this.tables, selection, objects).source(source, type)}::text as json`, this.metadata),
    );
    return this.run(context, plan, bindContextOf(context, source, selection, values));
  }

  /**
   * Returns the objects of a list as lines of JSON text, and the `last` selection of the last object. The database joins the lines, because a
   * separate value for each row would cost this process more.
   */
  async lines(context: ReadContext, source: QuerySource, type: GraphQLObjectType, selection: Selection, last: Selection): Promise<SelectedLines> {
    const { key, values } = shapeOf(source);
    const plan = this.cached(`lines ${key}`, selection, () => {
      const [objects, keys] = [selection, last].map((selected) => new Compiler(this.schema, this.tables, selected).source(source, type));
      return toText(
        sql`select coalesce(string_agg(l.object::text, E'\n' order by l.place), '') as text, count(*)::int as rows, ${keys!}::json -> -1 as last
          from json_array_elements(${objects!}::json) with ordinality l(object, place)`,
        this.metadata,
      );
    });
    const bound = bind(plan.values, bindContextOf(context, source, selection, values));
    return (await context.db.one<SelectedLines>({ text: plan.text, values: bound }))!;
  }

  /** Returns the ids of a query source's rows instead of objects. Resolvers read the fields one by one. */
  async ids(context: ReadContext, source: QuerySource, info: GraphQLResolveInfo): Promise<unknown> {
    const compiler = new Compiler(this.schema, this.tables, info, 'ids');
    const plan = toText(sql`select ${compiler.source(source, this.typeOfSource(source))}::text as json`, this.metadata);
    return JSON.parse((await this.run(context, plan, bindContextOf(context, source, info, shapeOf(source).values))) ?? 'null');
  }

  /** Returns the type of a query source's objects. */
  typeOfSource(source: QuerySource): GraphQLObjectType {
    const name = source.kind === 'connection' ? `${source.of.name}Connection` : source.of.name;
    return this.schema.getType(name) as GraphQLObjectType;
  }

  /** Returns whether a field of a mapped type is a column, a relation or mapped. */
  canRead(type: GraphQLObjectType, field: string): boolean {
    return this.tables.canRead(type.name, field);
  }

  /** Returns values of fields of rows, with one statement for each table. A field that cannot be read is replaced by its error. */
  async rowFields(context: ReadContext, fields: readonly RowField[]): Promise<unknown[]> {
    const byTable = Map.groupBy(fields, ({ row }) => withNameKeys(this.tableOf(row)).strings.join());
    const values = new Map<RowField, unknown>();
    await Promise.all(
      [...byTable.values()].map(async (ofTable) => {
        const found = await this.rowFieldsOfTable(context, ofTable);
        ofTable.forEach((field, index) => values.set(field, found[index]));
      }),
    );
    return fields.map((field) => values.get(field));
  }

  private async rowFieldsOfTable(context: ReadContext, fields: readonly RowField[]): Promise<unknown[]> {
    const columns = new FieldColumns((field) => this.bindField(context, field));
    const places = fields.map((field) => columns.place(field));
    const ids = [...new Set(fields.map(({ row }) => row.id))];
    const rows = await context.db.rows<Record<string, unknown>>(
      sql`select ${columns.sql()} from ${this.tableOf(fields[0]!.row)} t0 where t0.id = any(${ids}::bigint[])`,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return fields.map(({ row }, index) => {
      const place = places[index]!;
      return place instanceof Error ? place : byId.get(row.id)?.[place];
    });
  }

  /** Returns the SQL of a field with its values, or the error of its arguments. */
  private bindField(context: ReadContext, { row, info }: RowField): Sql | Error {
    const compiled = new Compiler(this.schema, this.tables, info, 'ids').fieldOf(this.typeOf(row), 't0', row.scope);
    const bindContext: BindContext = { viewer: context.viewer, infra: context.infra, variables: info.variableValues, source: NO_ROOT };
    try {
      return new Sql(compiled.strings, bind(compiled.values, bindContext));
    } catch (error) {
      return error as Error;
    }
  }

  /** Returns the entities of rows, with one query for each class. */
  async entities(context: ReadContext, rows: readonly Row[]): Promise<object[]> {
    const em = context.em.fork();
    const byClass = Map.groupBy(rows, (row) => this.tables.tableClassOf(row.__typename));
    const found = new Map<MappedClass, Map<string, object>>();
    for (const [of, ofClass] of byClass) {
      const entities = await em.find<{ id: string }>(of as never, { id: { $in: ofClass.map(({ id }) => id) } });
      found.set(of, new Map(entities.map((entity) => [entity.id, entity])));
    }
    return rows.map((row) => found.get(this.tables.tableClassOf(row.__typename))!.get(row.id)!);
  }

  private tableOf(row: Row): Sql {
    return this.tables.tableOf(this.tables.tableClassOf(row.__typename));
  }

  private typeOf(row: Row): GraphQLObjectType {
    return this.schema.getType(row.__typename) as GraphQLObjectType;
  }

  private async run(context: ReadContext, plan: Query, bindContext: BindContext): Promise<string | null> {
    const row = await context.db.one<{ json: string | null }>({ text: plan.text, values: bind(plan.values, bindContext) });
    return row!.json;
  }

  /** Returns SQL for the selection on the row that a CTE of a write statement returns. */
  returned(of: MappedClass, cte: string, selection: Selection): Sql {
    return new Compiler(this.schema, this.tables, selection, 'typed json').returned(of, cte);
  }

  /** Returns whether a piece of SQL reads the table of one of these entities. */
  readsOneOf(piece: Sql, entities: readonly MappedClass[]): boolean {
    const tables = tablesOf(piece, this.metadata);
    return entities.some((entity) => tables.has(this.metadata.find<object>(entity as never)!.tableName));
  }

  /** Returns the cache key of a compiled selection: its document, which variables are given, and everything else that the SQL depends on. */
  keyOf(selection: Selection, shape: string): string {
    return [this.documentKey(selection), variablesShape(selection.variableValues), shape].join('\n');
  }

  private cached(shape: string, selection: Selection, compile: () => Query): Query {
    const key = this.keyOf(selection, shape);
    const known = this.plans.get(key);
    if (known) return known;
    const compiled = compile();
    this.plans.set(key, compiled);
    return compiled;
  }

  /** Returns a short key for the document. Using the text itself would mean reading all of it at every request. */
  private documentKey(selection: Selection): string {
    const first = selection.fieldNodes[0]!;
    const known = this.documents.get(first);
    if (known) return known;
    const text = [...selection.fieldNodes, ...Object.values(selection.fragments)].map(print).join('\n');
    const key = createHash('sha256').update(text).digest('base64url');
    this.documents.set(first, key);
    return key;
  }
}

/**
 * Returns the key of a query source, which is equal for sources that share a statement, and its values. All reads of a type by id share one
 * statement.
 */
function shapeOf(source: QuerySource): ReturnType<typeof sourceShape> {
  if (source.kind !== 'one' || source.id === undefined) return sourceShape(source);
  return { key: `${source.of.name} by id ${source.scope ?? ''}`, values: [source.id] };
}

/** Returns the context to which a plan is bound; `values` are the values of the source. */
function bindContextOf(context: ReadContext, source: QuerySource, { variableValues: variables }: Selection, values: readonly unknown[]): BindContext {
  return {
    viewer: context.viewer,
    infra: context.infra,
    variables,
    source: {
      values,
      valuesOf: source.kind === 'connection' ? fieldValues(source) : NO_ROOT.valuesOf,
      page: source.kind === 'connection' ? source.page : NO_ROOT.page,
      origin: () => sourceOrigin(source),
      limit: (source.kind === 'list' && source.limit) || null,
      offset: (source.kind === 'list' && source.offset) || 0,
    },
  };
}

/** Returns which variables are given, and the values of boolean variables. Both change the statement's text. */
function variablesShape(variables: Selection['variableValues']): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}:${typeof value === 'boolean' ? value : value == null ? String(value) : '?'}`)
    .join(',');
}
