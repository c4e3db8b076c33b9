import Papa from 'papaparse';

export type CsvValue = string | number | null | undefined;

/**
 * Returns rows as CSV for a spreadsheet. A text that a spreadsheet would run as a formula (it begins with =, +, -, @, a tab or a line end) is
 * prefixed with an apostrophe. The file starts with a byte order mark for UTF-8.
 */
export function toCsv(fields: readonly string[], data: readonly (readonly CsvValue[])[]): string {
  return `\ufeff${Papa.unparse({ fields: [...fields], data: data.map((row) => [...row]) }, { escapeFormulae: true })}\r\n`;
}
