import { Migration } from '@mikro-orm/migrations';

export class Migration20261122222231 extends Migration {
  override name = 'Migration20261122222231';

  override up(): void | Promise<void> {
    this.addSql(
      `create or replace function "wanted_posts_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "wanted_posts" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "wanted_posts_act_changes_fn"();`);

    this.addSql(
      `create or replace function "wanted_listings_act_changes_fn"() returns trigger as \$\$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "act_changes" AFTER INSERT OR UPDATE OR DELETE on "wanted_listings" for each ROW
  when ((current_setting('campuscart.act'::text, true) <> ''::text)) execute function "wanted_listings_act_changes_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "act_changes" on "wanted_listings";`);
    this.addSql(`drop function if exists "wanted_listings_act_changes_fn"();`);

    this.addSql(`drop trigger if exists "act_changes" on "wanted_posts";`);
    this.addSql(`drop function if exists "wanted_posts_act_changes_fn"();`);
  }
}
