import { Migration } from '@mikro-orm/migrations';
import { firstSynonyms } from './first-synonyms.ts';

/** Synonyms of searches, with those of campus goods to begin with. */
export class Migration20261122150000 extends Migration {
  override name = 'Migration20261122150000';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "search_synonyms" ("id" bigserial primary key, "terms" text[] not null, "created_at" timestamptz not null default now());`,
    );
    const groups = JSON.stringify(firstSynonyms).replaceAll("'", "''");
    this.addSql(
      `insert into "search_synonyms" ("terms") select array(select jsonb_array_elements_text(terms)) from jsonb_array_elements('${groups}'::jsonb) as terms;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "search_synonyms";`);
  }
}
