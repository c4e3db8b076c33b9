import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { categories, create } from './app/ops/commands/account-commands.ts';
import { campus } from './app/ops/commands/campus-commands.ts';
import type { Command } from './app/ops/commands/command.ts';
import { backup, moveDatabase, restore } from './app/ops/commands/data-commands.ts';
import { photos } from './app/ops/commands/photo-commands.ts';
import { setup } from './app/ops/commands/setup-command.ts';
import { nodeVersionError } from './platform/settings/node-version.ts';
import { readSettings } from './platform/settings/settings.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const commands: Record<string, Command> = { create, categories, backup, restore, 'move-database': moveDatabase, photos, setup, campus };

const usageOf = (known: Command[]): Error => new Error(['Usage:', ...known.map(({ usage }) => `  ${usage}`)].join('\n'));

/** Runs the command that the arguments name. Throws the command's usage for wrong arguments, and the usage of all commands for an unknown command. */
async function run([name = '', ...args]: string[]): Promise<void> {
  const wrongVersion = nodeVersionError();
  if (wrongVersion) throw new Error(wrongVersion);
  const command = commands[name];
  if (!command) throw usageOf(Object.values(commands));
  // Every command takes an option for one of several campuses.
  const options = { ...command.options, campus: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const settings = { ...readSettings(), campus: values.campus };
  const result = await command.run({ rest: positionals, values }, settings);
  if (result === undefined) throw usageOf([command]);
  console.log(result);
}

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
