import type { Domain } from '../../read/domain.ts';
import { OfferGive } from './offers/offer-give.entity.ts';
import { Offer } from './offers/offer.entity.ts';
import { offerMapping, conversationOffersMapping } from './offers/offer.mapping.ts';
import { OfferResolver } from './offers/offer.resolver.ts';

/** Registration of `trade/offers`. */
export const offers: Domain = {
  entities: [Offer, OfferGive],
  mappings: [offerMapping, conversationOffersMapping],
  resolvers: [OfferResolver],
};
