import type { Ctx } from '../../../platform/context.ts';
import { allOf, expression, join, oneOf, raw, sql, type Sql } from '../../../platform/database/sql.ts';
import { columns, table } from '../../../platform/database/table.ts';
import type { Columns, OrderKey } from '../../../read/mapping.ts';
import type { SearchPlan } from './search-plan.ts';
import { demand } from './words/expression.ts';
import { Product } from '../products/product.entity.ts';

const x = table(Product, 'x');

/** If fewer products than this match all words, near matches are added. */
const ENOUGH = 24;
/** Maximum number of near matches, and the number of candidates from which they are chosen. */
const MOST_NEAR = 200;
const MOST_COMPARED = 400;

/** Bands of how well a product matches, highest first: all words in the name or better, all words anywhere, fewer than all words. */
const ALL_WORDS = 5;
const BANDS = {
  name: 10,
  leading: 9,
  whole: 8,
  exact: 7,
  related: 6,
  category: ALL_WORDS,
  anywhere: ALL_WORDS,
  /** Accessories of the thing searched for, such as a case for a phone, and excluded products. */
  aside: 4,
  near: 3,
  /** The thing searched for, without everything that was said about it. */
  thing: 2,
  loose: 1,
  /** Sold out, with words missing from the name. A listing of the same name that is in stock ranks above it. */
  gone: 0,
};

const band = (name: keyof typeof BANDS): Sql => raw(String(BANDS[name]));

/** SQL of a query of the plan. As a sub-select it is evaluated once per statement, not once per row. */
const query = ({ config }: SearchPlan, text: string): Sql => sql`(select to_tsquery(${config}::regconfig, ${text}))`;

/** SQL of the band of found products that are not compared with the name. */
export const unrankedBand = sql`case when ${x.inStock} then ${band('anywhere')} else ${band('gone')} end`;

/** Condition: a product is an accessory of the thing searched for, or excluded; undefined if the plan has neither. */
function isAside({ heads, beginnings, longerNames, excluded, apart }: SearchPlan): Sql | undefined {
  const parts = excluded.map(
    ({ query: words, said }) =>
      sql`(${x.nameWords} @@ (select to_tsquery('english', ${words})) and position(${` ${said} `} in ' ' || ${x.searchName} || ' ') = 0)`,
  );
  // "Extension box 5 sockets" begins with the name of the thing, whatever its last noun is. A one-word beginning proves nothing: "phone holder".
  const beginsWith = (names: readonly string[]) =>
    sql`exists (select from unnest(${names}::text[]) as names (beginning) where starts_with(${x.searchName}, beginning || ' '))`;
  const isOther = longerNames.length > 0 ? sql` and not ${beginsWith(longerNames)}` : raw('');
  const begins = beginnings.length > 0 ? sql` and not (${beginsWith(beginnings)}${isOther})` : raw('');
  if (heads.length > 0) parts.push(sql`(${x.heads} <> '{}' and not ${x.heads} && ${heads}::text[]${begins})`);
  if (apart.length > 0) parts.push(sql`${x.nameWords} @@ (select to_tsquery('english', ${demand([apart.map((name) => name.split(' '))])}))`);
  return parts.length > 0 ? oneOf(parts) : undefined;
}

/** Condition: a product that `isFound` finds has all words, and is neither an accessory nor a sold-out product that only mentions them. */
export function isExact(plan: SearchPlan): Sql {
  const aside = isAside(plan);
  const isHere = sql`(${x.inStock} or ${x.nameWords} @@ ${query(plan, plan.related)})`;
  return aside ? sql`${isHere} and not ${aside}` : isHere;
}

/** Condition: a name is exactly the typed text. A name that itself says "without box" is not what was excluded. */
const isWholeName = ({ text, typed, excluded }: SearchPlan): Sql =>
  excluded.length > 0 ? sql`${x.searchName} in (${text}, ${typed})` : sql`${x.searchName} = ${text}`;

