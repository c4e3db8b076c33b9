import { Migration } from '@mikro-orm/migrations';

/** Conversations with the assistant are kept in the database; it finds names by the plan of search, without indexes of trigrams. */
export class Migration20261122211000 extends Migration {
  override name = 'Migration20261122211000';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "assistant_conversations" ("id" text not null, "asked" jsonb not null, "ends_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "assistant_conversations_ends" on "assistant_conversations" ("ends_at");`);
    this.addSql(`drop index "products_trigrams";`);
    this.addSql(`drop index "categories_name_trigrams";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "assistant_conversations" cascade;`);
    this.addSql(`create index products_trigrams on products using gin (lower(name) gin_trgm_ops);`);
    this.addSql(`create index categories_name_trigrams on categories using gin (lower(name) gin_trgm_ops);`);
  }
}
