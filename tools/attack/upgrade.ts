import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { seedDatabase } from '../bench/seed.ts';
import { startPostgres } from '../../graphql-api/test/postgres-server.mjs';
import { builtPages } from '../../graphql-api/test/built-pages.ts';
import { MixedClients } from '../../graphql-api/test/mixed-clients.ts';
import { launch, type ServerProcess } from '../../graphql-api/test/server-process.ts';
import { environment } from '../../graphql-api/test/settings.ts';
import { countLost, listStock, signIn } from './people.ts';
import { atLeast, exactly, type Check } from './report.ts';
import { pause, query } from './target.ts';

/** The folder of an installed checkout of the earlier release. */
export const EARLIER_RELEASE = environment.EARLIER_RELEASE;

const ALONE_MS = 10_000;
const TOGETHER_MS = 30_000;
const CLIENTS = 6;
/** Pause between the requests of a client. */
const PAUSE_MS = 20;
/** Scale of the benchmark's data: 20,000 products, which the migrations change. */
const SCALE = 1;

/** A process of this release migrates while one of the earlier release serves. Then both serve together, then the new one alone. No request fails. */
export async function upgradeUnderLoad(): Promise<Check[]> {
  if (EARLIER_RELEASE === undefined) throw new Error('Set EARLIER_RELEASE to the folder of an installed checkout.');
  const webDir = builtPages();
  const database = await startPostgres();
  const env = { DATABASE_URL: database.url, RATE_LIMITS: 'off', WEB_DIR: webDir };
  const earlier = await launch(env, { folder: join(EARLIER_RELEASE, 'graphql-api') });
  let later: ServerProcess | undefined;
  try {
    await seedDatabase(database.url, SCALE);
    const before = await query(database.url, 'select name from mikro_orm_migrations');
    const [seller, buyer] = await signIn(database.url, 2);
    const product = await listStock(earlier.url, seller!);
    const clientsOf = (url: string) => new MixedClients({ url, buyer: buyer!, product }, CLIENTS, PAUSE_MS);
    const first = clientsOf(earlier.url);
    await pause(ALONE_MS);
    later = await launch(env);
    const second = clientsOf(later.url);
    await pause(TOGETHER_MS);
    await first.stop();
    await earlier.stop();
    await pause(ALONE_MS);
    await second.stop();
    const after = await query(database.url, 'select name from mikro_orm_migrations');
    const ordered = [...first.ordered, ...second.ordered];
    const exited = await later.stop();
    console.error([...first.wrong, ...second.wrong].slice(0, 5).join('\n'));
    return [
      atLeast('migrations that ran under load', after.length - before.length, 1),
      atLeast('responses of the earlier release', first.counts.up, 100),
      exactly('of them failed', first.wrong.length, 0),
      atLeast('responses of this release', second.counts.up, 100),
      exactly('of them failed', second.wrong.length, 0),
      atLeast('acknowledged orders', ordered.length, 50),
      exactly('acknowledged orders that are lost', await countLost(database.url, ordered), 0),
      exactly('exit code of this release', String(exited[0]), '0'),
    ];
  } finally {
    await Promise.all([earlier.stop(), later?.stop()]);
    await database.stop();
    rmSync(webDir, { recursive: true });
  }
}
