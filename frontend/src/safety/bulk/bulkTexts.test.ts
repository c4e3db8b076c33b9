import { expect, it } from 'vitest';
import { jobTitle, progressText } from './bulkTexts.ts';

const job = { kind: 'IMPORT_USERS', status: 'RUNNING', dryRun: false, lines: 40, rows: 25, created: 20, failed: 3, error: null } as const;

it.each([
  [{}, 'Under way · 25 of 40 lines: 20 made, 3 wrong'],
  [{ status: 'DONE', rows: 40, created: 0, failed: 2, dryRun: true }, 'Done · 40 of 40 lines: 2 wrong'],
  [{ kind: 'ORDERS', status: 'DONE', lines: null, rows: 1 }, 'Done · 1 line'],
  [{ status: 'WAITING' }, 'It waits for its turn.'],
  [{ status: 'FAILED', error: 'You may not import any more' }, 'Failed: You may not import any more'],
] as const)('states the progress of the job that differs by %j', (differs, text) => {
  expect(progressText({ ...job, ...differs })).toBe(text);
});

it('states that a dry run created nothing', () => {
  expect(jobTitle({ ...job, dryRun: true })).toBe('Import of accounts, only looked through');
});
