import { Migration } from '@mikro-orm/migrations';

export class Migration20261127114700 extends Migration {
  override name = 'Migration20261127114700';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "returned_people" ("id" bigserial primary key, "ticket_hash" text not null, "issuer" text not null, "subject" text not null, "email" text not null, "name" text null, "college_id" text null, "from_path" text null, "expires_at" timestamptz not null);`,
    );
    this.addSql(`alter table "returned_people" add constraint "returned_people_ticket_hash_unique" unique ("ticket_hash");`);

    this.addSql(
      `create table "college_identities" ("id" bigserial primary key, "user_id" bigint not null, "issuer" text not null, "subject" text not null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create unique index college_identities_user on college_identities (user_id, issuer);`);
    this.addSql(`create unique index college_identities_once on college_identities (issuer, subject);`);

    this.addSql(
      `alter table "college_identities" add constraint "college_identities_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `create or replace function "college_identities_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "college_identities" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "college_identities_act_changes_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "returned_people" cascade;`);
    this.addSql(`drop trigger if exists "act_changes" on "college_identities";`);
    this.addSql(`drop function if exists "college_identities_act_changes_fn"();`);
    this.addSql(`drop table if exists "college_identities" cascade;`);
  }
}
