import { defaultFieldResolver, GraphQLID, isInputObjectType, isListType, isNonNullType, type GraphQLField, type GraphQLInputType } from 'graphql';
import { databaseIdOf } from '../../../platform/database/ids.ts';
import { AS_GIVEN, typeOfIds } from './id-types.ts';

type Field = GraphQLField<unknown, unknown>;
type Decode = (value: unknown) => unknown;

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

function idDecoder(path: string): Decode | undefined {
  const typeName = typeOfIds(path);
  if (typeName === AS_GIVEN) return undefined;
  return (value) => (typeof value === 'string' ? databaseIdOf(value, typeName, lastName(path)) : value);
}

/** Reads the ids in the value of an argument or input field; undefined where it holds none. */
function decoderOf(type: GraphQLInputType, path: string): Decode | undefined {
  if (isNonNullType(type)) return decoderOf(type.ofType, path);
  if (isListType(type)) {
    const decode = decoderOf(type.ofType, path);
    return decode && ((value) => (Array.isArray(value) ? value.map(decode) : value));
  }
  if (type === GraphQLID) return idDecoder(path);
  if (!isInputObjectType(type)) return undefined;
  return decoderOfFields(Object.values(type.getFields()).map((field) => [field.name, decoderOf(field.type, `${type.name}.${field.name}`)]));
}

function decoderOfFields(fields: [name: string, decode: Decode | undefined][]): Decode | undefined {
  const decoders = fields.filter((field): field is [string, Decode] => field[1] !== undefined);
  if (decoders.length === 0) return undefined;
  return (value) => {
    if (value === null || typeof value !== 'object') return value;
    const given = value as Record<string, unknown>;
    const decoded = decoders.filter(([name]) => name in given).map(([name, decode]) => [name, decode(given[name])] as const);
    return { ...given, ...Object.fromEntries(decoded) };
  };
}

/**
 * Has the arguments of a field accept global ids beside numbers; services get numbers. A global id of another type is INVALID_INPUT about its
 * argument or input field. Throws at the start for an `ID` of which `id-types.ts` does not say whose it is.
 */
export function acceptGlobalIds(typeName: string, field: Field): void {
  const decode = decoderOfFields(field.args.map(({ name, type }) => [name, decoderOf(type, `${typeName}.${field.name}.${name}`)]));
  if (!decode) return;
  const { resolve = defaultFieldResolver, subscribe } = field;
  field.resolve = (source, args, context, info) => resolve(source, decode(args) as typeof args, context, info);
  if (subscribe) field.subscribe = (source, args, context, info) => subscribe(source, decode(args) as typeof args, context, info);
}
