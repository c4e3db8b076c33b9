import type { QueryResult } from 'pg';
import type { StatementPool } from '../database/connection.queries.ts';

/** Status of a campus. All requests are served while it is active, and only requests that change nothing while it is being moved; otherwise none. */
export type CampusStatus = 'active' | 'moving' | 'suspended' | 'maintenance';

/** A campus as stored by the installation. */
export interface Campus {
  /** Name in addresses and tokens. */
  slug: string;
  name: string;
  /** Lower-case host names, with a port where it is significant. Links use the first one. */
  hosts: string[];
  /** Email domains that may sign up. */
  emailDomains: string[];
  schema: string;
  role: string;
  status: CampusStatus;
  /** Why the campus is not active. */
  reason: string | null;
  /** Whether the campus is listed on the page for an unknown host. */
  isListed: boolean;
  /** The campus's own settings, by the names of environment variables. */
  settings: Record<string, string>;
  /** Time of permanent removal; null if no removal is scheduled. */
  deleteAfter: Date | null;
}

/** Returns whether requests of a campus are served. */
export const isServed = ({ status }: Pick<Campus, 'status'>): boolean => status === 'active' || status === 'moving';

/** Stored facts of a new campus. */
export type NewCampus = Omit<Campus, 'status' | 'reason' | 'deleteAfter'>;

/** Migrations of the platform tables, in order. A released migration is never changed. */
const STEPS: readonly { name: string; statements: readonly string[] }[] = [
  {
    name: '001-campuses',
    statements: [
      `create table campuses (
        slug text primary key check (slug ~ '^[a-z][a-z0-9-]{1,30}$'),
        name text not null,
        email_domains text[] not null,
        schema text not null unique,
        role text not null unique,
        status text not null default 'active' check (status in ('active', 'suspended', 'maintenance')),
        reason text,
        is_listed boolean not null,
        settings jsonb not null,
        created_at timestamptz not null,
        delete_after timestamptz)`,
      'create table hosts (host text primary key, campus text not null references campuses on delete cascade on update cascade, rank int not null)',
      'create table due (campus text primary key references campuses on delete cascade on update cascade, at timestamptz not null)',
      'create index due_at on due (at)',
      'create table certificates (id bigint generated always as identity primary key, slug text not null, removed_at timestamptz not null, content jsonb not null)',
    ],
  },
  {
    name: '002-moving',
    statements: [
      'alter table campuses drop constraint campuses_status_check',
      "alter table campuses add constraint campuses_status_check check (status in ('active', 'moving', 'suspended', 'maintenance'))",
    ],
  },
];

const COLUMNS = `slug, name, email_domains as "emailDomains", schema, role, status, reason, is_listed as "isListed", settings, delete_after as "deleteAfter",
  array(select h.host from hosts h where h.campus = c.slug order by h.rank) as hosts`;

const rowsOf = <Row>({ rows }: QueryResult): Row[] => rows as Row[];

/** Returns whether the database has several campuses. The check changes nothing and needs no privileges. */
export async function hasPlatform(pool: StatementPool): Promise<boolean> {
  return (await pool.query({ text: "select from pg_namespace where nspname = 'platform'" })).rows.length > 0;
}

export async function createPlatformSchema(pool: StatementPool): Promise<void> {
  await pool.query({ text: 'create schema if not exists platform' });
}

/** Runs the pending migrations of the platform tables. Needs a transaction. */
export async function migratePlatform(client: StatementPool, now: Date): Promise<void> {
  await client.query({ text: 'create table if not exists steps (name text primary key, run_at timestamptz not null)' });
  const run = new Set(rowsOf<{ name: string }>(await client.query({ text: 'select name from steps' })).map(({ name }) => name));
  for (const { name, statements } of STEPS.filter((step) => !run.has(step.name))) {
    for (const text of statements) await client.query({ text });
    await client.query({ text: 'insert into steps (name, run_at) values ($1::text, $2::timestamptz)', values: [name, now] });
  }
}

/** Returns all campuses, starting with the first one. */
export async function allCampuses(pool: StatementPool): Promise<Campus[]> {
  const result = await pool.query({ text: `select ${COLUMNS} from campuses c order by c.schema <> 'public', c.slug` });
  // The driver returns times as PostgreSQL writes them.
  return rowsOf<Omit<Campus, 'deleteAfter'> & { deleteAfter: string | null }>(result).map((row) => ({
    ...row,
    deleteAfter: row.deleteAfter === null ? null : new Date(row.deleteAfter),
  }));
}

