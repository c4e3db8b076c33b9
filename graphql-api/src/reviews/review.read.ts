import { canSql } from '../access/policy.ts';
import { readModel } from '../read/model.ts';
import { Review } from './review.entity.ts';

readModel<Review>(Review, {
  paged: true,
  fields: {
    viewerCanEdit: {
      type: () => Boolean,
      description: 'Whether you may change it: you wrote it.',
      sql: ({ t }) => canSql('review:edit', t),
    },
  },
});
