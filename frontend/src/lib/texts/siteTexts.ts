/** The team of the About page. No names are made up: put your own here. */
export const cofounders = [
  { role: 'Co-founder, product', text: 'Keeps the code, and the noticeboard easy to use.' },
  { role: 'Co-founder, operations', text: 'Keeps the books, and deliveries on time.' },
  { role: 'Co-founder, community', text: 'Keeps everybody talking to each other.' },
] as const;
