import { Migration } from '@mikro-orm/migrations';

export class Migration20261126134552 extends Migration {
  override name = 'Migration20261126134552';

  override up(): void | Promise<void> {
    this.addSql(`alter table "saved_searches" add "sought" tsquery generated always as (plainto_tsquery('english', search_fold(text))) stored null;`);

    this.addSql(
      `alter table "recent_searches" add "sought" tsquery generated always as (plainto_tsquery('english', search_fold(text))) stored null;`,
    );

    this.addSql(`alter table "wanted_posts" add "sought" tsquery generated always as (plainto_tsquery('english', search_fold(title))) stored null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "recent_searches" drop column "sought";`);

    this.addSql(`alter table "saved_searches" drop column "sought";`);

    this.addSql(`alter table "wanted_posts" drop column "sought";`);
  }
}
