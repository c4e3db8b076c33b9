import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const json = (path: string) => JSON.parse(text(path)) as { engines: { node: string }; optionalDependencies: Record<string, string> };
const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

interface Workflow {
  jobs: { test: { steps: { run?: string; with?: Record<string, unknown> }[] } };
}
const { steps } = (parse(text('.github/workflows/test.yml')) as Workflow).jobs.test;

describe('the documentation and the tools', () => {
  it('name the same version of Node.js: README, engines, CI, the image, and the Node.js of the tests', () => {
    const major = process.versions.node.split('.')[0]!;
    const named = {
      readme: /Requirements: Node\.js (\d+)/.exec(text('README.md'))?.[1],
      engines: ['package.json', 'graphql-api/package.json'].map((path) => json(path).engines.node),
      ci: steps.find((step) => step.with?.['node-version'])?.with!['node-version'],
      image: [...text('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, found]) => found),
      brought: Object.values(json('node/package.json').optionalDependencies).map((version) => version.split('.')[0]),
    };
    expect(named).toEqual({
      readme: major,
      engines: [`>=${major}`, `>=${major}`],
      ci: Number(major),
      image: [major, major, major],
      brought: [major, major],
    });
  });

  it('name the same test command: README, CONTRIBUTING, the pull request, CI and .ci/run', () => {
    for (const path of ['README.md', 'CONTRIBUTING.md', '.github/pull_request_template.md']) expect(text(path), path).toContain('npm test');
    expect(steps.at(-1)).toEqual({ run: 'npm test' });
    expect(text('.ci/run').trimEnd().split('\n').at(-1)).toBe('npm test');
  });
});

describe('CODEOWNERS', () => {
  const owned = text('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/\s+/));

  it('gives every group of domains the same owners in the server and in the pages', () => {
    const groups = foldersIn('graphql-api/src/domains');
    const ownersOf = (folder: string) => owned.find(([path]) => path === `/${folder}/`)?.slice(1);
    for (const group of groups) {
      const server = ownersOf(`graphql-api/src/domains/${group}`);
      expect(server, group).toBeDefined();
      if (existsSync(join(root, 'frontend/src', group))) expect(ownersOf(`frontend/src/${group}`), group).toEqual(server);
    }
  });

  it('names only existing paths', () => {
    expect(owned.filter(([path]) => !existsSync(join(root, path!)))).toEqual([]);
  });
});
