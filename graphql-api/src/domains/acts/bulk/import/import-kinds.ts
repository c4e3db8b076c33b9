import { registerEnumType } from 'type-graphql';
import type { Action } from '../../../../access/policy.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { BulkKind } from '../bulk-job.entity.ts';
import type { CheckedLine } from './checked-line.ts';
import { categoryKey, checkCategory } from './import-categories.ts';
import type { KeyOf } from './import-file.ts';
import { checkProduct, productKey } from './import-products.ts';
import { checkUser, userKey } from './import-users.ts';

/** Kind of data in a bulk import. */
export enum BulkImportKind {
  USERS = 'USERS',
  CATEGORIES = 'CATEGORIES',
  PRODUCTS = 'PRODUCTS',
}
registerEnumType(BulkImportKind, {
  name: 'BulkImportKind',
  description: 'The objects that a bulk import creates.',
  valuesConfig: {
    USERS: { description: 'Accounts of students. Needs `admin:users:write`.' },
    CATEGORIES: { description: 'Categories. Needs `admin:categories:write`.' },
    PRODUCTS: { description: 'Listings of students. Needs `admin:moderation:write` and `products:write`.' },
  },
});

/** How the lines of a kind are imported. */
export interface ImportKind {
  /** The type of the created objects. */
  type: string;
  /** The action that the viewer must be permitted. */
  action: Action;
  /** The scopes that an access token needs. */
  scopes: readonly string[];
  /** The kind of its jobs. */
  job: BulkKind;
  keyOf: KeyOf;
  /** Checks a line without writing anything. Throws its errors. */
  check(ctx: Ctx, value: Record<string, unknown>): Promise<CheckedLine>;
}

/** How each kind is imported. docs/api.md states the fields of its lines. */
export const importKinds: Readonly<Record<BulkImportKind, ImportKind>> = {
  [BulkImportKind.USERS]: {
    type: 'User',
    action: 'user:manage',
    scopes: ['admin:users:write'],
    job: BulkKind.IMPORT_USERS,
    keyOf: userKey,
    check: checkUser,
  },
  [BulkImportKind.CATEGORIES]: {
    type: 'Category',
    action: 'category:manage',
    scopes: ['admin:categories:write'],
    job: BulkKind.IMPORT_CATEGORIES,
    keyOf: categoryKey,
    check: checkCategory,
  },
  [BulkImportKind.PRODUCTS]: {
    type: 'Product',
    action: 'listing:approve',
    scopes: ['admin:moderation:write', 'products:write'],
    job: BulkKind.IMPORT_PRODUCTS,
    keyOf: productKey,
    check: checkProduct,
  },
};

/** Returns the kind of import of a job; undefined for an export. */
export const importOf = (job: BulkKind): ImportKind | undefined => Object.values(importKinds).find((each) => each.job === job);
