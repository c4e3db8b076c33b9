import { Migration } from '@mikro-orm/migrations';

/** The first synonyms of which one is another thing than the others, and what is left of each. */
const GROUPS: readonly (readonly [was: readonly string[], is: readonly string[]])[] = [
  [
    ['programming book', 'coding book', 'c programming', 'let us c', 'python book', 'java book'],
    ['programming book', 'coding book'],
  ],
  [
    ['calculator', 'calci', 'calc', 'scientific calculator', 'कैलकुलेटर', 'kanakku machine', 'calculater', 'fx calculator'],
    ['calculator', 'calci', 'calc', 'कैलकुलेटर', 'kanakku machine', 'calculater'],
  ],
  [
    ['carrom board', 'carrom', 'carom', 'carrom coins', 'कैरम', 'caram board', 'karam board'],
    ['carrom board', 'carom board', 'caram board', 'karam board'],
  ],
  [
    ['board game', 'ludo', 'monopoly', 'scrabble', 'लूडो', 'games'],
    ['board game', 'ludo', 'monopoly', 'scrabble', 'लूडो'],
  ],
];

const arrayOf = (terms: readonly string[]): string => `array['${terms.join("', '")}']`;

/**
 * A book on Python is none on Java, a simple calculator is not scientific, the coins of carrom are no board, and a laptop for games is no ludo.
 * A group that an administrator has changed stays as it is.
 */
export class Migration20261130020000 extends Migration {
  override name = 'Migration20261130020000';

  override up(): void | Promise<void> {
    GROUPS.forEach(([was, is]) => this.addSql(`update "search_synonyms" set "terms" = ${arrayOf(is)} where "terms" = ${arrayOf(was)};`));
  }

  override down(): void | Promise<void> {
    GROUPS.forEach(([was, is]) => this.addSql(`update "search_synonyms" set "terms" = ${arrayOf(was)} where "terms" = ${arrayOf(is)};`));
  }
}
