import type { ParseArgsConfig } from 'node:util';
import type { Settings } from '../../../platform/settings/settings.ts';
import { readCampusSettings } from '../../../platform/settings/campus-settings.ts';
import { withCampus } from '../campus-admin.ts';
import { openApplication, type ApplicationContainer } from '../../application.ts';

/** The arguments of a command: those without a name, and those with one. */
export interface Arguments {
  rest: string[];
  values: Record<string, string | boolean | undefined>;
}

/** A command of the command line. */
export interface Command {
  /** How it is called, one call a line. */
  usage: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** Does the work and returns what is printed last; undefined when the arguments are wrong. */
  run(args: Arguments, settings: Settings): Promise<string | undefined>;
}

/** Opens the application, or that of the campus of the settings, for one piece of work. `attach` joins an embedded database that a server has open. */
export async function withApplication<Result>(
  settings: Settings,
  { attach }: { attach: boolean },
  work: (container: ApplicationContainer) => Promise<Result>,
): Promise<Result> {
  const container = await openApplication(settings, { attach });
  const { campus } = settings;
  try {
    return campus === undefined ? await work(container) : await withCampus({ primary: container, settingsOf: readCampusSettings }, campus, work);
  } finally {
    await container.close();
  }
}

/** An option's text; undefined when it is not given. */
export function textOf({ values }: Arguments, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}
