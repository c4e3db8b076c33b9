import { sql } from '../../../platform/database/sql.ts';
import { canSql } from '../../../access/policy.ts';
import { mapType } from '../../../read/mapping.ts';
import { Category } from './category.entity.ts';

export const categoryMapping = mapType<Category>(Category, {
  fields: {
    viewerCanDelete: {
      type: () => Boolean,
      description: 'Whether you may delete it: you must be an administrator, and it must not be "Uncategorised".',
      sql: ({ t }) => sql`${canSql('category:manage')} and not ${t.fallback}`,
    },
  },
});
