import { expect, type Browser, type Page } from '@playwright/test';
import { createListing, createStudent, graphql, signInByApi, uniqueWord, type Student } from './helpers.ts';

/** A member of a ring, with a phone. */
export interface RingMember {
  person: Student;
  phone: Page;
  /** The listing that this member gives to the previous one; the first gives to the last. */
  thing: { id: string; name: string };
}

const SET_TERMS = 'mutation ($input: SetSwapTermsInput!) { setSwapTerms(input: $input) { product { id: databaseId } } }';
const PROPOSALS = '{ swapProposals(first: 1) { nodes { id: databaseId status } } }';

/** Returns the newest proposal of a student. */
async function proposalOf(page: Page, { token }: Student): Promise<{ id: string; status: string } | undefined> {
  return (await graphql<{ swapProposals: { nodes: { id: string; status: string }[] } }>(page, PROPOSALS, {}, token)).swapProposals.nodes[0];
}

/** Creates three students who would each take the next one's listing, with a phone that shows the ring that the server found. */
export async function foundRing(browser: Browser, page: Page): Promise<{ id: string; members: [RingMember, RingMember, RingMember] }> {
  const names = ['alda', 'bela', 'cora'];
  const things = names.map(() => `Thing ${uniqueWord('ring')}`);
  const people = await Promise.all(names.map((name) => createStudent(page, name)));
  const ids = await Promise.all(people.map(({ token }, at) => createListing(page, token, { name: things[at], price: 300 + at * 50, quantity: 1 })));
  for (const [at, { token }] of people.entries()) {
    const wants = [{ words: things[(at + 1) % 3]!.slice('Thing '.length) }];
    await graphql(page, SET_TERMS, { input: { productId: ids[at], openToSwap: true, topUpMax: 100, wants } }, token);
  }
  await expect.poll(async () => (await proposalOf(page, people[0]!))?.status, { intervals: [200] }).toBe('OPEN');
  const members = await Promise.all(
    people.map(async (person, at) => {
      const phone = await (await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true })).newPage();
      await signInByApi(phone, person);
      await phone.goto('/swaps');
      await expect(phone.getByRole('heading', { name: 'A ring of 3' })).toBeVisible();
      return { person, phone, thing: { id: ids[at]!, name: things[at]! } };
    }),
  );
  return { id: (await proposalOf(page, people[0]!))!.id, members: members as [RingMember, RingMember, RingMember] };
}

/** Creates a ring that all members have accepted. */
export async function agreedRing(browser: Browser, page: Page): Promise<[RingMember, RingMember, RingMember]> {
  const { members } = await foundRing(browser, page);
  for (const { phone } of members) {
    await phone.getByRole('button', { name: 'Accept' }).click();
    await expect(phone.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  }
  return members;
}

/** Waits until each member sees this text on the swaps page, without a reload. */
export async function expectAllSee(members: readonly RingMember[], text: string): Promise<void> {
  for (const { phone } of members) await expect(phone.getByRole('listitem').filter({ hasText: 'A ring of 3' })).toContainText(text);
}

/** Closes the phones. */
export async function closePhones(members: readonly RingMember[]): Promise<void> {
  for (const { phone } of members) await phone.context().close();
}
