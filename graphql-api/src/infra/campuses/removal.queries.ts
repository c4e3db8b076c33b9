import type { StatementPool } from '../database/connection.queries.ts';
import { deleteCampusRow } from './platform.queries.ts';

/** What was removed with a campus, for those who ask later. It names no person. */
export interface Certificate {
  slug: string;
  name: string;
  removedAt: string;
  /** Rows by table. */
  rows: Record<string, number>;
  /** Photos that lay outside the database, each in all its widths. */
  photos: number;
}

/** How many rows each table of the schema has that the connection is in. */
export async function rowCounts(pool: StatementPool): Promise<Record<string, number>> {
  const { rows } = await pool.query({
    text: `select quote_ident(relname) as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`,
  });
  const counts: Record<string, number> = {};
  for (const { name } of rows as { name: string }[]) {
    const counted = await pool.query({ text: `select count(*)::int as count from ${name}` });
    counts[name] = (counted.rows as { count: number }[])[0]!.count;
  }
  return counts;
}

/** Closes a campus until it is removed at a time. Returns whether there is such a campus. */
export async function setRemoval(pool: StatementPool, slug: string, at: Date): Promise<boolean> {
  const text = `update campuses set status = 'suspended', reason = 'is being deleted', delete_after = $2::timestamptz where slug = $1::text returning slug`;
  return (await pool.query({ text, values: [slug, at] })).rows.length > 0;
}

/** Forgets a campus and keeps the certificate. Needs a transaction. */
export async function recordRemoval(client: StatementPool, certificate: Certificate): Promise<void> {
  const { slug, removedAt } = certificate;
  await deleteCampusRow(client, slug);
  await client.query({
    text: 'insert into certificates (slug, removed_at, content) values ($1::text, $2::timestamptz, $3::jsonb)',
    values: [slug, removedAt, JSON.stringify(certificate)],
  });
}

/** The certificates of the campuses of a name, the newest first. */
export async function certificatesOf(pool: StatementPool, slug: string): Promise<Certificate[]> {
  const { rows } = await pool.query({ text: 'select content from certificates where slug = $1::text order by removed_at desc', values: [slug] });
  return (rows as { content: Certificate }[]).map(({ content }) => content);
}
