import { createHash } from 'node:crypto';
import type { MetadataStorage } from '@mikro-orm/core';
import { getNamedType, Kind, parse, print, type FieldNode, type GraphQLObjectType, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { BoundedMap } from '../platform/bounded-map.ts';
import type { Db, Viewer } from '../platform/context.ts';
import { fill, join, literal, sql, toText, type Query, type Sql } from '../platform/sql.ts';
import { Compiler } from './compile.ts';
import type { Runtime } from './model.ts';
import type { Root } from './root.ts';
import { rootShape, rootValues } from './root-parameters.ts';
import { collect, selectionOf, setsOf, type Selection } from './selection.ts';
import { writingText, type Writing } from './writing.ts';

const MAX_PLANS = 1000;
const NO_ROOT: Runtime['root'] = { values: [], first: 0, after: undefined, limit: null, offset: 0 };

/** Compiles selections into statements, keeps the plans, and runs them. */
export class Reader {
  private readonly plans = new BoundedMap<string, Query>(MAX_PLANS);
  /** Documents are compared by identity: Apollo keeps parsed documents, so the same text is the same node. */
  private readonly documents = new WeakMap<FieldNode, string>();
  private readonly inCode = new Map<string, Selection>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly metadata: MetadataStorage,
  ) {}

  /** The objects of a GraphQL field, in the shape of its selection. */
  async field<Result>(reader: { db: Db; viewer: Viewer | null }, root: Root, info: GraphQLResolveInfo): Promise<Result> {
    const type = getNamedType(info.returnType) as GraphQLObjectType;
    return JSON.parse((await this.text(reader, root, type, selectionOf(info))) ?? 'null') as Result;
  }

  /** The objects of a selection written in code, such as `{ id name seller { name } }`. */
  async select<Result>(reader: { db: Db; viewer: Viewer | null }, root: Root, text: string, variables?: Record<string, unknown>): Promise<Result> {
    return JSON.parse(await this.selectText(reader, root, text, variables)) as Result;
  }

  /** The same as the JSON text that PostgreSQL built. */
  async selectText(reader: { db: Db; viewer: Viewer | null }, root: Root, text: string, variables: Record<string, unknown> = {}): Promise<string> {
    let selection = this.inCode.get(text);
    if (!selection) {
      const operation = parse(`query { root ${text} }`).definitions[0]!;
      const fields = operation.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
      selection = { fields: fields as readonly FieldNode[], fragments: {}, variables };
      this.inCode.set(text, selection);
    }
    const name = root.kind === 'connection' ? `${root.of.name}Connection` : root.of.name;
    return (await this.text(reader, root, this.schema.getType(name) as GraphQLObjectType, selection)) ?? 'null';
  }

  /** The objects of a selection as JSON text; null when there is nothing. */
  async text(reader: { db: Db; viewer: Viewer | null }, root: Root, type: GraphQLObjectType, selection: Selection): Promise<string | null> {
    const plan = this.plan(root, type, selection);
    const runtime: Runtime = {
      viewer: reader.viewer,
      variables: selection.variables,
      root: {
        values: rootValues(root),
        first: root.kind === 'connection' ? root.first : 0,
        after: root.kind === 'connection' ? root.after : undefined,
        limit: (root.kind === 'list' && root.limit) || null,
        offset: (root.kind === 'list' && root.offset) || 0,
      },
      input: {},
    };
    const row = await reader.db.one<{ json: string | null }>({ text: plan.text, values: fill(plan.values, runtime) });
    return row!.json;
  }

  /** A writing with what a mutation's selection asks of its rows. */
  writing<Input extends object>(viewer: Viewer | null, writing: Writing<Input>, input: Input, info: GraphQLResolveInfo): Query {
    const selection = selectionOf(info);
    const plan = this.kept(writing.name, selection, () => writingText(writing, this.ofRows(writing, selection)));
    const runtime: Runtime = { viewer, variables: selection.variables, root: NO_ROOT, input: input as Runtime['input'] };
    return { text: plan.text, values: fill(plan.values, runtime) };
  }

  private ofRows({ rows, changed }: Pick<Writing<never>, 'rows' | 'changed'>, selection: Selection): Sql {
    const looksIntoChanged = new RegExp(String.raw`\b(${changed.join('|')})\b`);
    const pairs = [...collect(setsOf(selection.fields), selection)].flatMap(([key, nodes]) => {
      const row = rows[nodes[0]!.name.value];
      const value = row && new Compiler(this.schema, this.metadata, { ...selection, fields: nodes }).step(row.of, row.step);
      return value && !looksIntoChanged.test(value.strings.join()) ? [sql`${literal(key)}, ${value}`] : [];
    });
    return sql`json_build_object(${join(pairs, ', ')})`;
  }

  private plan(root: Root, type: GraphQLObjectType, selection: Selection): Query {
    return this.kept(rootShape(root), selection, () =>
      toText(sql`select ${new Compiler(this.schema, this.metadata, selection).root(root, type)}::text as json`),
    );
  }

  private kept(shape: string, selection: Selection, compile: () => Query): Query {
    const key = [this.documentKey(selection), variablesShape(selection.variables), shape].join('\n');
    const known = this.plans.get(key);
    if (known) return known;
    const compiled = compile();
    this.plans.set(key, compiled);
    return compiled;
  }

  /** A short name of what is asked: the text itself would be read through at every request. */
  private documentKey(selection: Selection): string {
    const first = selection.fields[0]!;
    const known = this.documents.get(first);
    if (known) return known;
    const text = [...selection.fields, ...Object.values(selection.fragments)].map(print).join('\n');
    const key = createHash('sha256').update(text).digest('base64url');
    this.documents.set(first, key);
    return key;
  }
}

/** Which variables are given, and the value of switches: both change the statement's text. */
function variablesShape(variables: Selection['variables']): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}:${typeof value === 'boolean' ? value : value == null ? String(value) : '?'}`)
    .join(',');
}
