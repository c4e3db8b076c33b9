import { Migration } from '@mikro-orm/migrations';

export class Migration20261126174911 extends Migration {
  override name = 'Migration20261126174911';

  override up(): void | Promise<void> {
    this.addSql(`create table "meeting_answers" ("id" bigserial primary key, "meeting_id" bigint not null, "user_id" bigint not null);`);
    this.addSql(`alter table "meeting_answers" add constraint "meeting_answers_meeting_user_unique" unique ("meeting_id", "user_id");`);

    this.addSql(
      `alter table "meeting_answers" add constraint "meeting_answers_meeting_id_foreign" foreign key ("meeting_id") references "meetings" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "meeting_answers" add constraint "meeting_answers_user_id_foreign" foreign key ("user_id") references "users" ("id");`);
    this.addSql(
      `create or replace function "meeting_answers_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "meeting_answers" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "meeting_answers_act_changes_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "act_changes" on "meeting_answers";`);
    this.addSql(`drop function if exists "meeting_answers_act_changes_fn"();`);
    this.addSql(`drop table if exists "meeting_answers" cascade;`);
  }
}
