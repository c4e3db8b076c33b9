import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, Kind, NoDeprecatedCustomRule, parse, specifiedRules, validate, type DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { examples } from '../explorer/examples.ts';
import * as generated from '../gql/graphql.ts';

const schema = buildSchema(readFileSync(resolve(import.meta.dirname, '../../../schema.graphql'), 'utf8'));
const rules = [...specifiedRules, NoDeprecatedCustomRule];
const problems = (document: DocumentNode) => validate(schema, document, rules).map(({ message }) => message);

const isDocument = (value: unknown): value is DocumentNode => (value as Partial<DocumentNode> | null)?.kind === Kind.DOCUMENT;
const operations = Object.entries(generated).filter(
  (entry): entry is [string, DocumentNode] => isDocument(entry[1]) && !entry[0].endsWith('FragmentDoc'),
);

describe('the documents of the pages', () => {
  it.each(operations)('%s is valid and uses nothing deprecated', (_name, document) => {
    expect(problems(document)).toEqual([]);
  });
});

describe('an example of the explorer', () => {
  it.each(examples)('is valid and uses nothing deprecated: %s', (example) => {
    expect(problems(parse(example))).toEqual([]);
  });
});
