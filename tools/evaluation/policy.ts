import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reviewTexts } from '../../graphql-api/src/domains/safety/content-policy/text/review-texts.ts';
import { measureKinds, measureListings } from './policy/kinds.ts';
import { measureAccepted, measureDisguised, measureHandwritten, measurePlain, type Outcome, type Plain } from './policy/measure.ts';

/*
 * Measures the content policy on the texts in ./policy and ./unseen, and prints tables for docs/quality.md. The argument `misses` lists texts with a
 * wrong result; `tuning` or `test` selects a half of the texts that were written before the rules.
 */
const read = <Data>(name: string) => JSON.parse(readFileSync(join(import.meta.dirname, 'policy', `${name}.json`), 'utf8')) as Data;
const share = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;

const plain = read<Plain>('plain');
const ordinary = read<{ name: string; description: string }[]>('ordinary');

const lines: string[] = ['| texts | number | rejected | doubtful |', '| --- | --- | --- | --- |'];
const wrong: [kind: string, texts: string[]][] = [];
function add(kind: string, { texts, rejected, doubtful, wrong: misjudged }: Outcome): void {
  lines.push(`| ${kind} | ${texts} | ${share(rejected, texts)} | ${share(doubtful, texts)} |`);
  wrong.push([kind, misjudged]);
}

const disguised = measureDisguised(plain);
const sum = (outcomes: Outcome[]): Outcome => ({
  texts: outcomes.reduce((total, { texts }) => total + texts, 0),
  rejected: outcomes.reduce((total, { rejected }) => total + rejected, 0),
  doubtful: outcomes.reduce((total, { doubtful }) => total + doubtful, 0),
  wrong: [],
});
add('prohibited, in plain words', measurePlain(plain));
add('prohibited, disguised', sum([...disguised.values()]));
add('disguised by hand', measureHandwritten(read<string[]>('disguised')));
add('look-alikes', measureAccepted(read<string[]>('look-alikes')));
add('ordinary goods', measureAccepted(ordinary.flatMap(({ name, description }) => [name, description])));
lines.push('', '| disguise | number | rejected | doubtful |', '| --- | --- | --- | --- |');
for (const [kind, outcome] of disguised) add(kind, outcome);

// Rules are written with the tuning half, so the misses of the test half are listed only if it is named explicitly.
const named = (['tuning', 'test'] as const).filter((half) => process.argv.includes(half));
for (const half of named.length > 0 ? named : (['tuning', 'test'] as const)) {
  lines.push('', `| written before the rules, ${half} half | number | rejected | doubtful |`, '| --- | --- | --- | --- |');
  for (const { title, ...outcome } of measureKinds(half)) add(title, half === 'tuning' || named.includes(half) ? outcome : { ...outcome, wrong: [] });
}
lines.push('', '| listings | number | rejected | doubtful |', '| --- | --- | --- | --- |');
add('written and generated for the search', measureListings(5_000, 4711));
console.log(lines.join('\n'));

const times = ordinary
  .map((listing) => {
    const started = performance.now();
    reviewTexts(listing);
    return performance.now() - started;
  })
  .toSorted((a, b) => a - b);
const at = (part: number) => `${times[Math.floor(times.length * part)]!.toFixed(2)} ms`;
console.log(`\nReading the texts of a listing: median ${at(0.5)}, p95 ${at(0.95)}.`);
if (process.argv.includes('misses')) for (const [kind, texts] of wrong) for (const text of texts) console.log(`${kind}: ${text}`);
