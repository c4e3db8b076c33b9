import type { ReactNode } from 'react';
import type { CsvValue } from '../lib/csv.ts';

/** A column of a list, on the page and in its CSV file. */
export interface ListColumn<Item> {
  header: string;
  cell: (item: Item) => ReactNode;
  csv: (item: Item) => CsvValue;
  /** Names of the orders by this column in the address; one of them may not exist. */
  sort?: { asc?: string; desc?: string };
}
