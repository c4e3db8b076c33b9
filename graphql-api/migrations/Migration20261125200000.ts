import { Migration } from '@mikro-orm/migrations';
import { searchNouns } from './search-nouns.ts';

const NAME = `"search_name" text generated always as ((search_fold(name))) stored`;
const NAME_WORDS = `"name_words" tsvector generated always as ((strip(to_tsvector('simple', search_fold(name)) || to_tsvector('english', search_fold(name))))) stored`;
const SEARCH = `"search" tsvector generated always as ((setweight(to_tsvector('simple', search_fold(name)) || to_tsvector('english', search_fold(name)), 'A') || setweight(to_tsvector('english', search_fold(description)), 'C'))) stored`;

const fold = (
  signs: string,
) => String.raw`create or replace function search_fold(value text) returns text language plpgsql immutable strict parallel safe as $$
      declare
        folded text := value;
      begin
        if folded ~ '[\u0900-\u097f]' then folded := search_latin(folded); end if;
        if folded ~ '[^\u0001-\u007f]' then folded := regexp_replace(normalize(folded, NFKD), '[\u0300-\u036f\u2019]', '', 'g'); end if;
        folded := translate(lower(folded), '''', '');
        ${signs}
        folded := regexp_replace(folded, '[^a-z0-9\u00c0-\u1fff\u2c00-\uffff]+', ' ', 'g');
        if folded ~ '[0-9]' then folded := regexp_replace(regexp_replace(folded, '([0-9])([^0-9 ])', '\1 \2', 'g'), '([^0-9 ])([0-9])', '\1 \2', 'g'); end if;
        return btrim(folded);
      end $$;`;

const SIGNS = String.raw`if folded ~ '\mc(\+\+|#)' then folded := replace(regexp_replace(folded, '\mc\+\+', 'cpp', 'g'), 'c#', 'csharp'); end if;`;

/**
 * "C++" and "C#" are words of their own, and `products.heads` says what a listing is: the last noun of its name before "for", "with" and the like,
 * of each part that "and" joins. "Phone stand for bed" is a stand. Two groups of synonyms lose what is another thing.
 */
export class Migration20261125200000 extends Migration {
  override name = 'Migration20261125200000';

  override up(): void | Promise<void> {
    this.addSql(
      `create function search_nouns() returns text[] language sql immutable parallel safe as $$ select array['${searchNouns.join("', '")}'] $$;`,
    );
    this.addSql(String.raw`create function search_heads(name text) returns text[] language plpgsql immutable strict parallel safe as $$
      declare
        nouns text[] := search_nouns();
        said text := regexp_replace(lower(name), '\m(with|without|for|incl|including|includes|free|suitable|compatible)\M.*|[,(|:;].*| - .*', '');
        is_set boolean;
        part text;
        words text[];
        word text;
        heads text[] := '{}';
      begin
        if search_fold(said) = '' then said := name; end if;
        -- What a thing has, and for which bed it is: "8 GB RAM", "battery 81 %", "net single bed".
        said := regexp_replace(said, '\d+ ?[gt]b( ddr ?\d)? ?(ram|ssd|hdd|rom|storage|memory|hard ?disk)|\mbattery( health| life| backup)?[ :]*\d+|\d+ ?(inch|mp)s? (screen|display|camera)|\m(touch|lcd|led|ips|hd|amoled) ?(screen|display)|\mbacklit keyboard|\mdual (sim|camera)s?', ' ', 'g');
        said := regexp_replace(said, '(.+)\m(single|double|queen|king)( size)? (bed|cot)s?\s*$', '\1');
        is_set := said ~ '\m(set|combo)\M';
        foreach part in array regexp_split_to_array(said, '\mand\M|\maur\M|[&+/]') loop
          words := string_to_array(search_fold(part), ' ');
          for at in reverse coalesce(array_length(words, 1), 0)..1 loop
            word := words[at];
            word := case when length(word) < 4 or word like '%ss' then word
              when word like '%ies' then left(word, -3) || 'y'
              when word ~ '(ch|sh|x|z|ss)es$' then left(word, -2)
              when word like '%s' then left(word, -1)
              else word end;
            if word = any(nouns) then
              heads := heads || word;
              exit when not is_set;
            end if;
          end loop;
        end loop;
        return heads;
      end $$;`);
    this.addSql(`delete from "search_synonyms" where "terms" = array['guitar stand', 'guitar bag', 'guitar cover'];`);
    this.addSql(
      `update "search_synonyms" set "terms" = array_remove(array_remove("terms", 'phone stand'), 'mobile stand') where "terms" @> array['tripod', 'phone stand'];`,
    );
    this.replaceColumns(fold(SIGNS), `, add column "heads" text[] generated always as ((search_heads(name))) stored`);
  }

  override down(): void | Promise<void> {
    this.addSql(`insert into "search_synonyms" ("terms") values (array['guitar stand', 'guitar bag', 'guitar cover']);`);
    this.addSql(
      `update "search_synonyms" set "terms" = "terms" || array['phone stand', 'mobile stand'] where "terms" @> array['tripod'] and not "terms" @> array['phone stand'];`,
    );
    this.addSql(`alter table "products" drop column "heads";`);
    this.replaceColumns(fold(''), '');
    this.addSql(`drop function search_heads(text);`);
    this.addSql(`drop function search_nouns();`);
  }

  /** The columns that are made with a function are made again after it changed, in one pass over the table. */
  private replaceColumns(change: string, added: string): void {
    this.addSql(`drop index "products_search";`);
    this.addSql(`alter table "products" drop column "search", drop column "name_words", drop column "search_name";`);
    this.addSql(change);
    this.addSql(`alter table "products" add column ${NAME}, add column ${NAME_WORDS}, add column ${SEARCH}${added};`);
    this.addSql(`create index products_search on products using gin (search) with (fastupdate = off);`);
  }
}
