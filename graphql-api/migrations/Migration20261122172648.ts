import { Migration } from '@mikro-orm/migrations';

/** The event log, the cursors of its consumers, and the function that gives committed events their positions. */
export class Migration20261122172648 extends Migration {
  override name = 'Migration20261122172648';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "events" ("id" bigserial primary key, "type" text not null, "subject_type" text not null, "subject_id" bigint not null, "actor_id" bigint null, "audience" bigint[] not null, "occurred_at" timestamptz not null default now(), "version" int not null default 1, "payload" jsonb not null, "position" bigint null);`,
    );
    this.addSql(`create index events_audience on events using gin (audience) where position is not null;`);
    this.addSql(`create index events_unnumbered on events (id) where position is null;`);
    this.addSql(`alter table "events" add constraint "events_position" unique ("position");`);
    this.addSql(
      `create table "event_cursors" ("id" text not null, "position" bigint not null, "failures" int not null default 0, primary key ("id"));`,
    );
    // A statement of a volatile function sees what was committed before it: after the lock, all that its former holder numbered.
    this
      .addSql(String.raw`create function number_events(most int) returns table (at_position bigint, event_type text, readers bigint[]) language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(7304811);
  return query
    with fresh as (select id, row_number() over (order by id) as place from events where position is null order by id limit most),
      numbered as (
        update events e set position = (select coalesce(max(position), 0) from events) + fresh.place from fresh where e.id = fresh.id
        returning e.position, e.type, e.audience)
    select n.position, n.type, n.audience from numbered n order by n.position;
end $$;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop function number_events(int);`);
    this.addSql(`drop table if exists "events" cascade;`);
    this.addSql(`drop table if exists "event_cursors" cascade;`);
  }
}
