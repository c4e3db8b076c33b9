import { buildSchema, isObjectType, valueFromASTUntyped } from 'graphql';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { choices } from './scopes.ts';

const schema = buildSchema(readFileSync(resolve(import.meta.dirname, '../../../../schema.graphql'), 'utf8'));

/** The scopes that any field of the schema needs. */
function neededScopes(): Set<string> {
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .flatMap((type) => Object.values(type.getFields()));
  const stated = fields.flatMap(({ astNode }) => astNode?.directives?.filter(({ name }) => name.value === 'requiresScope') ?? []);
  return new Set(stated.flatMap((directive) => valueFromASTUntyped(directive.arguments![0]!.value) as string[]));
}

/** Scopes that the server checks without a field that states them, or that nothing needs yet. */
const UNSTATED = ['admin:audit:write', 'admin:events:read', 'admin:events:write', 'admin:orders:write', 'events:write', 'points:write'];

describe('the choices of the form of access tokens', () => {
  it('together have every scope that a field needs, and no other', () => {
    const offered = new Set(choices.flatMap(({ scopes }) => scopes));
    expect([...offered].toSorted()).toEqual([...neededScopes(), ...UNSTATED].toSorted());
  });

  it('give students no scope of administrators', () => {
    const ofStudents = choices.filter(({ admin }) => !admin).flatMap(({ scopes }) => scopes);
    expect(ofStudents.filter((scope) => scope.startsWith('admin:'))).toEqual([]);
  });
});
