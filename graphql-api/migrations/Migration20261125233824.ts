import { Migration } from '@mikro-orm/migrations';

export class Migration20261125233824 extends Migration {
  override name = 'Migration20261125233824';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "swap_wants" ("id" bigserial primary key, "query" tsquery null, "named_categories" bigint[] null, "besides_category" tsquery null, "categories" bigint[] null, "price_from" numeric null, "price_below" numeric null, "conditions" text[] null, "seller" bigint null, "course_codes" text[] null, "isbn" text null, "product_id" bigint not null, "category_id" bigint null, "words" text null);`,
    );
    this.addSql(`create index "swap_wants_category" on "swap_wants" ("category_id");`);
    this.addSql(`create index "swap_wants_product" on "swap_wants" ("product_id");`);

    this.addSql(
      `create table "swap_terms" ("id" bigserial primary key, "product_id" bigint not null, "top_up_max" numeric(8,2) not null default 0, "top_up_min" numeric(8,2) not null default 0, "changed_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "swap_terms_changed" on "swap_terms" ("changed_at");`);
    this.addSql(`alter table "swap_terms" add constraint "swap_terms_product" unique ("product_id");`);

    this.addSql(
      `create table "swaps_kept_apart" ("id" bigserial primary key, "product_id" bigint not null, "receiver_id" bigint not null, "until" timestamptz not null);`,
    );
    this.addSql(`create index "swaps_kept_apart_until" on "swaps_kept_apart" ("until");`);
    this.addSql(`create index "swaps_kept_apart_product" on "swaps_kept_apart" ("product_id", "receiver_id");`);

    this.addSql(
      `create table "swap_proposals" ("id" bigserial primary key, "status" text not null default 'OPEN', "swap_id" bigint null, "declined_by_id" bigint null, "reason" text null, "created_at" timestamptz not null default now(), "expires_at" timestamptz not null, "ended_at" timestamptz null);`,
    );
    this.addSql(`create index "swap_proposals_swap" on "swap_proposals" ("swap_id") where "swap_id" is not null;`);
    this.addSql(`create index "swap_proposals_open" on "swap_proposals" ("expires_at") where "status" = 'OPEN';`);

    this.addSql(
      `create table "swap_transfers" ("id" bigserial primary key, "proposal_id" bigint not null, "from_id" bigint not null, "to_id" bigint not null, "amount" numeric(8,2) not null);`,
    );
    this.addSql(`create index "swap_transfers_proposal" on "swap_transfers" ("proposal_id");`);

    this.addSql(
      `create table "swap_proposal_legs" ("id" bigserial primary key, "proposal_id" bigint not null, "product_id" bigint not null, "giver_id" bigint not null, "receiver_id" bigint not null, "price" numeric(8,2) not null, "accepted_at" timestamptz null);`,
    );
    this.addSql(`create index "swap_proposal_legs_product" on "swap_proposal_legs" ("product_id");`);
    this.addSql(`create index "swap_proposal_legs_giver" on "swap_proposal_legs" ("giver_id");`);
    this.addSql(`create index "swap_proposal_legs_proposal" on "swap_proposal_legs" ("proposal_id");`);

    this.addSql(`alter table "swaps" alter column "conversation_id" drop not null;`);

    this.addSql(
      `alter table "swap_wants" add constraint "swap_wants_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "swap_wants" add constraint "swap_wants_category_id_foreign" foreign key ("category_id") references "categories" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "swap_wants" add constraint "swap_wants_something" check (coalesce(category_id::text, words, course_codes::text, isbn) is not null);`,
    );
    this.addSql(
      `create or replace function "swap_wants_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "swap_wants" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "swap_wants_act_changes_fn"();`);

    this.addSql(
      `alter table "swap_terms" add constraint "swap_terms_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "swap_terms" add constraint "swap_terms_top_up_max_check" check (top_up_max >= 0);`);
    this.addSql(`alter table "swap_terms" add constraint "swap_terms_top_up_min_check" check (top_up_min >= 0);`);
    this.addSql(
      `create or replace function "swap_terms_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "swap_terms" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "swap_terms_act_changes_fn"();`);

    this.addSql(
      `alter table "swaps_kept_apart" add constraint "swaps_kept_apart_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "swaps_kept_apart" add constraint "swaps_kept_apart_receiver_id_foreign" foreign key ("receiver_id") references "users" ("id");`,
    );
    this.addSql(
      `create or replace function "swaps_kept_apart_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "swaps_kept_apart" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "swaps_kept_apart_act_changes_fn"();`);

    this.addSql(
      `alter table "swap_proposals" add constraint "swap_proposals_swap_id_foreign" foreign key ("swap_id") references "swaps" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "swap_proposals" add constraint "swap_proposals_declined_by_id_foreign" foreign key ("declined_by_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "swap_proposals" add constraint "swap_proposals_status_check" check ("status" in ('OPEN', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'BROKEN'));`,
    );
    this.addSql(
      `create or replace function "swap_proposals_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "swap_proposals" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "swap_proposals_act_changes_fn"();`);

    this.addSql(
      `alter table "swap_transfers" add constraint "swap_transfers_proposal_id_foreign" foreign key ("proposal_id") references "swap_proposals" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "swap_transfers" add constraint "swap_transfers_from_id_foreign" foreign key ("from_id") references "users" ("id");`);
    this.addSql(`alter table "swap_transfers" add constraint "swap_transfers_to_id_foreign" foreign key ("to_id") references "users" ("id");`);
    this.addSql(`alter table "swap_transfers" add constraint "swap_transfers_amount_check" check (amount > 0);`);
    this.addSql(
      `create or replace function "swap_transfers_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "swap_transfers" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "swap_transfers_act_changes_fn"();`);

    this.addSql(
      `alter table "swap_proposal_legs" add constraint "swap_proposal_legs_proposal_id_foreign" foreign key ("proposal_id") references "swap_proposals" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "swap_proposal_legs" add constraint "swap_proposal_legs_product_id_foreign" foreign key ("product_id") references "products" ("id");`,
    );
    this.addSql(
      `alter table "swap_proposal_legs" add constraint "swap_proposal_legs_giver_id_foreign" foreign key ("giver_id") references "users" ("id");`,
    );
    this.addSql(
      `alter table "swap_proposal_legs" add constraint "swap_proposal_legs_receiver_id_foreign" foreign key ("receiver_id") references "users" ("id");`,
    );
    this.addSql(
      `create or replace function "swap_proposal_legs_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "swap_proposal_legs" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "swap_proposal_legs_act_changes_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "swap_transfers" drop constraint "swap_transfers_proposal_id_foreign";`);
    this.addSql(`alter table "swap_proposal_legs" drop constraint "swap_proposal_legs_proposal_id_foreign";`);

    this.addSql(`drop trigger if exists "act_changes" on "swap_wants";`);
    this.addSql(`drop function if exists "swap_wants_act_changes_fn"();`);
    this.addSql(`drop table if exists "swap_wants" cascade;`);
    this.addSql(`drop trigger if exists "act_changes" on "swap_terms";`);
    this.addSql(`drop function if exists "swap_terms_act_changes_fn"();`);
    this.addSql(`drop table if exists "swap_terms" cascade;`);
    this.addSql(`drop trigger if exists "act_changes" on "swaps_kept_apart";`);
    this.addSql(`drop function if exists "swaps_kept_apart_act_changes_fn"();`);
    this.addSql(`drop table if exists "swaps_kept_apart" cascade;`);
    this.addSql(`drop trigger if exists "act_changes" on "swap_proposals";`);
    this.addSql(`drop function if exists "swap_proposals_act_changes_fn"();`);
    this.addSql(`drop table if exists "swap_proposals" cascade;`);
    this.addSql(`drop trigger if exists "act_changes" on "swap_transfers";`);
    this.addSql(`drop function if exists "swap_transfers_act_changes_fn"();`);
    this.addSql(`drop table if exists "swap_transfers" cascade;`);
    this.addSql(`drop trigger if exists "act_changes" on "swap_proposal_legs";`);
    this.addSql(`drop function if exists "swap_proposal_legs_act_changes_fn"();`);
    this.addSql(`drop table if exists "swap_proposal_legs" cascade;`);

    this.addSql(`alter table "swaps" alter column "conversation_id" set not null;`);
  }
}
