import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';
/** Control groups of version 1 have a separate hierarchy for the processor. */
const V1 = join(ROOT, 'cpu');
const isV1 = existsSync(join(V1, 'cpu.cfs_quota_us'));
/** Period in microseconds. It is short, so that a process that has used its share waits briefly for the next one. */
const PERIOD = 10_000;

/** Returns the child processes that the first thread of a process has started. */
export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** Whether the attack can limit processor time on this machine: Linux, with root privileges. */
export const canLimitProcessors = process.getuid?.() === 0 && (isV1 || existsSync(join(ROOT, 'cgroup.controllers')));

/** Adds a process to a control group, unless it has exited meanwhile. */
function addTo(group: string, pid: number): void {
  try {
    writeFileSync(join(group, 'cgroup.procs'), String(pid));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Limits a process and all its children, including later ones, to a fraction of a processor. Returns the function that removes the limit once they
 * have exited.
 */
export function limitProcessors(pid: number, processors: number): () => void {
  const group = join(isV1 ? V1 : ROOT, `campuscart-${pid}`);
  const quota = Math.round(processors * PERIOD);
  mkdirSync(group);
  if (isV1) {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
  } else {
    writeFileSync(join(ROOT, 'cgroup.subtree_control'), '+cpu');
    writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD}`);
  }
  for (const each of [pid, ...childrenOf(pid)]) addTo(group, each);
  return () => rmdirSync(group);
}
