import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildSchema,
  getDirectiveValues,
  isInputObjectType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { admin, guest, listing, student } from './test-clients.ts';

const schema = buildSchema(readFileSync(resolve(import.meta.dirname, '../../schema.graphql'), 'utf8'));

interface Constraint {
  max?: number;
  maxLength?: number;
  emptyMessage?: string;
  tooLongMessage?: string;
  message: string;
}

/** Returns the constraints of an input type as a client of schema.graphql reads them. */
function constraintsOf(name: string): Record<string, Constraint> {
  const type = schema.getType(name) as GraphQLInputObjectType;
  const fields = Object.values(type.getFields()).map((field) => [field.name, getDirectiveValues(schema.getDirective('constraint')!, field.astNode!)]);
  return Object.fromEntries(fields.filter(([, constraint]) => constraint)) as Record<string, Constraint>;
}

const cases = [
  ['SignUpInput', 'mutation ($i: SignUpInput!) { signUp(input: $i) { message } }', {}],
  ['ResetPasswordInput', 'mutation ($i: ResetPasswordInput!) { resetPassword(input: $i) { message } }', {}],
  ['ContactMessageInput', 'mutation ($i: ContactMessageInput!) { sendContactMessage(input: $i) { message } }', {}],
  ['CreateProductInput', 'mutation ($i: CreateProductInput!) { createProduct(input: $i) { message } }', { shipping: false, isbn: 'none' }],
  ['CreateCategoryInput', 'mutation ($i: CreateCategoryInput!) { createCategory(input: $i) { category { id: databaseId } } }', {}],
  ['RequestSignUpOtpInput', 'mutation ($i: RequestSignUpOtpInput!) { requestSignUpOtp(input: $i) { message } }', {}],
  ['RequestPasswordResetInput', 'mutation ($i: RequestPasswordResetInput!) { requestPasswordReset(input: $i) { message } }', {}],
  ['AskAssistantInput', 'mutation ($i: AskAssistantInput!) { askAssistant(input: $i) { text } }', {}],
  ['DeleteMyAccountInput', 'mutation ($i: DeleteMyAccountInput!) { deleteMyAccount(input: $i) }', {}],
] as const;

describe('input rules', () => {
  it('are in the schema for every text and number field of an input', () => {
    const forms = Object.values(schema.getTypeMap()).filter(isInputObjectType);
    const silent = forms.flatMap((type) => {
      const known = constraintsOf(type.name);
      const fields = Object.values(type.getFields());
      const typed = fields.filter((field) => ['String', 'Int', 'Float'].includes(String(field.type).replace('!', '')));
      return typed.filter(({ name }) => !known[name]).map(({ name }) => `${type.name}.${name}`);
    });
    // A price bound may be any number, and a search may contain any text.
    expect(silent).toEqual(['ProductFilter.isbn', 'ProductFilter.maxPrice', 'ProductFilter.minPrice', 'WantedFilter.courseCode']);
  });

  it('are in the schema for page sizes, list sizes, texts and keys in arguments', () => {
    const types = Object.values(schema.getTypeMap()).filter(isObjectType);
    const all = types.flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => field.args.map((arg) => ({ path: `${type.name}.${field.name}.${arg.name}`, arg }))),
    );
    const ruled = all.filter(({ arg }) => ['first', 'last', 'text', 'idempotencyKey'].includes(arg.name));
    expect(ruled.length).toBeGreaterThan(50);
    const rule = ({ astNode }: GraphQLArgument) => getDirectiveValues(schema.getDirective('constraint')!, astNode!);
    expect(ruled.filter(({ arg }) => !rule(arg)).map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['{ products(first: 51) { totalCount } }', 'products', 'first'],
    ['{ products(first: 1) { nodes { related(first: 9) { id: databaseId } } } }', 'related', 'first'],
    ['{ searchSuggestions(text: "", first: 11) { recent } }', 'searchSuggestions', 'first'],
    [`{ searchSuggestions(text: "${'x'.repeat(101)}") { recent } }`, 'searchSuggestions', 'text'],
  ])('of an argument match the schema: %s', async (query, fieldName, argument) => {
    await listing(await student());
    const field = [schema.getQueryType()!, schema.getType('Product') as GraphQLObjectType].map((type) => type.getFields()[fieldName]).find(Boolean)!;
    const { message } = getDirectiveValues(schema.getDirective('constraint')!, field.args.find(({ name }) => name === argument)!.astNode!)!;
    const { errors } = await (await guest()).ask(query);
    expect(errors![0]!.extensions).toEqual({ code: 'INVALID_INPUT', fields: [{ field: argument, message }] });
  });

  it.each(cases)('%s names every invalid field in one response with the message of the schema', async (type, mutation, rest) => {
    const constraints = constraintsOf(type);
    const wrong = Object.fromEntries(Object.entries(constraints).map(([field, { max }]) => [field, max === undefined ? '' : max + 1]));
    const required = Object.entries(constraints).filter(([field]) => field !== 'idempotencyKey');
    const expected = required.map(([field, { max, emptyMessage, message }]) => ({
      field,
      message: max === undefined ? (emptyMessage ?? message) : message,
    }));
    delete wrong.idempotencyKey;
    const { errors } = await (await admin()).ask(mutation, { i: { ...wrong, ...rest } });
    expect(errors![0]!.extensions).toEqual({ code: 'INVALID_INPUT', fields: expect.arrayContaining(expected) });
    expect(errors![0]!.extensions.fields).toHaveLength(expected.length);
  });

  it('are the same for REST', async () => {
    const body = { name: ' ', description: 'x'.repeat(4001), price: -1, quantity: 1.5, shipping: '0', category: 'none' };
    const { body: answer } = await (await student()).rest('POST', '/api/product/create-product', body);
    const known = constraintsOf('CreateProductInput');
    expect(answer.fields).toEqual([
      { field: 'name', message: known.name!.emptyMessage },
      { field: 'description', message: known.description!.message },
      { field: 'price', message: known.price!.message },
      { field: 'quantity', message: known.quantity!.message },
      { field: 'category', message: known.categoryId!.message },
    ]);
  });

  it('count code points after trimming', async () => {
    const send = async (name: string) => {
      const i = { name, email: 'someone@example.org', message: 'Hello' };
      const { errors } = await (await guest()).ask('mutation ($i: ContactMessageInput!) { sendContactMessage(input: $i) { message } }', { i });
      return errors?.[0]!.extensions.fields;
    };
    expect(await send(`  ${'🎸'.repeat(120)}  `)).toBeUndefined();
    expect(await send('🎸'.repeat(121))).toEqual([{ field: 'name', message: constraintsOf('ContactMessageInput').name!.message }]);
  });
});
