import { spawnSync } from 'node:child_process';
import { postgresPrograms } from '../../graphql-api/test/postgres-pair.ts';
import { abortConnections } from './aborts.ts';
import { spendBudgets } from './budgets.ts';
import { signInCampus } from './campus.ts';
import { killOneOfThree } from './cluster.ts';
import { dealInBadFaith } from './dealings.ts';
import { deleteBusyBuyer } from './deletion.ts';
import { fillDisk } from './disk.ts';
import { freezeDatabase } from './frozen.ts';
import { fuzz } from './fuzz.ts';
import { overloadAsGuests } from './guests.ts';
import { startTogether } from './instances.ts';
import { killAndStart } from './kill.ts';
import { haltDatabase } from './outage.ts';
import { haltParts } from './parts.ts';
import { changePrimaries } from './patroni.ts';
import { missingPrograms } from './patroni-cluster.ts';
import { proxies } from './proxy.ts';
import { canLimitProcessors } from './processors.ts';
import { growByReplica } from './replica.ts';
import { misuseRights } from './rights.ts';
import { fillRooms } from './rooms.ts';
import { holdConnections } from './slow.ts';
import { soak } from './soak.ts';
import { countEverything } from './totals.ts';
import { printChecks, type Check } from './report.ts';
import { shutDownUnderLoad } from './shutdown.ts';
import { swapUnderAttack } from './swaps.ts';
import { EARLIER_RELEASE, upgradeUnderLoad } from './upgrade.ts';

/* npm run attack -- [<name> …]: runs attacks on separate servers, and exits with 1 if a bound does not hold. docs/security.md describes them. */
const attacks: Record<string, () => Promise<Check[]>> = {
  shutdown: shutDownUnderLoad,
  aborts: abortConnections,
  fuzz,
  guests: overloadAsGuests,
  dealings: dealInBadFaith,
  totals: countEverything,
  budgets: spendBudgets,
  rights: misuseRights,
  campus: signInCampus,
  deletion: deleteBusyBuyer,
  kill: killAndStart,
  swaps: swapUnderAttack,
  instances: startTogether,
  rooms: fillRooms,
  cluster: killOneOfThree,
  outage: haltDatabase,
  frozen: freezeDatabase,
  parts: haltParts,
  disk: fillDisk,
  slow: holdConnections,
  soak,
  replica: growByReplica,
  patroni: changePrimaries,
  upgrade: upgradeUnderLoad,
};

const runs = (command: string, ...args: string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Further requirements of some attacks besides Node.js, and whether they are met. */
const needs: Record<string, [what: string, isThere: () => boolean]> = {
  cluster: ['HAProxy or nginx', () => proxies.length > 0],
  parts: ['Redis', () => runs('redis-server', '--version')],
  replica: ['the programs of PostgreSQL, and root, who may limit processors', () => postgresPrograms !== undefined && canLimitProcessors],
  patroni: [missingPrograms.join(', '), () => missingPrograms.length === 0],
  upgrade: ['EARLIER_RELEASE, the folder of an installed checkout', () => EARLIER_RELEASE !== undefined],
  disk: ['user namespaces', () => runs('unshare', '--user', '--map-root-user', '--mount', 'true')],
};

/** Returns the attacks whose requirements are met, in order. Prints the others. */
function possible(): string[] {
  return Object.keys(attacks).filter((name) => {
    const [what, isThere] = needs[name] ?? ['', () => true];
    if (isThere()) return true;
    console.log(`${name}: left out, it needs ${what}.`);
    return false;
  });
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in attacks));
if (unknown.length > 0) {
  console.error(`There is no attack ${unknown.join(', ')}. Name some of ${Object.keys(attacks).join(', ')}, or none to run all.`);
  process.exit(1);
}

const failed: string[] = [];
for (const name of named.length > 0 ? named : possible()) {
  const checks = await attacks[name]!();
  printChecks(name, checks);
  if (!checks.every((check) => check.holds)) failed.push(name);
}
if (failed.length > 0) console.error(`A bound does not hold in ${failed.join(', ')}.`);
process.exit(failed.length > 0 ? 1 : 0);
