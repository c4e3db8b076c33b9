import { Migration } from '@mikro-orm/migrations';

/** Listings of an upgraded shop would all expire in the same moment, and their sellers be notified at once: they expire over two weeks instead. */
export class Migration20261125103000 extends Migration {
  override name = 'Migration20261125103000';

  override up(): void | Promise<void> {
    this.addSql(
      `update products p set expires_at = p.expires_at + interval '14 days' * one.place / one.count
        from (
          select id, row_number() over (partition by expires_at order by id) - 1 as place, count(*) over (partition by expires_at) as count
          from products where deleted_at is null and not expired
        ) one
        where p.id = one.id and one.place > 0;`,
    );
  }

  override down(): void | Promise<void> {
    // Nothing of the schema has changed, and which listings had the same time is not kept.
  }
}
