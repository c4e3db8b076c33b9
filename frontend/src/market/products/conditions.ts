import type { ProductCondition } from '../../gql/graphql.ts';

/** Labels of the condition, from new to broken. */
export const conditions: Record<ProductCondition, string> = {
  NEW: 'New',
  LIKE_NEW: 'Like new',
  GOOD: 'Good',
  FAIR: 'Fair',
  FOR_PARTS: 'For parts',
};

export const isCondition = (text: string): text is ProductCondition => Object.hasOwn(conditions, text);
