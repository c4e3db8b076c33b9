import type { ParseArgsConfig } from 'node:util';
import type { Settings } from '../../../platform/settings/settings.ts';
import { readCampusSettings } from '../../../platform/settings/campus-settings.ts';
import { withCampus } from '../campus-admin.ts';
import { openApplication, type ApplicationContainer } from '../../application.ts';

/** Arguments of a command: positional ones and named options. */
export interface Arguments {
  rest: string[];
  values: Record<string, string | boolean | undefined>;
}

/** A command-line command. */
export interface Command {
  /** Usage text, with one call per line. */
  usage: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** Runs the command and returns its final output; undefined if the arguments are wrong. */
  run(args: Arguments, settings: Settings): Promise<string | undefined>;
}

/**
 * Opens the application, or the application of the campus in the settings, for one task. `attach` joins an embedded database that a server has open.
 */
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

/** Returns an option's text; undefined if it is not given. */
export function textOf({ values }: Arguments, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}
