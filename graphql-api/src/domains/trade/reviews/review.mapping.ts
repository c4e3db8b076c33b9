import { canSql } from '../../../access/policy.ts';
import { mapType } from '../../../read/mapping.ts';
import { Review } from './review.entity.ts';

export const reviewMapping = mapType<Review>(Review, {
  paged: true,
  fields: {
    viewerCanEdit: {
      type: () => Boolean,
      description: 'Whether you may change it: you wrote it.',
      sql: ({ t }) => canSql('review:edit', t),
    },
  },
});
