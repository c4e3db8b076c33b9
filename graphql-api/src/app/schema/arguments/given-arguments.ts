import {
  defaultFieldResolver,
  GraphQLID,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { databaseIdOf } from '../../../platform/database/ids.ts';
import { AS_GIVEN, typeOfIds } from './id-types.ts';

type Field = GraphQLField<unknown, unknown>;
/** Converts a client's value to the value for a resolver. */
type Reader = (value: unknown) => unknown;

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

function idReader(path: string): Reader | undefined {
  const typeName = typeOfIds(path);
  if (typeName === AS_GIVEN) return undefined;
  return (value) => (typeof value === 'string' ? databaseIdOf(value, typeName, lastName(path)) : value);
}

/** Returns the function that reads the ids in an argument or input field; undefined if it contains none. */
function readerOf(type: GraphQLInputType, path: string): Reader | undefined {
  if (isNonNullType(type)) return readerOf(type.ofType, path);
  if (isListType(type)) {
    const read = readerOf(type.ofType, path);
    return read && ((value) => (Array.isArray(value) ? value.map(read) : value));
  }
  if (type === GraphQLID) return idReader(path);
  if (!isInputObjectType(type)) return undefined;
  return readerOfAll(Object.values(type.getFields()).map((field) => [field.name, readerOf(field.type, `${type.name}.${field.name}`)]));
}

function readerOfAll(named: [name: string, read: Reader | undefined][]): Reader | undefined {
  const readers = named.filter((each): each is [string, Reader] => each[1] !== undefined);
  if (readers.length === 0) return undefined;
  return (value) => {
    if (value === null || typeof value !== 'object') return value;
    const result: Record<string, unknown> = { ...value };
    for (const [name, read] of readers) if (name in result) result[name] = read(result[name]);
    return result;
  };
}

/**
 * Returns the function that reads the ids of an argument and replaces null by its default. Queries read the defaults of mapped fields themselves
 * (`read/plan/arguments.ts`).
 */
function readerOfArgument({ type, defaultValue }: GraphQLArgument, path: string): Reader | undefined {
  const read = readerOf(type, path);
  return defaultValue === undefined ? read : (value) => (read ? read(value) : value) ?? defaultValue;
}

/**
 * Makes the arguments of a field accept global ids as well as numbers, and null in place of a default, which a client sends for an unset variable.
 * Services receive numbers and defaults. A global id of another type is INVALID_INPUT about its argument or input field. Throws at the start for an
 * `ID` whose type is not declared in `id-types.ts`.
 */
export function acceptArguments(typeName: string, field: Field): void {
  const read = readerOfAll(field.args.map((each) => [each.name, readerOfArgument(each, `${typeName}.${field.name}.${each.name}`)]));
  if (!read) return;
  for (const argument of field.args) if (argument.defaultValue !== undefined && isNonNullType(argument.type)) argument.type = argument.type.ofType;
  const { resolve = defaultFieldResolver, subscribe } = field;
  field.resolve = (source, args, context, info) => resolve(source, read(args) as typeof args, context, info);
  if (subscribe) field.subscribe = (source, args, context, info) => subscribe(source, read(args) as typeof args, context, info);
}
