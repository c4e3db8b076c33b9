import { Migration } from '@mikro-orm/migrations';

/** The first synonyms that name other things as well, by a synonym of their group. */
const general = [
  ['pendrive', 'usb'],
  ['calci', 'casio'],
  ['synthesizer', 'casio'],
  ['badminton bat', 'yonex'],
  ['rucksack', 'bag'],
] as const;
/** One book is no synonym of all on its subject. */
const BOOK = ['hc verma', 'h c verma', 'concepts of physics'];

const without = (group: string, term: string): string =>
  `update "search_synonyms" set "terms" = array_remove("terms", '${term}') where "terms" @> array['${group}', '${term}'];`;
const withTerm = (group: string, term: string): string =>
  `update "search_synonyms" set "terms" = array_append("terms", '${term}') where "terms" @> array['${group}'] and not "terms" @> array['${term}'];`;
const book = `array['${BOOK.join("', '")}']`;

/** Takes words out of the first synonyms that had searches find other things first: "pendrive" found webcams with USB. */
export class Migration20261123013900 extends Migration {
  override name = 'Migration20261123013900';

  override up(): void | Promise<void> {
    general.forEach(([group, term]) => this.addSql(without(group, term)));
    this.addSql(
      `with changed as (update "search_synonyms" set "terms" = array(select term from unnest("terms") as term where term <> all(${book}))
        where "terms" @> array['bhautik'] and "terms" @> ${book} returning 1)
        insert into "search_synonyms" ("terms") select ${book} from changed;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "search_synonyms" where "terms" = ${book};`);
    BOOK.forEach((term) => this.addSql(withTerm('bhautik', term)));
    general.forEach(([group, term]) => this.addSql(withTerm(group, term)));
  }
}
