import { Migration } from '@mikro-orm/migrations';

export class Migration20261126231502 extends Migration {
  override name = 'Migration20261126231502';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notification_settings" add "weekly_mail" boolean not null default true, add "weekly_mail_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notification_settings" drop column "weekly_mail", drop column "weekly_mail_at";`);
  }
}
