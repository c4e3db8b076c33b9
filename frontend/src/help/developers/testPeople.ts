/** The people of test mode, as they are called there, with their ids. */
export const people = [
  ['SELLER', 'Sana Seller (id 1)'],
  ['BUYER', 'Bala Buyer (id 2)'],
  ['ADMIN', 'Amit Admin (id 3)'],
] as const;

/** The name of a person of test mode. */
export const nameOf = (person: string): string => people.find(([each]) => each === person)?.[1] ?? person;
