import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { limitsOf } from '../src/app/schema/execution/limits.ts';
import { readSettings } from '../src/platform/settings/settings.ts';

/* Checks the documents of the pages against the limits of the pages' users. `npm run codegen` writes the list. */
const root = resolve(import.meta.dirname, '../..');
const schema = buildSchema(readFileSync(resolve(root, 'schema.graphql'), 'utf8'));
const texts = Object.values(JSON.parse(readFileSync(resolve(root, 'frontend/src/gql/persisted-documents.json'), 'utf8')) as Record<string, string>);
const limits = limitsOf(schema, readSettings({}));

/** Documents of administrators' pages that exceed the limit of students. */
const administrators = new Set(['Moderation']);

const scalars: Record<string, unknown> = { Int: 20, Float: 1, Boolean: true };

/** Returns a value with all fields set, because a set filter costs more. */
function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return [valueOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, valueOf(field.type)]));
  return scalars[type.name] ?? '1';
}

const typeOf = (type: TypeNode) => typeFromAST(schema, type as never) as GraphQLInputType;

/** Returns values for an operation's variables. Page sizes come from the document. */
const variablesOf = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type, defaultValue }) => (defaultValue ? [] : [[variable.name.value, valueOf(typeOf(type))]])),
  );

const operations = texts.map((text): [name: string, text: string, document: DocumentNode, operation: OperationDefinitionNode] => {
  const document = parse(text);
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)!;
  return [operation.name!.value, text, document, operation];
});

describe('a document of the pages', () => {
  it.each(operations)('%s is within the limits of the users who open its page', (name, text, document, operation) => {
    limits.checkText(text);
    const viewer = { id: '1', isAdmin: administrators.has(name), sessionId: '1' };
    expect(limits.checkCost({ document, operation, variables: variablesOf(operation) }, viewer)).toBeGreaterThan(0);
  });
});
