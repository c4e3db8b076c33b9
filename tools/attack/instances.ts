import pg from 'pg';
import { startPostgres } from '../../graphql-api/test/postgres-server.mjs';
import { launch } from '../../graphql-api/test/server-process.ts';
import { exactly, type Check } from './report.ts';

const TIMES = 10;

/** Starts two servers concurrently on an empty PostgreSQL database, several times. Both become ready. */
export async function startTogether(): Promise<Check[]> {
  const database = await startPostgres();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  let ready = 0;
  try {
    for (let time = 1; time <= TIMES; time += 1) {
      const url = new URL(database.url);
      url.pathname = `/together_${time}`;
      await client.query(`create database together_${time}`);
      const servers = await Promise.all([launch({ DATABASE_URL: url.href }), launch({ DATABASE_URL: url.href })]);
      const states = await Promise.all(
        servers.map(({ url: base }) =>
          fetch(`${base}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      );
      if (states.every(Boolean)) ready += 1;
      else console.error(servers.map((server) => server.output()).join('\n'));
      await Promise.all(servers.map((server) => server.stop()));
    }
    return [exactly(`times of ${TIMES} that both were ready`, ready, TIMES)];
  } finally {
    await client.end();
    await database.stop();
  }
}
