import { expect, it } from 'vitest';
import type { DealFragment } from '../../gql/graphql.ts';
import { dealLine } from './dealState.ts';

const [asha, ravi] = [
  { __typename: 'User' as const, id: '1', name: 'Asha' },
  { __typename: 'User' as const, id: '2', name: 'Ravi' },
];

/** Returns tomorrow at 5 pm in the local time zone. */
const at = () => {
  const tomorrow = new Date(Date.now() + 86_400_000);
  return new Date(tomorrow.getFullYear(), tomorrow.getMonth(), tomorrow.getDate(), 17).toISOString();
};

const order = (given: object) => ({ id: '9', status: 'PROCESSING', viewerStep: null, handoverConfirmedAt: null, meeting: null, ...given });
const meeting = (status: string) => ({ id: '4', at: at(), status });
const offer = (viewerCanAnswer: boolean, topUp: number | null = null) => ({ id: '5', price: 400, topUp, viewerCanAnswer });
const reserved = () => ({ id: '7', reservedUntil: at(), reservedFor: { id: '1' } });

/** Returns the line of the list of chats for Asha, the buyer, or Ravi, the seller. */
const lineFor = (viewerId: string | undefined, parts: object) =>
  dealLine({ buyer: asha, seller: ravi, openOffer: null, product: null, order: null, ...parts } as unknown as DealFragment, viewerId);

it.each([
  ['1', {}, null],
  ['2', { openOffer: offer(true) }, { text: 'Offer ₹400 · yours to answer', isYours: true }],
  ['1', { openOffer: offer(false) }, { text: 'Offer ₹400 · waiting for Ravi', isYours: false }],
  ['2', { openOffer: offer(true, 50) }, { text: 'Offer of a swap · yours to answer', isYours: true }],
  ['1', { product: reserved() }, { text: 'Reserved for you until tomorrow 5 pm', isYours: true }],
  ['2', { product: reserved() }, { text: 'Reserved for Asha until tomorrow 5 pm', isYours: false }],
  ['1', { order: order({ viewerStep: 'PROPOSE_MEETING' }) }, { text: 'Ordered · when do you meet?', isYours: true }],
  [
    '1',
    { order: order({ viewerStep: 'ANSWER_MEETING', meeting: meeting('PROPOSED') }) },
    { text: 'Ordered · does tomorrow 5 pm suit you?', isYours: true },
  ],
  ['2', { order: order({ meeting: meeting('PROPOSED') }) }, { text: 'Ordered · waiting for Asha about tomorrow 5 pm', isYours: false }],
  ['1', { order: order({ viewerStep: 'SHOW_CODE', meeting: meeting('ACCEPTED') }) }, { text: 'Ordered · meet tomorrow 5 pm', isYours: false }],
  ['2', { order: order({ viewerStep: 'ENTER_CODE', status: 'SHIPPED' }) }, { text: 'Ordered · enter the code', isYours: false }],
  ['1', { order: order({ viewerStep: 'CONFIRM_RECEIVED', status: 'DELIVERED' }) }, { text: 'Delivered · did you get it?', isYours: true }],
  ['2', { order: order({ status: 'DELIVERED' }) }, { text: 'Delivered · waiting for Asha', isYours: false }],
  ['1', { order: order({ viewerStep: 'RATE', handoverConfirmedAt: at() }) }, { text: 'Handed over · rate it', isYours: true }],
  ['1', { order: order({ handoverConfirmedAt: at() }) }, { text: 'Handed over', isYours: false }],
  ['2', { order: order({ status: 'CANCELLED' }) }, { text: 'Order cancelled', isYours: false }],
  ['7', { openOffer: offer(false) }, null],
])('tells user %s the state of %j', (viewerId, parts, line) => {
  expect(lineFor(viewerId, parts)).toEqual(line);
});

it('ranks an open offer before an active order, that before a reservation, and that before an ended order', () => {
  const all = { openOffer: offer(true), product: reserved(), order: order({}) };
  expect(lineFor('2', all)?.text).toMatch(/^Offer/);
  expect(lineFor('2', { ...all, openOffer: null })?.text).toBe('Ordered');
  const ended = { product: reserved(), order: order({ status: 'CANCELLED' }) };
  expect(lineFor('2', ended)?.text).toMatch(/^Reserved/);
  expect(lineFor('2', { ...ended, product: { ...reserved(), reservedFor: { id: '8' } } })?.text).toBe('Order cancelled');
});
