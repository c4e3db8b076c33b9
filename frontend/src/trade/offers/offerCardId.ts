/** The id of an offer's card in the document, by which the bar on top of the chat leads to it. */
export const offerCardId = (offer: string): string => `offer-${offer}`;
