import type { Ctx } from '../../../platform/context.ts';
import { allOf, expression, join, oneOf, raw, sql, type Sql } from '../../../platform/database/sql.ts';
import { columns, table } from '../../../platform/database/table.ts';
import type { Columns, OrderKey } from '../../../read/mapping.ts';
import type { SearchPlan } from './search-plan.ts';
import { demand } from './words/expression.ts';
import { Product } from '../products/product.entity.ts';

const x = table(Product, 'x');

/** Fewer products than this that have all words are joined by others that are near. */
const ENOUGH = 24;
/** How many others at most, and among how many they are chosen. */
const MOST_NEAR = 200;
const MOST_COMPARED = 400;

/** How well a product matches, highest first. All words in the name, or better; all words anywhere; less than all words. */
const ALL_WORDS = 5;
const BANDS = {
  name: 10,
  leading: 9,
  whole: 8,
  exact: 7,
  related: 6,
  category: ALL_WORDS,
  anywhere: ALL_WORDS,
  /** What belongs to the thing that was searched for, a case for the phone, and what was excluded. */
  aside: 4,
  near: 3,
  /** The thing that was searched for, without all that was said of it. */
  thing: 2,
  loose: 1,
  /** Sold out, and not all words in the name: a listing of the same name that is in stock comes above it. */
  gone: 0,
};

const band = (name: keyof typeof BANDS): Sql => raw(String(BANDS[name]));

/** A query of the plan; in a sub-select it is made once for a statement, not once for a row. */
const query = ({ config }: SearchPlan, text: string): Sql => sql`(select to_tsquery(${config}::regconfig, ${text}))`;

/** The band of what is found and not compared with the name. */
export const unrankedBand = sql`case when ${x.inStock} then ${band('anywhere')} else ${band('gone')} end`;

/** Whether a product is what belongs to the thing that was searched for, or what was excluded; undefined where neither was named. */
function isAside({ heads, beginnings, longerNames, excluded, apart }: SearchPlan): Sql | undefined {
  const parts = excluded.map(
    ({ query: words, said }) =>
      sql`(${x.nameWords} @@ (select to_tsquery('english', ${words})) and position(${` ${said} `} in ' ' || ${x.searchName} || ' ') = 0)`,
  );
  // "Extension box 5 sockets" begins with the thing, whatever its last noun is; of one word that says nothing: "phone holder".
  const beginsWith = (names: readonly string[]) =>
    sql`exists (select from unnest(${names}::text[]) as names (beginning) where starts_with(${x.searchName}, beginning || ' '))`;
  const isOther = longerNames.length > 0 ? sql` and not ${beginsWith(longerNames)}` : raw('');
  const begins = beginnings.length > 0 ? sql` and not (${beginsWith(beginnings)}${isOther})` : raw('');
  if (heads.length > 0) parts.push(sql`(${x.heads} <> '{}' and not ${x.heads} && ${heads}::text[]${begins})`);
  if (apart.length > 0) parts.push(sql`${x.nameWords} @@ (select to_tsquery('english', ${demand([apart.map((name) => name.split(' '))])}))`);
  return parts.length > 0 ? oneOf(parts) : undefined;
}

/** Whether a product of those that `isFound` finds has all words, and is neither an accessory nor a sold-out one that only mentions them. */
export function isExact(plan: SearchPlan): Sql {
  const aside = isAside(plan);
  const isHere = sql`(${x.inStock} or ${x.nameWords} @@ ${query(plan, plan.related)})`;
  return aside ? sql`${isHere} and not ${aside}` : isHere;
}

/** Whether a name is what was typed: one that says "without box" itself is not what was excluded. */
const isWholeName = ({ text, typed, excluded }: SearchPlan): Sql =>
  excluded.length > 0 ? sql`${x.searchName} in (${text}, ${typed})` : sql`${x.searchName} = ${text}`;

/** A name that begins with what was typed, or has it as it was typed. */
const wholeBands = (plan: SearchPlan): Sql => sql`when starts_with(${x.searchName}, ${`${plan.text} `}) then ${band('leading')}
    when ${x.nameWords} @@ (select to_tsquery('simple', ${plan.whole})) then ${band('whole')}`;

/** Products with equal names are equal here, so that stock decides between them. What has not all words in its name is decided first. */
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
 * The more of the name was typed, and in one piece, the better; where words of a phrase were corrected, the more alike the two are. To compare
 * trigrams costs ten times as much as all the rest, so it is left out for single words, which thousands of products may have. Where one end of
 * the prices was asked for, the price alone decides.
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

