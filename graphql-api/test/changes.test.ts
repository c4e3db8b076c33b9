import { getNamedType, isInputObjectType, isNonNullType, isScalarType, type GraphQLInputField } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { changeCases, type ChangeCase, type Sent } from './change-cases.ts';
import { admin, student, type TestClient } from './test-clients.ts';

const schema = buildBareSchema();

/** Fields of a change that may be empty although they are non-null when read, and fields that may not although they are nullable when read. */
const readOtherwise: Record<string, string> = {
  'UpdateProfileInput.phone': 'is null for those who may not see it',
  'UpdateProfileInput.collegeId': 'is null for those who may not see it',
  'UpdateProductInput.photos': 'is an empty list',
  'UpdateProductInput.photo': 'is the first of a list',
  'UpdateProductInput.courseCodes': 'is an empty list',
};

interface ChangedField {
  input: string;
  field: GraphQLInputField;
  isOptional: boolean;
}

/** Fields of inputs for changes: inputs named Update…, and inputs whose description says that omitted fields stay unchanged. */
const changed: ChangedField[] = Object.values(schema.getTypeMap())
  .filter(isInputObjectType)
  .filter(({ name, description }) => name.startsWith('Update') || description?.includes('omitted fields do not change'))
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ name }) => name !== 'id' && name !== 'kind')
      .map((field) => ({ input: type.name, field, isOptional: !!field.astNode?.directives?.some(({ name }) => name.value === 'optional') })),
  );
const nullable = changed.filter(({ field }) => !isNonNullType(field.type));
const title = ({ input, field }: ChangedField) => `${input}.${field.name}`;
const rows = (fields: ChangedField[]) => fields.map((each) => [title(each), each] as const);
const caseOf = (input: string): ChangeCase => changeCases[input]!;

interface Session {
  who: TestClient;
  keep: Record<string, unknown>;
}

const begin = async (input: string): Promise<Session> => {
  const who = caseOf(input).isForAdmins ? await admin() : await student();
  return { who, keep: await caseOf(input).given(who) };
};

function send({ who, keep }: Session, input: string, given: Record<string, unknown>, file?: Sent['file']) {
  const { mutation, wrap = (values) => values } = caseOf(input);
  const sentType = caseOf(input).type ?? input;
  const query = `mutation ($input: ${sentType}!) { ${mutation}(input: $input) { __typename } }`;
  const variables = { input: wrap({ ...keep, ...given }) };
  return file ? who.upload(query, variables, `variables.input.${file.at}`, file.blob) : who.ask(query, variables);
}

const read = ({ who, keep }: Session, input: string, field: string) => caseOf(input).read(who, String(keep.id), field);

/** Sets the field to a unique value. Returns the value that is read afterwards. */
async function set(session: Session, input: string, field: string): Promise<unknown> {
  const { value, besides = {}, file, reads } = await caseOf(input).value(field, session.who);
  const { errors } = await send(session, input, { ...besides, [field]: value }, file);
  expect(errors).toBeUndefined();
  const stored = await read(session, input, field);
  expect(stored).toEqual(reads ?? value);
  return stored;
}

describe('every field of a change', () => {
  it('has a case here', () => {
    expect([...new Set(changed.map(({ input }) => input))].sort()).toEqual(Object.keys(changeCases).sort());
  });

  it.each(rows(nullable.filter(({ field, input }) => !(field.name in (caseOf(input).unread ?? {})))))(
    '%s is set by a value, stays when it is omitted, and null clears it or is rejected with INVALID_INPUT for it',
    async (_title, { input, field: { name }, isOptional }) => {
      const session = await begin(input);
      const stored = await set(session, input, name);
      expect((await send(session, input, {})).errors).toBeUndefined();
      expect(await read(session, input, name)).toEqual(stored);
      const { errors } = await send(session, input, { [name]: null });
      if (isOptional) {
        expect(errors).toBeUndefined();
        expect(await read(session, input, name)).toEqual(caseOf(input).empty?.[name] ?? null);
        await set(session, input, name);
      } else {
        expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: name }] });
        expect(await read(session, input, name)).toEqual(stored);
      }
    },
  );

  it.each(rows(nullable.filter(({ field, input }) => field.name in (caseOf(input).unread ?? {}))))(
    '%s that no type returns is rejected with INVALID_INPUT when it is null',
    async (_title, { input, field: { name } }) => {
      const { errors } = await send(await begin(input), input, { [name]: null });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: name }] });
    },
  );

  it.each(rows(nullable.filter(({ field, isOptional }) => isOptional && isScalarType(field.type) && field.type.name === 'String')))(
    '%s of type String is cleared by blanks',
    async (_title, { input, field: { name } }) => {
      const session = await begin(input);
      await set(session, input, name);
      expect((await send(session, input, { [name]: ' \n ' })).errors).toBeUndefined();
      expect(await read(session, input, name)).toBeNull();
    },
  );

  it.each(rows(changed.filter(({ field }) => isNonNullType(field.type))))('%s is required and rejects null', async (_title, { input, field }) => {
    const { errors } = await send(await begin(input), input, { [field.name]: null });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('is nullable exactly when the field that returns it is nullable', () => {
    const differing = nullable.filter(({ input, field, isOptional }) => {
      const { reads = input.replace(/^Update|Input$/g, ''), paths = {} } = caseOf(input);
      const type = schema.getType(reads);
      const found = type && 'getFields' in type ? type.getFields()[paths[field.name] ?? field.name] : undefined;
      return found && isNonNullType(found.type) === isOptional;
    });
    expect(differing.map(title).filter((name) => !(name in readOtherwise))).toEqual([]);
  });
});

describe('an optional text of a new object', () => {
  const created = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .filter(({ name }) => name.startsWith('Create'))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ title: `${type.name}.${field.name}`, field })));
  const texts = created.filter(
    ({ field }) => !isNonNullType(field.type) && getNamedType(field.type).name === 'String' && field.name !== 'idempotencyKey',
  );

  it('may be empty', () => {
    const strict = texts.filter(({ field }) => !field.astNode?.directives?.some(({ name }) => name.value === 'optional'));
    expect(strict.map(({ title: name }) => name)).toEqual([]);
  });

  it('is null when it is sent empty', async () => {
    const query = 'mutation ($input: CreateCampusSpotInput!) { createCampusSpot(input: $input) { campusSpot { hint } } }';
    const { data } = await (await admin()).ask(query, { input: { name: `Gate ${process.pid} ${Date.now()}`, hint: '  ' } });
    expect(data.createCampusSpot.campusSpot.hint).toBeNull();
  });
});
