import { wordsOf } from './phrases.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Token } from './tokens.ts';

/** Things that show or tell of something and are not it: books, pictures, films, games. */
const media =
  wordsOf(`book, books, novel, novels, paperback, hardcover, hardback, textbook, textbooks, edition, author, comic, comics, manga, dvd, bluray, blu, vinyl, album, soundtrack, ost, film, movie, series,
  documentary, poster, posters, print, painting, paintings, calendar, biography, autobiography, memoir, essay, essays, poem, poems, poetry, notes, lecture, lectures, course, chapter, syllabus, handbook, encyclopedia,
  history, story, stories, thriller, fiction, wallpaper, postcard, cosplay, costume, toy, toys, prop, lego, videogame, ps4, ps5, xbox, novelisation, flashcards, journal, workbook, storybook, ebook, magazine, podcast, anthology, trilogy, drama, playscript, awareness, by`);

/** Things that carry a picture, a name or a shape of something. */
const bearers =
  wordsOf(`shirt, shirts, tshirt, tee, tees, hoodie, sweatshirt, cap, mug, mugs, coaster, coasters, lamp, cushion, pillow, puzzle, game, boardgame, earring, earrings, pendant, brooch, badge, badges, patch, sticker, stickers, tattoo, mould, mold,
  stencil, stamp, eraser, emoji, figure, figurine, figurines, miniature, model, models, replica, keychain, keychains, keyring, plush, plushie, plushies, art, artwork, sketch, photo, photos, frame, mask, print, prints, printed, themed, theme, shaped, magnet, magnets, tapestry, banner, flag, skin, decal, decals, pin, pins, song, band, concert, trivia, quiz, catalogue,
  template, drawing, cartoon, jigsaw, clipart, font, ringtone, perfume, deodorant, cologne, candle, soap, balm, tote`);

const modifiers = wordsOf(
  `toy, plush, plushie, lego, cosplay, costume, prop, miniature, crochet, origami, anti, no, non, without, stop, quit, against, avoid, never, model, fictional, pretend, dummy, imitation, papier, amigurumi, nerf, playmobil, funko, cartoon, sticker, zero, scale, diecast, diy paper, banned, prevents, prevent`,
);
const connectors = new Set([
  'with',
  'and',
  'plus',
  'free',
  'comes',
  'includes',
  'including',
  'include',
  'in',
  'inside',
  'hidden',
  'or',
  'behind',
  'under',
  'get',
  'also',
  'for',
]);
const relations = new Set([
  'of',
  'on',
  'about',
  'for',
  'featuring',
  'showing',
  'like',
  'against',
  'from',
  'called',
  'named',
  'titled',
  'shaped',
  'to',
  'by',
]);
const articles = new Set(['a', 'an', 'the', 'my', 'our', 'your', 'some', 'one', 'two']);

/** The words of a lexicon that make a phrase harmless or likely. */
export interface Surroundings {
  before: Set<string>;
  after: Set<string>;
  near: Set<string>;
  offers: Set<string>;
}

/** Reads the lists of a lexicon. */
export function surroundingsOf({ harmlessBefore, harmlessAfter, harmlessNear, offers }: Lexicon): Surroundings {
  return { before: wordsOf(harmlessBefore), after: wordsOf(harmlessAfter), near: wordsOf(harmlessNear), offers: wordsOf(offers) };
}

/** All words of the lists, which need not be undisguised and are never joined. */
export const harmlessWords = new Set([...media, ...bearers, ...modifiers]);

/** Endings that speak only of the word right before them: "alcohol free", "whisky from duty free" is none. */
const endings = new Set(['free', 'based', 'proof', 'resistant']);

const AFTER = 3;
const BEFORE = 2;
const RELATED = 5;
const OFFERED = 4;

function isHarmlessAfter(tokens: Token[], end: number, { after }: Surroundings): boolean {
  for (let at = end; at < Math.min(end + AFTER, tokens.length); at++) {
    const { word, gap } = tokens[at]!;
    if (gap !== 'space' || (connectors.has(word) && !after.has(word))) return false;
    if (endings.has(word) ? at === end && after.has(word) : after.has(word) || media.has(word) || bearers.has(word)) return true;
  }
  return false;
}

function isHarmlessBefore(tokens: Token[], start: number, { before }: Surroundings): boolean {
  for (let at = start - 1; at >= Math.max(0, start - BEFORE); at--) {
    if (tokens[at + 1]!.gap !== 'space') return false;
    const { word } = tokens[at]!;
    if (before.has(word) || modifiers.has(word)) return true;
    if (connectors.has(word)) return false;
  }
  return false;
}

/** "Poster of a rifle", "rack for wine": a harmless thing, a relation, and then the phrase. */
function isAboutIt(tokens: Token[], start: number, { after }: Surroundings): boolean {
  let isRelated = false;
  for (let at = start - 1; at >= Math.max(0, start - RELATED) && tokens[at + 1]!.gap !== 'sentence'; at--) {
    const { word } = tokens[at]!;
    if (isRelated && (after.has(word) || media.has(word) || bearers.has(word))) return true;
    if (relations.has(word)) isRelated = true;
    else if (!isRelated && !articles.has(word) && word !== 'and' && word !== 'or') return false;
  }
  return false;
}

/** Whether what stands right beside a phrase makes it harmless: "toy gun", "wine glasses", "poster of a rifle". */
export function isDirectlyHarmless(tokens: Token[], start: number, end: number, surroundings: Surroundings): boolean {
  return isHarmlessAfter(tokens, end, surroundings) || isHarmlessBefore(tokens, start, surroundings) || isAboutIt(tokens, start, surroundings);
}

/** Where a text speaks of a book, a picture, a game, or of the harmless use that the concern knows; what comes along with the goods does not count. */
export function harmlessContext(tokens: Token[], { near, offers }: Surroundings): number[] {
  const places: number[] = [];
  for (const [at, { word }] of tokens.entries()) {
    if ((!media.has(word) && !near.has(word)) || offers.has(word)) continue;
    let before = at - 1;
    while (before >= 0 && articles.has(tokens[before]!.word)) before--;
    if (before < 0 || tokens[before + 1]!.gap === 'sentence' || !connectors.has(tokens[before]!.word)) places.push(at);
  }
  return places;
}

/** How many different offering words stand near a phrase. */
export function offersNear(tokens: Token[], start: number, end: number, { offers }: Surroundings): number {
  const near = [...tokens.slice(Math.max(0, start - OFFERED), start), ...tokens.slice(end, end + OFFERED)];
  return new Set(near.map(({ word }) => word).filter((word) => offers.has(word))).size;
}
