import { planOf, type StatementPool } from './connection.queries.ts';

/** A slow statement. Its values are left out, because they may be personal data. */
export interface SlowStatement {
  sql: string;
  /** Duration in milliseconds, including the wait for a connection. */
  took: number;
  /** PostgreSQL's generic plan; undefined on versions before PostgreSQL 16, which cannot show it. */
  plan: string | undefined;
}

/** Minimum interval between reports, because each plan costs an extra statement. */
const REPORT_EVERY_MS = 10_000;

/** Threshold for slow statements, and the listener that receives them. */
export interface SlowOptions {
  /** Duration in milliseconds from which a statement is slow; 0 to report none. */
  ms: number;
  onStatement: (statement: SlowStatement) => void;
}

/** Reports slow statements with their plans, at most one every ten seconds. */
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