/** Facts that a campus sets itself. */
export type OwnOfCampus = Pick<Campus, 'name' | 'hosts' | 'emailDomains' | 'settings'>;

/** Returns the statement that reads the facts that a campus sets itself, optionally locked for a change in the same transaction. */
export const selectOwn = (slug: string, isForUpdate: boolean) => ({
  text: `select c.name, c.email_domains as "emailDomains", c.settings, array(select h.host from hosts h where h.campus = c.slug order by h.rank) as hosts
    from campuses c where c.slug = $1::text${isForUpdate ? ' for update of c' : ''}`,
  values: [slug],
});

/** Returns the statement that stores the domains and settings of a campus. */
export const updateOwn = (slug: string, { emailDomains, settings }: Pick<OwnOfCampus, 'emailDomains' | 'settings'>) => ({
  text: 'update campuses set email_domains = $2::text[], settings = $3::jsonb where slug = $1::text',
  values: [slug, emailDomains, JSON.stringify(settings)],
});

/** Stores a campus with its hosts. Throws a unique violation for a name or host that is taken. Needs a transaction. */
export async function insertCampus(client: StatementPool, campus: NewCampus, now: Date, status: CampusStatus = 'active'): Promise<void> {
  const { slug, name, hosts, emailDomains, schema, role, isListed, settings } = campus;
  await client.query({
    text: `insert into campuses (slug, name, email_domains, schema, role, is_listed, settings, created_at, status)
      values ($1::text, $2::text, $3::text[], $4::text, $5::text, $6::boolean, $7::jsonb, $8::timestamptz, $9::text)`,
    values: [slug, name, emailDomains, schema, role, isListed, JSON.stringify(settings), now, status],
  });
  await insertHosts(client, slug, hosts);
}

async function insertHosts(client: StatementPool, slug: string, hosts: readonly string[]): Promise<void> {
  await client.query({
    text: 'insert into hosts (host, campus, rank) select host, $1::text, rank from unnest($2::text[]) with ordinality as each (host, rank)',
    values: [slug, hosts],
  });
}

/** Changes the public facts of a campus. Needs a transaction. */
export async function updateCampus(client: StatementPool, { slug, name, hosts, emailDomains, isListed, settings }: NewCampus): Promise<void> {
  await client.query({
    text: `update campuses set name = $2::text, email_domains = $3::text[], is_listed = $4::boolean, settings = $5::jsonb where slug = $1::text`,
    values: [slug, name, emailDomains, isListed, JSON.stringify(settings)],
  });
  await client.query({ text: 'delete from hosts where campus = $1::text', values: [slug] });
  await insertHosts(client, slug, hosts);
}

/** Changes the status of a campus and cancels a scheduled removal. Returns whether the campus exists. */
export async function setStatus(pool: StatementPool, slug: string, status: CampusStatus, reason: string | null): Promise<boolean> {
  const text = 'update campuses set status = $2::text, reason = $3::text, delete_after = null where slug = $1::text returning slug';
  return (await pool.query({ text, values: [slug, status, reason] })).rows.length > 0;
}

/** Stores when the jobs of a campus run next, even if nobody uses the campus. */
export async function setDue(pool: StatementPool, slug: string, at: Date): Promise<void> {
  await pool.query({
    text: `insert into due (campus, at) select slug, $2::timestamptz from campuses where slug = $1::text
      on conflict (campus) do update set at = excluded.at`,
    values: [slug, at],
  });
}

/** Returns the active campuses with due jobs. */
export async function dueCampuses(pool: StatementPool, now: Date): Promise<string[]> {
  const text = "select d.campus from due d join campuses c on c.slug = d.campus where d.at <= $1::timestamptz and c.status = 'active' order by d.at";
  return rowsOf<{ campus: string }>(await pool.query({ text, values: [now] })).map(({ campus }) => campus);
}

/** Deletes the row of a campus. */
export async function deleteCampusRow(client: StatementPool, slug: string): Promise<void> {
  await client.query({ text: 'delete from campuses where slug = $1::text', values: [slug] });
}
