import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureKinds, measureListings } from '../../../../../../tools/evaluation/policy/kinds.ts';
import {
  measureAccepted,
  measureDisguised,
  measureHandwritten,
  measurePlain,
  type Plain,
} from '../../../../../../tools/evaluation/policy/measure.ts';
import { violationKinds } from './goods.ts';
import { reviewTexts } from './review-texts.ts';

const read = <Data>(name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../../tools/evaluation/policy', `${name}.json`), 'utf8')) as Data;
const plain = read<Plain>('plain');
const ordinary = read<{ name: string; description: string }[]>('ordinary');
const endOf = (name: string, description = '') => {
  const found = reviewTexts({ name, description });
  if (found.some(({ isDoubtful }) => !isDoubtful)) return 'rejected';
  return found.length > 0 ? 'doubtful' : 'accepted';
};

describe('a word of letters and digits', () => {
  it.each(['Samsung Galaxy A25', 'Galaxy A55 5G', 'Phone A52s', 'Exercise books C16', 'Cache of 80mb', 'Used for 15d'])(
    'is a model name or a size if few letters stand beside digits: %s',
    (name) => expect(endOf(name)).toBe('accepted'),
  );

  it.each(['a55hole', 'w33d', 'g4nj4'])('is otherwise read as the letters that it resembles: %s', (name) =>
    expect(endOf(`Selling ${name}`)).toBe('rejected'),
  );
});

describe('a college e-mail address', () => {
  const domains = ['college.example', 'vitstudent.ac.in'];
  const found = (text: string, of: string[] = domains) =>
    reviewTexts({ name: 'Lamp', description: text }, of).flatMap(({ kind, words }) => (kind === 'contact data' ? words : []));

  it.each([
    'Ask asha.k at college',
    'Ask rahul22 at vitstudent please',
    'mail: rahul-k at vitstudent',
    'rahul at vitstudent ac in',
    'Asha at college example',
  ])('is found with any spacing, and without its domain ending: %s', (text) => {
    expect(found(text)).not.toEqual([]);
    expect(found(text, ['elsewhere.example'])).toEqual([]);
  });

  it.each(['Meet me at college.', 'Bought for 450 at college, used once', 'Pick-up at college'])(
    'is not found in an ordinary sentence: %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

describe('the content policy for texts', () => {
  it('is measured with enough texts, and some for every kind', () => {
    expect(Object.values(plain).flat().length).toBeGreaterThanOrEqual(120);
    expect(read<string[]>('look-alikes').length).toBeGreaterThanOrEqual(120);
    expect(ordinary.length).toBeGreaterThanOrEqual(300);
    for (const kind of [...violationKinds, 'contact data']) expect(plain[kind]?.length, kind).toBeGreaterThan(9);
  });

  it('rejects 98 of 100 prohibited offers in plain words, and names the words', () => {
    const { rejected, texts, wrong } = measurePlain(plain);
    expect(rejected / texts, wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
    for (const text of Object.values(plain).flat()) for (const { words } of reviewTexts({ name: text })) expect(words.join('')).not.toBe('');
  });

  it('rejects 85 of 100 disguised offers', () => {
    const outcomes = [...measureDisguised(plain).values()];
    const sum = (of: 'texts' | 'rejected') => outcomes.reduce((total, outcome) => total + outcome[of], 0);
    expect(sum('rejected') / sum('texts')).toBeGreaterThanOrEqual(0.85);
    const byHand = measureHandwritten(read<string[]>('disguised'));
    expect(byHand.rejected / byHand.texts, byHand.wrong.join('\n')).toBeGreaterThanOrEqual(0.85);
  });

  it('rejects at most 4 of 100 look-alikes, and no ordinary goods', () => {
    const lookAlikes = measureAccepted(read<string[]>('look-alikes'));
    expect(lookAlikes.rejected / lookAlikes.texts, lookAlikes.wrong.join('\n')).toBeLessThanOrEqual(0.04);
    expect(ordinary.filter(({ name, description }) => endOf(name, description) === 'rejected')).toEqual([]);
  });
});

describe('the texts written before the rules', () => {
  it.each(['tuning', 'test'] as const)('are classified correctly, the %s half within its thresholds', (half) => {
    const kinds = measureKinds(half);
    const all = (measure: string) => kinds.find(({ title }) => title === `**${measure}: all**`)!;
    const rejected = (measure: string) => all(measure).rejected / all(measure).texts;
    expect(rejected('plain')).toBeGreaterThanOrEqual(0.97);
    expect(rejected('disguised')).toBeGreaterThanOrEqual(half === 'test' ? 0.9 : 0.85);
    expect(rejected('look-alike')).toBeLessThanOrEqual(0.03);
    expect(rejected('listing')).toBe(0);
  });

  it('include at most 2 rejected in 1,000 listings, and 2 doubtful in 100', () => {
    const { texts, rejected, doubtful } = measureListings(500, 4711);
    expect(rejected / texts).toBeLessThanOrEqual(0.002);
    expect(doubtful / texts).toBeLessThanOrEqual(0.02);
  });
});

describe('an action beside a thing', () => {
  const wordsIn = (name: string) => reviewTexts({ name }).map(({ kind, words }) => [kind, ...words]);

  it.each([
    ['Assignment ezhuthi tharen, clean', 'exam papers and paid assignments', 'assignment ezhuthi tharen'],
    ['I sit your quiz, ask me', 'exam papers and paid assignments', 'sit your quiz'],
    ['उसका सर्टिफिकेट, फर्जी', 'forged documents', 'सर्टिफिकेट फर्जी'],
    ['ప్రాక్సీ హాజరు వేస్తాను', 'exam papers and paid assignments', 'ప్రాక్సీ హాజరు వేస్తాను'],
  ])('is a violation together with it, in any order and script, and is named: %s', (name, kind, words) => {
    expect(wordsIn(name)).toContainEqual([kind, words]);
  });

  it.each(['Assignment sheets, ruled', 'I sit. Your quiz book is here', 'Certificate frame', 'How to write a record'])(
    'is accepted without the thing, in another sentence or with another meaning: %s',
    (name) => expect(endOf(name)).toBe('accepted'),
  );

  it.each([
    ['Algebra book, the prof is an a$$hole', 'abusive language'],
    ['Table fan, gaandu quality nahi hai', 'abusive language'],
    ['🍺 chilled, for the farewell', 'alcohol'],
    ['Calculator found in the canteen, no bill', 'stolen goods'],
    ['Mathematics tutor, double your money in a week', 'frauds and schemes'],
    ['Netflix, hacked account, lifetime', 'shared accounts and licence keys'],
    ['Bonafide certificate with college seal ready', 'forged documents'],
  ])('is read whatever else the text says, even about somebody else: %s', (name, kind) => {
    expect(wordsIn(name).map(([found]) => found)).toContain(kind);
  });

  it.each([
    ...['sudu thanni heater rod', 'grewal oda book', 'satta thekka iron box', 'dosai kallu', 'matrum', 'thuni katta kayiru', 'kaalu tho aade ball'],
    ...[
      'machhar ki dawa',
      'peela pen',
      'chod ke sab lelo',
      'can you beat 500?',
      'my old cycle got stolen, need one',
      'cycle chori se bachane wala lock',
    ],
  ])('does not change the meaning of everyday campus words: %s', (text) => expect(endOf(text)).not.toBe('rejected'));

  it.each(['Therapist handbook', 'Gandhi, an autobiography', 'Lund University hoodie', 'Bewakoof t-shirt', 'Anti theft bag'])(
    'does not turn a name into abuse or theft: %s',
    (name) => expect(endOf(name)).toBe('accepted'),
  );

  it.each(['ganjaayi', 'gaanjayi', 'ganjai', 'gaंja', 'charस'])(
    'is found with Indian words in any spelling, even in two scripts at once: %s',
    (word) => expect(endOf(`${word} packet`)).toBe('rejected'),
  );

  it.each(['vdka', 'mrjuana', 'whsky'])('is found in words without some vowels: %s', (word) => expect(endOf(word)).toBe('rejected'));
  it.each(['blck bag', 'table fan on the grnd floor', 'wall chrt', 'cntr stool', '500 wrds'])(
    'is not found in harmless words without vowels: %s',
    (text) => expect(endOf(text)).toBe('accepted'),
  );

  it.each(['batch', 'lamp is the bomb', 'gunpowder (podi)', 'Katana umbrella'])('is not found in ordinary words and idioms: %s', (text) =>
    expect(endOf(text)).toBe('accepted'),
  );
});

describe('a disguised word', () => {
  it.each([
    ['deew, naam ulta padho', 'Reeder, naam ulta padho'],
    ['reeb cans, read it from right to left', 'reeb, a name of cans'],
    ['ajnag packet', 'urad dal packet'],
  ])('is read backwards if the text says so, and a long name anywhere: "%s", and not "%s"', (meant, harmless) => {
    expect(endOf(meant)).toBe('rejected');
    expect(endOf(harmless)).toBe('accepted');
  });

  it.each(['f***ing seller', 'f@ck this', 'what the f_ck', 'you b-tch', 'm**********r'])('is abuse behind any symbol: %s', (text) =>
    expect(endOf(text)).toBe('rejected'),
  );

  it.each(['the **run** of it', 'best in class**', 'rate: A*** hotel', 'fan_speed'])('is not found where symbols have another meaning: %s', (text) =>
    expect(endOf(text)).toBe('accepted'),
  );

  it.each([
    'This method works',
    'The sale begins today',
    'airdopes 141',
    'new arrival',
    'thattu karandi set',
    'Drawing instruments box',
    'masking tape',
    'hostel ke liye gadda hai kya',
    'I dont want the ladybird cycle',
  ])('is not composed of short parts of ordinary words: %s', (text) => expect(endOf(text)).toBe('accepted'));

  it.each([
    ['🌿 rolled, tola 500', '🌿 tulsi plant'],
    ['💊 no prescription', '💊 box'],
    ['g🍃a🍃n🍃j🍃a', '🍃 green curtain'],
  ])('may be an emoji with an action beside it: "%s", and not "%s"', (meant, harmless) => {
    expect(endOf(meant)).toBe('rejected');
    expect(endOf(harmless)).toBe('accepted');
  });
});

describe('an insult', () => {
  it.each([
    ['dei erumai, kasu kudu', 'Erumai thayir'],
    ['nuvvu kukka', 'Kukka biscuit'],
    ['abe gadhe, itna mehnga', 'Gadha soft toy'],
    ['नालायक साले', 'कुत्ते का पट्टा'],
    ['you are such a pig', 'Pig bank'],
  ])('is addressed to somebody: "%s", and not "%s"', (insult, harmless) => {
    expect(endOf(insult)).toBe('rejected');
    expect(endOf(harmless)).toBe('accepted');
  });

  it.each(['bolimaga', 'zhavadya', 'khankir chele', 'ಸೂಳೆಮಗ', 'മൈരേ', 'বোকাচোদা', 'ਭੈਣਚੋਦ', 'چوتیا'])(
    'is recognized in other Indian languages: %s',
    (text) => expect(endOf(text)).toBe('rejected'),
  );
});

describe('a number in a phrase', () => {
  it('is any number', () => {
    expect(endOf('Invest 500 and get 4321 tomorrow')).toBe('rejected');
    expect(endOf('Pay 500 and get it tomorrow')).toBe('accepted');
  });
});

describe('the context of a word', () => {
  it.each([
    ['Nail gun', 'Gun'],
    ['Whisky glasses', 'Whisky'],
    ['Kala kutta print wali tshirt, tu le le', 'Kala kutta hai tu'],
    ['Rum and raisin scented candle', 'Rum and raisin, 750 ml'],
    ['I know which bus you mean', 'I know which bus you take'],
    ['Poster of a rifle', 'Rifle'],
    ['Alcohol-free sanitizer', 'Alcohol, duty free'],
    ['Hamster cage', 'Hamster with cage'],
    ['Guns of August, paperback', 'Guns, and a free paperback'],
    ['Deewar ka sheesha', 'Sheesha flavour'],
    ['Methai box', 'Meth box'],
    ['Pill box', 'Viagra box'],
    ['Box for pills', 'Box of pills'],
    ['रसोई का चाकू', 'तेज धार का चाकू'],
    ['खिलौना बंदूक', 'असली बंदूक'],
    ['Nasha mukti kitab', 'Nasha'],
    ['दवा का खाली डिब्बा', 'पैरासिटामोल का डिब्बा'],
  ])('makes "%s" harmless, but not "%s"', (harmless, meant) => {
    expect(endOf(harmless)).toBe('accepted');
    expect(endOf(meant)).toBe('rejected');
  });

  it('includes the other text of the listing, such as the description of a book', () => {
    expect(endOf('The Sword', 'Paperback, read once.')).toBe('accepted');
    expect(endOf('The Sword', 'Sharp, read the terms.')).toBe('rejected');
  });

  it('also applies between a thing and an action', () => {
    expect(endOf('Grass, joint')).toBe('rejected');
    expect(endOf('Grass mat for yoga, joint')).not.toBe('rejected');
  });

  it('makes a text doubtful if the goods are not named', () => {
    expect(endOf('Party stuff, ask in person')).toBe('doubtful');
  });

  it('makes a text doubtful if it is not conclusive', () => {
    expect(endOf('Cannabis and Society, sociology textbook')).toBe('doubtful');
  });

  it.each(['Assorted cables', 'Classic bass guitar', 'Therapist handbook', 'Scunthorpe scarf', 'Drums', 'Beginner French'])(
    'excludes longer words that contain it: "%s" is accepted',
    (name) => expect(endOf(name)).toBe('accepted'),
  );
});

describe('a number of ten digits that starts with 6 to 9', () => {
  it.each([
    '9840012345',
    '98400-12345',
    '+91 98400 12345',
    '09840012345',
    '9.8.4.0.0.1.2.3.4.5',
    'nine eight four double zero 12345',
    '९८४००१२३४५',
    '9️⃣8️⃣4️⃣0️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣',
    '984OO12345',
    '98400......12345',
    '9 8 4 o o 1 2 3 4 5',
  ])('is contact data: %s', (number) =>
    expect(reviewTexts({ name: 'Table', description: `Ask ${number} now` }).map(({ kind }) => kind)).toEqual(['contact data']),
  );

  it.each([
    'Model number 9876543210',
    'Serial no: 9123456780',
    'SKU 9876543210',
    'ISBN 9840012345',
    'Sizes 6, 7, 8, 9, 10, 11, 12',
    'From 75000 to 65000',
    'RAM 8/16/32/64/128 GB',
  ])('is not contact data with its label, in a list or as a range: %s', (text) => expect(endOf(text)).toBe('accepted'));

  it('is contact data beside a request to call', () => {
    expect(endOf('Model 9840012345, call after six')).toBe('rejected');
  });
});

describe('a text of any kind', () => {
  it.each([
    'a'.repeat(4000),
    '! '.repeat(2000),
    'g u n '.repeat(600),
    '9 '.repeat(2000),
    'knife '.repeat(660),
    'one'.repeat(1300),
    '@a.'.repeat(1300),
    'a.b'.repeat(1300),
    '('.repeat(4000),
  ])('is reviewed within the time limit (%#)', (text) => {
    const started = performance.now();
    reviewTexts({ name: 'Lamp', description: text });
    // A pattern with unbounded backtracking takes minutes, not seconds.
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('words in the scripts of India', () => {
  it.each(['வோட்கா பாட்டில்', 'ಕೊಕೇನ್ ಒಂದು ಗ್ರಾಂ', 'असाइनमेंट राइटिंग सर्विस', 'ਅਸਾਈਨਮੈਂਟ ਲਿਖ ਦਿਆਂਗਾ', 'ಪ್ರಾಜೆಕ್ಟ್ ಮಾಡಿ ಕೊಡ್ತೀನಿ'])('are read by sound: %s', (name) => {
    expect(endOf(name)).toBe('rejected');
  });

  it.each(['ಮೇಜು ಮತ್ತು ಕುರ್ಚಿ', 'మీరు రండి, సైకిల్ చూడండి', 'മാഗി പാക്കറ്റ്', 'हीरोइन का पोस्टर', 'बैटिंग ग्लव्स'])(
    'are harmless with their ordinary meaning: %s',
    (name) => {
      expect(endOf(name)).toBe('accepted');
    },
  );
});
