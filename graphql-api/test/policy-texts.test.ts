import { getMetadataStorage } from 'type-graphql';
import { describe, expect, it } from 'vitest';
import { fieldRules, policyFields } from '../src/platform/input/validation.ts';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { proposed, setTerms } from './rings.ts';
import { category, handOver, listing, order, student, type TestClient } from './test-clients.ts';

buildBareSchema();

type InputClass = new () => object;
const inputs = new Map(getMetadataStorage().inputTypes.map(({ name, target }) => [name, target as InputClass]));
const reviewed = [...inputs].flatMap(([name, type]) => policyFields(type).map((field) => ({ name, field })));

/** A text that is not allowed in any listing, wanted post or rating. */
const FORBIDDEN = 'call 9840012345 for cocaine';

/** Functions that send an input with a text. */
const senders: Record<string, (who: TestClient, texts: object) => ReturnType<TestClient['ask']>> = {
  CreateProductInput: async (who, texts) =>
    who.ask('mutation ($input: CreateProductInput!) { createProduct(input: $input) { message } }', {
      input: { name: 'Lamp', description: 'Works well.', price: 1, quantity: 1, shipping: false, categoryId: await category(), ...texts },
    }),
  UpdateProductInput: async (who, texts) =>
    who.ask('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { message } }', { input: { id: await listing(who), ...texts } }),
  CreateWantedPostInput: async (who, texts) =>
    who.ask('mutation ($input: CreateWantedPostInput!) { createWantedPost(input: $input) { wantedPost { id: databaseId } } }', {
      input: { title: 'Lamp', ...texts },
    }),
  UpdateWantedPostInput: async (who, texts) => {
    const { data } = await who.ask('mutation { createWantedPost(input: { title: "Lamp" }) { wantedPost { id: databaseId } } }');
    const { id } = data.createWantedPost.wantedPost as { id: string };
    return who.ask('mutation ($input: UpdateWantedPostInput!) { updateWantedPost(input: $input) { wantedPost { id: databaseId } } }', {
      input: { id, ...texts },
    });
  },
  SwapWantInput: async (who, texts) => setTerms(who, await listing(who), { wants: [texts] }),
  DeclineSwapInput: async (_who, texts) => {
    const { people, id } = await proposed([100, 100]);
    const decline = 'mutation ($input: DeclineSwapInput!) { declineSwap(input: $input) { proposal { id: databaseId } } }';
    return people[0]!.ask(decline, { input: { proposalId: id, ...texts } });
  },
  RateCounterpartInput: async (who, texts) => {
    const seller = await student();
    const orderId = await order(who, await listing(seller));
    await handOver(seller, who, orderId);
    return who.ask('mutation ($input: RateCounterpartInput!) { rateCounterpart(input: $input) { order { id: databaseId } } }', {
      input: { orderId, stars: 5, ...texts },
    });
  },
};

describe('a text that the content policy reads', () => {
  it('belongs to an input with a sender in this file', () => {
    expect([...new Set(reviewed.map(({ name }) => name))].sort()).toEqual(Object.keys(senders).sort());
  });

  it.each(reviewed.map(({ name, field }) => [`${name}.${field}`, name, field] as const))(
    '%s is rejected by name when it contains prohibited goods',
    async (_title, name, field) => {
      const { errors } = await senders[name]!(await student(), { [field]: FORBIDDEN });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONTENT_REJECTED', fields: [{ field }] });
    },
  );

  it('is checked in the same fields when an object is created and when it is changed', () => {
    const pairs = [...inputs].filter(([name]) => name.startsWith('Create') && inputs.has(name.replace('Create', 'Update')));
    const differing = pairs.flatMap(([name, type]) => {
      const change = fieldRules(inputs.get(name.replace('Create', 'Update'))!);
      return [...fieldRules(type)].filter(([field, { policy }]) => change.has(field) && change.get(field)!.policy !== policy).map(([field]) => field);
    });
    expect(differing).toEqual([]);
  });
});
