import type { Migration } from '@mikro-orm/migrations';
import type { Constructor } from '@mikro-orm/postgresql';
import { Migration20261121000000 } from './Migration20261121000000.ts';
import { Migration20261121023137 } from './Migration20261121023137.ts';
import { Migration20261121064141 } from './Migration20261121064141.ts';
import { Migration20261121080338 } from './Migration20261121080338.ts';
import { Migration20261121090209 } from './Migration20261121090209.ts';
import { Migration20261121092947 } from './Migration20261121092947.ts';
import { Migration20261121110652 } from './Migration20261121110652.ts';
import { Migration20261121183750 } from './Migration20261121183750.ts';
import { Migration20261121224654 } from './Migration20261121224654.ts';
import { Migration20261122013713 } from './Migration20261122013713.ts';
import { Migration20261122062000 } from './Migration20261122062000.ts';
import { Migration20261122062728 } from './Migration20261122062728.ts';
import { Migration20261122065900 } from './Migration20261122065900.ts';
import { Migration20261122071200 } from './Migration20261122071200.ts';
import { Migration20261122074447 } from './Migration20261122074447.ts';
import { Migration20261122112433 } from './Migration20261122112433.ts';
import { Migration20261122140000 } from './Migration20261122140000.ts';
import { Migration20261122143651 } from './Migration20261122143651.ts';
import { Migration20261122150000 } from './Migration20261122150000.ts';

/** All migrations, oldest first. */
export const migrations: Constructor<Migration>[] = [
  Migration20261121000000,
  Migration20261121023137,
  Migration20261121064141,
  Migration20261121080338,
  Migration20261121090209,
  Migration20261121092947,
  Migration20261121110652,
  Migration20261121183750,
  Migration20261121224654,
  Migration20261122013713,
  Migration20261122062000,
  Migration20261122062728,
  Migration20261122065900,
  Migration20261122071200,
  Migration20261122074447,
  Migration20261122112433,
  Migration20261122140000,
  Migration20261122143651,
  Migration20261122150000,
];
