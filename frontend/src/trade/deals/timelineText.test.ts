import { expect, it } from 'vitest';
import { timelineText, type TimelineEntry } from './timelineText.ts';

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
  ['OFFER_MADE', { actor: asha, offer: offer('OPEN') }, 'You offered ₹400'],
  ['OFFER_MADE', { actor: ravi, offer: offer('COUNTERED', 50) }, 'Ravi offered a swap'],
  ['OFFER_ENDED', { actor: ravi, offer: offer('ACCEPTED') }, 'Ravi accepted ₹400'],
  ['OFFER_ENDED', { actor: ravi, offer: offer('DECLINED') }, 'Ravi declined ₹400'],
  ['OFFER_ENDED', { actor: asha, offer: offer('WITHDRAWN') }, 'You took ₹400 back'],
  ['OFFER_ENDED', { offer: offer('EXPIRED') }, 'The offer of ₹400 expired'],
  ['ORDER_CHANGED', { actor: asha, orderStatus: 'NOT_PROCESSED' }, 'You ordered it'],
  ['ORDER_CHANGED', { actor: ravi, orderStatus: 'SHIPPED' }, 'Ravi set the order to Shipped'],
  ['ORDER_CHANGED', { actor: ravi, orderStatus: 'CANCELLED' }, 'Ravi cancelled the order'],
  ['ORDER_CHANGED', { actor: asha, orderStatus: 'NOT_PROCESSED', order: bundled }, 'You ordered Room lamp'],
  ['ORDER_CHANGED', { actor: ravi, orderStatus: 'CANCELLED', order: bundled }, 'Ravi cancelled the order of Room lamp'],
  ['HANDED_OVER', { order: bundled }, 'Handed over · Room lamp'],
  ['MEETING_PROPOSED', { actor: ravi, meeting: meeting('PROPOSED') }, 'Ravi proposed Today 5 pm, Library gate'],
  ['MEETING_PROPOSED', { actor: asha, meeting: meeting('ACCEPTED') }, 'You proposed Today 5 pm, Library gate'],
  ['MEETING_ACCEPTED', { actor: ravi, meeting: meeting('ACCEPTED') }, 'Ravi agreed to Today 5 pm, Library gate'],
  ['MEETING_ACCEPTED', { actor: ravi, meeting: meeting('REPLACED') }, 'Ravi agreed to Today 5 pm, Library gate'],
  ['MEETING_DECLINED', { actor: asha, meeting: meeting('DECLINED') }, 'You declined Today 5 pm, Library gate'],
  ['RESERVED', { actor: ravi }, 'Ravi reserved it'],
  ['RESERVATION_ENDED', {}, 'The reservation ended'],
  ['MEETING_PROPOSED', { actor: asha, meeting: meeting('REPLACED') }, 'You proposed Today 5 pm, Library gate · another time was proposed'],
  ['HANDED_OVER', {}, 'Handed over'],
  ['RATED', { actor: ravi }, 'Ravi rated the deal'],
  ['SWAP_AGREED', {}, 'A swap was agreed on'],
])('says to Asha what happened: %s %j', (kind, given, text) => {
  const entry = { kind, at: at(), actor: null, offer: null, order: null, orderStatus: null, meeting: null, ...given };
  expect(timelineText(entry as unknown as TimelineEntry, '1')).toBe(text);
});
