import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { diff, DiffRule } from '@graphql-inspector/core';
import { buildSchema, type GraphQLSchema } from 'graphql';
import type { SchemaVersion } from './schema-changes.ts';

/* For development: reads the history of the repository, which an installation has not. */

const root = resolve(import.meta.dirname, '../../../../..');
export const changelog = readFileSync(resolve(root, 'CHANGELOG.md'), 'utf8');

/** A release of the changelog, with the commit that its link at the end ends with. */
export interface Release {
  version: string;
  date: string;
  commit: string | undefined;
}

/** The releases, the newest first. */
export const releases: readonly Release[] = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/gm)].map(([, version, date]) => ({
  version: version!,
  date: date!,
  commit: new RegExp(String.raw`^\[${version}\]: .*\b([0-9a-f]{7,40})$`, 'm').exec(changelog)?.[1],
}));

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 });
  } catch {
    return undefined;
  }
}

/** The schema of a release: of its tag, or, where this clone has no tags, of the commit that the changelog names. Undefined in a clone without either. */
export function releasedSchema({ version, commit }: Release): GraphQLSchema | undefined {
  const shown = [`v${version}`, commit].map((at) => at && git('show', `${at}:schema.graphql`)).find(Boolean);
  return shown === undefined ? undefined : buildSchema(shown);
}

/** Other words in descriptions change nothing for a client, and what is part of something new or gone needs no mention of its own. */
const rules = [DiffRule.simplifyChanges, DiffRule.ignoreDescriptionChanges];
/** What the server checks, and the scopes that it wants: the schema itself says so. */
const DIRECTIVE_USAGE = 'DIRECTIVE_USAGE';

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

async function versionOf(from: GraphQLSchema, to: GraphQLSchema, named: Pick<SchemaVersion, 'version' | 'date'>): Promise<SchemaVersion> {
  const changes = await diff(from, to, rules);
  const ofTypes = changes.filter(({ type }) => !String(type).startsWith(DIRECTIVE_USAGE));
  const listed = ofTypes.map(({ criticality: { level }, path = '', message }) => ({ level, path, message }));
  return { ...named, changes: listed.toSorted((one, other) => compare(one.path, other.path) || compare(one.message, other.message)) };
}

/** What each release changed in the schema, and what came since, the newest first; undefined in a clone without the history. */
export async function schemaVersions(current: GraphQLSchema): Promise<SchemaVersion[] | undefined> {
  const versions: SchemaVersion[] = [];
  let later: { schema: GraphQLSchema; named: Pick<SchemaVersion, 'version' | 'date'> } = { schema: current, named: { version: null, date: null } };
  for (const { version, date, ...release } of releases) {
    const schema = releasedSchema({ version, date, ...release });
    if (!schema) return undefined;
    versions.push(await versionOf(schema, later.schema, later.named));
    later = { schema, named: { version, date } };
  }
  return versions;
}

/** The same as text, a change on a line, so that two branches with a change each are merged. */
export function schemaVersionsText(versions: readonly SchemaVersion[]): string {
  const textOf = ({ changes, ...named }: SchemaVersion) =>
    `${JSON.stringify(named).slice(0, -1)},"changes":[\n${changes.map((change) => JSON.stringify(change)).join(',\n')}\n]}`;
  return `[${versions.map(textOf).join(',\n')}]\n`;
}
