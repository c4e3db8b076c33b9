import { Int } from 'type-graphql';
import { sql } from '../platform/sql.ts';
import { canSql } from '../access/policy.ts';
import { readModel } from '../read/model.ts';
import { Category } from './category.entity.ts';

readModel<Category>(Category, {
  fields: {
    productCount: {
      type: () => Int,
      description: 'How many products are listed in it.',
      sql: ({ t }) => sql`(select count(*) from products p where p.category_id = ${t.id} and p.deleted_at is null)`,
    },
    viewerCanDelete: {
      type: () => Boolean,
      description: 'Whether you may delete it: you are an administrator, and it is not "Uncategorised".',
      sql: ({ t }) => sql`${canSql('category:manage')} and not ${t.fallback}`,
    },
  },
});
