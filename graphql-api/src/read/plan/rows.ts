import DataLoader from 'dataloader';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Db, Viewer } from '../../platform/context.ts';
import type { RunOfCollege } from '../../platform/database/statement.ts';

/** The connections and the viewer that a request reads with. */
export interface ReadContext extends RunOfCollege {
  db: Db;
  viewer: Viewer | null;
  em: EntityManager;
}

/** A row whose fields are read by resolvers: its type in the schema, its id, its scope and its read context. */
export class Row {
  constructor(
    readonly __typename: string,
    readonly id: string,
    readonly scope: string | undefined,
    readonly context: ReadContext,
  ) {}
}

/** A page of rows: the result of PostgreSQL by response key, with ids in place of nodes. */
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

/** Reads fields, with errors in their place, and entities of rows, in the order of the arguments. */
interface RowFetcher {
  rowFields(context: ReadContext, fields: readonly RowField[]): Promise<unknown[]>;
  entities(context: ReadContext, rows: readonly Row[]): Promise<object[]>;
}

/** Reads the fields that are resolved at the same time with one statement per table. Not cached, because mutations change rows. */
class RowLoader {
  private readonly fields: DataLoader<RowField, unknown>;
  private readonly entities: DataLoader<Row, object>;

  constructor(sqlExecutor: RowFetcher, context: ReadContext) {
    this.entities = new DataLoader((rows: readonly Row[]) => sqlExecutor.entities(context, rows), { cache: false });
    this.fields = new DataLoader((fields: readonly RowField[]) => sqlExecutor.rowFields(context, fields), {
      cache: false,
    });
  }

  /** The JSON value of a field, with ids in the place of rows. */
  load(row: Row, info: GraphQLResolveInfo): Promise<unknown> {
    return this.fields.load({ row, info });
  }

  /** The entity of a row, for resolvers of its own fields. */
  entity(row: Row): Promise<object> {
    return this.entities.load(row);
  }
}

const loaders = new WeakMap<ReadContext, RowLoader>();

/** The loader of a request. */
export function rowLoader(sqlExecutor: RowFetcher, context: ReadContext): RowLoader {
  const known = loaders.get(context) ?? new RowLoader(sqlExecutor, context);
  loaders.set(context, known);
  return known;
}
