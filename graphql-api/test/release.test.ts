import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { changelog, releasedSchema, releases, schemaVersions } from '../src/app/schema/versions/releases.ts';
import { schemaChanges } from '../src/app/schema/versions/schema-changes.ts';

const root = resolve(import.meta.dirname, '../..');
const at = (path: string) => readFileSync(resolve(root, path), 'utf8');

/**
 * Returns the breaking changes that are missing in the lines with "Breaking" in the changelog. A line names the removed or changed element in
 * backquotes.
 */
function unmentioned(from: GraphQLSchema, to: GraphQLSchema, log: string): Promise<string[]> {
  const entries = log.split(/^- /m).filter((entry) => /breaking/i.test(entry));
  const isMentioned = (path = '') => {
    const parts = path.split('.');
    const names = parts.flatMap((_, start) => parts.slice(start).map((__, length) => parts.slice(start, start + length + 1).join('.')));
    return names.some((name) => entries.some((entry) => entry.includes(`\`${name}\``)));
  };
  return diff(from, to).then((changes) =>
    changes.flatMap(({ criticality, path, message }) => (criticality.level === CriticalityLevel.Breaking && !isMentioned(path) ? [message] : [])),
  );
}

describe('the schema compared with the last release', () => {
  it('has no breaking change that the changelog does not mention', async ({ skip }) => {
    const released = releasedSchema(releases[0]!);
    // A shallow clone contains neither the tag nor the commit.
    if (!released) return skip(`this clone has no commit of release ${releases[0]!.version}: "git fetch --unshallow --tags" brings it`);
    const unreleased = changelog.split(/^## /m)[1]!;
    expect(await unmentioned(released, buildBareSchema(), unreleased)).toEqual([]);
  });

  it('matches schema-changes.json (npm run schema)', async ({ skip }) => {
    const versions = await schemaVersions(buildBareSchema());
    if (!versions) return skip('this clone has no commits of the releases');
    expect(schemaChanges).toEqual(versions);
  });

  it('fails for a removed field that the changelog does not mention and passes for one that it mentions', async () => {
    const [before, after] = [buildSchema('type Query { a: Int b: Int }'), buildSchema('type Query { a: Int }')];
    expect(await unmentioned(before, after, '- Nothing to see.')).toEqual([expect.stringContaining("'b'")]);
    expect(await unmentioned(before, after, '- Breaking: `Query.b` is gone, use `Query.a`.')).toEqual([]);
  });
});

describe('the changelog', () => {
  it('begins with the unreleased changes, then has each release with its date and commit, newest first', () => {
    const headings = [...changelog.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['[Unreleased]', ...releases.map(({ version, date }) => `[${version}] - ${date}`)]);
    expect(releases.filter(({ commit }) => !commit)).toEqual([]);
    expect(releases.map(({ date }) => date)).toEqual(
      releases
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
  });

  it('has the kinds of changes of Keep a Changelog, each once per release', () => {
    for (const release of changelog.split(/^## /m).slice(1)) {
      const kinds = [...release.matchAll(/^### (.+)$/gm)].map(([, kind]) => kind!);
      expect(kinds).toEqual(['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'].filter((kind) => kinds.includes(kind)));
    }
  });

  it('has the package version as its newest release', () => {
    const { version, workspaces } = JSON.parse(at('package.json')) as { version: string; workspaces: string[] };
    const versions = workspaces.map((path) => (JSON.parse(at(`${path}/package.json`)) as { version: string }).version);
    expect(new Set([version, ...versions])).toEqual(new Set([releases[0]!.version]));
  });
});
