import { pause, query } from './target.ts';

/** Time in which the last events must have their positions. */
const NUMBERED_WITHIN_MS = 30_000;

/** Invariants of a database, each as a statement that returns its violations. */
const INVARIANTS: Record<string, string> = {
  'totals of points that differ from the ledger': `select u.id from users u
    where u.points_total <> (select coalesce(sum(e.points), 0) from points_entries e where e.user_id = u.id)`,
  'listings whose stock and orders are not what was listed': `select p.id from products p
    where p.quantity + (select coalesce(sum(o.quantity), 0) from orders o where o.product_id = p.id and o.status <> 'CANCELLED') <> $1::int`,
  'orders without exactly one event': `select o.id from orders o where 1 <>
    (select count(*) from events e where e.type = 'ORDER_PLACED' and e.subject_id = o.id)`,
  'messages without exactly one event': `select m.id from messages m where 1 <>
    (select count(*) from events e where e.type = 'MESSAGE_SENT' and e.subject_id = m.id)`,
  'conversations whose messages are not 1, 2, 3 …': `select c.id from conversations c
    where (c.message_count, c.message_count) <> (select count(*), coalesce(max(m.seq), 0) from messages m where m.conversation_id = c.id)`,
  'categories whose count differs from a recount': `select c.id from categories c where c.product_count <>
    (select count(*) from products p where p.category_id = c.id and p.deleted_at is null and p.is_open)`,
  'holes in the event log': `select 1 from events having count(position) <> coalesce(max(position), 0)`,
  'events without a position': 'select id from events where position is null',
};

/** Returns how many rows violate each invariant, by name. Each listing had `stock` pieces at first. */
async function violations(databaseUrl: string, stock: number): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const [name, statement] of Object.entries(INVARIANTS)) {
    const rows = await query(databaseUrl, statement, statement.includes('$1') ? [stock] : []);
    found.set(name, rows.length);
  }
  return found;
}

/** Returns the violations once every event has its position, which the server assigns after the commit. */
export async function settledViolations(databaseUrl: string, stock: number): Promise<Map<string, number>> {
  const until = Date.now() + NUMBERED_WITHIN_MS;
  for (;;) {
    const found = await violations(databaseUrl, stock);
    if (found.get('events without a position') === 0 || Date.now() > until) return found;
    await pause(200);
  }
}
