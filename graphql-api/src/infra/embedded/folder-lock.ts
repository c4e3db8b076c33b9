import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How long an orphan may take to end by itself before it is killed. */
const ORPHAN_PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 100;
/** Time in which a process that takes over the same dead lock has written its own lock, in milliseconds. */
const CONFIRM_AFTER_MS = 50;

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Returns an id of a process: pid, start time and boot id, because pids are reused. Undefined for a process that has ended. */
function lifeOf(pid: number): string | undefined {
  if (!existsSync('/proc/self/stat')) return aliveWithoutProc(pid) ? String(pid) : undefined;
  const stat = readText(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie has ended but may never be reaped, because the first process of many containers does not reap.
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  return [pid, fields[19], readText('/proc/sys/kernel/random/boot_id')].join(' ');
}

function aliveWithoutProc(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const pidOf = (life: string) => Number(life.split(' ')[0]);
const isAlive = (life: string) => lifeOf(pidOf(life)) === life;

/** The live process that holds a lock. */
export interface LockHolder {
  pid: number;
  life: string;
  /** Whether the parent process has ended, so that the holder is an orphan. */
  orphaned: boolean;
}

/** Returns the live process that holds a lock, if there is one. The file has two lines: the holder, and the process that started it. */
export function lockHolder(path: string): LockHolder | undefined {
  const [life, parent] = readText(path)?.split('\n') ?? [];
  if (!life || !isAlive(life)) return undefined;
  return { pid: pidOf(life), life, orphaned: parent !== undefined && !isAlive(parent) };
}

function inUse(path: string, pid: number | string): Error {
  return new Error(`The data folder ${dirname(path)} is in use by process ${pid}. Stop that one, or set DATA_DIR to another folder.`);
}

/** Waits until an orphan has ended. An orphan that hangs is killed. */
async function orphanEnds(path: string, { pid, life }: LockHolder): Promise<void> {
  for (let waited = 0; isAlive(life); waited += LOOK_EVERY_MS) {
    if (waited === ORPHAN_PATIENCE_MS) process.kill(pid, 'SIGKILL');
    if (waited === 2 * ORPHAN_PATIENCE_MS) throw inUse(path, pid);
    await wait(LOOK_EVERY_MS);
  }
}

/** Removes the lock of a process that has ended, unless another process has taken it over. */
function removeDead(path: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (lockHolder(aside)) renameSync(aside, path);
    else rmSync(aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Returns whether this call created the lock file. */
function created(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes the lock file, because two processes on one embedded database would destroy it. Throws an error that names the live holder. The lock of a
 * process that has ended is taken over; an orphan's lock is taken over after the orphan has ended. Returns the release function.
 */
export async function takeLock(path: string): Promise<() => void> {
  mkdirSync(dirname(path), { recursive: true });
  const mine = `${lifeOf(process.pid)!}\n${lifeOf(process.ppid) ?? 'none'}`;
  while (!created(path, mine)) {
    const holder = lockHolder(path);
    if (holder && !holder.orphaned) throw inUse(path, holder.pid);
    if (holder) await orphanEnds(path, holder);
    removeDead(path);
  }
  await wait(CONFIRM_AFTER_MS);
  if (readText(path) !== mine) throw inUse(path, lockHolder(path)?.pid ?? 'unknown');
  return () => rmSync(path, { force: true });
}
