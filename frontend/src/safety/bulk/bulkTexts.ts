import type { BulkExportKind, BulkImportKind, BulkKind, BulkStatus } from '../../gql/graphql.ts';
import { hasPoints } from '../../lib/texts/points.ts';
import { plural } from '../../lib/format/format.ts';

/** Kinds of imports with their labels. */
export const importKinds: readonly (readonly [BulkImportKind, string])[] = [
  ['USERS', 'Accounts of students'],
  ['CATEGORIES', 'Categories'],
  ['PRODUCTS', 'Listings of students'],
];

/** Kinds of exports with their labels. */
export const exportKinds: readonly (readonly [BulkExportKind, string])[] = [
  ['ORDERS', 'Orders'],
  ['USERS', 'Accounts'],
  ['PRODUCTS', 'Listings'],
  ['REVIEWS', 'Reviews'],
  ['MESSAGES', 'Messages'],
  ...(hasPoints ? ([['POINTS', 'Points']] as const) : []),
  ['EVENTS', 'Events'],
];

const kindTexts: Record<BulkKind, string> = {
  ORDERS: 'Export of orders',
  USERS: 'Export of accounts',
  PRODUCTS: 'Export of listings',
  REVIEWS: 'Export of reviews',
  MESSAGES: 'Export of messages',
  POINTS: 'Export of points',
  EVENTS: 'Export of events',
  USER_DATA: 'Everything about one user',
  IMPORT_USERS: 'Import of accounts',
  IMPORT_CATEGORIES: 'Import of categories',
  IMPORT_PRODUCTS: 'Import of listings',
};

interface Job {
  kind: BulkKind;
  status: BulkStatus;
  dryRun: boolean;
  /** Null for an export. */
  lines: number | null;
  rows: number;
  created: number;
  failed: number;
  error: string | null;
}

/** Returns the title of a job. */
export const jobTitle = ({ kind, dryRun }: Pick<Job, 'kind' | 'dryRun'>): string => `${kindTexts[kind]}${dryRun ? ', only looked through' : ''}`;

/** Returns whether a job is waiting or running. */
export const isGoingOn = ({ status }: Pick<Job, 'status'>): boolean => status === 'WAITING' || status === 'RUNNING';

function resultText({ lines, rows, created, failed, dryRun }: Job): string {
  if (lines === null) return plural(rows, 'line');
  // A dry run creates nothing. Its report says for each line what would happen.
  const made = dryRun ? [] : [`${created} made`];
  return `${rows} of ${plural(lines, 'line')}: ${[...made, `${failed} wrong`].join(', ')}`;
}

/** Returns the progress of a job as text. */
export function progressText(job: Job): string {
  if (job.status === 'WAITING') return 'It waits for its turn.';
  if (job.status === 'FAILED') return `Failed: ${job.error ?? 'unknown reason'}`;
  return `${job.status === 'RUNNING' ? 'Under way' : 'Done'} · ${resultText(job)}`;
}