/** Bands for names that begin with the typed text or contain it as typed. */
const wholeBands = (plan: SearchPlan): Sql => sql`when starts_with(${x.searchName}, ${`${plan.text} `}) then ${band('leading')}
    when ${x.nameWords} @@ (select to_tsquery('simple', ${plan.whole})) then ${band('whole')}`;

/**
 * SQL of a product's band. Products with equal names get the same band, so that stock decides between them. Products whose name lacks words are
 * decided first.
 */
export function bandOf(plan: SearchPlan): Sql {
  const exact = query(plan, plan.exact);
  const isPlain = plan.exact === plan.related;
  const wordsOfName = isPlain ? band('exact') : sql`case when ${x.nameWords} @@ ${exact} then ${band('exact')} else ${band('related')} end`;
  const aside = isAside(plan);
  return sql`case ${plan.named === null ? raw('') : sql`when not ${x.nameWords} @@ ${query(plan, plan.named)} then ${band('near')}`}
    when ${isWholeName(plan)} then ${band('name')}
    ${aside ? sql`when ${aside} then ${band('aside')}` : raw('')}
    when not ${x.nameWords} @@ ${query(plan, plan.related)} then ${unrankedBand}
    ${plan.priceFirst === null ? wholeBands(plan) : raw('')}
    else ${wordsOfName} end`;
}

/**
 * SQL of a product's likeness: higher the more of the name was typed, and in one piece; for phrases with corrected words, the more similar the two
 * texts are. Comparing trigrams costs ten times as much as everything else, so it is skipped for single words, which thousands of products may
 * contain. If the search asks for the cheapest or most expensive, the price alone decides.
 */
export function likeness({ text, typed, isCorrected, leftOut, priceFirst, typedHeads }: SearchPlan): Sql {
  if (priceFirst !== null) return priceFirst === 'cheapest' ? sql`-${x.price}::float8` : sql`${x.price}::float8`;
  if (isCorrected && typed.includes(' ')) return sql`similarity(${x.searchName}, ${typed})::float8`;
  const said = leftOut.map((word) => sql` + case when position(${` ${word} `} in ' ' || ${x.searchName} || ' ') > 0 then 1 else 0 end`);
  const isCalled = typedHeads.length > 0 ? sql`+ case when ${x.heads} && ${typedHeads}::text[] then 1 else 0 end` : raw('');
  return sql`${text.length}::float8 / greatest(length(${x.searchName}), 1) + case when position(${text} in ${x.searchName}) > 0 then 1 else 0 end
    ${join(said, '')} ${isCalled}`;
}

const rows = (bandSql: Sql, likenessSql: Sql): Sql => sql`select x.*, ${bandSql} as match_band, ${likenessSql} as match_likeness from ${x}`;

function byCategory(plan: SearchPlan): Sql {
  const rest = plan.besidesCategory === null ? raw('true') : sql`${x.search} @@ ${query(plan, plan.besidesCategory)}`;
  const aside = isAside(plan);
  const ofCategory = sql`case ${aside ? sql`when ${aside} then ${band('aside')}` : raw('')} when ${x.inStock} then ${band('category')} else ${band('gone')} end`;
  return sql`union all ${rows(ofCategory, raw('0::float8'))}
    where ${x.category} = any(${plan.categoryIds}::bigint[]) and not ${x.search} @@ ${query(plan, plan.related)} and ${rest}`;
}

