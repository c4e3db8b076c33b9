import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultsOf, type Fault } from './statements/portable.ts';

const mutable = new Set(['now', 'random', 'nextval', 'clock_timestamp', 'to_jsonb', 'jsonb_build_object']);
beforeAll(loadModule);

describe('a write statement', () => {
  it.each<[Fault, string]>([
    ['not immutable in CASE or COALESCE', 'update spots set removed_at = coalesce(removed_at, now()) where id = $1'],
    ['not immutable in CASE or COALESCE', 'update orders set ended_at = case when done then current_timestamp end'],
    ['not immutable in CASE or COALESCE', 'insert into mails (due_at) select coalesce(d.at, clock_timestamp()) from due d'],
    ['not immutable in CASE or COALESCE', 'delete from a where case when b then at < now() else false end'],
    ['not immutable in CASE or COALESCE', 'update s set at = coalesce((select min(n.at) from n where n.at > now()), s.at)'],
    ['not immutable in CASE or COALESCE', 'with made as (update s set turn = coalesce(turn, random()) returning id) select * from made'],
    ['not immutable in RETURNING', 'delete from steps where id = $1 returning at > now() as is_to_come'],
    ['not immutable in RETURNING', "insert into steps (at) values ($1) returning nextval('numbers')"],
    ['not immutable in DO UPDATE', 'insert into t (k) values ($1) on conflict (k) do update set at = now()'],
    ['not immutable in DO UPDATE', 'insert into t (k) values ($1) on conflict (k) do update set n = 1 where t.at < now()'],
    ['not immutable over columns in SET', "update t set data = jsonb_build_object('name', t.name)"],
    ['not immutable over columns in SET', 'with due as (select) update t set n = (select to_jsonb(t) from u)'],
    ['a parameter without a type', 'insert into t (a, b) select $1, u.id from u'],
    ['a parameter without a type', 'update t set due_at = now() + make_interval(days => $1)'],
    ['a parameter without a type', 'update t set name = coalesce($1, $2)'],
    ['a parameter without a type', 'delete from t where id = any(array[$1, $2])'],
    ['names a schema', 'select * from campus.orders'],
    ['names a schema', 'delete from public.orders'],
  ])('is rejected when it is %s: %s', (fault, text) => {
    expect(faultsOf(text, mutable)).toEqual([fault]);
  });

  it('may use the time elsewhere, parameters next to something that gives them a type, and calls of immutable functions', () => {
    const texts = [
      'insert into t (k, at) values ($1, now()) on conflict (k) do update set at = excluded.at, n = $2, name = lower(excluded.k) returning id',
      'update t set at = now(), due_at = least(due_at, now()), name = $1, n = coalesce(n, $2) where at < now() and id = $3 returning at',
      'with gone as (delete from t where id = $1 returning at) select at > now() as is_to_come, coalesce(at, now()) from gone',
      'with due as (select case when at < now() then $1::int end as n from t) update u set n = due.n from due where u.id = due.n',
      'select coalesce($1, now()), $2 from pg_catalog.pg_class',
    ];
    expect(texts.flatMap((text) => faultsOf(text, mutable))).toEqual([]);
  });

  it('may be invalid, as in tests of bad input', () => {
    expect(faultsOf("select '", mutable)).toEqual([]);
  });
});
