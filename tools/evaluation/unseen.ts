import 'reflect-metadata';
import { freshDatabase } from '../../graphql-api/test/fresh-database.ts';
import { environment } from '../../graphql-api/test/settings.ts';
import { askAssistant } from '../../graphql-api/src/domains/help/assistant/assistant.service.ts';
import { reviewTexts } from '../../graphql-api/src/domains/safety/content-policy/text/review-texts.ts';
import type { Viewer } from '../../graphql-api/src/platform/context.ts';
import { sql } from '../../graphql-api/src/platform/database/sql.ts';
import type { Row, Verdict } from './assistant/score.ts';
import { exactEngine, type Hit } from './search/engines.ts';
import { isRight, type Query } from './search/queries.ts';
import { openShop, type Shop } from './search/shop.ts';
import { dialogues } from './unseen/dialogues.ts';
import { listings, policyTexts, queries, type Expected, type Half } from './unseen/files.ts';

/*
 * `npm run evaluate -- unseen [tuning|test] [misses]`: measures search, assistant and content policy on cases that were written before their rules,
 * of kinds that no generator produces. Rules are written with the tuning half; the test half contains other kinds and is read only when a round of
 * rules is finished.
 */
const halves: Half[] = process.argv[2] === 'tuning' || process.argv[2] === 'test' ? [process.argv[2]] : ['tuning', 'test'];
const showsMisses = process.argv[3] === 'misses';

/** Returns the share of a list for which a condition holds. */
const share = <Each>(list: readonly Each[], is: (each: Each) => boolean) => (list.filter(is).length / Math.max(list.length, 1)).toFixed(2);

/** Prints a row for each kind and one for all. */
function table<Case extends { kind: string }>(head: string[], cases: readonly Case[], cells: (some: readonly Case[]) => string[]): void {
  const row = (title: string, some: readonly Case[]) => `| ${[title, some.length, ...cells(some)].join(' | ')} |`;
  const kinds = [...Map.groupBy(cases, ({ kind }) => kind)].map(([kind, some]) => row(kind, some));
  console.log([`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...kinds, row('all', cases), ''].join('\n'));
}

function printMisses(misses: readonly string[]): void {
  if (showsMisses) console.log(`${misses.join('\n')}\n`);
}

/** A query, its hits, how many of them are called exact, and the position of the first right hit. */
type Found = Query & { hits: Hit[]; exact: number; place: number };

async function search(shop: Shop, half: Half): Promise<void> {
  const find = exactEngine(shop.url);
  const results: Found[] = [];
  for (const query of queries(half)) {
    const { exactCount: exact, nodes: hits } = await find(query.text);
    results.push({ ...query, hits, exact, place: query.words ? hits.findIndex(({ name }) => isRight(query, name)) : -1 });
  }
  const found = results.filter(({ words }) => words);
  table([`search, ${half}`, 'queries', 'hit at 1', 'hit at 10', 'called exact'], found, (some) => [
    share(some, ({ place }) => place === 0),
    share(some, ({ place }) => place >= 0),
    share(some, ({ exact }) => exact > 0),
  ]);
  const absent = results.filter(({ words }) => !words);
  table([`nothing fits, ${half}`, 'queries', 'answered as nothing'], absent, (some) => [share(some, ({ exact }) => exact === 0)]);
  const isMissed = ({ words, place, exact }: Found) => (words ? place !== 0 : exact > 0);
  printMisses(
    results.filter(isMissed).map(
      ({ kind, text, hits, exact }) =>
        `${kind}: ${text} -> (${exact}) ${hits
          .slice(0, 2)
          .map(({ name }) => name)
          .join(' | ')}`,
    ),
  );
}

const ENDS: Record<Expected, string[]> = { reject: ['rejected', 'doubtful'], doubt: ['rejected', 'doubtful'], accept: ['accepted'] };

function endOf(name: string): 'rejected' | 'doubtful' | 'accepted' {
  const found = reviewTexts({ name });
  if (found.some(({ isDoubtful }) => !isDoubtful)) return 'rejected';
  return found.length > 0 ? 'doubtful' : 'accepted';
}

function policy(half: Half): void {
  const results = policyTexts(half).map((each) => ({ ...each, end: endOf(each.text) }));
  table([`policy, ${half}`, 'texts', 'rejected', 'doubtful', 'accepted'], results, (some) =>
    (['rejected', 'doubtful', 'accepted'] as const).map((end) => share(some, (each) => each.end === end)),
  );
  const missed = results.filter(({ expected, end }) => !ENDS[expected].includes(end));
  printMisses(missed.map(({ kind, expected, end, text }) => `${kind}: ${end}, should ${expected}: ${text}`));
}

/** Gives three listings to a separate user, who asks the questions. */
async function asker(shop: Shop): Promise<Viewer> {
  const { db } = shop;
  const owner = await db.one<{ id: string }>(sql`insert into users (name, email, phone, college_id, role)
    values ('Asker', 'asker@vitstudent.ac.in', '+919840000002', 'ASKER', 'STUDENT') returning id::text as id`);
  await db.rows(sql`update products set seller_id = ${owner!.id}::bigint where id in (select id from products order by id desc limit 3)`);
  return { id: owner!.id, isAdmin: false, sessionId: '0' };
}

async function assistant(shop: Shop, viewer: Viewer, half: Half): Promise<void> {
  const rows = new Map(
    (await shop.db.rows<Row>(sql`select id::text as id, name, price::float8 as price, quantity from products`)).map((row) => [row.id, row]),
  );
  const results: { kind: string; place: string; verdict: Verdict; text: string }[] = [];
  for (const [number, { kind, turns }] of dialogues(half).entries()) {
    for (const [index, { question, score }] of turns.entries()) {
      const { text, productIds } = await askAssistant(shop.context(viewer, 'evaluation'), { query: question, conversationId: `${half}-${number}` });
      const verdict = score({ text, cited: productIds.map((id) => rows.get(id)!) });
      results.push({ kind, place: index === 0 ? 'first' : 'later', verdict, text: `${question} -> ${text.slice(0, 140).replaceAll('\n', ' ')}` });
    }
  }
  const cells = (some: readonly (typeof results)[number][]) =>
    (['useful', 'partly', 'useless', 'wrong'] as const).map((verdict) => share(some, (each) => each.verdict === verdict));
  table([`dialogues, ${half}`, 'turns', 'useful', 'partly', 'useless', 'wrong'], results, cells);
  table(
    [`turns, ${half}`, 'turns', 'useful', 'partly', 'useless', 'wrong'],
    results.map((each) => ({ ...each, kind: each.place })),
    cells,
  );
  printMisses(results.filter(({ verdict }) => verdict !== 'useful').map(({ kind, verdict, text }) => `${verdict}: ${kind}: ${text}`));
}

const database = environment.TEST_DATABASE_URL ? await freshDatabase(environment.TEST_DATABASE_URL) : undefined;
const shop = await openShop(listings(), database?.url);
try {
  const viewer = await asker(shop);
  for (const half of halves) {
    await search(shop, half);
    policy(half);
    await assistant(shop, viewer, half);
  }
} finally {
  await shop.close();
  await database?.drop();
}
process.exit(0);
