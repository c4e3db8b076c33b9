import { describe, expect, it } from 'vitest';
import { needLines } from './needLines.ts';

const queue = { total: 9, reports: 9, objections: 0, appeals: 0, doubtfulListings: 0, contactMessages: 0 };
const calm = { ordersReceived: 0, ordersPlaced: 0, chats: 0, offersEnding: 0, meetings: 0, swaps: 0, notifications: 4, queue };
const textsOf = (counts: object) => needLines({ ...calm, ...counts }).map(({ text }) => text);

describe("what needs the viewer's attention", () => {
  it('is empty when nothing is pending, whatever was notified', () => expect(textsOf({})).toEqual([]));

  it('is what is due first, in at most three lines', () => {
    expect(textsOf({ chats: 2, ordersReceived: 1 })).toEqual(['1 order to see to as the seller', '2 chats to answer']);
    expect(textsOf({ chats: 3, swaps: 1, ordersReceived: 1, offersEnding: 2, meetings: 1 })).toEqual([
      '1 meeting within a day',
      '2 offers to answer within a day',
      '1 order to see to as the seller',
    ]);
  });
});
