/* Templates of the files of a new domain for scripts/new-domain.mjs. `names` is { one: 'club', many: 'clubs', One: 'Club', Many: 'Clubs' }. */

const entity = ({ one, many, One }) => `import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';

@Entity({ tableName: '${many}' })
@ObjectType({ description: 'A ${one}.' })
export class ${One} {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: new BigIntType('string') })
  @Field(() => ID, { description: 'Identifies the ${one}.' })
  id!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: '1 to 120 characters, plain text.' })
  name!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;
}
`;

const inputs = ({ one, One }) => `import { Field, InputType } from 'type-graphql';
import { IdempotencyKeyField, Text } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';

@InputType({ description: 'A new ${one}.' })
export class Create${One}Input {
  @Field(() => String, { description: '1 to 120 characters.' })
  @Text({ max: 120, empty: messages.nameEmpty, message: messages.nameLength, policy: true })
  name!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}
`;

const mapping = ({ one, One }) => `import { mapType } from '../../../read/mapping.ts';
import { ${One} } from './${one}.entity.ts';

export const ${one}Mapping = mapType<${One}>(${One}, { paged: true, fields: {} });
`;

const queries = ({ one, many, One, Many }) => `import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/database/sql.ts';
import { columns, table, values } from '../../../platform/database/table.ts';
import { newestFirst } from '../../../read/mapping.ts';
import { connection, type Page, type QuerySource } from '../../../read/query-source.ts';
import { ${One} } from './${one}.entity.ts';

const ${one}Table = table(${One}, 'x');

/** A page of all ${many}, newest first. */
export function page${Many}(page: Page): QuerySource {
  return connection<${One}>(${One}, { where: () => sql\`true\`, order: newestFirst, page });
}

/** Inserts a ${one}. Returns its id. */
export async function insert${One}({ db }: Ctx, ${one}: Pick<${One}, 'name'>): Promise<string> {
  const row = await db.one(sql\`insert into \${${one}Table} \${values(${one}Table, ${one})} returning \${columns({ id: ${one}Table.id })}\`);
  return row!.id;
}
`;

const service = ({ one, many, One, Many }) => `import type { Ctx } from '../../../platform/context.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import type { Page, QuerySource } from '../../../read/query-source.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { Create${One}Input } from './${one}.inputs.ts';
import { insert${One}, page${Many} } from './${one}.queries.ts';

/** All ${many}, newest first, a page at a time. */
export function ${many}(_ctx: Ctx, page: Page): QuerySource {
  return page${Many}(page);
}

/**
 * Creates a ${one}. Signed-in users only. A repeated call with the same idempotency key returns the first ${one}. Throws UNAUTHENTICATED,
 * INVALID_INPUT, CONTENT_REJECTED, IDEMPOTENCY_CONFLICT.
 */
export async function create${One}(ctx: Ctx, input: Create${One}Input): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'account:use');
  const { idempotencyKey, ...draft } = checkInput(Create${One}Input, input);
  ctx.ports.contentPolicy.assertAllowedTexts(ctx, Create${One}Input, draft);
  const request = idempotentRequest('create${One}', viewer.id, idempotencyKey, draft);
  return once(ctx, request, (write) => write(async (tx) => ({ id: await insert${One}(tx, draft) })));
}
`;

const resolver = ({ one, many, One, Many }) => `import { Arg, Args, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { connectionOf, PageArgs } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { ${One} } from './${one}.entity.ts';
import { Create${One}Input } from './${one}.inputs.ts';
import * as service from './${one}.service.ts';

@ObjectType({ description: 'A new ${one}.' })
export class Create${One}Payload {
  @Field(() => ${One}, { description: 'The ${one}.' })
  ${one}!: NodeReference;
}

@Resolver()
export class ${One}Resolver {
  @Query(() => connectionOf(${One}), { description: '${Many}, newest first.' })
  ${many}(@Ctx() ctx: Context, @Args(() => PageArgs) page: PageArgs): QuerySource {
    return service.${many}(ctx, page);
  }

  @Mutation(() => Create${One}Payload, { description: 'Creates a ${one}.' })
  async create${One}(
    @Ctx() ctx: Context,
    @Arg('input', () => Create${One}Input, { description: 'The ${one}.' }) input: Create${One}Input,
  ): Promise<Create${One}Payload> {
    return { ${one}: await service.create${One}(ctx, input) };
  }
}
`;

const test = ({ one, many, One }) => `import { describe, expect, it } from 'vitest';
import { guest, student, unique } from '../../../../test/test-clients.ts';

const CREATE = 'mutation ($input: Create${One}Input!) { create${One}(input: $input) { ${one} { id name } } }';

describe('a new ${one}', () => {
  it('is the first of the list', async () => {
    const [person, name] = [await student(), unique('Name')];
    const created = await person.ask(CREATE, { input: { name } });
    const { ${many} } = (await person.ask('{ ${many}(first: 1) { nodes { id name } } }')).data;
    expect(${many}.nodes).toEqual([created.data.create${One}.${one}]);
    expect(${many}.nodes[0].name).toBe(name);
  });

  it('needs a sign-in and a name', async () => {
    const code = async (who: Awaited<ReturnType<typeof guest>>, name: string) =>
      (await who.ask(CREATE, { input: { name } })).errors![0]!.extensions.code;
    expect(await code(await guest(), 'Name')).toBe('UNAUTHENTICATED');
    expect(await code(await student(), ' ')).toBe('INVALID_INPUT');
  });
});
`;

const domain = ({ group, one, many, One }) => `import type { Domain } from '../../read/domain.ts';
import { ${One} } from './${many}/${one}.entity.ts';
import { ${one}Mapping } from './${many}/${one}.mapping.ts';
import { ${One}Resolver } from './${many}/${one}.resolver.ts';

/** What is registered of \`${group}/${many}\`. */
export const ${many}: Domain = {
  entities: [${One}],
  mappings: [${one}Mapping],
  resolvers: [${One}Resolver],
};
`;

/** Returns the files of a domain by their paths in the folder of its group. */
export const filesOf = (names) => ({
  [`${names.many}.domain.ts`]: domain(names),
  ...Object.fromEntries(
    Object.entries({ entity, inputs, mapping, queries, service, 'service.test': test, resolver }).map(([suffix, textOf]) => [
      `${names.many}/${names.one}.${suffix}.ts`,
      textOf(names),
    ]),
  ),
});
