import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';
/** Control groups of version 1 have a hierarchy for the processor alone. */
const V1 = join(ROOT, 'cpu');
const isV1 = existsSync(join(V1, 'cpu.cfs_quota_us'));
/** Short, so that a process that has used its share does not wait long for the next one. In microseconds. */
const PERIOD = 10_000;

/** A process with all that it started. */
function treeOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => {
      try {
        return (
          Number(
            readFileSync(`/proc/${child}/stat`, 'utf8')
              .replace(/^.*\) /, '')
              .split(' ')[1],
          ) === pid
        );
      } catch {
        return false;
      }
    });
  return [pid, ...children.flatMap(treeOf)];
}

/** Whether this machine lets the attack limit processor time: Linux, and the rights of root. */
export const canLimitProcessors = process.getuid?.() === 0 && (isV1 || existsSync(join(ROOT, 'cgroup.controllers')));

/** Gives a process, with those that it has started and starts, the time of a part of a processor. Returns the function that removes the limit once they have ended. */
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
  for (const each of treeOf(pid)) writeFileSync(join(group, 'cgroup.procs'), String(each));
  return () => rmdirSync(group);
}
