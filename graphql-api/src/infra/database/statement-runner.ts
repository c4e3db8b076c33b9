import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { StatementPool } from './connection.queries.ts';
import type { Db } from '../../platform/context.ts';
import { DomainError, ErrorCode } from '../../platform/errors.ts';
import { messages } from '../../messages.ts';
import { requestScope } from '../../platform/request-scope.ts';
import { retryConflict } from '../../platform/net/retry.ts';
import type { Metadata } from '../../platform/database/sql.ts';
import { toQuery, type Statement } from '../../platform/database/statement.ts';
import { currentTracing, inStatementSpan } from '../../platform/net/tracing.ts';
import type { ReportedOutage } from './database-outage.ts';
import { slowStatements, type SlowOptions } from './slow-statements.ts';

/** Maximum number of characters of SQL that are prepared at a time, and that a connection prepares before it is replaced. */
const MAX_CHARACTERS = 1_000_000;
/** Longer statements are never prepared, because they are rare and would displace many others. */
const LONGEST = 50_000;

const bounded = <Value extends object | string | true>() =>
  new LRUCache<string, Value>({ maxSize: MAX_CHARACTERS, maxEntrySize: LONGEST, sizeCalculation: (_, text) => text.length });

/**
 * Names for prepared statements. A text gets a name at its second use, because clients can send any number of distinct queries once. PostgreSQL keeps
 * prepared statements until the connection ends, so a connection is replaced after a number of new names.
 */
export class PreparedStatements {
  private readonly seen = bounded<true>();
  private readonly names = bounded<string>();
  /** Number of characters that have been named so far. */
  private named = 0;
  /** Value of `named` when a connection was opened. */
  private readonly openedAt = new WeakMap<object, number>();

  constructor(pool: Pool) {
    pool.on('connect', (client) => void this.openedAt.set(client, this.named));
    pool.on('release', (_error, client) => {
      // The pool drops a connection that is ending.
      if (this.named - (this.openedAt.get(client) ?? 0) > MAX_CHARACTERS) void client.end();
    });
  }

  /** Returns the name under which to prepare a statement; undefined if it is not prepared. */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known) return known;
    if (!this.seen.has(text)) {
      this.seen.set(text, true);
      return undefined;
    }
    const name = createHash('sha1').update(text).digest('base64url');
    this.names.set(text, name);
    this.seen.delete(text);
    if (this.names.has(text)) this.named += text.length;
    return this.names.get(text);
  }
}

/** Options for running statements. */
export interface StatementOptions {
  metadata: Metadata;
  /** Names for the statements of the pool; undefined if no statement is prepared under a name. */
  prepared?: PreparedStatements | undefined;
  outage: ReportedOutage;
  slow: SlowOptions | undefined;
}

/** Returns whether PostgreSQL cancelled a statement because of its timeout. */
const isCancelled = (error: unknown): boolean => (error as { code?: string }).code === '57014';

/**
 * Runs statements on a pool. Statements are prepared from their second use on and retried after a conflict. Throws TOO_COMPLEX for a statement that
 * timed out.
 */
export function statementRunner(pool: StatementPool, { metadata, prepared, outage, slow }: StatementOptions): Db {
  const reportSlow = slow && slowStatements(pool, slow);
  const slowFrom = slow?.ms || Infinity;
  const isTraced = currentTracing() !== undefined;
  const rows = async <Row>(query: Statement<Row>): Promise<Row[]> => {
    const { text, values } = toQuery(query, metadata);
    const scope = requestScope.getStore();
    if (scope) scope.statements += 1;
    if (outage.isSilent) outage.check();
    const send = () => pool.query({ name: prepared?.nameOf(text), text, values });
    const run = () => send().catch((error: unknown) => retryConflict(error, send));
    const startedAt = performance.now();
    try {
      const result = await (isTraced ? inStatementSpan(text, run) : run());
      if (outage.isAway) outage.ended();
      const ms = performance.now() - startedAt;
      if (scope) scope.databaseMs += ms;
      if (ms >= slowFrom) reportSlow?.(text, ms);
      return result.rows as Row[];
    } catch (error) {
      throw isCancelled(error) ? new DomainError(ErrorCode.TOO_COMPLEX, messages.tooSlow) : outage.errorOf(error);
    }
  };
  return { rows, one: async <Row>(query: Statement<Row>) => (await rows<Row>(query))[0] };
}
