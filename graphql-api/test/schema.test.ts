import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLScalarType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBareSchema, schemaText } from '../src/app/schema/schema.ts';
import { mappingOf } from '../src/read/mapping.ts';
import { workloads } from '../../tools/bench/workloads.ts';
import { testApplication } from './application.ts';

/** Returns the fields and arguments of a type that have no description. */
function undescribedFields(type: GraphQLNamedType): string[] {
  if (!isObjectType(type) && !isInputObjectType(type)) return [];
  const silent: string[] = [];
  for (const field of Object.values(type.getFields())) {
    if (!field.description) silent.push(`${type.name}.${field.name}`);
    for (const arg of 'args' in field ? field.args : []) if (!arg.description) silent.push(`${type.name}.${field.name}(${arg.name})`);
  }
  return silent;
}

const docs = resolve(import.meta.dirname, '../../docs');

/** Returns the GraphQL code blocks in docs/, each with its file. */
function documentedExamples(): [file: string, example: string][] {
  const files = readdirSync(docs).filter((file) => file.endsWith('.md'));
  const blocksOf = (file: string) => readFileSync(join(docs, file), 'utf8').split('```graphql\n').slice(1);
  return files.flatMap((file) => blocksOf(file).map((block): [string, string] => [file, block.split('```')[0]!]));
}

beforeAll(() => testApplication());

describe('the schema', () => {
  it('matches the committed schema.graphql (npm run schema)', () => {
    const committed = readFileSync(resolve(import.meta.dirname, '../../schema.graphql'), 'utf8');
    expect(schemaText(buildBareSchema())).toBe(committed);
  });

  it('hides an object together with any object that a non-null field of it names', () => {
    // A list leaves hidden objects out.
    const mayHide = ({ type }: GraphQLField<unknown, unknown>) =>
      isNonNullType(type) && isObjectType(type.ofType) && mappingOf(type.ofType.name)?.visible !== undefined;
    const types = Object.values(buildBareSchema().getTypeMap()).filter((type) => isObjectType(type) && mappingOf(type.name) !== undefined);
    const dependent = types.filter((type) => Object.values((type as GraphQLObjectType).getFields()).some(mayHide));
    expect(dependent.map(({ name }) => name)).toContain('Review');
    for (const { name } of dependent) expect(mappingOf(name)!.visible, name).toBeDefined();
  });

  it('describes every type, field and argument', () => {
    const silent: string[] = [];
    for (const type of Object.values(buildBareSchema().getTypeMap())) {
      if (type.name.startsWith('__') || ['Query', 'Mutation', 'Subscription'].includes(type.name)) continue;
      if (!type.description) silent.push(type.name);
    }
    for (const type of Object.values(buildBareSchema().getTypeMap())) {
      if (!type.name.startsWith('__')) silent.push(...undescribedFields(type));
    }
    expect(silent).toEqual([]);
  });

  it('describes every enum value and names the specification of each custom scalar', () => {
    const types = Object.values(buildBareSchema().getTypeMap()).filter(({ name }) => !name.startsWith('__'));
    const values = types.filter(isEnumType).flatMap((type) => type.getValues().map((value) => [`${type.name}.${value.name}`, value.description]));
    expect(values.filter(([, description]) => !description)).toEqual([]);
    const own = types.filter((type) => isScalarType(type) && !isSpecifiedScalarType(type)) as GraphQLScalarType[];
    expect(own.filter(({ specifiedByURL }) => !specifiedByURL)).toEqual([]);
  });

  it('lets one mutation fail without the others, and lets null mean the default of an argument', () => {
    const schema = buildBareSchema();
    const mutations = Object.values(schema.getMutationType()!.getFields());
    expect(mutations.filter(({ type }) => isNonNullType(type))).toEqual([]);
    const types = Object.values(schema.getTypeMap()).filter(isObjectType);
    const fields = types.filter(({ name }) => !name.startsWith('__')).flatMap((type) => Object.values(type.getFields()));
    const defaulted = fields.flatMap(({ args }) => args).filter(({ defaultValue }) => defaultValue !== undefined);
    expect(defaulted.length).toBeGreaterThan(30);
    expect(defaulted.filter(({ type }) => isNonNullType(type))).toEqual([]);
  });

  it.each(documentedExamples())('has what docs/%s shows, and none of it is deprecated: %s', (_file, example) => {
    const rules = [...specifiedRules, NoDeprecatedCustomRule];
    expect(validate(buildBareSchema(), parse(example), rules).map(({ message }) => message)).toEqual([]);
  });

  it.each(workloads)('has no deprecated field in the benchmark: $name', ({ query }) => {
    expect(validate(buildBareSchema(), parse(query), [NoDeprecatedCustomRule]).map(({ message }) => message)).toEqual([]);
  });

  it('matches the database: no entity has changed without a migration', async () => {
    const { container } = await testApplication();
    const pending = await container.database.orm.schema.getUpdateSchemaSQL({ wrap: false });
    expect(pending.trim()).toBe('');
  });
});
