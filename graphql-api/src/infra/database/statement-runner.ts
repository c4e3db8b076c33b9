import type { StatementPool } from './connection.queries.ts';
import type { Db } from '../../platform/context.ts';
import { DomainError, ErrorCode } from '../../platform/errors.ts';
import { messages } from '../../messages.ts';
import { addDatabaseTime, countStatement } from '../../platform/request-scope.ts';
import { retryConflict } from '../../platform/net/retry.ts';
import { Sql, toQuery, type Metadata, type Query } from '../../platform/database/sql.ts';
import { currentTracing, inStatementSpan } from '../../platform/net/tracing.ts';
import type { ReportedOutage } from './database-outage.ts';
import type { PreparedStatements } from './prepared-statements.ts';
import { slowStatements, type SlowOptions } from './slow-statements.ts';

/** What statements are run with. */
export interface StatementOptions {
  metadata: Metadata;
  /** Names statements of the pool; undefined: none is prepared under a name. */
  prepared?: PreparedStatements | undefined;
  outage: ReportedOutage;
  slow: SlowOptions | undefined;
}

/** Whether PostgreSQL cancelled a statement because of its timeout. */
const isCancelled = (error: unknown): boolean => (error as { code?: string }).code === '57014';

/** Runs statements over a pool: prepared from their second use on, and again after a conflict. Throws TOO_COMPLEX for one that timed out. */
export function statementRunner(pool: StatementPool, { metadata, prepared, outage, slow }: StatementOptions): Db {
  const reportSlow = slow && slowStatements(pool, slow);
  const slowFrom = slow?.ms || Infinity;
  const isTraced = currentTracing() !== undefined;
  const rows = async <Row>(query: Sql<Row> | Query): Promise<Row[]> => {
    const { text, values } = query instanceof Sql ? toQuery(query, metadata) : query;
    countStatement();
    if (outage.isSilent) outage.check();
    const send = () => pool.query({ name: prepared?.nameOf(text), text, values });
    const run = () => send().catch((error: unknown) => retryConflict(error, send));
    const startedAt = performance.now();
    try {
      const result = await (isTraced ? inStatementSpan(text, run) : run());
      if (outage.isAway) outage.ended();
      const ms = performance.now() - startedAt;
      addDatabaseTime(ms);
      if (ms >= slowFrom) reportSlow?.(text, ms);
      return result.rows as Row[];
    } catch (error) {
      throw isCancelled(error) ? new DomainError(ErrorCode.TOO_COMPLEX, messages.tooSlow) : outage.errorOf(error);
    }
  };
  return { rows, one: async <Row>(query: Sql<Row> | Query) => (await rows<Row>(query))[0] };
}
