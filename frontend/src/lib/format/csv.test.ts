import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('quotes texts with commas, quotes and line breaks', () => {
  expect(toCsv(['Name', 'Price'], [['Lamp, "red"\nnew', 499.5]])).toBe('\ufeffName,Price\r\n"Lamp, ""red""\nnew",499.5\r\n');
});

it.each(['=HYPERLINK("http://evil")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('prevents a spreadsheet from evaluating %j', (text) => {
  const [, cell] = toCsv(['Name'], [[text]]).split('\r\n', 2);
  expect(cell).toMatch(/^"?'/);
});

it('leaves numbers unchanged and missing values empty', () => {
  expect(toCsv(['A', 'B', 'C'], [[-5, null, undefined]])).toBe('\ufeffA,B,C\r\n-5,,\r\n');
});
