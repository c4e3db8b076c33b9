import { Migration } from '@mikro-orm/migrations';

/** The tables whose changes acts record. */
const recorded = [
  'announcements',
  'assistant_conversations',
  'blocks',
  'campus_spots',
  'categories',
  'contact_messages',
  'conversations',
  'counterpart_ratings',
  'decisions',
  'delivery_disputes',
  'doubtful_listings',
  'events',
  'favourites',
  'meetings',
  'messages',
  'notification_settings',
  'notifications',
  'offers',
  'order_events',
  'orders',
  'outgoing_mails',
  'photos',
  'points_entries',
  'price_changes',
  'product_photos',
  'products',
  'recent_searches',
  'rejections',
  'reports',
  'reservation_queue',
  'reviews',
  'saved_search_hits',
  'saved_searches',
  'search_synonyms',
  'users',
];

const actions = `'CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'REVIEW_REMOVED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_CHANGED', 'SPOT_DELETED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED', 'ANNOUNCEMENT_CREATED', 'ANNOUNCEMENT_CHANGED', 'ANNOUNCEMENT_ENDED'`;

const checkOfActions = (allowed: string): string =>
  `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in (${allowed}));`;

const functionOf = (table: string): string =>
  `create or replace function "${table}_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`;

const triggerOf = (table: string): string =>
  `create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "${table}" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "${table}_act_changes_fn"();`;

/** Deletes entries of the ledger only where an act that made them is undone. */
const appendOnly = (unless: string): string =>
  `create or replace function "points_entries_points_entries_append_only_fn"() returns trigger as \$\$ begin ${unless}raise exception 'The points ledger is append-only'; end; \$\$ language plpgsql;`;

const isUndone = `if tg_op = 'DELETE' and exists (select from act_changes c where c.act_id = nullif(current_setting('campuscart.undo', true), '')::bigint and c.table_name = tg_table_name and c.before is null and (c.after ->> 'id')::bigint = old.id) then return old; end if;     `;

export class Migration20261122213000 extends Migration {
  override name = 'Migration20261122213000';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "acts" ("id" bigserial primary key, "token" text not null, "actor_id" bigint not null, "kind" text not null, "photos" bigint[] not null default '{}', "undo_until" timestamptz not null);`,
    );
    this.addSql(`alter table "acts" add constraint "acts_token" unique ("token");`);
    this.addSql(`create index "acts_undo_until" on "acts" ("undo_until");`);
    this.addSql(`alter table "acts" add constraint "acts_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on delete cascade;`);
    this.addSql(
      `create table "act_changes" ("id" bigserial primary key, "act_id" bigint not null, "table_name" text not null, "before" jsonb null, "after" jsonb null);`,
    );
    this.addSql(`create index "act_changes_act" on "act_changes" ("act_id", "id");`);
    this.addSql(
      `alter table "act_changes" add constraint "act_changes_act_id_foreign" foreign key ("act_id") references "acts" ("id") on delete cascade;`,
    );
    for (const table of recorded) {
      this.addSql(functionOf(table));
      this.addSql(triggerOf(table));
    }
    this.addSql(appendOnly(isUndone));
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" add "act_id" bigint null;`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_act_id_foreign" foreign key ("act_id") references "acts" ("id") on delete set null;`,
    );
    this.addSql(checkOfActions(`${actions}, 'UNDONE'`));
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`delete from "audit_entries" where "action" = 'UNDONE';`);
    this.addSql(checkOfActions(actions));
    this.addSql(`alter table "audit_entries" drop column "act_id";`);
    this.addSql(appendOnly(''));
    for (const table of recorded) {
      this.addSql(`drop trigger if exists "act_changes" on "${table}";`);
      this.addSql(`drop function if exists "${table}_act_changes_fn"();`);
    }
    this.addSql(`drop table "act_changes";`);
    this.addSql(`drop table "acts";`);
  }
}
