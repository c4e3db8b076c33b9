import type { Migration } from '@mikro-orm/migrations';
import type { Constructor } from '@mikro-orm/postgresql';
import { Migration20261125104604 } from './Migration20261125104604.ts';
import { Migration20261125200000 } from './Migration20261125200000.ts';
import { Migration20261125203500 } from './Migration20261125203500.ts';
import { Migration20261125225942 } from './Migration20261125225942.ts';
import { Migration20261125230610 } from './Migration20261125230610.ts';
import { Migration20261125233824 } from './Migration20261125233824.ts';
import { Migration20261126132244 } from './Migration20261126132244.ts';
import { Migration20261126133540 } from './Migration20261126133540.ts';
import { Migration20261126134552 } from './Migration20261126134552.ts';
import { Migration20261126172810 } from './Migration20261126172810.ts';
import { Migration20261126174911 } from './Migration20261126174911.ts';
import { Migration20261126175500 } from './Migration20261126175500.ts';
import { Migration20261126181000 } from './Migration20261126181000.ts';
import { Migration20261126224308 } from './Migration20261126224308.ts';
import { Migration20261126230917 } from './Migration20261126230917.ts';
import { Migration20261126231502 } from './Migration20261126231502.ts';
import { Migration20261126232347 } from './Migration20261126232347.ts';
import { Migration20261127052719 } from './Migration20261127052719.ts';
import { Migration20261127052854 } from './Migration20261127052854.ts';
import { Migration20261127053130 } from './Migration20261127053130.ts';
import { Migration20261127055826 } from './Migration20261127055826.ts';
import { Migration20261127062031 } from './Migration20261127062031.ts';
import { Migration20261127062853 } from './Migration20261127062853.ts';
import { Migration20261127113951 } from './Migration20261127113951.ts';
import { Migration20261127114700 } from './Migration20261127114700.ts';
import { Migration20261127120925 } from './Migration20261127120925.ts';
import { Migration20261127131500 } from './Migration20261127131500.ts';
import { Migration20261127155258 } from './Migration20261127155258.ts';
import { Migration20261127160941 } from './Migration20261127160941.ts';
import { Migration20261127162020 } from './Migration20261127162020.ts';
import { Migration20261127203927 } from './Migration20261127203927.ts';
import { Migration20261127204746 } from './Migration20261127204746.ts';
import { Migration20261127204801 } from './Migration20261127204801.ts';
import { Migration20261128020000 } from './Migration20261128020000.ts';
import { Migration20261128141420 } from './Migration20261128141420.ts';
import { Migration20261130020000 } from './Migration20261130020000.ts';
import { Migration20261130082000 } from './Migration20261130082000.ts';
import { Migration20261130084500 } from './Migration20261130084500.ts';
import { Migration20261130110500 } from './Migration20261130110500.ts';

/** All migrations, oldest first. */
export const migrations: Constructor<Migration>[] = [
  Migration20261125104604,
  Migration20261125200000,
  Migration20261125203500,
  Migration20261125225942,
  Migration20261125230610,
  Migration20261125233824,
  Migration20261126132244,
  Migration20261126133540,
  Migration20261126134552,
  Migration20261126172810,
  Migration20261126174911,
  Migration20261126175500,
  Migration20261126181000,
  Migration20261126224308,
  Migration20261126230917,
  Migration20261126231502,
  Migration20261126232347,
  Migration20261127052719,
  Migration20261127052854,
  Migration20261127053130,
  Migration20261127055826,
  Migration20261127062031,
  Migration20261127062853,
  Migration20261127113951,
  Migration20261127114700,
  Migration20261127120925,
  Migration20261127131500,
  Migration20261127155258,
  Migration20261127160941,
  Migration20261127162020,
  Migration20261127203927,
  Migration20261127204746,
  Migration20261127204801,
  Migration20261128020000,
  Migration20261128141420,
  Migration20261130020000,
  Migration20261130082000,
  Migration20261130084500,
  Migration20261130110500,
];
