import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, findBreakingChanges } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildBareSchema } from '../src/app/schema/schema.ts';

const at = (path: string) => readFileSync(resolve(import.meta.dirname, path), 'utf8');

/** Breaking changes that the changelog does not mention: it names what is removed or changed, in backquotes, in a line with "Breaking". */
function unmentioned(changes: { description: string }[], log: string): string[] {
  const mentioned = log
    .split('\n')
    .filter((line) => /breaking/i.test(line))
    .join('\n');
  return changes.map(({ description }) => description).filter((description) => !words(description).some((word) => mentioned.includes(`\`${word}\``)));
}

const words = (description: string) => description.match(/[A-Za-z_]+(?:\.[A-Za-z_]+)?/g) ?? [];

describe('the schema against the last release (released.graphql)', () => {
  it('has no breaking change that the changelog does not mention', () => {
    const unreleased = at('../../CHANGELOG.md').split(/^## /m)[1]!;
    expect(unmentioned(findBreakingChanges(buildSchema(at('../released.graphql')), buildBareSchema()), unreleased)).toEqual([]);
  });

  it('fails for a removed field that the changelog does not mention, and passes for one that it does', () => {
    const changes = findBreakingChanges(buildSchema('type Query { a: Int b: Int }'), buildSchema('type Query { a: Int }'));
    expect(unmentioned(changes, '- Nothing to see.')).toEqual(['Query.b was removed.']);
    expect(unmentioned(changes, '- Breaking: `Query.b` is gone, use `Query.a`.')).toEqual([]);
  });
});