/** SQL of near matches, which are added if few products have all words. */
function nearby(plan: SearchPlan): Sql {
  const all = query(plan, plan.related);
  const few = sql`(select count(*) from (select from ${x} where ${x.search} @@ ${all} and ${x.deletedAt} is null and ${x.isOpen} limit ${raw(String(ENOUGH))}) s) < ${raw(String(ENOUGH))}`;
  const near = query(plan, plan.near);
  const things = plan.things === null ? undefined : query(plan, plan.things);
  const aside = isAside(plan);
  // The things that a maker stands for: a mattress, but not its cover.
  const heads = plan.thingHeads.length > 0 ? [sql`(${x.heads} = '{}' or ${x.heads} && ${plan.thingHeads}::text[])`] : [];
  const isThing = things && allOf([sql`${x.nameWords} @@ ${things}`, ...(aside ? [sql`not ${aside}`] : []), ...heads]);
  // A mistyped word may mean something other than its likeliest correction.
  const isOther = aside && things && !plan.isCorrected ? sql` and not ${aside}` : raw('');
  const nearBand = sql`case when ${x.nameWords} @@ ${near}${isOther} then ${band('near')}
    ${isThing ? sql`when ${isThing} then ${band('thing')}` : raw('')} else ${band('loose')} end`;
  const candidates = sql`(${near} || ${query(plan, plan.loose)}${things ? sql` || ${things}` : raw('')})`;
  const compare = things ? plan.thingNames : plan.typed;
  // Only some rows are compared by trigrams, which is the most expensive part.
  const compared = sql`(select x.*, ${nearBand} as match_band from ${x}
    where ${few} and ${x.search} @@ ${candidates} and not ${x.search} @@ ${all} and ${x.deletedAt} is null and ${x.isOpen}
    order by match_band desc, ${x.inStock} desc, ${x.id} desc limit ${raw(String(MOST_COMPARED))}) x`;
  return sql`union all (select x.*, similarity(${x.searchName}, ${compare})::float8 as match_likeness from ${compared}
    order by x.match_band desc, match_likeness desc, ${x.id} desc limit ${raw(String(MOST_NEAR))})`;
}

const made = new WeakMap<SearchPlan, Sql>();

/** SQL of the products that a search finds, each once, with `match_band` and `match_likeness`. The result is cached per plan. */
export function matching(plan: SearchPlan): Sql {
  const known = made.get(plan) ?? matchingOf(plan);
  made.set(plan, known);
  return known;
}

function matchingOf(plan: SearchPlan): Sql {
  return sql`${rows(bandOf(plan), likeness(plan))} where ${x.search} @@ ${query(plan, plan.related)}
    ${plan.categoryIds.length > 0 ? byCategory(plan) : raw('')} ${plan.isCommon ? raw('') : nearby(plan)}`;
}

/** Returns whether a listing has all words of a search, or their meanings. */
export async function findsAllWords({ db }: Ctx, plan: SearchPlan): Promise<boolean> {
  const found = expression<boolean>`exists (select from (${matching(plan)}) x
    where ${x.deletedAt} is null and (match_band >= ${raw(String(ALL_WORDS))} or match_band = ${band('gone')}))`;
  return (await db.one(sql`/* search log */ select ${columns({ found })}`))!.found;
}

/** SQL of a column that `matching` adds to the products. */
const added = (t: Columns<Product>, name: 'match_band' | 'match_likeness'): Sql => (t as unknown as Record<string, Sql>)[name]!;

/** Best match first. Among equal matches, products in stock come first, then the more similar. */
export const bestMatchFirst = ({ stockFirst }: { stockFirst: OrderKey<Product>[] }): OrderKey<Product>[] => [
  { by: (t) => added(t, 'match_band'), type: 'integer', desc: true },
  ...stockFirst,
  { by: (t) => added(t, 'match_likeness'), type: 'float8', desc: true },
];

/** Products with all words come before products that fill the page. */
export const allWordsFirst: OrderKey<Product> = {
  by: (t) => sql`(${added(t, 'match_band')} >= ${raw(String(ALL_WORDS))})`,
  type: 'boolean',
  desc: true,
};

/**
 * How well the words of a search were found, higher is better: only near matches, all words in the texts, their meanings in the name, or the words
 * themselves in the name.
 */
export const WORDS = { near: 0, inTexts: 1, meantInName: 2, inName: 3 };

/** SQL of a value of `WORDS`, for rows of `matching`. */
export const wordsFound = sql`case when match_band >= ${band('exact')} then ${raw(String(WORDS.inName))}
  when match_band = ${band('related')} then ${raw(String(WORDS.meantInName))}
  when match_band in (${band('anywhere')}, ${band('gone')}) then ${raw(String(WORDS.inTexts))} else ${raw(String(WORDS.near))} end`;
