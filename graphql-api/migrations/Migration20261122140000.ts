import { Migration } from '@mikro-orm/migrations';

/**
 * One way to compare texts, `search_fold`: lower case, without accents and apostrophes, Devanagari in Latin letters, words of letters or of
 * digits with one space between them. The columns that search reads are made with it.
 */
export class Migration20261122140000 extends Migration {
  override name = 'Migration20261122140000';

  override up(): void | Promise<void> {
    this.addSql(String.raw`create function search_latin(value text) returns text language plpgsql immutable strict parallel safe as $$
      declare
        latin text := normalize(value, NFD);
        pair text[];
      begin
        latin := replace(replace(replace(latin, U&'\091C\093C', U&'\0979'), U&'\092B\093C', U&'\097A'), U&'\093C', '');
        -- A consonant that no vowel sign and no virama follows is spoken with an a, but for the last of a word.
        latin := regexp_replace(latin, '([\u0915-\u0939\u0979\u097a])(?=[\u0900-\u0903\u0904-\u0914\u0915-\u0939\u0979\u097a])', '\1a', 'g');
        foreach pair slice 1 in array array[
          ['ख', 'kh'], ['घ', 'gh'], ['च', 'ch'], ['छ', 'ch'], ['झ', 'jh'], ['ठ', 'th'], ['ढ', 'dh'], ['थ', 'th'], ['ध', 'dh'], ['भ', 'bh'],
          ['श', 'sh'], ['ष', 'sh'], ['ऐ', 'ai'], ['ै', 'ai'], ['औ', 'au'], ['ौ', 'au'], ['ऋ', 'ri'], ['ृ', 'ri']] loop
          latin := replace(latin, pair[1], pair[2]);
        end loop;
        return translate(latin, 'कगङजञटडणतदनपफबमयरलळवसहॹॺअआाइिईीउुऊूएेऍॅओोऑॉंँ०१२३४५६७८९्ः', 'kgnjntdntdnpfbmyrllvshzfaaaiiiiuuuueeeeoooonn0123456789');
      end $$;`);
    this.addSql(String.raw`create function search_fold(value text) returns text language plpgsql immutable strict parallel safe as $$
      declare
        folded text := value;
      begin
        if folded ~ '[\u0900-\u097f]' then folded := search_latin(folded); end if;
        if folded ~ '[^\u0001-\u007f]' then folded := regexp_replace(normalize(folded, NFKD), '[\u0300-\u036f\u2019]', '', 'g'); end if;
        folded := regexp_replace(translate(lower(folded), '''', ''), '[^a-z0-9\u00c0-\u1fff\u2c00-\uffff]+', ' ', 'g');
        if folded ~ '[0-9]' then folded := regexp_replace(regexp_replace(folded, '([0-9])([^0-9 ])', '\1 \2', 'g'), '([^0-9 ])([0-9])', '\1 \2', 'g'); end if;
        return btrim(folded);
      end $$;`);
    this.addSql(`drop index "products_search";`);
    this.addSql(`alter table "products" drop column "search";`);
    this.addSql(`alter table "products" add column "search_name" text generated always as ((search_fold(name))) stored;`);
    this.addSql(
      `alter table "products" add column "name_words" tsvector generated always as ((strip(to_tsvector('simple', search_fold(name)) || to_tsvector('english', search_fold(name))))) stored;`,
    );
    this.addSql(
      `alter table "products" add column "search" tsvector generated always as ((setweight(to_tsvector('simple', search_fold(name)) || to_tsvector('english', search_fold(name)), 'A') || setweight(to_tsvector('english', search_fold(description)), 'C'))) stored;`,
    );
    this.addSql(`create index products_search on products using gin (search);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "products_search";`);
    this.addSql(`alter table "products" drop column "search", drop column "name_words", drop column "search_name";`);
    this.addSql(
      `alter table "products" add column "search" tsvector generated always as ((setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', description), 'C'))) stored;`,
    );
    this.addSql(`create index products_search on products using gin (search);`);
    this.addSql(`drop function search_fold(text), search_latin(text);`);
  }
}
