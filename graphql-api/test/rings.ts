import { proposeRings } from '../src/domains/trade/swaps/rings/ring-proposals.service.ts';
import { testApplication } from './application.ts';
import { category, listing, student, type TestClient } from './test-clients.ts';

const SET = 'mutation ($input: SetSwapTermsInput!) { setSwapTerms(input: $input) { product { id: databaseId } } }';

/** Sets the swap terms of one's own listing. */
export const setTerms = (who: TestClient, productId: string, terms: Record<string, unknown>) =>
  who.ask(SET, { input: { productId, openToSwap: true, topUpMax: 1_000, ...terms } });

/** Creates people with one listing each, of one piece. Each would take the next person's listing, and the last one would take the first person's. */
export async function circle(prices: number[]): Promise<{ people: TestClient[]; things: string[] }> {
  const people = await Promise.all(prices.map(() => student()));
  const categories = await Promise.all(prices.map(() => category()));
  const things = await Promise.all(people.map((person, at) => listing(person, { categoryId: categories[at], price: prices[at], quantity: 1 })));
  for (const [at, person] of people.entries()) {
    const { errors } = await setTerms(person, things[at]!, { wants: [{ categoryId: categories[(at + 1) % people.length] }] });
    if (errors) throw new Error(JSON.stringify(errors));
  }
  return { people, things };
}

/** Searches for rings as the job does. */
export async function lookForRings(): Promise<number> {
  return proposeRings((await testApplication()).container.context(null, 'test'));
}

const PROPOSALS = `{ swapProposals(first: 5) { nodes { id: databaseId status expiresAt viewerCanAnswer reason acceptedBy { id: databaseId } swap { id: databaseId status }
  legs { product { id: databaseId } giver { id: databaseId } receiver { id: databaseId } price } viewerLegs { product { id: databaseId } } transfers { from { id: databaseId } to { id: databaseId } amount } } } }`;

/** Returns the proposals of a person, newest first. */
export const proposalsOf = async (who: TestClient) => (await who.ask(PROPOSALS)).data.swapProposals.nodes;

/** Creates a circle whose ring is proposed, and returns it with the id of the proposal. */
export async function proposed(prices: number[]) {
  const found = await circle(prices);
  await lookForRings();
  const [proposal] = await proposalsOf(found.people[0]!);
  return { ...found, id: proposal.id as string };
}
