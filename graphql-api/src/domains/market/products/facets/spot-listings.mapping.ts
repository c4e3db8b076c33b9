import { Int } from 'type-graphql';
import { allOf, sql } from '../../../../platform/database/sql.ts';
import { table } from '../../../../platform/database/table.ts';
import { mapType } from '../../../../read/mapping.ts';
import { isInSeasonSql } from '../../spots/seasons/in-season.queries.ts';
import { CampusSpot } from '../../spots/campus-spot.entity.ts';
import { Product } from '../product.entity.ts';
import { notBlockedByViewer } from '../availability/offered.queries.ts';

const p = table(Product, 'p');

/** Campus spot fields about listings. */
export const spotListingMapping = mapType<CampusSpot>(CampusSpot, {
  fields: {
    listingCount: {
      type: () => Int,
      description: 'Number of listings that are handed over there and can be ordered.',
      args: { inSeason: { type: () => Boolean, nullable: true, description: 'true: only listings since the start of the current season.' } },
      sql: ({ t, args }) => {
        const offered = [sql`${p.deletedAt} is null`, p.isOpen, p.inStock, notBlockedByViewer(p)];
        const inSeason = args.inSeason ? [sql`(not ${args.inSeason}::boolean or ${isInSeasonSql(p)})`] : [];
        return sql`(select count(*)::integer from ${p} where ${p.spot} = ${t.id} and ${allOf([...offered, ...inSeason])})`;
      },
    },
  },
});
