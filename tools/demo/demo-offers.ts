import { sendMessage } from '../../graphql-api/src/domains/talk/conversations/messages/chat.service.ts';
import { startConversation } from '../../graphql-api/src/domains/talk/conversations/conversation.service.ts';
import {
  acceptOffer,
  counterOffer,
  declineOffer,
  expireOffers,
  makeOffer,
  withdrawOffer,
} from '../../graphql-api/src/domains/trade/offers/offer.service.ts';
import type { Ctx } from '../../graphql-api/src/platform/context.ts';
import { reserveProduct } from '../../graphql-api/src/domains/trade/reservations/reservation.service.ts';
import { letExpire } from './demo.queries.ts';

interface Listing {
  id: string;
  seller: string;
  price: number;
}

/** Function that returns the context for acting as a user. */
type As = (id: string) => Ctx;

/** Outcomes of offers: one for each state that an offer can have. */
const outcomes: ((ctx: Ctx, as: As, offer: { id: string; buyer: string; seller: string; price: number }) => Promise<unknown>)[] = [
  async () => undefined,
  (_, as, { id, seller, price }) => counterOffer(as(seller), { offerId: id, price: Math.round(price * 1.1) }),
  (_, as, { id, seller }) => acceptOffer(as(seller), { offerId: id }),
  (_, as, { id, seller }) => declineOffer(as(seller), id),
  (_, as, { id, buyer }) => withdrawOffer(as(buyer), id),
  (ctx, _, { id }) => letExpire(ctx, id),
];

/** A buyer's question and the seller's answer. */
const talks = [
  ['Hi! Is it still there?', 'Yes, it is still here.'],
  ['Can I see it on Thursday, near the library?', 'Thursday is fine. After four?'],
  ['Would you take a little less?', 'A little, if you take it this week.'],
  ['Does everything work?', 'Everything works. I used it until last week.'],
  ['Is there a scratch on it? I cannot tell from the photo.', 'A small one on the back, nothing else.'],
] as const;

/** Adds a conversation in which a buyer asks and the seller answers. Returns its id. */
async function talk(as: As, { id, seller }: Listing, buyer: string, turn: number): Promise<string> {
  const conversation = await startConversation(as(buyer), id);
  const [question, answer] = talks[turn % talks.length]!;
  await sendMessage(as(buyer), { conversationId: conversation.id, text: question });
  await sendMessage(as(seller), { conversationId: conversation.id, text: answer });
  return conversation.id;
}

/** Adds conversations with an offer in each state, in which the first user is the buyer or the seller, and a listing reserved for that user. */
export async function addOffers(ctx: Ctx, as: As, listings: readonly Listing[], people: readonly string[]): Promise<void> {
  const [demo, ...others] = people as [string, ...string[]];
  const [own, theirs] = [
    listings.filter(({ seller }) => seller === demo),
    listings.filter(({ seller }) => people.includes(seller) && seller !== demo),
  ];
  for (const [turn, outcome] of outcomes.entries()) {
    for (const [listing, buyer] of [
      [theirs[turn], demo],
      [own[turn], others[turn % others.length]!],
    ] as const) {
      if (!listing) continue;
      await talk(as, listing, buyer, turn);
      const price = Math.round(listing.price * 0.8);
      const { id } = await makeOffer(as(buyer), { productId: listing.id, price, quantity: 1 });
      await outcome(ctx, as, { id, buyer, seller: listing.seller, price });
    }
  }
  await expireOffers(ctx);
  const kept = theirs[outcomes.length];
  if (kept) await reserveProduct(as(kept.seller), { conversationId: await talk(as, kept, demo, 1), hours: 48 });
}
