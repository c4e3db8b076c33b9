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
import { Migration20261122172243 } from './Migration20261122172243.ts';
import { Migration20261122172456 } from './Migration20261122172456.ts';
import { Migration20261122172648 } from './Migration20261122172648.ts';
import { Migration20261122172651 } from './Migration20261122172651.ts';
import { Migration20261122172836 } from './Migration20261122172836.ts';
import { Migration20261122174556 } from './Migration20261122174556.ts';
import { Migration20261122175136 } from './Migration20261122175136.ts';
import { Migration20261122180800 } from './Migration20261122180800.ts';
import { Migration20261122181029 } from './Migration20261122181029.ts';
import { Migration20261122183601 } from './Migration20261122183601.ts';
import { Migration20261122184308 } from './Migration20261122184308.ts';
import { Migration20261122184500 } from './Migration20261122184500.ts';
import { Migration20261122184600 } from './Migration20261122184600.ts';
import { Migration20261122190100 } from './Migration20261122190100.ts';
import { Migration20261122210500 } from './Migration20261122210500.ts';
import { Migration20261122211000 } from './Migration20261122211000.ts';
import { Migration20261122211256 } from './Migration20261122211256.ts';
import { Migration20261122212900 } from './Migration20261122212900.ts';
import { Migration20261122213000 } from './Migration20261122213000.ts';
import { Migration20261122213900 } from './Migration20261122213900.ts';
import { Migration20261122222231 } from './Migration20261122222231.ts';
import { Migration20261123004936 } from './Migration20261123004936.ts';
import { Migration20261123010952 } from './Migration20261123010952.ts';
import { Migration20261123012415 } from './Migration20261123012415.ts';
import { Migration20261123013900 } from './Migration20261123013900.ts';
import { Migration20261123045500 } from './Migration20261123045500.ts';
import { Migration20261123234500 } from './Migration20261123234500.ts';
import { Migration20261124064428 } from './Migration20261124064428.ts';
import { Migration20261124070656 } from './Migration20261124070656.ts';
import { Migration20261124101035 } from './Migration20261124101035.ts';
import { Migration20261125094500 } from './Migration20261125094500.ts';
import { Migration20261125101500 } from './Migration20261125101500.ts';
import { Migration20261125094601 } from './Migration20261125094601.ts';
import { Migration20261125103000 } from './Migration20261125103000.ts';
import { Migration20261125104601 } from './Migration20261125104601.ts';
import { Migration20261125104602 } from './Migration20261125104602.ts';
import { Migration20261125104603 } from './Migration20261125104603.ts';
import { Migration20261125104604 } from './Migration20261125104604.ts';
import { Migration20261125200000 } from './Migration20261125200000.ts';
import { Migration20261125203500 } from './Migration20261125203500.ts';
import { Migration20261125225942 } from './Migration20261125225942.ts';
import { Migration20261125230610 } from './Migration20261125230610.ts';
import { Migration20261125233824 } from './Migration20261125233824.ts';
import { Migration20261126133540 } from './Migration20261126133540.ts';

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
  Migration20261122172243,
  Migration20261122172456,
  Migration20261122172648,
  Migration20261122172651,
  Migration20261122172836,
  Migration20261122174556,
  Migration20261122175136,
  Migration20261122180800,
  Migration20261122181029,
  Migration20261122183601,
  Migration20261122184308,
  Migration20261122184500,
  Migration20261122184600,
  Migration20261122190100,
  Migration20261122210500,
  Migration20261122211000,
  Migration20261122211256,
  Migration20261122212900,
  Migration20261122213000,
  Migration20261122213900,
  Migration20261122222231,
  Migration20261123004936,
  Migration20261123010952,
  Migration20261123012415,
  Migration20261123013900,
  Migration20261123045500,
  Migration20261123234500,
  Migration20261124064428,
  Migration20261124070656,
  Migration20261124101035,
  Migration20261125094500,
  Migration20261125101500,
  Migration20261125094601,
  Migration20261125103000,
  Migration20261125104601,
  Migration20261125104602,
  Migration20261125104603,
  Migration20261125104604,
  Migration20261125200000,
  Migration20261125203500,
  Migration20261125225942,
  Migration20261125230610,
  Migration20261125233824,
  Migration20261126133540,
];
