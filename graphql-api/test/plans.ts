import { raw } from '../src/platform/database/sql.ts';
import { inTransaction } from '../src/platform/database/transaction.ts';
import { testApplication } from './application.ts';

/**
 * PostgreSQL's plan of a statement for any values, where it scans a whole table only if no index serves the condition, and joins nothing by sorting
 * it. Test tables are small: without that it would scan and sort them.
 */
export async function indexPlan(statement: string): Promise<string> {
  const { container } = await testApplication();
  const rows = await inTransaction(container.context(null, 'test'), async ({ db }) => {
    for (const setting of ['enable_seqscan', 'enable_mergejoin', 'enable_hashjoin']) await db.rows(raw(`set local ${setting} = off`));
    return db.rows<Record<string, string>>({ text: `explain (generic_plan) ${statement}`, values: [] });
  });
  return rows.flatMap((row) => Object.values(row)).join('\n');
}

/** The statements about a table that `work` has requests run, without those of background work. */
export async function statementsAbout(table: string, work: () => Promise<unknown>): Promise<string[]> {
  const { statements } = await testApplication();
  statements.clear();
  await work();
  return statements.list.filter((text) => text.includes(`"${table}"`));
}
