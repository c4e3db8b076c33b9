import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openWorld } from './app/infrastructure.ts';
import { createAdmin } from './users/admin.service.ts';
import { readSettings } from './platform/settings.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const USAGE = 'Usage: npm run admin -- create --email you@college.example --name "Your Name" --password "…" [--college-id STAFF-1] [--phone +91…]';

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      password: { type: 'string' },
      'college-id': { type: 'string' },
      phone: { type: 'string' },
    },
  });
  const { email, name, password } = values;
  if (positionals[0] !== 'create' || !email || !name || !password) throw new Error(USAGE);
  const world = await openWorld(readSettings(), { attach: true });
  try {
    await world.database.migrate();
    await createAdmin(world.context(null, 'command line'), { email, name, password, collegeId: values['college-id'], phone: values.phone });
    console.log(`${email} is an administrator now.`);
  } finally {
    await world.close();
  }
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
