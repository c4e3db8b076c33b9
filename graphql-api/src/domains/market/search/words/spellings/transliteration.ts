/** Alternative letters for the same sound in Indian languages: aspirates, long vowels, and the diphthong at the end of Tamil words. */
const SOUNDS: Readonly<Record<string, string>> = {
  ...{ zh: 'l', ph: 'p', ck: 'k', q: 'k', c: 'k', sh: 's', x: 'ks', w: 'v', z: 'j', nt: 'nd', nth: 'nd' },
  ...{ bh: 'b', dh: 'd', gh: 'g', jh: 'j', kh: 'k', th: 't' },
  ...{ ee: 'i', ea: 'i', ii: 'i', y: 'i', e: 'i', oo: 'u', ou: 'u', uu: 'u', o: 'u', ai: 'a', ay: 'a', ae: 'a', ei: 'a', ey: 'a' },
};
const SPELT = /chh?|zh|ph|ck|sh|nth?|[bdgjkt]h|ee|ea|ii|oo|ou|uu|ai|ay|ae|ei|ey|[qcxwzyeo]|(?<=.)h(?=[aeiou])/g;
const DOUBLED = /(.)\1+/g;
/** Matches a final u, which Telugu and Kannada add to loanwords. */
const LAST_U = /(?<=[^aeiou])(?:uu?|oo)$/;
/** Matches the ending of Telugu verbs that express a purpose. */
const FOR = /[dt]h?aa?nn?i?ki$/;
/** Minimum length. Shorter keys are shared by too many words. */
const SHORTEST = 4;

const soundOf = (spelt: string): string => {
  if (spelt === 'h') return '';
  return spelt.startsWith('c') && spelt.endsWith('h') ? 'ch' : (SOUNDS[spelt] ?? spelt);
};

/** Returns what all usual spellings of a word have in common. */
export const spellingOf = (word: string): string => word.replace(FOR, 'daniki').replace(LAST_U, '').replace(SPELT, soundOf).replace(DOUBLED, '$1');

/** Returns the same key; empty if it is too short to identify the word. */
export function spellingKey(word: string): string {
  const key = /\d/.test(word) ? '' : spellingOf(word);
  return key.length < SHORTEST ? '' : key;
}
