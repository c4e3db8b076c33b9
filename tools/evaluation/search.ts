import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { freshDatabase } from '../../graphql-api/test/fresh-database.ts';
import { environment } from '../../graphql-api/test/settings.ts';
import { catalogue } from './search/catalogue.ts';
import { miniSearchEngine, productEngine, suggestions, trigramEngine, type Engine } from './search/engines.ts';
import { evaluate, table, typingTimes, worstCases } from './search/measure.ts';
import { generatedQueries } from './search/queries.ts';
import { openShop } from './search/shop.ts';
import { studentsQueries } from './search/students.ts';

/*
 * `npm run evaluate -- search [listings] [seed]`: measures how well a search finds what was meant, compared with MiniSearch and plain trigrams on the
 * same listings.
 */
const [size, seed] = [Number(process.argv[2] ?? 20_000), Number(process.argv[3] ?? 17)];
const database = environment.TEST_DATABASE_URL ? await freshDatabase(environment.TEST_DATABASE_URL) : undefined;
const listings = catalogue(size, seed);
const shop = await openShop(listings, database?.url);
try {
  const queries = [...generatedQueries(listings, seed), ...studentsQueries];
  const product = productEngine(shop.url);
  const engines: Record<string, Engine> = {
    CampusCart: product,
    MiniSearch: miniSearchEngine(listings),
    'pg_trgm alone': await trigramEngine(shop.context(null, 'evaluation')),
  };
  const results = [];
  for (const [name, engine] of Object.entries(engines)) results.push(await evaluate(name, engine, queries));
  const server = database ? 'a PostgreSQL server' : 'the embedded database';
  const lines = [
    `${size} listings, seed ${seed}, ${queries.length} queries, one client, ${server}.`,
    '',
    ...table(results),
    '',
    ...(await worstCases(product)),
    await typingTimes(suggestions(shop.url), queries),
  ];
  writeFileSync(resolve(import.meta.dirname, '../../.cache/evaluation-search.md'), `${lines.join('\n')}\n`);
  console.log(lines.join('\n'));
  if (process.argv[4] === 'misses')
    console.log(results[0]!.misses.map(({ kind, text, hits }) => `${kind}: ${text} -> ${hits.slice(0, 2).join(' | ')}`).join('\n'));
} finally {
  await shop.close();
  await database?.drop();
}
process.exit(0);
