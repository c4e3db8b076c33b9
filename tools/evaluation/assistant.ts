import 'reflect-metadata';
import { freshDatabase } from '../../graphql-api/test/fresh-database.ts';
import { environment } from '../../graphql-api/test/settings.ts';
import { askAssistant } from '../../graphql-api/src/domains/help/assistant/assistant.service.ts';
import type { Ctx, Db } from '../../graphql-api/src/platform/context.ts';
import { sql } from '../../graphql-api/src/platform/database/sql.ts';
import { generatedQuestions } from './assistant/generated.ts';
import { handwrittenQuestions } from './assistant/handwritten.ts';
import { inventions, type Answer, type Question, type Row, type Verdict } from './assistant/score.ts';
import { catalogue } from './search/catalogue.ts';
import { openShop } from './search/shop.ts';

/* `npm run evaluate -- assistant [listings] [seed] [misses]`: measures how useful the assistant's answers are, and how long they take. */
const [size, seed] = [Number(process.argv[2] ?? 20_000), Number(process.argv[3] ?? 17)];
const OWNER = { email: 'asker@vitstudent.ac.in', listings: 3 };

/** Adds conditions, delivery and reviews to the listings, and gives three listings to a separate user. Returns that user's id. */
async function prepare(db: Db): Promise<string> {
  const owner = await db.one<{ id: string }>(sql`insert into users (name, email, phone, college_id, role)
    values ('Asker', ${OWNER.email}, '+919840000002', 'ASKER', 'STUDENT') returning id::text as id`);
  await db.rows(sql`update products set shipping = id % 3 = 0, condition = (array['NEW', 'LIKE_NEW', 'GOOD', 'FAIR', 'FOR_PARTS'])[1 + id % 5],
    review_count = (id % 4)::int, rating_sum = (id % 4 * (1 + id % 5))::int`);
  await db.rows(
    sql`update products set seller_id = ${owner!.id}::bigint where id in (select id from products order by id limit ${OWNER.listings}::int)`,
  );
  await db.rows(sql`analyze products`);
  return owner!.id;
}

async function readRows(db: Db): Promise<Map<string, Row>> {
  const rows =
    await db.rows<Row>(sql`select p.id::text as id, p.name, p.description, c.name as category, p.price::float8 as price, p.quantity, p.shipping,
      p.condition, coalesce(p.rating_sum::float8 / nullif(p.review_count, 0), 0) as rating
    from products p join categories c on c.id = p.category_id order by p.id`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Result of one question. */
interface Outcome {
  question: Question;
  verdict: Verdict;
  answer: Answer;
  invented: string[];
  milliseconds: number;
}

async function outcomeOf(ctx: Ctx, question: Question, conversationId: string, rows: ReadonlyMap<string, Row>): Promise<Outcome> {
  const ask = async (query: string): Promise<Answer> => {
    const { text, productIds } = await askAssistant(ctx, { query, conversationId });
    return { text, cited: productIds.map((id) => rows.get(id)!) };
  };
  const before = question.before === undefined ? undefined : await ask(question.before);
  const started = performance.now();
  const answer = await ask(question.text);
  const milliseconds = performance.now() - started;
  return { question, answer, milliseconds, verdict: question.score(answer, before), invented: inventions(answer.text, rows) };
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;

function row(title: string, outcomes: readonly Outcome[]): string {
  const count = (verdict: Verdict) => outcomes.filter((each) => each.verdict === verdict).length;
  const shares = (['useful', 'partly', 'useless', 'wrong'] as const).map((verdict) => percent(count(verdict), outcomes.length));
  return `| ${[title, outcomes.length, ...shares].join(' | ')} |`;
}

function report(outcomes: readonly Outcome[]): string[] {
  const groups = [...Map.groupBy(outcomes, ({ question }) => question.group)];
  const times = outcomes.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (part: number) => `${times[Math.floor((times.length - 1) * part)]!.toFixed(1)} ms`;
  return [
    '| group | questions | useful | partly | useless | wrong |',
    '| --- | --- | --- | --- | --- | --- |',
    ...groups.map(([group, some]) => row(group, some)),
    row('all', outcomes),
    '',
    `Answers that invent a product, a price or a page: ${outcomes.filter(({ invented }) => invented.length > 0).length}. Median ${at(0.5)}, p95 ${at(0.95)}.`,
  ];
}

const database = environment.TEST_DATABASE_URL ? await freshDatabase(environment.TEST_DATABASE_URL) : undefined;
const shop = await openShop(catalogue(size, seed), database?.url);
try {
  const owner = { id: await prepare(shop.db), isAdmin: false, sessionId: '0' };
  const rows = await readRows(shop.db);
  const outcomes: Outcome[] = [];
  for (const question of [...generatedQuestions([...rows.values()], seed), ...handwrittenQuestions(seed)]) {
    const ctx = shop.context(question.isOwn ? owner : null, 'evaluation');
    outcomes.push(await outcomeOf(ctx, question, String(outcomes.length), rows));
  }
  const server = database ? 'a PostgreSQL server' : 'the embedded database';
  console.log(`${size} listings, seed ${seed}, ${outcomes.length} questions, ${server}, in the process without HTTP.\n`);
  console.log(report(outcomes).join('\n'));
  const missed = outcomes.filter(({ verdict, invented }) => verdict !== 'useful' || invented.length > 0);
  if (process.argv[4] === 'misses') {
    for (const { question, verdict, answer, invented } of missed)
      console.log(
        `${verdict} · ${question.group} · ${question.before ?? ''} > ${question.text} -> ${answer.text.slice(0, 160).replaceAll('\n', ' ')} ${invented.join()}`,
      );
  }
} finally {
  await shop.close();
  await database?.drop();
}
process.exit(0);
