import { Pool, type PoolConfig } from 'pg';
import { sessionOf } from './connection.queries.ts';
import { unreportedOutage } from './database-outage.ts';
import { SilenceWatch } from './lost-connections.ts';
import { CONNECTION_TIMEOUT_MS, queryTimeout } from './orm.ts';
import { isBusy, openReplica } from './replica.ts';
import { statementRunner, type StatementOptions } from './statement-runner.ts';

/** Returns the options for connections to a replica. */
function replicaPool(url: string, connections: number, statementSeconds: number): PoolConfig & { max: number } {
  return {
    connectionString: url,
    max: connections,
    keepAlive: true,
    query_timeout: queryTimeout(statementSeconds),
    idleTimeoutMillis: 0,
    onConnect: (client) => client.query(sessionOf(statementSeconds)) as never,
  };
}

/** Opens a separate connection for checks, and a watch that ends calls of the pool while checks get no response. */
function openProbe(url: string, pool: Pool, { metadata, outage }: Pick<StatementOptions, 'metadata' | 'outage'>) {
  const limits = { connectionTimeoutMillis: CONNECTION_TIMEOUT_MS, query_timeout: CONNECTION_TIMEOUT_MS };
  const probe = new Pool({ connectionString: url, max: 1, keepAlive: true, idleTimeoutMillis: 0, ...limits });
  // Without a listener, a lost idle connection would end the process.
  probe.on('error', () => undefined);
  const watch = new SilenceWatch({ pool, probe, onChange: (isSilent) => outage.setSilent(isSilent) });
  return {
    probe: statementRunner(probe, { metadata, slow: undefined, outage: unreportedOutage }),
    close: async () => {
      watch.stop();
      await probe.end();
    },
  };
}

interface RunnerOptions extends StatementOptions {
  connections: number;
  statementSeconds: number;
  readLagSeconds: number;
  url?: string | undefined;
  readUrl?: string | undefined;
  warn: (error: unknown, text: string) => void;
}

/** Returns what runs statements: on the pool, on the connection for checks, and on the replica if there is one. */
export function runnersOf(pool: Pool, { url, readUrl, readLagSeconds, connections, statementSeconds, warn, ...options }: RunnerOptions) {
  const db = statementRunner(pool, options);
  const checks = url ? openProbe(url, pool, options) : { probe: db, close: async () => undefined };
  if (!readUrl) return { db, probe: checks.probe, closeRunners: checks.close };
  const { metadata, prepared, slow } = options;
  const replica = openReplica({
    ...{ metadata, mayName: prepared !== undefined, slow, warn },
    pool: replicaPool(readUrl, connections, statementSeconds),
    primary: db,
    isPrimaryBusy: () => isBusy(pool, connections),
    maxLagSeconds: readLagSeconds,
  });
  const closeRunners = async (): Promise<void> => {
    await checks.close();
    await replica.close();
  };
  return { db, probe: checks.probe, replicaDb: replica.db, replicaLag: () => replica.lagSeconds(), closeRunners };
}
