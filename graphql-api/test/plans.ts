import { raw } from '../src/platform/database/sql.ts';
import { inTransaction } from '../src/platform/database/transaction.ts';
import { testApplication } from './application.ts';

/**
 * Returns PostgreSQL's generic plan of a statement, with sequential scans only if no index serves the condition, and without merge or hash joins.
 * Test tables are small, so PostgreSQL would otherwise scan and sort them.
 */
export async function indexPlan(statement: string): Promise<string> {
  const { container } = await testApplication();
  const rows = await inTransaction(container.context(null, 'test'), async ({ db }) => {
    for (const setting of ['enable_seqscan', 'enable_mergejoin', 'enable_hashjoin']) await db.rows(raw(`set local ${setting} = off`));
    return db.rows<Record<string, string>>({ text: `explain (generic_plan) ${statement}`, values: [] });
  });
  return rows.flatMap((row) => Object.values(row)).join('\n');
}

/** Returns the statements about a table that the requests in `work` run, without those of background work. */
export async function statementsAbout(table: string, work: () => Promise<unknown>): Promise<string[]> {
  const { statements } = await testApplication();
  statements.clear();
  await work();
  return statements.list.filter((text) => text.includes(`"${table}"`));
}
