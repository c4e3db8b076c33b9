import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNullableType,
  GraphQLInputObjectType,
  isInputObjectType,
  isNonNullType,
  type GraphQLArgumentConfig,
  type GraphQLFieldConfig,
  type GraphQLInputFieldConfig,
  type GraphQLSchema,
} from 'graphql';
import { invalid } from '../platform/errors.ts';

type Field = GraphQLFieldConfig<unknown, unknown, Record<string, unknown>>;
type Arguments = Record<string, GraphQLArgumentConfig>;

const REASON = 'Since 2026-11-22: use the field of `input`. It stays until 2027-11-22 at least.';

/** Marks a field of an input type that its resolver takes as an argument. */
export const FROM_ARGUMENT = 'fromArgument';

const nullable = ({ type, ...config }: GraphQLArgumentConfig): GraphQLArgumentConfig => ({ ...config, type: getNullableType(type) });

const inputFieldOf = (config: GraphQLArgumentConfig): GraphQLInputFieldConfig => ({
  type: config.type,
  description: config.description,
  defaultValue: config.defaultValue,
  extensions: { [FROM_ARGUMENT]: true },
});

const mapped = <Value, Result>(values: Record<string, Value>, change: (value: Value) => Result): Record<string, Result> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** The arguments of a mutation besides `input`. */
function positional(args: Arguments): Arguments {
  const { input: _, ...others } = args;
  return others;
}

/** The arguments as the resolver takes them, wherever they were given. Throws INVALID_INPUT for one that is required and missing. */
function lifted(others: Arguments, hasInput: boolean, { input, ...given }: Record<string, unknown>): Record<string, unknown> {
  const values: Record<string, unknown> = { ...(input as Record<string, unknown> | undefined) };
  const args = { ...given };
  for (const [name, { type }] of Object.entries(others)) {
    args[name] ??= values[name];
    delete values[name];
    if (isNonNullType(type) && args[name] == null) throw invalid(name, `${name} is required`);
  }
  return hasInput ? { ...args, input: values } : args;
}

/** A mutation that takes each argument as a field of `input`, and the former ones as before. */
function withInput(name: string, field: Field): Field {
  const { args = {}, resolve = defaultFieldResolver } = field;
  const others = positional(args);
  if (Object.keys(others).length === 0) return field;
  const input = args.input ?? {
    type: new GraphQLInputObjectType({
      name: `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`,
      description: `What \`${name}\` takes.`,
      fields: mapped(others, inputFieldOf),
      extensions: { [FROM_ARGUMENT]: true },
    }),
    description: 'Everything that it takes.',
  };
  const former = mapped(others, (config) => ({ ...nullable(config), deprecationReason: REASON }));
  return {
    ...field,
    args: { ...former, input },
    resolve: (source, given, context, info) => resolve(source, lifted(others, Boolean(args.input), given), context, info),
  };
}

/** Fields that input types get, because a mutation takes an `input` of the type and other arguments beside it. */
function furtherFields(schema: GraphQLSchema): Map<string, Record<string, GraphQLInputFieldConfig>> {
  const mutations = Object.values(schema.getMutationType()?.toConfig().fields ?? {});
  return new Map(
    mutations.flatMap(({ args = {} }) => {
      const type = args.input && getNullableType(args.input.type);
      return isInputObjectType(type) ? [[type.name, mapped(positional(args), (config) => inputFieldOf(nullable(config)))] as const] : [];
    }),
  );
}

/** Gives every mutation one `input`; arguments beside it stay as the deprecated form. */
export function withMutationInputs(schema: GraphQLSchema): GraphQLSchema {
  const further = furtherFields(schema);
  return mapSchema(schema, {
    [MapperKind.INPUT_OBJECT_TYPE]: (type) => {
      const fields = further.get(type.name);
      if (!fields || Object.keys(fields).length === 0) return type;
      const config = type.toConfig();
      return new GraphQLInputObjectType({ ...config, fields: { ...config.fields, ...fields } });
    },
    [MapperKind.MUTATION_ROOT_FIELD]: (field, name) => withInput(name, field as Field),
  });
}
