import { goods, type Goods } from './goods.ts';
import { random, type Random } from './random.ts';

/** A listing of the evaluated catalogue. */
export interface Listing {
  name: string;
  description: string;
  category: string;
  price: number;
  quantity: number;
}

const STATES = ['Gently used', 'Almost new', 'Used for one semester', 'In good condition', 'Bought last year', 'Hardly used', 'Works as it should'];
const REASONS = ['moving out of the hostel', 'graduating this month', 'bought a newer one', 'got it as a gift', 'need the space', 'no longer needed'];
const HANDOVERS = [
  'Pick up at the main gate.',
  'Can be handed over in block C.',
  'Bill and box are there.',
  'Price is slightly negotiable.',
  'No scratches.',
];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a name. Sellers name the same thing in different word orders. */
function nameOf(next: Random, { noun, brands, traits }: Goods): string {
  const [brand, first, second] = [next.pick(brands), next.pick(traits), next.pick(traits)];
  const more = first === second ? '' : `, ${second}`;
  return next.pick([
    `${brand} ${noun}`,
    `${brand} ${noun} ${first}`,
    `${brand} ${noun} ${first}${more}`,
    `${capital(noun)} ${first}`,
    `${capital(noun)} by ${brand}, ${first}`,
    `Used ${brand} ${noun}`,
    `${capital(first)} ${noun} (${brand})`,
  ]);
}

function listing(next: Random): Listing {
  const kind = next.pick(goods);
  const name = nameOf(next, kind);
  const description = `${next.pick(STATES)}, ${next.pick(REASONS)}. ${capital(next.pick(kind.traits))}. ${next.pick(HANDOVERS)}`;
  const price = Math.round(kind.price * (0.5 + next.number()));
  return { name, description, category: kind.category, price, quantity: next.number() < 0.12 ? 0 : 1 + next.below(3) };
}

/** Returns the catalogue, always the same for the same seed. */
export function catalogue(size: number, seed: number): Listing[] {
  const next = random(seed);
  return Array.from({ length: size }, () => listing(next));
}
