import 'reflect-metadata';
import { freshDatabase } from '../../graphql-api/test/fresh-database.ts';
import { environment } from '../../graphql-api/test/settings.ts';
import type { Ctx } from '../../graphql-api/src/platform/context.ts';
import { sql } from '../../graphql-api/src/platform/database/sql.ts';
import { saveSearch } from '../../graphql-api/src/domains/market/saved-searches/saved-search.service.ts';
import { storeHits } from '../../graphql-api/src/domains/market/saved-searches/saved-search.queries.ts';
import { catalogue, type Listing } from './search/catalogue.ts';
import { random, type Random } from './search/random.ts';
import { openShop, type Shop } from './search/shop.ts';

/* `npm run evaluate -- saved-searches [searches] [listings] [seed]`: measures how long it takes to compare a listing with all saved searches. */
const [searches, size, seed] = [Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 20_000), Number(process.argv[4] ?? 17)];
const PER_USER = 25;
const COMPARED = 300;

async function owners(shop: Shop): Promise<string[]> {
  const rows = await shop.db.rows<{ id: string }>(sql`insert into users (name, email, phone, college_id, role)
    select 'Owner ' || n, 'owner' || n || '@vitstudent.ac.in', '+919840000001', 'OWNER' || n, 'STUDENT'
    from generate_series(1, ${Math.ceil(searches / PER_USER)}::int) n returning id::text as id`);
  return rows.map(({ id }) => id);
}

/** Returns a search for two or three words of a listing's name. Every second search has a maximum price, every fifth a category. */
function input(next: Random, { name, price }: Listing, categories: readonly string[]) {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  const text = words.slice(0, 2 + next.below(2)).join(' ') || name;
  return {
    text: `${text} ${next.number() < 0.1 ? next.below(50) : ''}`.trim(),
    filter: {
      ...(next.number() < 0.5 ? { maxPrice: Math.round(price * (0.5 + next.number())) } : {}),
      ...(next.number() < 0.2 ? { categoryIds: [next.pick(categories)] } : {}),
    },
  };
}

async function save(ctx: Ctx, shop: Shop, listings: readonly Listing[]): Promise<void> {
  const next = random(seed);
  const categories = (await shop.db.rows<{ id: string }>(sql`select id::text as id from categories`)).map(({ id }) => id);
  const people = await owners(shop);
  for (let index = 0; index < searches; index += 1) {
    const viewer = { id: people[Math.floor(index / PER_USER)]!, isAdmin: false, sessionId: '0' };
    await saveSearch({ ...ctx, viewer }, input(next, next.pick(listings), categories));
  }
  await shop.db.rows(sql`analyze saved_searches`);
}

const database = environment.TEST_DATABASE_URL ? await freshDatabase(environment.TEST_DATABASE_URL) : undefined;
const listings = catalogue(size, seed);
const shop = await openShop(listings, database?.url);
try {
  const ctx = shop.context(null, 'evaluation');
  await save(ctx, shop, listings);
  const rows = await shop.db.rows<{ id: string }>(sql`select id::text as id from products where in_stock order by id desc limit ${COMPARED}::int`);
  const times: number[] = [];
  let hits = 0;
  for (const { id } of rows) {
    const start = performance.now();
    hits += await storeHits(ctx, id);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)]!.toFixed(1);
  const { total } = (await shop.db.one<{ total: string }>(sql`select count(*) as total from saved_searches`))!;
  const server = database ? 'a PostgreSQL server' : 'the embedded database';
  console.log(
    `${total} saved searches, ${size} listings, seed ${seed}, ${server}: ${rows.length} listings compared, ${(hits / rows.length).toFixed(1)} hits each,`,
  );
  console.log(`fastest ${at(0)} ms, median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, the slowest ${at(0.999)} ms.`);
} finally {
  await shop.close();
  await database?.drop();
}
process.exit(0);
