import { Migration } from '@mikro-orm/migrations';

export class Migration20261125203500 extends Migration {
  override name = 'Migration20261125203500';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "bought_perks" ("id" bigserial primary key, "user_id" bigint not null, "product_id" bigint not null, "perk" text not null, "points" int not null, "days" int not null, "started_at" timestamptz not null default now(), "ends_at" timestamptz not null, "ended_at" timestamptz null, "returned" int not null default 0, "turn" int not null default 0, "shown" int not null default 0, "opened" int not null default 0);`,
    );
    this.addSql(`create index "bought_perks_active" on "bought_perks" ("product_id", "perk") where "ended_at" is null;`);
    this.addSql(`create index bought_perks_user on bought_perks (user_id, id desc);`);

    this.addSql(`alter table "bought_perks" add constraint "bought_perks_user_id_foreign" foreign key ("user_id") references "users" ("id");`);
    this.addSql(
      `alter table "bought_perks" add constraint "bought_perks_product_id_foreign" foreign key ("product_id") references "products" ("id");`,
    );
    this.addSql(`alter table "bought_perks" add constraint "bought_perks_points_check" check (points > 0);`);
    this.addSql(`alter table "bought_perks" add constraint "bought_perks_days_check" check (days > 0);`);
    this.addSql(`alter table "bought_perks" add constraint "bought_perks_returned_check" check (returned >= 0 and returned <= points);`);
    this.addSql(`alter table "bought_perks" add constraint "bought_perks_perk_check" check ("perk" in ('BOOST', 'HIGHLIGHT', 'KEEP_LISTED'));`);
    this.addSql(
      `create or replace function "bought_perks_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "bought_perks" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "bought_perks_act_changes_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "act_changes" on "bought_perks";`);
    this.addSql(`drop function if exists "bought_perks_act_changes_fn"();`);
    this.addSql(`drop table if exists "bought_perks" cascade;`);
  }
}
