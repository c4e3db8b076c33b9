/** Returns the element id of an offer's card, to which the bar at the top of the chat scrolls. */
export const offerCardId = (offer: string): string => `offer-${offer}`;
