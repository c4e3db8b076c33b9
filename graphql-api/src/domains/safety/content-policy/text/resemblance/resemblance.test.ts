import { describe, expect, it } from 'vitest';
import { measureAccepted } from '../../../../../../../tools/evaluation/policy/measure.ts';
import { ordinarySentences } from '../../../../../../../tools/evaluation/policy/training-texts.ts';
import { reviewByRules, reviewTexts } from '../review-texts.ts';
import { bucketsOf, BUCKETS } from './buckets.ts';
import { mostAlike, type WordRead } from './resemblance.ts';

/** Texts that are not in any file from which the model learned, and in which no rule finds anything. */
const worded = [
  'golden juice in green bottle, chilled, wrap in newspaper, not for the warden',
  'pay or the whole batch sees those photos tonight',
  'your voice makes dogs cry, take your cheap face elsewhere',
];
const harmless = [
  'Steel water bottle, one dent at the bottom, keeps tea warm till evening',
  'Meet me near the fountain after the quiz, I have the calculator in my bag',
  'Small packet of screws and hooks, left from my shelf',
  "Green tea leaves from my uncle's garden, two pouches",
  'Photos of the whole batch from the farewell, on a pen drive',
  'Strip of LED lights, keeps the room bright till late',
];
const longListing = `${harmless.slice(0, 3).join('. ')}. `.repeat(6);

describe('a text in which no rule finds anything', () => {
  it.each(worded)('is doubtful, not rejected, if it is worded like violations, and names the words: %s', (text) => {
    expect(reviewByRules({ name: text })).toEqual([]);
    const found = reviewTexts({ name: text });
    expect(found).toMatchObject([{ field: 'name', kind: 'worded like prohibited offers or abuse', isDoubtful: true }]);
    const words = found.flatMap((each) => each.words);
    expect(words.length).toBeGreaterThan(0);
    expect(words.length).toBeLessThanOrEqual(3);
    for (const word of words) expect(text).toContain(word);
  });

  it.each(harmless)('is accepted if it is worded like ordinary texts: %s', (text) => expect(reviewTexts({ name: text })).toEqual([]));

  it.each(['Pouches', 'Question papers', 'From 75000 to 65000', '9 9 9 9 9'])('is accepted if it has too few words for a comparison: %s', (text) => {
    expect(reviewTexts({ name: text })).toEqual([]);
  });

  it('is doubtful because of one sentence among many, and accepted without it, however long it is', () => {
    expect(reviewTexts({ name: 'Lamp', description: longListing })).toEqual([]);
    expect(reviewTexts({ name: 'Lamp', description: `${longListing}${worded[0]!}. ${longListing}` })).toMatchObject([{ isDoubtful: true }]);
  });
});

describe('a listing in which the rules find something', () => {
  it('is not compared for its wording as well', () => {
    const listing = { name: 'Old Monk rum, full bottle', description: worded[1]! };
    expect(reviewTexts(listing)).toEqual(reviewByRules(listing));
  });
});

describe('the learned wording', () => {
  it('makes at most 2 of 100 of the ordinary training sentences doubtful', () => {
    const { texts, doubtful, rejected } = measureAccepted(ordinarySentences());
    expect(rejected / texts).toBeLessThanOrEqual(0.01);
    expect(doubtful / texts).toBeLessThanOrEqual(0.02);
  });

  it('has a weight for each sequence of four or five letters of a word, and one for all numbers', () => {
    expect(bucketsOf('lamp')).toHaveLength(1 + 3 + 2);
    expect(bucketsOf('1,500')).toEqual(bucketsOf('300rs'));
    for (const bucket of bucketsOf('ಕನ್ನಡ-அ-😀')) expect(bucket).toBeLessThan(BUCKETS);
  });

  it('is compared in windows, and the most similar one counts', () => {
    const marked = bucketsOf('marked');
    const weights = new Float32Array(BUCKETS);
    for (const bucket of marked) weights[bucket] = 1;
    const scoreOf = (words: string[]) =>
      mostAlike(
        words.map((word): WordRead => ({ word, gap: 'space' })),
        { weights, bias: 0 },
      );
    const others = Array.from({ length: 200 }, () => 'of');
    expect(scoreOf(['of', 'marked', 'of']).places).toEqual([1]);
    expect(scoreOf([...others, 'marked', ...others]).places).toEqual([200]);
    expect(scoreOf([...others, 'marked', ...others]).score).toBeGreaterThanOrEqual(scoreOf(['of', 'marked', ...others.slice(0, 14)]).score);
  });
});
