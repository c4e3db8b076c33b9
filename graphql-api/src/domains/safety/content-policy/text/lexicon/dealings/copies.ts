import type { Lexicon } from '../lexicon.ts';

/** Goods with a brand that did not make them. */
export const copies: Lexicon = {
  kind: 'copies of brands',
  doubtful: `first copy, 1st copy, master copy, mirror copy, 7a quality/copy, 1 1 copy/quality, aaa quality/copy, super copy, copy of the original, duplicate watch/shoes/airpods/iphone, fake airpods/jordan/watch/iphone,
    फर्स्ट कॉपी, ஃபர்ஸ்ட் காப்பி, ఫస్ట్ కాపీ`,
};
