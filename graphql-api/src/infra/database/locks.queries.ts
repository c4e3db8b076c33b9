import type { ClientBase } from 'pg';

/** Keys of advisory locks: arbitrary numbers that nothing else uses. */
const STARTUP_LOCK = 723_014_830;
const LEADER_LOCK = 723_014_831;

/** Begins a transaction that holds the startup lock. Waits as long as another process holds it. */
export async function lockForStartup(client: ClientBase): Promise<void> {
  await client.query('begin; set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [STARTUP_LOCK]);
}

/**
 * Begins a transaction that holds the leader lock, unless another process holds it. Returns whether it holds the lock. The transaction lasts as long
 * as the process is the leader. It has no snapshot between statements, so it does not delay vacuum. If the leader's machine fails, keep-alives end
 * the transaction within half a minute.
 */
export async function lockAsLeader(client: ClientBase): Promise<boolean> {
  await client.query(`begin; set local idle_in_transaction_session_timeout = 0; set local tcp_keepalives_idle = 10;
    set local tcp_keepalives_interval = 5; set local tcp_keepalives_count = 3`);
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [LEADER_LOCK]);
  if (!rows[0]!.locked) await client.query('rollback');
  return rows[0]!.locked;
}
