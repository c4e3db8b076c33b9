import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openApplication } from './app/application.ts';
import { addCategories } from './categories/category.service.ts';
import type { Ctx } from './platform/context.ts';
import { createAdmin } from './users/admin.service.ts';
import { readSettings } from './platform/settings.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const USAGE = `Usage:
  npm run admin -- create --email you@college.example --name "Your Name" --password "…" [--college-id STAFF-1] [--phone +91…]
  npm run admin -- categories "Books" "Electronics" …`;

/** The command of the arguments. Throws the usage for unknown ones. */
function command(): (ctx: Ctx) => Promise<string> {
  const text = { type: 'string' } as const;
  const options = { email: text, name: text, password: text, 'college-id': text, phone: text };
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [name, ...rest] = positionals;
  const { email, password } = values;
  if (name === 'create' && email && values.name && password) {
    return async (ctx) => {
      await createAdmin(ctx, { email, name: values.name!, password, collegeId: values['college-id'], phone: values.phone });
      return `${email} is an administrator now.`;
    };
  }
  if (name === 'categories' && rest.length > 0) {
    return async (ctx) => {
      const added = await addCategories(ctx, rest);
      return added.length > 0 ? `Added: ${added.join(', ')}` : 'These categories exist already.';
    };
  }
  throw new Error(USAGE);
}

async function run(): Promise<void> {
  const work = command();
  const container = await openApplication(readSettings(), { attach: true });
  try {
    await container.database.migrate();
    console.log(await work(container.context(null, 'command line')));
  } finally {
    await container.close();
  }
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
