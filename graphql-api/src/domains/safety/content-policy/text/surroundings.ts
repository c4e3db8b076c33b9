import { formsOf, wordsOf } from './phrases.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Token } from './tokens.ts';

/** Media that depict something without being it: books, pictures, films, games. */
const media =
  wordsOf(`book, books, novel, novels, paperback, hardcover, hardback, textbook, textbooks, edition, author, comic, comics, manga, dvd, bluray, blu, vinyl, album, soundtrack, ost, film, movie, series,
  documentary, poster, posters, print, painting, paintings, calendar, biography, autobiography, memoir, essay, essays, poem, poems, poetry, notes, lecture, lectures, course, chapter, syllabus, handbook, encyclopedia,
  history, story, stories, thriller, fiction, wallpaper, postcard, cosplay, costume, toy, toys, prop, lego, videogame, ps4, ps5, xbox, novelisation, flashcards, journal, workbook, storybook, ebook, magazine, podcast, anthology, trilogy, drama, playscript, awareness, by,
    किताब, किताबें, किताबों, पुस्तक, पुस्तकें, पाठ्यपुस्तक, उपन्यास, कहानी, कहानियां, नाटक, फिल्म, पोस्टर, चित्र, पेंटिंग, कविता, जीवनी, निबंध, कॉमिक्स, गाना,
    kitab, kitaab, kitaben, pustak, upanyas, kahani, kahaniyan, natak, jeevani, nibandh, kavita`);

/** Things that carry a picture, a name or a shape of something. */
const bearers =
  wordsOf(`shirt, shirts, tshirt, tee, tees, hoodie, sweatshirt, cap, mug, mugs, coaster, coasters, lamp, cushion, pillow, puzzle, game, boardgame, earring, earrings, pendant, necklace, bangle, bangles, bracelet, anklet, brooch, badge, badges, patch, sticker, stickers, tattoo, mould, mold,
  stencil, stamp, eraser, emoji, figure, figurine, figurines, miniature, model, models, replica, keychain, keychains, keyring, plush, plushie, plushies, art, artwork, sketch, photo, photos, frame, mask, print, prints, printed, themed, theme, shaped, magnet, magnets, tapestry, banner, flag, skin, decal, decals, pin, pins, song, band, concert, trivia, quiz, catalogue,
  template, drawing, cartoon, jigsaw, clipart, font, ringtone, perfume, deodorant, cologne, candle, chemistry, physics, biology, physiology, mechanics, theory, principles, introduction, soap, balm, tote, umbrella, belt, wallet, jacket, dress, skirt, trousers, pants, kurta, kurti, saree, sari, dupatta, scarf, shoes, sneakers, sandals, bedsheet, curtain, curtains, sign, clock, statue, statues, idol, showpiece, showpieces, bookend, bookends,
  खिलौना, खिलौने, खिलौनों, टॉय, शर्ट, मग, लैंप, लैम्प, स्टिकर, बैज, मूर्ति, मुखौटा, khilona, khilauna, khilone, khilaune, murti`);

