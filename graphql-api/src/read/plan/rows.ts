import DataLoader from 'dataloader';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Db, Viewer } from '../../platform/context.ts';
import type { RunOfCollege } from '../../platform/database/statement.ts';

/** Connections and viewer with which a request reads. */
export interface ReadContext extends RunOfCollege {
  db: Db;
  viewer: Viewer | null;
  em: EntityManager;
}

/** A row whose fields are read by resolvers: its schema type, id, scope and read context. */
export class Row {
  constructor(
    readonly __typename: string,
    readonly id: string,
    readonly scope: string | undefined,
    readonly context: ReadContext,
  ) {}
}

/** A page of rows: PostgreSQL's result by response key, with ids instead of nodes. */
export class RowPage {
  constructor(
    readonly values: Readonly<Record<string, unknown>>,
    readonly typeName: string,
    readonly scope: string | undefined,
    readonly context: ReadContext,
  ) {}
}

/** One field of one row. */
export interface RowField {
  row: Row;
  info: GraphQLResolveInfo;
}

/** Reads fields and entities of rows, in the order of the arguments. A failed field is replaced by its error. */
interface RowFetcher {
  rowFields(context: ReadContext, fields: readonly RowField[]): Promise<unknown[]>;
  entities(context: ReadContext, rows: readonly Row[]): Promise<object[]>;
}

/** Reads fields that are resolved at the same time with one statement per table. Nothing is cached, because mutations change rows. */
class RowLoader {
  private readonly fields: DataLoader<RowField, unknown>;
  private readonly entities: DataLoader<Row, object>;

  constructor(sqlExecutor: RowFetcher, context: ReadContext) {
    this.entities = new DataLoader((rows: readonly Row[]) => sqlExecutor.entities(context, rows), { cache: false });
    this.fields = new DataLoader((fields: readonly RowField[]) => sqlExecutor.rowFields(context, fields), {
      cache: false,
    });
  }

  /** Returns the JSON value of a field, with ids instead of rows. */
  load(row: Row, info: GraphQLResolveInfo): Promise<unknown> {
    return this.fields.load({ row, info });
  }

  /** Returns the entity of a row, for resolvers of its own fields. */
  entity(row: Row): Promise<object> {
    return this.entities.load(row);
  }
}

const loaders = new WeakMap<ReadContext, RowLoader>();

/** Returns the loader of a request. */
export function rowLoader(sqlExecutor: RowFetcher, context: ReadContext): RowLoader {
  const known = loaders.get(context) ?? new RowLoader(sqlExecutor, context);
  loaders.set(context, known);
  return known;
}
