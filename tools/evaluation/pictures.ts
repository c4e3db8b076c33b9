import { drawing, withWords, type Lettering } from '../../graphql-api/test/test-pictures.ts';
import { pictureViolations } from '../../graphql-api/src/domains/safety/content-policy/picture-policy.ts';
import { processTextReader } from '../../graphql-api/src/infra/review/text-reader.ts';

/*
 * `npm run evaluate -- pictures [misses]`: measures whether contact data in photos is found. There are 60 drawn pictures: six letterings of five
 * texts with contact data, and of five texts from labels and covers. Needs `npm run image-review`.
 */
const letterings: Record<string, Lettering> = {
  'large print': { size: 60, font: 'sans-serif', fill: '#111', turned: 0 },
  'small print': { size: 22, font: 'sans-serif', fill: '#111', turned: 0 },
  serifs: { size: 40, font: 'serif', fill: '#222', turned: 0 },
  'light on dark': { size: 44, font: 'sans-serif', fill: '#fff', ground: '#223', turned: 0 },
  'pale print': { size: 44, font: 'sans-serif', fill: '#8a97a8', turned: 0 },
  'turned by 8 degrees': { size: 40, font: 'monospace', fill: '#111', turned: 8 },
};
const contact = ['CALL 98400 12345', 'whatsapp 9840012345', 'insta: kickz.by.ravi', 'www.ravikicks.in', 'ravi.k@gmail.com'];
const others = ['Philips 60 W 230 V', 'ISBN 978-0-13-110362-7', 'Engineering Mathematics', 'MRP Rs 499', 'Serial no. 9840012345'];

const reader = processTextReader({ ms: 60_000, mb: 1024 }, (error) => console.error(error));
const review = {
  imageReviewer: { classify: async () => ({ skipped: 'not measured' }), close: async () => undefined },
  pictureTextReader: reader,
  settings: { studentEmailDomains: ['vitstudent.ac.in'] },
};

async function isFound(text: string, lettering: Lettering): Promise<boolean> {
  const bytes = await (await withWords(drawing(800, 600), [text], lettering)).jpeg({ quality: 80 }).toBuffer();
  return (await pictureViolations(bytes, review)).violations.length > 0;
}

const times: number[] = [];
const misses: string[] = [];
console.log('| lettering | contact data found | others taken for it |\n| --- | --- | --- |');
for (const [name, lettering] of Object.entries(letterings)) {
  const count = async (texts: string[], isMeant: boolean) => {
    let found = 0;
    for (const text of texts) {
      const started = performance.now();
      const is = await isFound(text, lettering);
      times.push(performance.now() - started);
      found += Number(is);
      if (is !== isMeant) misses.push(`${name}: ${text}`);
    }
    return `${found} of ${texts.length}`;
  };
  console.log(`| ${name} | ${await count(contact, true)} | ${await count(others, false)} |`);
}
const sorted = times.toSorted((a, b) => a - b);
console.log(
  `\nA picture takes ${Math.round(sorted[Math.floor(sorted.length / 2)]!)} ms (median), ${Math.round(sorted[Math.floor(sorted.length * 0.95)]!)} ms (p95).`,
);
if (process.argv.includes('misses')) console.log(misses.join('\n'));
await reader.close();
process.exit(0);
