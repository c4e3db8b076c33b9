import { Float, ID, Int, ObjectType } from 'type-graphql';
import { literal, sql, type Sql } from '../../../platform/database/sql.ts';
import { canSql } from '../../../access/policy.ts';
import { Category } from '../categories/category.entity.ts';
import { Product, ProductCondition } from '../products/product.entity.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, newestFirst, relation, type Columns } from '../../../read/mapping.ts';
import { InterpretedFilterKind } from '../search/interpreted-filter.ts';
import { User } from '../../people/users/user.entity.ts';
import { SavedSearch, type SavedFilter } from './saved-search.entity.ts';
import { hitNumberSql, hitsOfSql, newCountSql } from './saved-search.queries.ts';

@ObjectType({ description: 'The filter of a saved search, in the fields of `ProductFilter`.' })
export class SavedSearchFilter {}

const ofFilter = (t: Columns<SavedSearch>, field: keyof SavedFilter): Sql => sql`${t.filter} -> ${literal(field)}`;
const number = (t: Columns<SavedSearch>, field: keyof SavedFilter): Sql => sql`(${t.filter} ->> ${literal(field)})::float8`;

export const savedSearchFilterMapping = mapType<SavedSearch>(SavedSearchFilter, {
  ownerTable: () => SavedSearch,
  fields: {
    categories: {
      type: () => [Category],
      description: 'Any of these categories, by name; empty for all.',
      list: relation<SavedSearch, Category>({
        of: () => Category,
        where: (category, { t }) => sql`${t.filter} -> 'categoryIds' @> to_jsonb(${category.id}::text)`,
        order: [{ by: (category) => sql`lower(${category.name})`, type: 'text', desc: false }],
      }),
    },
    conditions: {
      type: () => [ProductCondition],
      description: 'Any of these conditions; empty for all.',
      sql: ({ t }) => ofFilter(t, 'conditions'),
    },
    ignoreInterpreted: {
      type: () => [InterpretedFilterKind],
      description: 'Kinds of filters that were not interpreted from the words.',
      sql: ({ t }) => ofFilter(t, 'ignoreInterpreted'),
    },
    minPrice: {
      type: () => Float,
      nullable: true,
      description: 'Minimum price in the currency of the college; null for any.',
      sql: ({ t }) => number(t, 'minPrice'),
    },
    maxPrice: {
      type: () => Float,
      nullable: true,
      description: 'Maximum price in the currency of the college; null for any.',
      sql: ({ t }) => number(t, 'maxPrice'),
    },
    sellerId: { type: () => ID, nullable: true, description: 'The seller; null for any.', sql: ({ t }) => sql`${t.filter} ->> 'sellerId'` },
    courseCodes: {
      type: () => [String],
      description: 'Codes of courses, any of them; empty for all.',
      sql: ({ t }) => sql`coalesce(${ofFilter(t, 'courseCodes')}, '[]')`,
    },
    isbn: { type: () => String, nullable: true, description: 'The ISBN of a book; null for any.', sql: ({ t }) => sql`${t.filter} ->> 'isbn'` },
    inStock: {
      type: () => Boolean,
      nullable: true,
      description: 'Whether only available products were searched; null for any.',
      sql: ({ t }) => sql`(${t.filter} ->> 'inStock')::boolean`,
    },
  },
});

export const savedSearchMapping = mapType<SavedSearch>(SavedSearch, {
  paged: true,
  fields: {
    filter: { type: () => SavedSearchFilter, description: 'The filter that was saved.', embedded: () => SavedSearchFilter },
    newCount: {
      type: () => Int,
      description: 'Number of new matches since you last looked: see `markSavedSearchSeen`.',
      sql: ({ t }) => newCountSql(t.id),
    },
    hits: {
      type: () => connectionOf(Product),
      description: 'Listings that began to match after the search was saved, latest first.',
      args: pageArgs(8),
      connection: relation<SavedSearch, Product>({
        of: () => Product,
        where: (product, { t }) => sql`${product.id} in ${hitsOfSql(t.id)}`,
        order: ({ t }) => [{ by: (product) => hitNumberSql(t.id, product.id), type: 'bigint', desc: true }],
      }),
    },
  },
});

/** User fields about saved searches. */
export const savedSearchUserMapping = mapType<User>(User, {
  fields: {
    savedSearches: {
      type: () => connectionOf(SavedSearch),
      nullable: true,
      description: 'Your saved searches, newest first; null for everyone but the user.',
      args: pageArgs(20),
      connection: relation<User, SavedSearch>({
        of: () => SavedSearch,
        where: (search, { t }) => sql`${search.user} = ${t.id}`,
        order: newestFirst,
      }),
      when: ({ t }) => canSql('user:own', t),
    },
  },
});
