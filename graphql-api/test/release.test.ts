import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildBareSchema } from '../src/app/schema/schema.ts';

const root = resolve(import.meta.dirname, '../..');
const at = (path: string) => readFileSync(resolve(root, path), 'utf8');
const changelog = at('CHANGELOG.md');

/** The releases of the changelog, the newest first, each with the commit that its link at the end ends with. */
const releases = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/gm)].map(([, version, date]) => ({
  version: version!,
  date: date!,
  commit: new RegExp(String.raw`^\[${version}\]: .*\b([0-9a-f]{7,40})$`, 'm').exec(changelog)?.[1],
}));

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/** The schema of a release: of its tag, or, where this clone has no tags, of the commit that the changelog names. */
function releasedSchema({ version, commit }: (typeof releases)[number]): string | undefined {
  const shown = [`v${version}`, commit].map((at) => at && git('show', `${at}:schema.graphql`));
  return shown.find(Boolean);
}

/** Breaking changes that no line of the log with "Breaking" mentions: it names what is removed or changed, in backquotes. */
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

describe('the schema against the last release', () => {
  it('has no breaking change that the changelog does not mention', async ({ skip }) => {
    const released = releasedSchema(releases[0]!);
    // A shallow clone has neither the tag nor the commit.
    if (!released) return skip(`this clone has no commit of release ${releases[0]!.version}: "git fetch --unshallow --tags" brings it`);
    const unreleased = changelog.split(/^## /m)[1]!;
    expect(await unmentioned(buildSchema(released), buildBareSchema(), unreleased)).toEqual([]);
  });

  it('fails for a removed field that the changelog does not mention, and passes for one that it does', async () => {
    const [before, after] = [buildSchema('type Query { a: Int b: Int }'), buildSchema('type Query { a: Int }')];
    expect(await unmentioned(before, after, '- Nothing to see.')).toEqual([expect.stringContaining("'b'")]);
    expect(await unmentioned(before, after, '- Breaking: `Query.b` is gone, use `Query.a`.')).toEqual([]);
  });
});

describe('the changelog', () => {
  it('begins with what is unreleased, then has each release with its date and commit, the newest first', () => {
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

  it('has the kinds of changes of Keep a Changelog, each once a release', () => {
    for (const release of changelog.split(/^## /m).slice(1)) {
      const kinds = [...release.matchAll(/^### (.+)$/gm)].map(([, kind]) => kind!);
      expect(kinds).toEqual(['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'].filter((kind) => kinds.includes(kind)));
    }
  });

  it('has the version of the packages as its newest release', () => {
    const { version, workspaces } = JSON.parse(at('package.json')) as { version: string; workspaces: string[] };
    const versions = workspaces.map((path) => (JSON.parse(at(`${path}/package.json`)) as { version: string }).version);
    expect(new Set([version, ...versions])).toEqual(new Set([releases[0]!.version]));
  });
});
