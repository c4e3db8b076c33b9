import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { ActKind } from '../../log/acts/act.entity.ts';
import { messages } from '../../../messages.ts';
import { hasFollowUps, holdOwners, leavesOrphans } from './owners.queries.ts';
import {
  changedTables,
  changesOf,
  lockChanged,
  passOnStamps,
  undoDeletes,
  undoInserts,
  undoUpdates,
  unchangedRows,
  type Change,
  type ChangedTable,
  type Operation,
} from './restore.queries.ts';
import { lockOrder, toldTables } from './special-columns.queries.ts';
import { allowUndoOf } from './undo.queries.ts';
import { User } from '../../people/users/user.entity.ts';

type Batch = Pick<Change, 'tableName' | 'operation'> & { ids: string[]; keys: Set<string> };

/** Groups consecutive changes that one statement can undo: of the same table and operation, each of a different row. */
function batchesOf(changes: readonly Change[]): Batch[] {
  const batches: Batch[] = [];
  for (const { id, tableName, operation, key } of changes) {
    const last = batches.at(-1);
    if (last?.tableName === tableName && last.operation === operation && !last.keys.has(key)) {
      last.ids.push(id);
      last.keys.add(key);
    } else batches.push({ tableName, operation, ids: [id], keys: new Set([key]) });
  }
  return batches;
}

const statements: Record<Operation, (tx: Ctx, of: ChangedTable, ids: readonly string[]) => Promise<void>> = {
  insert: undoInserts,
  update: undoUpdates,
  delete: undoDeletes,
};

/** Acts that can be undone only while the changed rows are untouched: a quantity that its seller has set since is no longer a sum of changes. */
const exactActs: readonly ActKind[] = [ActKind.MARK_SOLD];

const exact = (of: ChangedTable): ChangedTable => ({ ...of, counters: [], stamps: [] });

const conflict = () => new DomainError(ErrorCode.CONFLICT, messages.undoConflict);

/**
 * Restores every row that an act changed, last change first, so that each statement finds the state that its change left. Throws CONFLICT if a row is
 * not as the act left it, or if it would open a listing or order of a user who was deleted or banned since. Must be called inside the transaction.
 */
export async function restore(tx: Ctx, { id: act, kind }: { id: string; kind: ActKind }): Promise<void> {
  const changed = (await changedTables(tx, act)).filter(({ name }) => !toldTables.includes(name));
  const tables = exactActs.includes(kind) ? changed.map(exact) : changed;
  const byName = new Map(tables.map((each) => [each.name, each]));
  await allowUndoOf(tx, act);
  await lockChanged(tx, act, User);
  await holdOwners(tx, act);
  for (const entity of lockOrder) await lockChanged(tx, act, entity);
  if (await hasFollowUps(tx, act)) throw conflict();
  for (const { tableName, operation, ids } of batchesOf(await changesOf(tx, act, tables))) {
    const of = byName.get(tableName)!;
    if (operation !== 'delete' && (await unchangedRows(tx, of, ids)) < ids.length) throw conflict();
    if (operation === 'update' && of.stamps.length > 0) await passOnStamps(tx, of, ids);
    await statements[operation](tx, of, ids);
  }
  if (await leavesOrphans(tx, act)) throw conflict();
  await allowUndoOf(tx, undefined);
}
