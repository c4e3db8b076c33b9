/**
 * Names of a maker's product lines, by maker, as in "boat: airdopes". Listings often mention only one of the two, so a search for the maker also
 * finds its lines. Only names that no other maker uses.
 */
const LINES = `
casio: fx 991, fx 82, fx 570, fx 100, fx 115, fx 260, fx 350, ctk, g shock, edifice
boat, boat lifestyle: airdopes, rockerz, bassheads, stone 350, stone 650, avante, nirvana, immortal
samsung: galaxy
galaxy: samsung
xiaomi, mi: redmi, poco, mi
oneplus: nord
realme: narzo
google: pixel, chromecast, nest
hp, hewlett packard: pavilion, victus, omen, elitebook, probook, envy, spectre, deskjet, laserjet, hp
lenovo: ideapad, thinkpad, legion, loq
dell: inspiron, latitude, vostro, xps, alienware
asus: vivobook, zenbook, rog, tuf
acer: aspire, nitro, predator
microsoft: surface, xbox
sony: playstation, bravia, walkman, wh ch, wh 1000
apple, mac: iphone, macbook, ipad, airpods, imac
canon: eos, pixma
nikon: coolpix
fujifilm, fuji: instax
amazon: kindle, echo, alexa
tp link, tplink: archer, tapo
sandisk: cruzer
western digital, wd: wd, my passport
decathlon: btwin, rockrider, quechua, kipsta, domyos, kalenji, nabaiji, artengo, perfly, forclaz, triban
hero: sprint, hero sprint
ladybird, bsa: bsa ladybird, ladybird
nivia: storm, carbonite
yonex: nanoray, muscle power, arcsaber, voltric, astrox, mavis
sanspareils, sanspareils greenlands: sg
sareen sports: ss
yamaha: psr, pacifica, f 280, f 310
vip: skybags, aristocrat, carlton
titan: fastrack, sonata
milton: thermosteel
hawkins: futura, contura
h n m, h and m, hnm: h m
godrej: interio
borosil: larah
noise: colorfit
logitech, logi: logitech
jbl, harman: jbl
`;

interface Maker {
  words: readonly string[];
  lines: readonly (readonly string[])[];
}

const wordsOf = (names: string): string[][] => names.split(', ').map((name) => name.split(' '));

const makers: readonly Maker[] = LINES.trim()
  .split('\n')
  .map((line) => line.split(': ') as [string, string])
  .flatMap(([names, lines]) =>
    wordsOf(names).map((words) => ({ words, lines: wordsOf(lines).filter((line) => line.join(' ') !== words.join(' ')) })),
  );

const byFirst = Map.groupBy(
  makers.toSorted((one, other) => other.words.length - one.words.length),
  ({ words }) => words[0]!,
);
const ownWords = new Set(makers.flatMap(({ lines }) => lines.flat()).filter((word) => word.length > 2 && !/\d/.test(word)));

/** Returns the maker that begins at a word, the number of words that it takes, and the names of its product lines. */
export function makerAt(words: readonly string[], at: number): { length: number; lines: readonly (readonly string[])[] } | undefined {
  const maker = byFirst.get(words[at]!)?.find((each) => each.words.every((word, index) => words[at + index] === word));
  return maker && { length: maker.words.length, lines: maker.lines };
}

/** Returns whether a word is the name of a product line. */
export const isLine = (word: string): boolean => ownWords.has(word);
