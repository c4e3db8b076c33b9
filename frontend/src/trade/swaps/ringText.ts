import { formatAmount } from '../../lib/format/format.ts';

interface Person {
  id: string;
  name: string;
}

interface Leg {
  giver: Person;
  receiver: Person;
  product?: { name: string } | null | undefined;
}

interface Transfer {
  from: Person;
  to: Person;
  amount: number;
}

const subject = (person: Person, viewerId: string | undefined): string => (person.id === viewerId ? 'You' : person.name);
const object = (person: Person, viewerId: string | undefined): string => (person.id === viewerId ? 'you' : person.name);
const verb = (person: Person, viewerId: string | undefined, own: string): string => (person.id === viewerId ? own : `${own}s`);

/** Returns one sentence per leg that says who gives what to whom. The viewer's legs come first. */
export function legTexts(legs: readonly Leg[], viewerId: string | undefined): string[] {
  const rank = ({ giver, receiver }: Leg): number => (giver.id === viewerId ? 0 : receiver.id === viewerId ? 1 : 2);
  return legs
    .toSorted((one, other) => rank(one) - rank(other))
    .map(
      ({ giver, receiver, product }) =>
        `${subject(giver, viewerId)} ${verb(giver, viewerId, 'give')} ${product?.name ?? 'a listing that is gone'} to ${object(receiver, viewerId)}`,
    );
}

/** Returns one sentence per payment that says who pays whom. */
export const transferTexts = (transfers: readonly Transfer[], viewerId: string | undefined): string[] =>
  transfers.map(
    ({ from, to, amount }) => `${subject(from, viewerId)} ${verb(from, viewerId, 'pay')} ${object(to, viewerId)} ${formatAmount(amount)}`,
  );
