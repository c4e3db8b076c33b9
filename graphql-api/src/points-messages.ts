/** Texts about points and perks. */
export const pointsMessages = {
  noPoints: 'There are no points at this college',
  earnedListing: 'You earned 20 points for listing a product!',
  earnedReview: 'You earned 10 points for reviewing what you bought!',
  lostListing: 'The product was taken down before it was delivered to anyone.',
  perkDays: 'A boost lasts 1 to 7 days',
  perkDaysFixed: (name: string) => `${name} has a time of its own; leave the days out`,
  perkNotForSale: 'Only a listing that can be ordered now can have it',
  perkInUse: (name: string) => `The listing has ${name} already`,
  oneBoost: 'Another listing of yours has a boost. Only one can have it at a time.',
  tooFewPoints: (points: number, spendable: number) => `It costs ${points} points, and you can spend ${spendable}.`,
  perkBought: (name: string) => `You bought ${name} for your listing.`,
  perkActive: (name: string) => `${name} is on.`,
  lostDelivery: 'The order is no longer delivered.',
  lostReview: 'The review that earned them was deleted.',
  pointsUnproven: 'You can spend these points once the handover is confirmed: by the code, by the buyer, or after 7 days without an objection.',
  pointsOfProduct: 'No points for it: you had them for this product and this buyer before.',
  pointsOfPair: (most: number, days: number) =>
    `No points for it: only ${most} of the deliveries between the same two people in ${days} days give points.`,
  pointsRefuted: 'An objection to this delivery was upheld: the points come with the code, or when the buyer confirms.',
  pointsProven: 'You can spend the points of this order now.',
  lostNorms: 'Three listings within 7 days did not meet the norms.',
} as const;
