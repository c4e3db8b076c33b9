import type { ActCountKind } from '../../gql/graphql.ts';
import { plural } from '../../lib/format/format.ts';

/** Words for each kind of count: the noun, what happens to it, and an irregular plural. */
const words: Record<ActCountKind, [one: string, done: string, many?: string]> = {
  CATEGORIES_DELETED: ['category', 'deleted', 'categories'],
  ACCOUNTS_DELETED: ['account', 'erased'],
  ACCOUNTS_SUSPENDED: ['account', 'suspended'],
  ACCOUNTS_BANNED: ['account', 'banned'],
  LISTINGS_REMOVED: ['listing', 'removed'],
  LISTINGS_MOVED: ['listing', 'moved'],
  ORDERS_CANCELLED: ['order', 'cancelled'],
  ORDERS_HIDDEN: ['order', 'taken off the list'],
  REVIEWS_DELETED: ['review', 'deleted'],
  RATINGS_DELETED: ['rating', 'deleted'],
  MESSAGES_REMOVED: ['message', 'removed'],
  WANTED_POSTS_CLOSED: ['wanted post', 'closed'],
  POINTS_TAKEN: ['point', 'taken back'],
  POINTS_GIVEN: ['point', 'given'],
  FAVOURITES_DELETED: ['favourite', 'deleted'],
  SAVED_SEARCHES_DELETED: ['saved search', 'deleted', 'saved searches'],
  NOTIFICATIONS_DELETED: ['notification', 'deleted'],
  CONTACT_MESSAGES_DELETED: ['contact message', 'deleted'],
  REPORTS_DECIDED: ['report', 'decided'],
  DISPUTES_SETTLED: ['objection', 'decided'],
};

/** Returns one line that says what an act changes, such as "This means: 4 listings removed, 2 orders cancelled." */
export function describeCounts(counts: readonly { kind: ActCountKind; count: number }[]): string {
  if (counts.length === 0) return 'Nothing else changes.';
  const parts = counts.map(({ kind, count }) => {
    const [one, done, many] = words[kind];
    return `${plural(count, one, many)} ${done}`;
  });
  return `This means: ${parts.join(', ')}.`;
}
