import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { diff, DiffRule } from '@graphql-inspector/core';
import { buildSchema, type GraphQLSchema } from 'graphql';
import type { SchemaVersion } from './schema-changes.ts';

/* For development only: reads the history of the repository, which an installation does not have. */

const root = resolve(import.meta.dirname, '../../../../..');
export const changelog = readFileSync(resolve(root, 'CHANGELOG.md'), 'utf8');

/** A release in the changelog, with the commit at the end of its link. */
export interface Release {
  version: string;
  date: string;
  commit: string | undefined;
}

/** Releases, newest first. */
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

/**
 * Returns the schema of a release: from its tag or, if this clone has no tags, from the commit in the changelog. Undefined in a clone without either.
 */
export function releasedSchema({ version, commit }: Release): GraphQLSchema | undefined {
  const shown = [`v${version}`, commit].map((at) => at && git('show', `${at}:schema.graphql`)).find(Boolean);
  return shown === undefined ? undefined : buildSchema(shown);
}

/** Changed descriptions do not affect clients, and parts of an added or removed element are not listed separately. */
const rules = [DiffRule.simplifyChanges, DiffRule.ignoreDescriptionChanges];
/** Input rules and required scopes are left out, because the schema itself states them. */
const DIRECTIVE_USAGE = 'DIRECTIVE_USAGE';

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

async function versionOf(from: GraphQLSchema, to: GraphQLSchema, named: Pick<SchemaVersion, 'version' | 'date'>): Promise<SchemaVersion> {
  const changes = await diff(from, to, rules);
  const ofTypes = changes.filter(({ type }) => !String(type).startsWith(DIRECTIVE_USAGE));
  const listed = ofTypes.map(({ criticality: { level }, path = '', message }) => ({ level, path, message }));
  return { ...named, changes: listed.toSorted((one, other) => compare(one.path, other.path) || compare(one.message, other.message)) };
}

/** Returns the changes of the schema in each release and since the last one, newest first; undefined in a clone without the history. */
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

/** Returns the changes as text, with one change per line, so that two branches with a change each can be merged. */
export function schemaVersionsText(versions: readonly SchemaVersion[]): string {
  const textOf = ({ changes, ...named }: SchemaVersion) =>
    `${JSON.stringify(named).slice(0, -1)},"changes":[\n${changes.map((change) => JSON.stringify(change)).join(',\n')}\n]}`;
  return `[${versions.map(textOf).join(',\n')}]\n`;
}
