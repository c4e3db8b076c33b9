import { testApplication } from './application.ts';
import { sql } from '../src/platform/database/sql.ts';

let counter = 0;

/** Adds a course that no other test uses. Returns its code. It is inserted directly, because an import would retire the courses of other tests. */
export async function course(name = 'Operating Systems'): Promise<string> {
  const code = `QX${process.pid % 10_000}${String((counter += 1)).padStart(3, '0')}`;
  const { db } = (await testApplication()).container.database;
  await db.rows(sql`insert into courses (code, name, department) values (${code}, ${name}, ${'Computing'})`);
  return code;
}
