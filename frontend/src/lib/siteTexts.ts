/** The team of the About page. The names are placeholders: put your own here. */
export const cofounders = [
  { name: 'Co-founder One', role: 'Co-founder, product', text: 'Keeps the code, and the noticeboard easy to use.' },
  { name: 'Co-founder Two', role: 'Co-founder, operations', text: 'Keeps the books, and deliveries on time.' },
  { name: 'Co-founder Three', role: 'Co-founder, community', text: 'Keeps everybody talking to each other.' },
] as const;
