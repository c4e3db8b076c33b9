import type { Migration } from '@mikro-orm/migrations';
import type { Constructor } from '@mikro-orm/postgresql';
import { Migration20261121000000 } from './Migration20261121000000.ts';
import { Migration20261121012721 } from './Migration20261121012721.ts';
import { Migration20261121990000 } from './Migration20261121990000.ts';

/** All migrations, oldest first. */
export const migrations: Constructor<Migration>[] = [
  Migration20261121000000,
  Migration20261121012721,
  Migration20261121990000,
];
