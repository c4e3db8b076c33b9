import type { StatementPool } from '../database/connection.queries.ts';
import { deleteCampusRow } from './platform.queries.ts';

/** Record of what was removed with a campus, for later inquiries. It names no person. */
export interface Certificate {
  slug: string;
  name: string;
  removedAt: string;
  /** Number of rows by table. */
  rows: Record<string, number>;
  /** Number of photos outside the database; all widths of a photo count as one. */
  photos: number;
}

/** Returns the number of rows of each table in the connection's schema. */
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

/** Closes a campus and schedules its removal. Returns whether the campus exists. */
export async function setRemoval(pool: StatementPool, slug: string, at: Date): Promise<boolean> {
  const text = `update campuses set status = 'suspended', reason = 'is being deleted', delete_after = $2::timestamptz where slug = $1::text returning slug`;
  return (await pool.query({ text, values: [slug, at] })).rows.length > 0;
}

/** Deletes the row of a campus and stores the certificate. Needs a transaction. */
export async function recordRemoval(client: StatementPool, certificate: Certificate): Promise<void> {
  const { slug, removedAt } = certificate;
  await deleteCampusRow(client, slug);
  await client.query({
    text: 'insert into certificates (slug, removed_at, content) values ($1::text, $2::timestamptz, $3::jsonb)',
    values: [slug, removedAt, JSON.stringify(certificate)],
  });
}

/** Returns the certificates of campuses with a name, newest first. */
export async function certificatesOf(pool: StatementPool, slug: string): Promise<Certificate[]> {
  const { rows } = await pool.query({ text: 'select content from certificates where slug = $1::text order by removed_at desc', values: [slug] });
  return (rows as { content: Certificate }[]).map(({ content }) => content);
}
