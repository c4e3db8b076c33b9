import { CHATS_PATH, ORDERS_PLACED_PATH, ORDERS_RECEIVED_PATH } from '../../apollo/session/paths.ts';
import type { Counts } from '../../apollo/session/useCounts.ts';
import { plural } from '../../lib/format/format.ts';

export interface NeedLine {
  text: string;
  to: string;
}

/** Maximum number of lines. */
const MOST = 3;

/** Returns lines about what needs the viewer's attention, most urgent first. They state the numbers of the badges in words. */
export function needLines({ meetings, offersEnding, ordersReceived, ordersPlaced, swaps, chats }: Counts): NeedLine[] {
  const lines: (readonly [count: number, text: string, to: string])[] = [
    [meetings, `${plural(meetings, 'meeting')} within a day`, CHATS_PATH],
    [offersEnding, `${plural(offersEnding, 'offer')} to answer within a day`, CHATS_PATH],
    [ordersReceived, `${plural(ordersReceived, 'order')} to see to as the seller`, ORDERS_RECEIVED_PATH],
    [ordersPlaced, `${plural(ordersPlaced, 'order')} to see to as the buyer`, ORDERS_PLACED_PATH],
    [swaps, `${plural(swaps, 'swap')} to answer`, '/swaps'],
    [chats, `${plural(chats, 'chat')} to answer`, CHATS_PATH],
  ];
  return lines
    .filter(([count]) => count > 0)
    .slice(0, MOST)
    .map(([, text, to]) => ({ text, to }));
}
