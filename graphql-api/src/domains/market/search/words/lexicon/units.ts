/** Units of measure, one per line, with the ways to write each. */
const LINES = `
l litre litres liter liters ltr ltrs lt
ml mls millilitre millilitres
kg kgs kilo kilos kilogram kilograms
g gm gms gram grams
inch inches in
cm cms centimetre centimetres
ft feet foot
m metre metres meter meters mtr
gb gigs
tier tiers layer layers level levels shelf shelves storey
socket sockets plug plugs
tb terabyte
w watt watts
`;
const lines = LINES.trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Returns the ways to write a unit, including the given one; none for another word. */
export const unitNames = (word: string): readonly string[] => lines.find((names) => names.includes(word)) ?? [];

/** Sizes of clothes, as words of a search or a name. */
export const sizes: ReadonlySet<string> = new Set(['xs', 's', 'm', 'l', 'xl', 'xxl']);

/** Names of clothes sizes, by the letters that listings use. */
const SIZE_NAMES: Readonly<Record<string, string>> = { s: 'small', m: 'medium', l: 'large' };

/** Returns the ways to write a clothes size; none for another word. */
export const sizeNames = (word: string): readonly string[] => (Object.hasOwn(SIZE_NAMES, word) ? [word, SIZE_NAMES[word]!] : []);
