import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Names one life of a process: pid, its start time and the boot. A pid alone is used again after a while. */
function lifeOf(pid: number): string | undefined {
  if (!existsSync('/proc/self/stat')) return aliveWithoutProc(pid) ? String(pid) : undefined;
  const stat = readText(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return [pid, afterName[19], readText('/proc/sys/kernel/random/boot_id')].join(' ');
}

function aliveWithoutProc(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The living process that holds a lock, if there is one. */
export function lockHolder(path: string): string | undefined {
  const holder = readText(path);
  return holder !== undefined && lifeOf(Number(holder.split(' ')[0])) === holder ? holder : undefined;
}

function inUse(path: string, holder: string): Error {
  const process = holder.split(' ')[0];
  return new Error(`The data folder ${dirname(path)} is in use by process ${process}. Stop that one, or set DATA_DIR to another folder.`);
}

/** Two that take over the same dead lock at once overwrite each other: the one that finds itself replaced gives way. */
function confirmed(path: string, mine: string): () => void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  const holder = readText(path);
  if (holder !== mine) throw inUse(path, holder ?? 'unknown');
  return () => rmSync(path, { force: true });
}

/**
 * Takes the lock file or throws an error that names its living holder: two processes on one embedded
 * database destroy it. A lock whose holder is gone is taken over. Returns the release function.
 */
export function takeLock(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  const mine = lifeOf(process.pid)!;
  for (;;) {
    try {
      writeFileSync(path, mine, { flag: 'wx' });
      return confirmed(path, mine);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = lockHolder(path);
    if (holder) throw inUse(path, holder);
    rmSync(path, { force: true });
  }
}
