import { getNamedType, isEnumType, isLeafType, isNonNullType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { ObjectFields, PlainProperties, Schema } from '../../../platform/net/rest.ts';

/**
 * Returns the fields of a type that are single values without arguments, except those that are left out. Throws for a name that the type does not
 * have.
 */
function plainFields(schema: GraphQLSchema, { of, without }: ObjectFields): GraphQLField<unknown, unknown>[] {
  const type = schema.getType(of);
  const fields = isObjectType(type) ? type.getFields() : {};
  const unknown = without.find((name) => !fields[name]);
  if (unknown) throw new Error(`${of} has no field ${unknown} to leave out`);
  return Object.values(fields).filter(
    ({ name, type: value, args }) => isLeafType(getNamedType(value)) && args.length === 0 && !without.includes(name),
  );
}

/** Documented clients expect the number of an object as `_id`. */
const documentedName = (name: string): string => (name === 'databaseId' ? '_id' : name);

/** Returns the GraphQL selection that reads the fields of a response. */
export function selectionOf(schema: GraphQLSchema, fields: ObjectFields): string {
  const plain = plainFields(schema, fields).map(({ name }) => `${documentedName(name)}: ${name}`);
  return `{ ${[...plain, fields.also].join(' ')} }`;
}

const jsonTypes: Record<string, string> = { Int: 'integer', Float: 'number', Boolean: 'boolean' };

function jsonSchemaOf({ type, description }: GraphQLField<unknown, unknown>): Schema {
  const named = getNamedType(type);
  const values = isEnumType(named) ? { enum: named.getValues().map(({ name }) => name) } : {};
  return { type: jsonTypes[named.name] ?? 'string', ...values, description: description ?? '' };
}

/** Returns the JSON Schema of a response's plain fields, by their documented names. `optional` lists the fields that are left out when null. */
export function propertiesOf(schema: GraphQLSchema, fields: ObjectFields): PlainProperties {
  const plain = plainFields(schema, fields);
  return {
    properties: Object.fromEntries(plain.map((field) => [documentedName(field.name), jsonSchemaOf(field)])),
    optional: plain.filter(({ type }) => !isNonNullType(type)).map(({ name }) => documentedName(name)),
  };
}
