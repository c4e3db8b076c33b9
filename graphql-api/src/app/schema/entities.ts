import 'reflect-metadata';
import { recordedInActs } from '../../domains/log/acts/act-change.entity.ts';
import { BudgetRow } from '../../infra/budgets/budget.entity.ts';
import { LastBackup } from '../../infra/backup/last-backup.entity.ts';
import { RateLimitRow } from '../../infra/rate-limit.entity.ts';
import * as domains from './domains.ts';

const registered = Object.values(domains);

/** All tables of the product. */
export const entities = [
  ...registered.flatMap(({ entities: recorded = [] }) => recorded.map(recordedInActs)),
  ...registered.flatMap(({ unrecorded = [] }) => unrecorded),
  LastBackup,
  RateLimitRow,
  BudgetRow,
];