const modifiers = wordsOf(
  `toy, plush, plushie, lego, cosplay, costume, prop, miniature, crochet, origami, anti, no, non, without, stop, quit, against, avoid, never, model, fictional, pretend, dummy, imitation, papier, amigurumi, nerf, playmobil, funko, cartoon, sticker, zero, scale, diecast, diy paper, banned, prevents, prevent, बिना, bina, khilona, khilauna, khilone, खिलौना, खिलौने`,
);
const connectors = new Set([
  'with',
  'aur',
  'or',
  'n',
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
  'per',
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

/** Colours. A thing named after goods and followed by a colour is probably named after their colour: "brandy brown". */
const colours = wordsOf(
  `brown, red, pink, grey, gray, gold, golden, green, blue, black, white, maroon, tan, beige, cream, purple, yellow, orange, shade, colour, color, coloured, colored`,
);

/** Animals, whose names insult people and appear as pictures on things. */
const animals = wordsOf(
  `dog, dogs, donkey, donkeys, pig, pigs, monkey, monkeys, owl, owls, rat, rats, snake, snakes, cow, cows, buffalo, kutta, kutte, kutti, kuttiya, gadha, gadhe, suar, suwar, ullu, bandar, bhains, billi, chuha, saanp,
  naai, naaye, kazhudhai, kaludhai, erumai, kurangu, korangu, panni, kukka, gadida, pandi, kothi, naayi, katte, patti, kazhutha`,
);
const motifs = wordsOf(`print, prints, printed, design, designs, motif, motifs, pattern, cartoon, drawing, embroidery, embroidered, logo, sketch`);

/** Words after a phrase that negate or oppose it. */
const denials = wordsOf(`नहीं, मुक्ति, मुक्त, निषेध, विरोधी, nahi, nahin, mukti, mukt`);

/** Containers. They make a general word harmless, but not the name of goods: "pill box" and "cigarette case", but not "Marlboro box". */
const containers = wordsOf(
  `box, boxes, case, cases, bottle, bottles, pouch, pouches, bag, bags, jar, packet, packets, carton, storage, chest, dabba, dibba, डिब्बा, डिब्बे, बॉक्स`,
);

/** Words of a lexicon that make a phrase harmless or likely. */
export interface Surroundings {
  before: Set<string>;
  after: Set<string>;
  near: Set<string>;
  offers: Set<string>;
  isAlways: boolean;
}

/** Reads the lists of a lexicon. */
export function surroundingsOf({ harmlessBefore, harmlessAfter, harmlessNear, offers, isAlways = false }: Lexicon): Surroundings {
  return { before: wordsOf(harmlessBefore), after: wordsOf(harmlessAfter), near: wordsOf(harmlessNear), offers: wordsOf(offers), isAlways };
}

/** Words after "by" that are not an author: an actor or a deadline. */
const byNobody = wordsOf(
  `me, us, myself, yourself, itself, themselves, hand, hands, foot, car, bike, cycle, auto, flight, cash, upi, gpay, card, phone, call, mistake, chance, default, far, mail, any, all, this, that, these, those, each, every, whom, someone, somebody, anyone, friend, friends, brother, uncle, people, students, tiny, small, hidden, using, weight, size, number, page, pages, subject, subjects, minute, minutes, hours, week, month, day, you, him, her, experts, expert, seniors, senior, toppers, topper, girl, girls, model, models, female, hand, post, courier, bus, train, today, tonight, tomorrow, monday, tuesday, wednesday, thursday, friday,
  saturday, sunday, morning, evening, night, noon, midnight, next, then, now, end, time, hour, the, a, an, my, our`,
);

/** Returns whether the word depicts something, or names its author. */
function isMedium(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at]!;
  if (word !== 'by') return media.has(word);
  const next = tokens[at + 1]?.word;
  return next === undefined || !(byNobody.has(next) || /^\d/.test(next));
}

/** All words of the lists. They are not searched for disguises and never joined. */
export const harmlessWords = new Set([...media, ...bearers, ...modifiers, ...denials]);

/** Endings that apply only to the word right before them: "alcohol free" has one, "whisky from duty free" does not. */
const endings = new Set(['free', 'based', 'proof', 'resistant']);

const AFTER = 3;
const BEFORE = 2;
const RELATED = 5;
const OFFERED = 4;

/** A phrase in the tokens of a text, and whether it names goods that hardly any context makes harmless. */
export interface Place {
  tokens: Token[];
  start: number;
  end: number;
  isName: boolean;
  /** Whether the phrase counts in any context, for a lexicon of such phrases. */
  isSaid: boolean;
  /** Ends of the parts of a deal. */
  ends?: readonly number[];
}

function isHarmlessAfter({ tokens, end, isName, isSaid }: Place, { after, isAlways }: Surroundings): boolean {
  const isOther = (at: number, word: string) => !(isAlways && isSaid) && (isMedium(tokens, at) || bearers.has(word) || denials.has(word));
  const makesHarmless = (at: number, word: string) => (after.has(word) && !(isName && containers.has(word))) || isOther(at, word);
  for (let at = end; at < Math.min(end + AFTER, tokens.length); at++) {
    const { word, gap, before } = tokens[at]!;
    // Text in brackets explains the meaning: "Gunpowder (podi)".
    const isExplained = at === end && before.trim() === '(';
    if ((gap !== 'space' && !isExplained) || (connectors.has(word) && !after.has(word))) return false;
    if (endings.has(word) ? at === end && after.has(word) : makesHarmless(at, word)) return true;
  }
  return false;
}

function isHarmlessBefore({ tokens, start, isSaid }: Place, { before, isAlways }: Surroundings): boolean {
  for (let at = start - 1; at >= Math.max(0, start - BEFORE); at--) {
    if (tokens[at + 1]!.gap !== 'space') return false;
    const { word } = tokens[at]!;
    if (before.has(word) || (!(isAlways && isSaid) && modifiers.has(word))) return true;
    if (connectors.has(word)) return false;
  }
  return false;
}

/** Returns whether a harmless thing and a relation precede the phrase: "Poster of a rifle", "rack for wine". */
function isAboutIt(place: Place, surroundings: Surroundings): boolean {
  const { tokens, start } = place;
  let isRelated = false;
  for (let at = start - 1; at >= Math.max(0, start - RELATED) && tokens[at + 1]!.gap !== 'sentence'; at--) {
    const { word } = tokens[at]!;
    if (isRelated && isThingAboutIt(place, at, surroundings)) return true;
    if (relations.has(word)) isRelated = true;
    else if (!isRelated && !articles.has(word) && word !== 'and' && word !== 'or') return false;
  }
  return false;
}

/** Returns whether the thing next to a phrase is about it. A "box of pills" contains them, but a "box for pills" does not. */
function isThingAboutIt({ tokens, isName }: Place, at: number, { after }: Surroundings): boolean {
  const { word } = tokens[at]!;
  const holdsIt = containers.has(word) && (isName || tokens[at + 1]!.word === 'of');
  return (after.has(word) && !holdsIt) || media.has(word) || bearers.has(word);
}

/** Returns whether an animal is printed on a thing: "black dog print hoodie". */
const isPrintedAnimal = ({ tokens, end, ends = [end] }: Place): boolean =>
  ends.some((at) => {
    const printed = tokens[at];
    if (!animals.has(tokens[at - 1]!.word) || printed?.gap !== 'space' || !motifs.has(printed.word)) return false;
    return tokens.slice(at + 1, at + 1 + AFTER).some(({ word, gap }) => gap === 'space' && bearers.has(word));
  });

/** Returns whether the words right next to a phrase make it harmless: "toy gun", "wine glasses", "poster of a rifle". */
export function isDirectlyHarmless(place: Place, surroundings: Surroundings): boolean {
  if (isPrintedAnimal(place)) return true;
  const isAbout = !(surroundings.isAlways && place.isSaid) && isAboutIt(place, surroundings);
  return isAbout || isHarmlessAfter(place, surroundings) || isHarmlessBefore(place, surroundings);
}

/**
 * Returns the positions at which a text mentions a book, a picture, a game, or the harmless use of the kind of violation. Things included with the
 * goods do not count.
 */
export function harmlessContext(tokens: Token[], { near, offers }: Surroundings): number[] {
  const places: number[] = [];
  for (const [at, { word }] of tokens.entries()) {
    if ((!isMedium(tokens, at) && !formsOf(word).some((form) => near.has(form))) || offers.has(word)) continue;
    let before = at - 1;
    while (before >= 0 && articles.has(tokens[before]!.word)) before--;
    if (before < 0 || tokens[before + 1]!.gap === 'sentence' || !connectors.has(tokens[before]!.word)) places.push(at);
  }
  return places;
}

/** Returns whether a colour follows a phrase. */
export const isColour = (tokens: Token[], end: number): boolean => tokens[end]?.gap === 'space' && colours.has(tokens[end].word);

/** Returns the number of different offering words near a phrase. */
export function offersNear(tokens: Token[], start: number, end: number, { offers }: Surroundings): number {
  const near = [...tokens.slice(Math.max(0, start - OFFERED), start), ...tokens.slice(end, end + OFFERED)];
  return new Set(near.map(({ word }) => word).filter((word) => offers.has(word))).size;
}
