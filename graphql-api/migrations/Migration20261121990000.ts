import { Migration } from '@mikro-orm/migrations';

/** The ledger's rules as database rules: entries are never changed or removed, and the total follows each new one. */
export class Migration20261121990000 extends Migration {
  override name = 'Migration20261121990000';

  override up(): void {
    this.addSql(`create function points_entries_refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'The points ledger is append-only'; end $$;`);
    this.addSql(`create trigger points_entries_append_only before update or delete on points_entries
      for each row execute function points_entries_refuse_change();`);
    this.addSql(`create function points_entries_add_to_total() returns trigger language plpgsql as $$
      begin update users set points_total = points_total + new.points where id = new.user_id; return null; end $$;`);
    this.addSql(`create trigger points_entries_total after insert on points_entries
      for each row execute function points_entries_add_to_total();`);
  }

  override down(): void {
    this.addSql('drop trigger points_entries_total on points_entries;');
    this.addSql('drop trigger points_entries_append_only on points_entries;');
    this.addSql('drop function points_entries_add_to_total;');
    this.addSql('drop function points_entries_refuse_change;');
  }
}