/** What is near, where few products have all words. */
function nearby(plan: SearchPlan): Sql {
  const all = query(plan, plan.related);
  const few = sql`(select count(*) from (select from ${x} where ${x.search} @@ ${all} and ${x.deletedAt} is null and ${x.isOpen} limit ${raw(String(ENOUGH))}) s) < ${raw(String(ENOUGH))}`;
  const near = query(plan, plan.near);
  const things = plan.things === null ? undefined : query(plan, plan.things);
  const aside = isAside(plan);
  // Of what a maker stands for: a mattress, and not its cover.
  const heads = plan.thingHeads.length > 0 ? [sql`(${x.heads} = '{}' or ${x.heads} && ${plan.thingHeads}::text[])`] : [];
  const isThing = things && allOf([sql`${x.nameWords} @@ ${things}`, ...(aside ? [sql`not ${aside}`] : []), ...heads]);
  // A mistyped word may mean another thing than its likeliest correction.
  const isOther = aside && things && !plan.isCorrected ? sql` and not ${aside}` : raw('');
  const nearBand = sql`case when ${x.nameWords} @@ ${near}${isOther} then ${band('near')}
    ${isThing ? sql`when ${isThing} then ${band('thing')}` : raw('')} else ${band('loose')} end`;
  const candidates = sql`(${near} || ${query(plan, plan.loose)}${things ? sql` || ${things}` : raw('')})`;
  const compare = things ? plan.thingNames : plan.typed;
  // Only some are compared by their trigrams, which is what costs most.
  const compared = sql`(select x.*, ${nearBand} as match_band from ${x}
    where ${few} and ${x.search} @@ ${candidates} and not ${x.search} @@ ${all} and ${x.deletedAt} is null and ${x.isOpen}
    order by match_band desc, ${x.inStock} desc, ${x.id} desc limit ${raw(String(MOST_COMPARED))}) x`;
  return sql`union all (select x.*, similarity(${x.searchName}, ${compare})::float8 as match_likeness from ${compared}
    order by x.match_band desc, match_likeness desc, ${x.id} desc limit ${raw(String(MOST_NEAR))})`;
}

const made = new WeakMap<SearchPlan, Sql>();

/** A query for the products that a search finds, each once, with `match_band` and `match_likeness`. The same plan has the same one. */
export function matching(plan: SearchPlan): Sql {
  const known = made.get(plan) ?? matchingOf(plan);
  made.set(plan, known);
  return known;
}

function matchingOf(plan: SearchPlan): Sql {
  return sql`${rows(bandOf(plan), likeness(plan))} where ${x.search} @@ ${query(plan, plan.related)}
    ${plan.categoryIds.length > 0 ? byCategory(plan) : raw('')} ${plan.isCommon ? raw('') : nearby(plan)}`;
}

/** Whether a listing has all words of a search, or what they mean. */
export async function findsAllWords({ db }: Ctx, plan: SearchPlan): Promise<boolean> {
  const found = expression<boolean>`exists (select from (${matching(plan)}) x
    where ${x.deletedAt} is null and (match_band >= ${raw(String(ALL_WORDS))} or match_band = ${band('gone')}))`;
  return (await db.one(sql`/* search log */ select ${columns({ found })}`))!.found;
}

/** A column that `matching` adds to the products. */
const added = (t: Columns<Product>, name: 'match_band' | 'match_likeness'): Sql => (t as unknown as Record<string, Sql>)[name]!;

/** Best match first; among equal ones what is in stock, then by likeness. */
export const bestMatchFirst = ({ stockFirst }: { stockFirst: OrderKey<Product>[] }): OrderKey<Product>[] => [
  { by: (t) => added(t, 'match_band'), type: 'integer', desc: true },
  ...stockFirst,
  { by: (t) => added(t, 'match_likeness'), type: 'float8', desc: true },
];

/** What has all words comes before what fills the page. */
export const allWordsFirst: OrderKey<Product> = {
  by: (t) => sql`(${added(t, 'match_band')} >= ${raw(String(ALL_WORDS))})`,
  type: 'boolean',
  desc: true,
};

/** How far the words of a search were found: only near ones, all in the texts, their meanings in the name, or they themselves. Higher is better. */
export const WORDS = { near: 0, inTexts: 1, meantInName: 2, inName: 3 };

/** See `WORDS`, for rows of `matching`. */
export const wordsFound = sql`case when match_band >= ${band('exact')} then ${raw(String(WORDS.inName))}
  when match_band = ${band('related')} then ${raw(String(WORDS.meantInName))}
  when match_band in (${band('anywhere')}, ${band('gone')}) then ${raw(String(WORDS.inTexts))} else ${raw(String(WORDS.near))} end`;
