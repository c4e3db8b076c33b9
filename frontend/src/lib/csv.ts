import Papa from 'papaparse';

export type CsvValue = string | number | null | undefined;

/**
 * Rows as CSV for a spreadsheet. A text that a spreadsheet would run as a formula (it begins with =, +, -, @, a tab or a line end) gets an
 * apostrophe in front. The mark at the start says that the file is UTF-8.
 */
export function toCsv(fields: readonly string[], data: readonly (readonly CsvValue[])[]): string {
  return `\ufeff${Papa.unparse({ fields: [...fields], data: data.map((row) => [...row]) }, { escapeFormulae: true })}\r\n`;
}
