import { ActChange } from '../../log/acts/act-change.entity.ts';
import type { Ctx } from '../../../platform/context.ts';
import { ident, join, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, table, tableNameText, type EntityClass } from '../../../platform/database/table.ts';
import { UPDATED_AT_COLUMN, UPDATED_AT_TRIGGER } from '../../../platform/database/updated-at.ts';
import { ColumnRule, specialColumns } from './special-columns.queries.ts';

const c = table(ActChange, 'c');

/** What a change did to a row. */
export type Operation = 'insert' | 'update' | 'delete';

/** A table that an act changed: its non-generated columns, those of its primary key, and those with a rule. */
export interface ChangedTable {
  name: string;
  columns: string[];
  key: string[];
  counters: string[];
  stamps: string[];
  derived: string[];
}

/** A recorded change; `key` identifies the row. */
export interface Change {
  id: string;
  tableName: string;
  operation: Operation;
  key: string;
}

const namesWithRule = (rule: ColumnRule) => sql`select s.name from special s where s.of = r.relname and s.rule = ${rule}`;
const withRule = (rule: ColumnRule) => sql`array(${namesWithRule(rule)})`;

/** The column with the time of the last change, for tables that have a trigger for it. */
const timeOfChange = sql`select ${UPDATED_AT_COLUMN}::text from pg_trigger g where g.tgrelid = r.oid and g.tgname = ${UPDATED_AT_TRIGGER}::text`;

/** Returns the tables that an act changed. */
export function changedTables({ db }: Ctx, act: string): Promise<ChangedTable[]> {
  return db.rows<ChangedTable>(sql`with special (of, name, rule) as (values ${specialColumns})
    select r.relname::text as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = r.oid and a.attnum = any(i.indkey)
        where i.indrelid = r.oid and i.indisprimary) as key,
      ${withRule(ColumnRule.COUNTER)} as counters, array(${namesWithRule(ColumnRule.STAMP)} union all ${timeOfChange}) as stamps, ${withRule(ColumnRule.DERIVED)} as derived
    from pg_class r where r.relnamespace = current_schema()::regnamespace
      and r.relname in (select ${c.tableName} from ${c} where ${c.act} = ${act})`);
}

const byTable = (tables: readonly ChangedTable[], names: 'key' | 'derived'): string =>
  JSON.stringify(Object.fromEntries(tables.map((each) => [each.name, each[names]])));

/** Returns the changes of an act to some tables, last one first, without those of derived columns alone, which a trigger computes again. */
export function changesOf({ db }: Ctx, act: string, tables: readonly ChangedTable[]): Promise<Change[]> {
  const keys = byTable(tables, 'key');
  const isDerived = sql`${byTable(tables, 'derived')}::jsonb -> ${c.tableName} ? n.key`;
  const concernsMore = sql`${c.before} is null or ${c.after} is null
    or exists (select from jsonb_each(${c.after}) n where n.value is distinct from ${c.before} -> n.key and not ${isDerived})`;
  return db.rows<Change>(sql`select ${c.id}::text as id, ${c.tableName} as "tableName",
      case when ${c.before} is null then 'insert' when ${c.after} is null then 'delete' else 'update' end as operation,
      (select jsonb_agg(coalesce(${c.after}, ${c.before}) -> k) from jsonb_array_elements_text(${keys}::jsonb -> ${c.tableName}) k)::text as key
    from ${c} where ${c.act} = ${act} and ${keys}::jsonb ? ${c.tableName} and (${concernsMore}) order by ${c.id} desc`);
}

/** Locks the rows of a table that an act changed. */
export async function lockChanged({ db }: Ctx, act: string, entity: EntityClass<{ id: string }>): Promise<void> {
  const t = table(entity, 't');
  await db.rows(sql`select from ${t} where ${t.id} in (select (coalesce(${c.after}, ${c.before}) ->> 'id')::bigint from ${c}
    where ${c.act} = ${act} and ${c.tableName} = ${tableNameText(entity)}) order by ${t.id} for update`);
}

const idents = (names: readonly string[], alias?: string): Sql =>
  join(
    names.map((name) => (alias ? sql`${ident(alias)}.${ident(name)}` : ident(name))),
    ', ',
  );

const image = ({ name }: ChangedTable, json: Sql): Sql => sql`jsonb_populate_record(null::${ident(name)}, ${json})`;

