import { getNamedType, isInputObjectType, isNonNullType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { listing, student } from './test-clients.ts';
import { drawing } from './test-pictures.ts';

const mutations = Object.values(buildBareSchema().getMutationType()!.getFields());
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Names of input types that were fixed before the rule. */
const otherInputs: Record<string, string> = { sendContactMessage: 'ContactMessageInput' };
const inputOf = (mutation: string) => otherInputs[mutation] ?? `${capital(mutation)}Input`;
const otherResults: Record<string, string> = {
  askAssistant: 'AssistantAnswer',
  createCategory: 'CategoryPayload',
  deleteMyAccount: 'Boolean',
  markMessagesRead: 'Order',
  requestPasswordReset: 'RequestOtpPayload',
  requestSignUpOtp: 'RequestOtpPayload',
  sendContactMessage: 'ContactMessagePayload',
  setContactMessageHandled: 'ContactMessage',
  setUserRole: 'User',
  signIn: 'Session',
  signOut: 'Boolean',
  updateCategory: 'CategoryPayload',
};

describe('every mutation', () => {
  it('has at most one argument, an input that is named after it', () => {
    const wrong = mutations.filter(({ name, args }) => {
      const isNamed = args.every(({ type }) => isNonNullType(type) && isInputObjectType(type.ofType) && type.ofType.name === inputOf(name));
      return args.length > 1 || args.some((arg) => arg.name !== 'input') || !isNamed;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('returns a payload that is named after it, except those of the first release', () => {
    const results = mutations.map(({ name, type }) => [name, getNamedType(type).name] as const);
    expect(results.filter(([name, result]) => result !== (otherResults[name] ?? `${capital(name)}Payload`))).toEqual([]);
    expect(Object.keys(otherResults).filter((name) => !mutations.some((each) => each.name === name))).toEqual([]);
  });
});

describe('a mutation', () => {
  it('takes the id and the photo of a listing in its input', async () => {
    const seller = await student();
    const id = await listing(seller, { name: 'Before' });
    const picture = new Blob([new Uint8Array(await drawing(140, 105).png().toBuffer())]);
    const query = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id: databaseId name photoUrl } } }';
    const input = { id, name: 'After', photo: null };
    const { data } = await seller.upload(query, { input }, 'variables.input.photo', picture);
    expect(data.updateProduct.product).toMatchObject({ id, name: 'After', photoUrl: expect.stringMatching(/^\/photos\/[\w-]+\//) });
  });

  it('does not take the id of a listing from a REST body', async () => {
    const seller = await student();
    const [mine, other] = [await listing(seller, { name: 'Mine' }), await listing(seller, { name: 'Other' })];
    await seller.rest('PUT', `/api/product/updating-product/${mine}`, { id: other, name: 'Changed' });
    const { data } = await seller.ask(
      `{ mine: product(id: "${mine}") { id: databaseId name } other: product(id: "${other}") { id: databaseId name } }`,
    );
    expect(data).toEqual({ mine: { id: mine, name: 'Changed' }, other: { id: other, name: 'Other' } });
  });
});
