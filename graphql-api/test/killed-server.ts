import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApplication, type ApplicationContainer } from '../src/app/application.ts';
import { createUser } from '../src/domains/people/accounts/auth.service.ts';
import { startSession } from '../src/domains/people/sessions/session.service.ts';
import { Role } from '../src/domains/people/users/user.entity.ts';
import { sql } from '../src/platform/database/sql.ts';
import { readSettings } from '../src/platform/settings/settings.ts';
import { copyMigrated } from './embedded-folder.ts';
import { freshDatabase } from './fresh-database.ts';
import { launch, type ServerProcess } from './server-process.ts';
import { databaseUrl } from './settings.ts';

/** A user with an account and a session. */
export interface Person {
  id: string;
  email: string;
  token: string;
}

/** A server on its own database, which a test kills and restarts. */
export class KilledServer {
  private constructor(
    readonly env: Record<string, string | undefined>,
    private readonly remove: () => Promise<void>,
  ) {}

  private server: ServerProcess | undefined;

  /** Prepares the database. `own` are settings that the test needs. */
  static async prepare(own: Record<string, string>): Promise<KilledServer> {
    const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-killed-'));
    const database = databaseUrl ? await freshDatabase(databaseUrl) : undefined;
    if (!database) await copyMigrated(dataDir);
    const env = { ...own, DATA_DIR: dataDir, DATABASE_URL: database?.url, DEMO_DATA: '0', RATE_LIMITS: '0' };
    return new KilledServer(env, async () => {
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    });
  }

  async start(): Promise<void> {
    this.server = await launch(this.env);
  }

  /** Kills the process immediately. Returns its exit code and signal. */
  async kill(): Promise<unknown[]> {
    const ended = once(this.server!.child, 'exit');
    this.server!.child.kill('SIGKILL');
    return ended;
  }

  /** Stops the process as an operator does. Returns its exit code and signal. */
  stop(): ReturnType<ServerProcess['stop']> {
    return this.server!.stop();
  }

  async close(): Promise<void> {
    await this.server?.stop();
    await this.remove();
  }

  /** Opens the database while no server runs, so that no events are consumed meanwhile. */
  async whileStopped<Result>(work: (container: ApplicationContainer) => Promise<Result>): Promise<Result> {
    const container = await openApplication(readSettings(this.env));
    try {
      await container.database.migrate();
      return await work(container);
    } finally {
      await container.close();
    }
  }

  // The shape depends on the query.
  async ask({ token }: Person, query: string, variables: object = {}): Promise<any> {
    const headers = { 'content-type': 'application/json', authorization: token };
    const response = await fetch(`${this.server!.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
    const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }
}

/** Adds a student with a session. */
export async function addPerson(container: ApplicationContainer, name: string): Promise<Person> {
  const ctx = container.context(null, 'test');
  const passwordHash = await ctx.infra.passwords.hash('password');
  const email = `${name.toLowerCase()}@vitstudent.ac.in`;
  const { id } = await createUser(ctx, { name, email, phone: '+919840012345', collegeId: name, passwordHash, role: Role.STUDENT });
  return { id, email, token: (await startSession(ctx, id, passwordHash))!.token };
}

/** Adds a category for lamps. Returns its id. */
export async function addLamps({ database }: ApplicationContainer): Promise<string> {
  const row = await database.db.one<{ id: string }>(sql`insert into categories (name) values ('Lamps') returning id::text as id`);
  return row!.id;
}
