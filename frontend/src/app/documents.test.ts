import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildSchema,
  isObjectType,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { examples } from './explorer/examples.ts';
import * as generated from '../gql/graphql.ts';

const schema = buildSchema(readFileSync(resolve(import.meta.dirname, '../../../schema.graphql'), 'utf8'));
const rules = [...specifiedRules, NoDeprecatedCustomRule];
const errorsOf = (document: DocumentNode) => validate(schema, document, rules).map(({ message }) => message);

const isDocument = (value: unknown): value is DocumentNode => (value as Partial<DocumentNode> | null)?.kind === Kind.DOCUMENT;
const operations = Object.entries(generated).filter(
  (entry): entry is [string, DocumentNode] => isDocument(entry[1]) && !entry[0].endsWith('FragmentDoc'),
);

/** Returns the spreads of masked fragments on objects without an id. A component reads its fragment from the cache, which requires an id. */
function unidentified(document: DocumentNode): string[] {
  const found: string[] = [];
  const types = new TypeInfo(schema);
  const check = ({ selections }: SelectionSetNode) => {
    const hasId = selections.some((selection) => selection.kind === Kind.FIELD && (selection.alias ?? selection.name).value === 'id');
    if (hasId) return;
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) found.push(`${selection.name.value} on ${types.getParentType()?.name ?? ''}`);
    }
  };
  visit(document, visitWithTypeInfo(types, { SelectionSet: check }));
  return found;
}

/** Returns the types whose global id a document selects as `id`. URLs, storage and REST use the number. */
function globallyIdentified(document: DocumentNode): string[] {
  const found: string[] = [];
  const types = new TypeInfo(schema);
  const check = ({ name, alias }: FieldNode) => {
    const parent = types.getParentType();
    const isNode = isObjectType(parent) && parent.getInterfaces().some((each) => each.name === 'Node');
    if (isNode && name.value === 'id' && (alias ?? name).value === 'id') found.push(parent.name);
  };
  visit(document, visitWithTypeInfo(types, { Field: check }));
  return found;
}

describe('the documents of the pages', () => {
  it.each(operations)('%s is valid and uses nothing deprecated', (_name, document) => {
    expect(errorsOf(document)).toEqual([]);
  });

  it.each(operations)('%s selects the id of every object that it passes on masked', (_name, document) => {
    expect(unidentified(document)).toEqual([]);
  });

  it.each(operations)('%s selects numbers: `id: databaseId`', (_name, document) => {
    expect(globallyIdentified(document)).toEqual([]);
  });
});

describe('an example of the explorer', () => {
  it.each(examples)('is valid and uses nothing deprecated: %s', (example) => {
    expect(errorsOf(parse(example))).toEqual([]);
  });
});
