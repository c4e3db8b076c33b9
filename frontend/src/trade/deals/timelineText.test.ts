import { expect, it } from 'vitest';
import { isTimelineEntry, timelineText, type TimelineEntry } from './timelineText.ts';

const [asha, ravi] = [
  { id: '1', name: 'Asha' },
  { id: '2', name: 'Ravi' },
];
const offer = (status: string, topUp: number | null = null) => ({ id: '5', price: 400, topUp, status });
const bundled = { orderId: '8', bundle: { bundleId: '2' }, lines: [{ name: 'Room lamp' }] };
const at = () => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate(), 17).toISOString();
};
const meeting = (status: string) => ({ id: '4', at: at(), status, spot: { id: '6', name: 'Library gate' } });

it.each([
  ['OfferEntry', 'OFFER_MADE', { actor: asha, offer: offer('OPEN') }, 'You offered ₹400'],
  ['OfferEntry', 'OFFER_MADE', { actor: ravi, offer: offer('COUNTERED', 50) }, 'Ravi offered a swap'],
  ['OfferEntry', 'OFFER_ENDED', { actor: ravi, offer: offer('ACCEPTED') }, 'Ravi accepted ₹400'],
  ['OfferEntry', 'OFFER_ENDED', { actor: ravi, offer: offer('DECLINED') }, 'Ravi declined ₹400'],
  ['OfferEntry', 'OFFER_ENDED', { actor: asha, offer: offer('WITHDRAWN') }, 'You took ₹400 back'],
  ['OfferEntry', 'OFFER_ENDED', { offer: offer('EXPIRED') }, 'The offer of ₹400 expired'],
  ['OrderEntry', 'ORDER_CHANGED', { actor: asha, orderStatus: 'NOT_PROCESSED' }, 'You ordered it'],
  ['OrderEntry', 'ORDER_CHANGED', { actor: ravi, orderStatus: 'SHIPPED' }, 'Ravi set the order to Shipped'],
  ['OrderEntry', 'ORDER_CHANGED', { actor: ravi, orderStatus: 'CANCELLED' }, 'Ravi cancelled the order'],
  ['OrderEntry', 'ORDER_CHANGED', { actor: asha, orderStatus: 'NOT_PROCESSED', order: bundled }, 'You ordered Room lamp'],
  ['OrderEntry', 'ORDER_CHANGED', { actor: ravi, orderStatus: 'CANCELLED', order: bundled }, 'Ravi cancelled the order of Room lamp'],
  ['HandoverEntry', 'HANDED_OVER', { order: bundled }, 'Handed over · Room lamp'],
  ['MeetingEntry', 'MEETING_PROPOSED', { actor: ravi, meeting: meeting('PROPOSED') }, 'Ravi proposed today 5 pm, Library gate'],
  ['MeetingEntry', 'MEETING_PROPOSED', { actor: asha, meeting: meeting('ACCEPTED') }, 'You proposed today 5 pm, Library gate'],
  ['MeetingEntry', 'MEETING_ACCEPTED', { actor: ravi, meeting: meeting('ACCEPTED') }, 'Ravi agreed to today 5 pm, Library gate'],
  ['MeetingEntry', 'MEETING_ACCEPTED', { actor: ravi, meeting: meeting('REPLACED') }, 'Ravi agreed to today 5 pm, Library gate'],
  ['MeetingEntry', 'MEETING_DECLINED', { actor: asha, meeting: meeting('DECLINED') }, 'You declined today 5 pm, Library gate'],
  ['ReservationEntry', 'RESERVED', { actor: ravi }, 'Ravi reserved it'],
  ['ReservationEntry', 'RESERVATION_ENDED', {}, 'The reservation ended'],
  [
    'MeetingEntry',
    'MEETING_PROPOSED',
    { actor: asha, meeting: meeting('REPLACED') },
    'You proposed today 5 pm, Library gate · another time was proposed',
  ],
  ['HandoverEntry', 'HANDED_OVER', {}, 'Handed over'],
  ['RatingEntry', 'RATED', { actor: ravi }, 'Ravi rated the deal'],
  ['SwapEntry', 'SWAP_AGREED', {}, 'A swap was agreed on'],
])('tells Asha what happened: %s %s %j', (__typename, kind, given, text) => {
  const entry = { __typename, kind, at: at(), actor: null, order: null, ...given };
  expect(timelineText(entry as unknown as TimelineEntry, '1')).toBe(text);
});

it('omits messages and entries of a later server version', () => {
  const nodes = ['MessageEntry', 'OfferEntry', 'LoanEntry'].map((__typename) => ({ __typename }) as TimelineEntry);
  expect(nodes.filter(isTimelineEntry)).toEqual([{ __typename: 'OfferEntry' }]);
});
