/** People of test mode: their identifiers there, and their names with ids. */
export const people = [
  ['SELLER', 'Sana Seller (id 1)'],
  ['BUYER', 'Bala Buyer (id 2)'],
  ['ADMIN', 'Amit Admin (id 3)'],
] as const;

/** Returns the name of a person of test mode. */
export const nameOf = (person: string): string => people.find(([each]) => each === person)?.[1] ?? person;
