import { Migration } from '@mikro-orm/migrations';

export class Migration20261126172810 extends Migration {
  override name = 'Migration20261126172810';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "conversation_members" ("id" bigserial primary key, "conversation_id" bigint not null, "user_id" bigint not null, "read_seq" int not null default 0);`,
    );
    this.addSql(`create index "conversation_members_user" on "conversation_members" ("user_id");`);
    this.addSql(
      `alter table "conversation_members" add constraint "conversation_members_conversation_user_unique" unique ("conversation_id", "user_id");`,
    );

    this.addSql(`alter table "conversations" alter column "product_id" drop not null;`);
    this.addSql(`alter table "conversations" alter column "buyer_id" drop not null;`);
    this.addSql(`alter table "conversations" alter column "seller_id" drop not null;`);
    this.addSql(`alter table "conversations" add constraint "conversations_sides" check (num_nonnulls(product_id, buyer_id, seller_id) in (0, 3));`);

    this.addSql(
      `alter table "conversation_members" add constraint "conversation_members_conversation_id_foreign" foreign key ("conversation_id") references "conversations" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "conversation_members" add constraint "conversation_members_user_id_foreign" foreign key ("user_id") references "users" ("id");`,
    );
    this.addSql(
      `create or replace function "conversation_members_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "conversation_members" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "conversation_members_act_changes_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "act_changes" on "conversation_members";`);
    this.addSql(`drop function if exists "conversation_members_act_changes_fn"();`);
    this.addSql(`drop table if exists "conversation_members" cascade;`);

    // Those of swaps have no sides, which the release before requires.
    this.addSql(
      `update "swaps" set "conversation_id" = null where "conversation_id" in (select "id" from "conversations" where "buyer_id" is null);`,
    );
    this.addSql(`delete from "conversations" where "buyer_id" is null;`);
    this.addSql(`alter table "conversations" drop constraint "conversations_sides";`);
    this.addSql(`alter table "conversations" alter column "product_id" set not null;`);
    this.addSql(`alter table "conversations" alter column "buyer_id" set not null;`);
    this.addSql(`alter table "conversations" alter column "seller_id" set not null;`);
  }
}
