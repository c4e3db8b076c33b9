import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, findBreakingChanges } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildBareSchema } from '../src/app/schema.ts';

const at = (path: string) => readFileSync(resolve(import.meta.dirname, path), 'utf8');

/** Breaking changes that the changelog does not mention: it names what is gone or changed, in backquotes, in a line with "Breaking". */
function untold(changes: { description: string }[], log: string): string[] {
  const told = log
    .split('\n')
    .filter((line) => /breaking/i.test(line))
    .join('\n');
  return changes.map(({ description }) => description).filter((description) => !words(description).some((word) => told.includes(`\`${word}\``)));
}

const words = (description: string) => description.match(/[A-Za-z_]+(?:\.[A-Za-z_]+)?/g) ?? [];

describe('the schema against the last release (released.graphql)', () => {
  it('has no breaking change that the changelog does not mention', () => {
    const unreleased = at('../../CHANGELOG.md').split(/^## /m)[1]!;
    expect(untold(findBreakingChanges(buildSchema(at('../released.graphql')), buildBareSchema()), unreleased)).toEqual([]);
  });

  it('fails for a removed field that the changelog does not mention, and passes for one that it does', () => {
    const changes = findBreakingChanges(buildSchema('type Query { a: Int b: Int }'), buildSchema('type Query { a: Int }'));
    expect(untold(changes, '- Nothing to see.')).toEqual(['Query.b was removed.']);
    expect(untold(changes, '- Breaking: `Query.b` is gone, use `Query.a`.')).toEqual([]);
  });
});
