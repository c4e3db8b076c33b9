import { Int } from 'type-graphql';
import { sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { mapType, type Columns } from '../../../read/mapping.ts';
import { Product } from '../../market/products/product.entity.ts';
import { DoubtfulListing } from './doubtful-listing.entity.ts';
import { isUndecided } from './doubtful-listing.queries.ts';

const d = table(DoubtfulListing, 'd');
const p = table(Product, 'p');

/** Selects a value of an unpublished product, which its seller and administrators see; null for any other product. */
const ofHeld = (t: Columns<Product>, select: Sql): Sql => sql`case when ${t.heldSince} is not null then (${select}) end`;

const keepsBack = (t: Columns<Product>): Sql => sql`${d.product} = ${t.id} and ${d.holds} and ${d.approvedAt} is null`;

/** Product fields about a listing that waits for an administrator, for its seller. */
export const heldProductMapping = mapType<Product>(Product, {
  fields: {
    heldFor: {
      type: () => String,
      nullable: true,
      description: 'Suspected violations with the words that caused them, while the listing is not published.',
      sql: ({ t }) => ofHeld(t, sql`select string_agg(${d.concerns}, ', ' order by ${d.id}) from ${d} where ${keepsBack(t)}`),
    },
    refusal: {
      type: () => String,
      nullable: true,
      description: "An administrator's reason for not publishing it; null while there is no decision. A changed listing is reviewed again.",
      sql: ({ t }) =>
        ofHeld(t, sql`select ${d.refusal} from ${d} where ${keepsBack(t)} and ${d.refusedAt} is not null order by ${d.refusedAt} desc limit 1`),
    },
    waitingBefore: {
      type: () => Int,
      nullable: true,
      description: 'Number of listings ahead of it in the review queue; null if it is published or refused.',
      sql: ({ t }) =>
        sql`case when ${t.heldSince} is not null and not exists (select from ${d} where ${keepsBack(t)} and ${d.refusedAt} is not null)
          then (select count(distinct ${p.id})::int from ${d} join ${p} on ${p.id} = ${d.product}
            where ${isUndecided(d)} and ${d.holds} and ${p.deletedAt} is null and ${p.heldSince} < ${t.heldSince}) end`,
    },
  },
});
