import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNullableType,
  isInputObjectType,
  isNonNullType,
  type GraphQLArgumentConfig,
  type GraphQLFieldConfig,
  type GraphQLInputField,
  type GraphQLInputFieldConfig,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { invalid } from '../../platform/errors.ts';

type Field = GraphQLFieldConfig<unknown, unknown, Record<string, unknown>>;

const REASON = 'Since 2026-11-22: use the field of `input`. It stays until 2027-11-22 at least.';

/** What mutations took before they had an `input`: each is a field of it now. */
const insteadOfInput: Readonly<Record<string, readonly string[]>> = {
  askAssistant: ['query', 'productId'],
  createCategory: ['name', 'idempotencyKey'],
  deleteCategory: ['id', 'moveTo'],
  deleteMyAccount: ['password'],
  deleteOrder: ['id'],
  deleteProduct: ['id', 'reason'],
  deleteReview: ['id', 'reason'],
  deleteUser: ['id'],
  markMessagesRead: ['orderId'],
  requestPasswordReset: ['email'],
  requestSignUpOtp: ['email', 'collegeId'],
  revokeAccessToken: ['id'],
  sendMessage: ['orderId', 'text', 'idempotencyKey'],
  setContactMessageHandled: ['id', 'handled'],
  setOrderStatus: ['id', 'status'],
  setUserRole: ['id', 'role'],
  signIn: ['email', 'password'],
  updateCategory: ['id', 'name'],
};

/** What mutations took beside their `input`: each is a field of it now. */
const besideInput: Readonly<Record<string, readonly string[]>> = { createProduct: ['photo'], updateProduct: ['id', 'photo'] };

function inputTypeOf(schema: GraphQLSchema, mutation: string): GraphQLInputObjectType {
  const { [mutation]: field } = schema.getMutationType()?.getFields() ?? {};
  const input = field?.args.find(({ name }) => name === 'input');
  const type = input && getNullableType(input.type);
  if (!isInputObjectType(type)) throw new Error(`${mutation} has no input`);
  return type;
}

/** The fields of a mutation's input that it also takes as arguments. */
function formerFields(schema: GraphQLSchema, mutation: string, names: readonly string[]): GraphQLInputField[] {
  const type = inputTypeOf(schema, mutation);
  return names.map((name) => {
    const field = type.getFields()[name];
    if (!field) throw new Error(`${type.name} has no field ${name}`);
    return field;
  });
}

const asArgument = ({ type, description }: GraphQLInputField): GraphQLArgumentConfig => ({
  type: getNullableType(type),
  description,
  deprecationReason: REASON,
});

/** The arguments with each value in `input`, wherever it was given. Throws INVALID_INPUT for one that is required and missing. */
function movedIntoInput(former: readonly GraphQLInputField[], { input, ...given }: Record<string, unknown>): Record<string, unknown> {
  const values: Record<string, unknown> = { ...(input as Record<string, unknown> | undefined) };
  for (const { name, type } of former) {
    if (given[name] != null) values[name] = given[name];
    if (isNonNullType(type) && values[name] == null) throw invalid(name, `${name} is required`);
  }
  return { input: values };
}

function withArguments(field: Field, former: readonly GraphQLInputField[], isInputRequired: boolean): Field {
  const { args = {}, resolve = defaultFieldResolver } = field;
  const input = args.input!;
  return {
    ...field,
    args: {
      ...Object.fromEntries(former.map((each) => [each.name, asArgument(each)])),
      input: isInputRequired ? input : { ...input, type: getNullableType(input.type) },
    },
    resolve: (source, given, context, info) => resolve(source, movedIntoInput(former, given), context, info),
  };
}

const asOptional = (config: GraphQLInputFieldConfig): GraphQLInputFieldConfig => ({
  ...config,
  type: getNullableType<GraphQLInputType>(config.type),
});

/** Adds to mutations the arguments that their clients sent before 2026-11-22, as deprecated ones. */
export function withFormerArguments(schema: GraphQLSchema): GraphQLSchema {
  // A client that gives one of these as an argument leaves it out of the input.
  const optional = new Map(Object.entries(besideInput).map(([mutation, names]) => [inputTypeOf(schema, mutation).name, names]));
  const former = new Map(
    Object.entries({ ...insteadOfInput, ...besideInput }).map(([mutation, names]) => [mutation, formerFields(schema, mutation, names)]),
  );
  return mapSchema(schema, {
    [MapperKind.INPUT_OBJECT_FIELD]: (config, name, typeName) => (optional.get(typeName)?.includes(name) ? asOptional(config) : config),
    [MapperKind.MUTATION_ROOT_FIELD]: (field, name) => {
      const fields = former.get(name);
      return fields ? withArguments(field as Field, fields, name in besideInput) : field;
    },
  });
}
