/*
 * Records the distinct texts of the statements that the servers of a test run send, one per line as JSON, in the file named in STATEMENTS_SENT. At
 * its end, `npm test` checks each of them once (`check.ts`).
 */
import { appendFileSync } from 'node:fs';
import type { Db } from '../../src/platform/context.ts';
import { expression, sql } from '../../src/platform/database/sql.ts';
import { columns } from '../../src/platform/database/table.ts';
import { environment } from '../settings.ts';

/** A line of the file: a statement, or the database functions without an immutable overload. */
export type Line = { text: string } | { mutable: string[] };

const path = environment.STATEMENTS_SENT;
const shared = globalThis as { campuscartStatements?: Set<string> };
const known = (shared.campuscartStatements ??= new Set<string>());

const write = (line: Line): void => appendFileSync(path!, `${JSON.stringify(line)}\n`);

/** Records a statement when this process sends it for the first time. */
export function recordStatement(text: string): void {
  if (!path || known.has(text)) return;
  known.add(text);
  write({ text });
}

/** Records which functions of PostgreSQL and of the product's migrations are not immutable. */
export async function recordFunctions(db: Db): Promise<void> {
  if (!path) return;
  const name = expression<string>`proname::text`;
  const rows = await db.rows(sql`select ${columns({ name })} from pg_proc group by proname having bool_and(provolatile <> 'i')`);
  write({ mutable: rows.map((row) => row.name) });
}
