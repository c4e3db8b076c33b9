import { Migration } from '@mikro-orm/migrations';

export class Migration20261126132244 extends Migration {
  override name = 'Migration20261126132244';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "price_steps" ("id" bigserial primary key, "product_id" bigint not null, "at" timestamptz not null, "price" numeric(8,2) not null);`,
    );
    this.addSql(`create index "price_steps_product" on "price_steps" ("product_id", "at");`);

    this.addSql(
      `create table "price_schedules" ("id" bigserial primary key, "product_id" bigint not null, "must_go_by" timestamptz not null, "lowest_price" numeric(8,2) not null, "at_end" text not null, "next_price" numeric(8,2) null, "due_at" timestamptz not null);`,
    );
    this.addSql(`create index "price_schedules_due" on "price_schedules" ("due_at");`);
    this.addSql(`alter table "price_schedules" add constraint "price_schedules_product" unique ("product_id");`);

    this.addSql(
      `alter table "price_steps" add constraint "price_steps_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "price_steps" add constraint "price_steps_price_check" check (price >= 0);`);
    this.addSql(
      `create or replace function "price_steps_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "price_steps" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "price_steps_act_changes_fn"();`);

    this.addSql(
      `alter table "price_schedules" add constraint "price_schedules_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "price_schedules" add constraint "price_schedules_lowest_price_check" check (lowest_price >= 0);`);
    this.addSql(`alter table "price_schedules" add constraint "price_schedules_at_end_check" check ("at_end" in ('FREE', 'TAKE_DOWN'));`);
    this.addSql(
      `create or replace function "price_schedules_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "price_schedules" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "price_schedules_act_changes_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "act_changes" on "price_steps";`);
    this.addSql(`drop function if exists "price_steps_act_changes_fn"();`);
    this.addSql(`drop table if exists "price_steps" cascade;`);
    this.addSql(`drop trigger if exists "act_changes" on "price_schedules";`);
    this.addSql(`drop function if exists "price_schedules_act_changes_fn"();`);
    this.addSql(`drop table if exists "price_schedules" cascade;`);
  }
}
