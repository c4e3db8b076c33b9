import type { Ctx } from '../../../platform/context.ts';
import { expression, raw, sql } from '../../../platform/database/sql.ts';
import { columns, table } from '../../../platform/database/table.ts';
import { Product } from '../products/product.entity.ts';
import { anyOf } from '../search/words/expression.ts';

const x = table(Product, 'x');

/** How many listings are compared: those that are the same kind of thing first, then the newest. */
const COMPARED = 300;
/** What a listing of the same kind counts beside how alike the names are, from 0 to 1. */
const SAME_KIND = 0.25;
/** More alike than this in all of their letters are names that share a word besides. */
const ALIKE = 0.25;

/** Listings that share a word with a name, and how well each fits. A kind is what `Product.heads` says. */
function similar(name: string, folded: string) {
  const isSameKind = sql`coalesce(${x.heads} && search_heads(${name}), false)`;
  const words = sql`(select to_tsquery('english', ${anyOf(folded.split(' '))}))`;
  return sql`select ${x.category} as category, ${x.price} as price, ${isSameKind} as same_kind, similarity(${x.searchName}, ${folded}) as likeness
    from ${x} where ${x.nameWords} @@ ${words} and ${x.deletedAt} is null
    order by same_kind desc, ${x.id} desc limit ${raw(String(COMPARED))}`;
}

const fit = sql`s.likeness * s.likeness + case when s.same_kind then ${raw(String(SAME_KIND))} else 0 end`;

/** The ids of the categories whose listings are most like one with this name, the likeliest first. `folded` is the name as searches see it. */
export async function likelyCategories({ db }: Ctx, name: string, folded: string, first: number): Promise<string[]> {
  const row = columns({ id: expression<string>`s.category::text` });
  const rows = await db.rows(sql`select ${row} from (${similar(name, folded)}) s where s.same_kind or s.likeness > ${raw(String(ALIKE))}
    group by s.category order by sum(${fit}) desc, s.category limit ${first}`);
  return rows.map(({ id }) => id);
}

/** What listings of the same kind in a category ask: their number and the quartiles of their prices; null without any. Free ones do not count. */
export async function askedPrices({ db }: Ctx, name: string, folded: string, category: string) {
  const quartile = (part: number) =>
    expression<number | null>`round((percentile_cont(${part}::float8) within group (order by s.price))::numeric, 2)::float8`;
  const figures = { count: expression<number>`count(*)::int`, lower: quartile(0.25), median: quartile(0.5), upper: quartile(0.75) };
  const row = await db.one(sql`select ${columns(figures)} from (${similar(name, folded)}) s
    where s.same_kind and s.price > 0 and s.category = ${category}::bigint`);
  return row!;
}
