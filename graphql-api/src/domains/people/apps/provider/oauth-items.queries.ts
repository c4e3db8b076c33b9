import type { Ctx, Db } from '../../../../platform/context.ts';
import { expression, sql, type Sql } from '../../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../../../../platform/database/table.ts';
import { AppGrant } from '../../access-tokens/app-grants/app-grant.entity.ts';
import { OAuthItem } from '../../access-tokens/app-grants/oauth-item.entity.ts';
import { App } from '../app.entity.ts';

const g = table(AppGrant, 'g');
const i = table(OAuthItem, 'i');
const p = table(App, 'p');
const gone = rowsNamed(OAuthItem, 'gone');
const added = rowsNamed(OAuthItem, 'excluded');

/** Key of an item: the model and the hash of its id. */
interface ItemKey {
  kind: string;
  idHash: string;
}

export interface NewItem extends ItemKey {
  uidHash: string | null;
  grantHash: string | null;
  payload: object;
  seconds: number;
}

const isItem = ({ kind, idHash }: ItemKey): Sql => sql`${i.kind} = ${kind} and ${i.idHash} = ${idHash}`;

const insertInto = sql`insert into ${i} (${names(i, 'kind', 'idHash', 'uidHash', 'grantHash', 'payload', 'expiresAt', 'appGrant')})`;
const orReplace = sql`on conflict (${names(i, 'kind', 'idHash')}) do update
  set ${assign(i, { payload: sql`${added.payload}`, grantHash: sql`${added.grantHash}`, expiresAt: sql`${added.expiresAt}` })} returning ${columns({ id: i.id })}`;
const valuesOf = ({ kind, idHash, uidHash, grantHash, payload, seconds }: NewItem): Sql =>
  sql`${kind}::text, ${idHash}::text, ${uidHash}::text, ${grantHash}::text, ${JSON.stringify(payload)}::jsonb, now() + make_interval(secs => ${seconds}::float8)`;

/** Inserts or replaces an item from before a consent. */
export async function putItem({ db }: Ctx, item: NewItem): Promise<void> {
  await db.rows(sql`${insertInto} values (${valuesOf(item)}, null) ${orReplace}`);
}

/**
 * Inserts or replaces an item that results from a consent. Returns false if the grant was revoked. Without a user, the grant is that of the app's
 * owner.
 */
export async function putItemOfGrant({ db }: Ctx, item: NewItem, clientId: string, user: string | undefined): Promise<boolean> {
  const row = await db.one(sql`${insertInto} select ${valuesOf(item)}, ${g.id} from ${g} join ${p} on ${p.id} = ${g.app}
    where ${p.clientId} = ${clientId} and ${g.user} = coalesce(${user ?? null}::bigint, ${p.owner}) ${orReplace}`);
  return row !== undefined;
}

/** Returns an item; undefined if there is none. Expired items are included, so that their use can be recognized. */
export async function findItem(db: Db, key: ItemKey) {
  return (await db.one(sql`select ${columns({ payload: i.payload })} from ${i} where ${isItem(key)}`))?.payload;
}

/** Returns an item by the second identifier that sessions have. */
export async function findItemByUid(db: Db, kind: string, uidHash: string) {
  return (await db.one(sql`select ${columns({ payload: i.payload })} from ${i} where ${i.kind} = ${kind} and ${i.uidHash} = ${uidHash}`))?.payload;
}

/** Marks a code or a refresh token as used. Returns false if it already was. */
export async function consumeItem({ db }: Ctx, key: ItemKey): Promise<boolean> {
  const used = sql`${i.payload} || jsonb_build_object('consumed', extract(epoch from now())::bigint)`;
  return !!(await db.one(sql`update ${i} set ${assign(i, { payload: used })} where ${isItem(key)} and ${i.payload} -> 'consumed' is null
    returning ${columns({ id: i.id })}`));
}

/** Deletes the items that match a condition and returns them with their rows of `access_tokens`. */
const deleteItems = ({ db }: Ctx, condition: Sql) => {
  const item = expression<string>`${gone.id}::text`;
  return db.rows(sql`with gone as (delete from ${i} where ${condition} returning ${i.id}, ${i.kind}, ${i.appGrant})
    select ${columns({ item, id: g.token, kind: gone.kind })} from gone join ${g} on ${g.id} = ${gone.appGrant}`);
};

export const deleteItem = (ctx: Ctx, key: ItemKey) => deleteItems(ctx, isItem(key));

/** Deletes the items of one kind that result from one consent. */
export const deleteItemsOfConsent = (ctx: Ctx, kind: string, grantHash: string) =>
  deleteItems(ctx, sql`${i.kind} = ${kind} and ${i.grantHash} = ${grantHash}`);

/** Deletes items some days after they expired. Until then their use can be recognized. */
export async function deleteEndedItems({ db }: Ctx, days: number): Promise<void> {
  await db.rows(sql`delete from ${i} where ${i.expiresAt} < now() - make_interval(days => ${days}::int)`);
}
