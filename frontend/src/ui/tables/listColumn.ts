import type { ReactNode } from 'react';
import type { CsvValue } from '../../lib/format/csv.ts';

/** Column of a list, on the page and in its CSV file. */
export interface ListColumn<Item> {
  header: string;
  cell: (item: Item) => ReactNode;
  csv: (item: Item) => CsvValue;
  /** Values of the URL parameter that sort by this column. One direction may be missing. */
  sort?: { asc?: string; desc?: string };
}
