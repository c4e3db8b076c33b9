import { Migration } from '@mikro-orm/migrations';

/** Reports about what is gone got the key of another report, so that an account with reported wanted posts could not be deleted. */
export class Migration20261123045500 extends Migration {
  override name = 'Migration20261123045500';

  override up(): void | Promise<void> {
    this.addSql(`drop index "reports_open_once";`);
    this.addSql(`drop index "reports_open";`);
    this.addSql(
      `create unique index reports_open_once on reports (reporter_id, kind, coalesce(message_id, product_id, wanted_post_id, case when kind = 'USER' then user_id else - id end)) where decided_at is null;`,
    );
    this.addSql(
      `create index reports_open on reports (kind, coalesce(message_id, product_id, wanted_post_id, case when kind = 'USER' then user_id else - id end)) where decided_at is null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "reports_open_once";`);
    this.addSql(`drop index "reports_open";`);
    this.addSql(
      `create unique index reports_open_once on reports (reporter_id, kind, coalesce(message_id, product_id, wanted_post_id, user_id)) where decided_at is null;`,
    );
    this.addSql(`create index reports_open on reports (kind, coalesce(message_id, product_id, wanted_post_id, user_id)) where decided_at is null;`);
  }
}