const hasKeyOf = ({ key }: ChangedTable, other = 'k'): Sql =>
  join(
    key.map((name) => sql`t.${ident(name)} = ${ident(other)}.${ident(name)}`),
    ' and ',
  );

const without = (names: readonly string[], ...leftOut: (readonly string[])[]): string[] =>
  names.filter((name) => !leftOut.some((list) => list.includes(name)));

/** Locks the rows of some changes. Returns how many are still as the act left them. */
export async function unchangedRows({ db }: Ctx, of: ChangedTable, ids: readonly string[]): Promise<number> {
  const strict = without(of.columns, of.counters, of.stamps, of.derived);
  const rows = await db.rows(sql`select from ${c} cross join lateral ${image(of, c.after)} k join ${ident(of.name)} t on ${hasKeyOf(of)}
    where ${c.id} = any(${ids}::bigint[]) and not exists (select from jsonb_each(${c.after}) n where n.key = any(${strict}::text[])
      and n.value is distinct from ${c.before} -> n.key and n.value is distinct from to_jsonb(t) -> n.key)
    for update of t`);
  return rows.length;
}

/** Deletes rows that an act inserted. */
export async function undoInserts({ db }: Ctx, of: ChangedTable, ids: readonly string[]): Promise<void> {
  await db.rows(sql`delete from ${ident(of.name)} t using ${c} cross join lateral ${image(of, c.after)} k
    where ${c.id} = any(${ids}::bigint[]) and ${hasKeyOf(of)}`);
}

/** Inserts rows that an act deleted. */
export async function undoDeletes({ db }: Ctx, of: ChangedTable, ids: readonly string[]): Promise<void> {
  await db.rows(sql`insert into ${ident(of.name)} (${idents(of.columns)}) select ${idents(of.columns, 'k')}
    from ${c} cross join lateral ${image(of, c.before)} k where ${c.id} = any(${ids}::bigint[])`);
}

/** Makes later acts on the same rows restore the last-change time from before these changes, instead of the one that these changes set. */
export async function passOnStamps({ db }: Ctx, { stamps, key }: ChangedTable, ids: readonly string[]): Promise<void> {
  const later = table(ActChange, 'l');
  const isSameRow = join(
    key.map((name) => sql`coalesce(${later.after}, ${later.before}) -> ${name}::text = ${c.after} -> ${name}::text`),
    ' and ',
  );
  for (const stamp of stamps) {
    const of = (json: Sql) => sql`${json} -> ${stamp}::text`;
    await db.rows(sql`update ${later} set ${assign(later, { before: sql`jsonb_set(${later.before}, array[${stamp}::text], ${of(c.before)})` })}
      from ${c} where ${c.id} = any(${ids}::bigint[]) and ${later.act} <> ${c.act} and ${later.tableName} = ${c.tableName}
      and ${isSameRow} and ${of(later.before)} = ${of(c.after)}`);
  }
}

/** Restores the former values of locked rows that an act changed. Counters lose what the act added. */
export async function undoUpdates({ db }: Ctx, of: ChangedTable, ids: readonly string[]): Promise<void> {
  const set = without(of.columns, of.key, of.derived);
  const summed = sql`to_jsonb((to_jsonb(t) ->> b.key)::numeric + (${c.before} ->> b.key)::numeric - (${c.after} ->> b.key)::numeric)`;
  const isOlder = sql`b.key = any(${of.stamps}::text[]) and to_jsonb(t) -> b.key is distinct from ${c.after} -> b.key`;
  const values = sql`select jsonb_object_agg(b.key, case when b.key = any(${of.counters}::text[]) then ${summed} else b.value end)
    from jsonb_each(${c.before}) b where b.key = any(${set}::text[]) and b.value is distinct from ${c.after} -> b.key and not (${isOlder})`;
  const restored = join(
    set.map((name) => sql`${ident(name)} = former.${ident(name)}`),
    ', ',
  );
  await db.rows(sql`with former as (select f.* from ${c} cross join lateral ${image(of, c.after)} k join ${ident(of.name)} t on ${hasKeyOf(of)}
      cross join lateral jsonb_populate_record(t, (${values})) f where ${c.id} = any(${ids}::bigint[]))
    update ${ident(of.name)} t set ${restored} from former where ${hasKeyOf(of, 'former')}`);
}
