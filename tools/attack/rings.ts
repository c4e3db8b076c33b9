import { CREATE, idIn, run } from './people.ts';
import { pause, query } from './target.ts';

/** Time limit. The server searches for rings once a minute. */
const FOUND_WITHIN_MS = 180_000;
const PRICE = 100;
const SET = 'mutation ($input: SetSwapTermsInput!) { setSwapTerms(input: $input) { product { id: databaseId } } }';

/** People who could swap, by their tokens. Each has a listing of one piece and would take the next person's listing. */
export interface Circle {
  people: string[];
  listings: string[];
  /** Their proposal. */
  proposal: string;
}

/** Returns a word that occurs in one listing. All words are equally long, because the last word of a want may match a prefix. */
const wordOf = (circle: number, at: number): string =>
  `lamp${String(1_000 + 10 * circle + at).replaceAll(/\d/g, (digit) => 'bcdfghjkmp'[Number(digit)]!)}`;

async function makeCircle(url: string, people: string[], number: number): Promise<Omit<Circle, 'proposal'>> {
  const listings: string[] = [];
  for (const [at, person] of people.entries()) {
    // Different prices cause payments, whose total must be as proposed.
    const input = {
      name: `Desk ${wordOf(number, at)}`,
      description: 'Works well.',
      price: PRICE + 10 * at,
      quantity: 1,
      shipping: false,
      categoryId: '1',
    };
    listings.push(idIn(await run(url, person, CREATE, { input })));
  }
  for (const [at, person] of people.entries()) {
    const wants = [{ words: wordOf(number, (at + 1) % people.length) }];
    await run(url, person, SET, { input: { productId: listings[at], openToSwap: true, wants, topUpMax: PRICE } });
  }
  return { people, listings };
}

const PROPOSALS = `select l.product_id::text as product, l.proposal_id::text as proposal
  from swap_proposal_legs l join swap_proposals s on s.id = l.proposal_id where s.status = 'OPEN'`;

/** Lets circles of these people create listings and wants, and waits until the server has found all of them. */
export async function proposedCircles(url: string, databaseUrl: string, groups: readonly string[][]): Promise<Circle[]> {
  const circles: Omit<Circle, 'proposal'>[] = [];
  for (const [number, people] of groups.entries()) circles.push(await makeCircle(url, people, number));
  const until = Date.now() + FOUND_WITHIN_MS;
  for (;;) {
    const rows = await query<{ product: string; proposal: string }>(databaseUrl, PROPOSALS);
    const proposals = new Map(rows.map(({ product, proposal }) => [product, proposal]));
    const found = circles.flatMap((circle) => ({ ...circle, proposal: proposals.get(circle.listings[0]!) ?? [] }));
    const all = found.filter((circle): circle is Circle => typeof circle.proposal === 'string');
    if (all.length === circles.length) return all;
    if (Date.now() > until) throw new Error(`${all.length} of ${circles.length} rings were found`);
    await pause(1_000);
  }
}

/** Invariants of swaps, each as a statement that returns its violations. */
const SWAP_INVARIANTS: Record<string, string> = {
  'listings in two swaps': `select l.product_id from swap_legs l join orders o on o.id = l.order_id where o.status <> 'CANCELLED'
    group by 1 having count(*) > 1`,
  'half swaps': `select s.id from swap_proposals s where (s.status = 'ACCEPTED') <> (s.swap_id is not null) or s.swap_id is not null and
    (select count(*) from swap_proposal_legs l where l.proposal_id = s.id) <> (select count(*) from swap_legs l where l.swap_id = s.swap_id)
    union all select w.id from swaps w where not exists (select from swap_proposals s where s.swap_id = w.id)`,
  'listings of swaps with pieces left': `select p.id from products p join swap_legs l on l.product_id = p.id join orders o on o.id = l.order_id
    where o.status <> 'CANCELLED' and p.quantity <> 0`,
  'orders of swaps at another price than was proposed': `select l.id from swap_legs l join orders o on o.id = l.order_id
    join swap_proposals s on s.swap_id = l.swap_id where o.price <> (select coalesce(sum(t.amount), 0) from swap_transfers t
      where t.proposal_id = s.id and t.from_id = l.receiver_id and t.to_id = l.giver_id)`,
};

/** Returns how many rows violate each invariant of swaps, by name. */
export async function swapViolations(databaseUrl: string): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (const [name, statement] of Object.entries(SWAP_INVARIANTS)) found.push([name, (await query(databaseUrl, statement)).length]);
  return found;
}
