import { CompiledQuery, type Transaction } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Ctx, Db } from '../context.ts';
import type { LiveEvent } from '../ports.ts';
import { requestScope } from '../request-scope.ts';
import { retryConflict } from '../net/retry.ts';
import { toQuery, type Statement } from './statement.ts';
import { inStatementSpan } from '../net/tracing.ts';

function dbOf(em: EntityManager): Db {
  const transaction = em.getTransactionContext() as Transaction<unknown>;
  const rows = async <Row>(query: Statement<Row>): Promise<Row[]> => {
    const scope = requestScope.getStore();
    if (scope) scope.statements += 1;
    const { text, values } = toQuery(query, em.getMetadata());
    const startedAt = performance.now();
    const { rows: found } = await inStatementSpan(text, () => transaction.executeQuery<Row>(CompiledQuery.raw(text, values)));
    if (scope) scope.databaseMs += performance.now() - startedAt;
    return found;
  };
  return { rows, one: async <Row>(query: Statement<Row>) => (await rows<Row>(query))[0] };
}

/** Topic for commits of signed-in users in this process. Their changes may be visible to others. */
export const COMMITTED = 'committed';

/**
 * Runs `work` in one transaction and publishes its queued events after the commit. A failure discards changes, events and point notifications. Inside
 * another transaction, `work` joins that transaction. `work` must not wait for a second connection and must have no effects outside the database,
 * because a transaction that PostgreSQL rolled back for a conflict is run again.
 */
export async function inTransaction<Result>(ctx: Ctx, work: (tx: Ctx) => Promise<Result>): Promise<Result> {
  if (ctx.em.isInTransaction()) return work(ctx);
  ctx.infra.outage.check();
  const attempt = async () => {
    const queued: LiveEvent[] = [];
    const pointNotifications = { ...ctx.pointNotifications };
    const result = await ctx.em.fork().transactional(async (em) => {
      return work({ ...ctx, em, db: dbOf(em), pointNotifications, publish: (...events) => void queued.push(...events) });
    });
    return { result, queued, pointNotifications };
  };
  const { result, queued, pointNotifications } = await attempt()
    .catch((error: unknown) => retryConflict(error, attempt))
    .catch((error: unknown) => {
      throw ctx.infra.outage.errorOf(error);
    });
  Object.assign(ctx.pointNotifications, pointNotifications);
  if (ctx.viewer) queued.push({ topic: COMMITTED, id: '', isLocal: true });
  if (queued.length > 0) ctx.publish(...queued);
  return result;
}

/** Class 23 of PostgreSQL's errors: a violated key, foreign key or check constraint. */
const INTEGRITY_CLASS = '23';

/** Returns whether the database rejected a statement because of any constraint. */
export function violatesAny(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { code?: unknown }).code?.toString().startsWith(INTEGRITY_CLASS)) return true;
  }
  return false;
}

/** Returns whether the database rejected a statement because of the named constraint (or index). */
export function violates(error: unknown, constraint: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { constraint?: string }).constraint === constraint) return true;
  }
  return false;
}
