import {
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from 'graphql';
import { constraintDirective } from '../../../platform/input/constraint.ts';
import { invalid } from '../../../platform/errors.ts';
import type { Fields, InputClass, Route, Schema } from '../../../platform/net/rest.ts';

/** A field of a REST body that corresponds to a field of an input type. */
export interface BodyField {
  /** Documented name. */
  name: string;
  field: GraphQLInputField;
  isRequired: boolean;
}

/** Returns whether an input field is not part of a REST body, because a header or a form part contains it. */
const elsewhere = ({ name, type }: GraphQLInputField): boolean => name === 'idempotencyKey' || getNamedType(type).name === 'Upload';

function inputTypeOf(schema: GraphQLSchema, type: InputClass): GraphQLInputObjectType {
  const found = schema.getType(type.name);
  if (!isInputObjectType(found)) throw new Error(`The schema has no input type ${type.name}`);
  return found;
}

/** Returns the fields of a route's body that belong to its input type. Throws for a type that is not in the schema. */
export function bodyFields(schema: GraphQLSchema, { body, names }: Pick<Route, 'body' | 'names'>): BodyField[] {
  if (!body?.input) return [];
  const { type, without = [] } = body.input;
  return Object.values(inputTypeOf(schema, type).getFields())
    .filter((field) => !elsewhere(field) && !without.includes(field.name))
    .map((field) => ({ name: names?.[field.name] ?? field.name, field, isRequired: isRequiredInputField(field) }));
}

const isList = ({ type }: GraphQLInputField): boolean => isListType(getNullableType(type));

function valueOf(body: Fields, { name, field }: BodyField): unknown {
  if (isList(field)) return body.list(name);
  const type = getNamedType(field.type);
  if (isEnumType(type)) {
    const value = type.getValue(body.text(name));
    if (!value) throw invalid(name, `${name} must be one of ${namesOf(type)}`);
    return value.value;
  }
  if (type.name === 'Boolean') return body.boolean(name);
  return type.name === 'Int' || type.name === 'Float' ? body.number(name) : body.text(name);
}

/** Reads a body as the input type of its route. Fields that are not given are left out. Throws INVALID_INPUT that names the field. */
export function readInput(fields: readonly BodyField[], body: Fields): Record<string, unknown> {
  const read = fields.filter(({ name, isRequired }) => isRequired || body.has(name));
  const given = read.map((each) => [each.field.name, valueOf(body, each)]);
  const defaults = fields.filter(({ field }) => field.defaultValue !== undefined).map(({ field }) => [field.name, field.defaultValue]);
  return Object.fromEntries([...defaults, ...given]) as Record<string, unknown>;
}

const namesOf = (type: { getValues(): readonly { name: string }[] }): string =>
  type
    .getValues()
    .map(({ name }) => name)
    .join(', ');

const jsonTypes: Record<string, Schema> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { enum: [true, false, 'true', 'false', '1', '0', 1, 0] },
};

/** Returns the JSON Schema of a field, with its description and rule from the schema. */
export function jsonSchemaOf({ field }: BodyField): Schema {
  const type = getNamedType(field.type);
  const rule = field.astNode && getDirectiveValues(constraintDirective, field.astNode);
  const { minLength, maxLength, pattern, min, max } = rule ?? {};
  const base: Schema = isEnumType(type)
    ? { type: 'string', enum: type.getValues().map(({ name }) => name) }
    : (jsonTypes[type.name] ?? { type: 'string' });
  const limits = { minLength, maxLength, pattern, minimum: min, maximum: max, default: field.defaultValue };
  const given = Object.entries(limits).filter(([, value]) => value !== undefined);
  const described = isList(field) ? { type: 'array', items: base } : base;
  return { ...described, description: field.description ?? '', ...Object.fromEntries(given) };
}
