import { planOf, type StatementPool } from './connection.queries.ts';

/** A statement that took long. Its values are left out, because they may be personal. */
export interface SlowStatement {
  sql: string;
  /** Milliseconds, the wait for a connection included. */
  took: number;
  /** PostgreSQL's plan for any values; undefined before PostgreSQL 16, where there is none. */
  plan: string | undefined;
}

/** Every plan costs a statement itself. */
const REPORT_EVERY_MS = 10_000;

/** Which statements are slow, and who is told. */
export interface SlowOptions {
  /** Milliseconds from which a statement is slow; 0: none is. */
  ms: number;
  onStatement: (statement: SlowStatement) => void;
}

/** Reports slow statements with their plan, at most one every ten seconds. */
export function slowStatements(pool: StatementPool, { onStatement }: SlowOptions): (sql: string, took: number) => void {
  let reportedAt = -REPORT_EVERY_MS;
  return (sql, took) => {
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = performance.now();
    void planOf(pool, sql)
      .catch(() => undefined)
      .then((plan) => onStatement({ sql, took: Math.round(took), plan }));
  };
}
