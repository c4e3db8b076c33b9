import type { OfferAreaFragment } from '../../gql/graphql.ts';

/** Returns the open offer of a conversation, or the newest one. */
export const newestOffer = (conversation: OfferAreaFragment | undefined): OfferAreaFragment['offers']['nodes'][number] | undefined =>
  conversation?.offers.nodes.find(({ status }) => status === 'OPEN') ?? conversation?.offers.nodes[0];
