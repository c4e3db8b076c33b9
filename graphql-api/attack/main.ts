import { abortConnections } from './aborts.ts';
import { signInCampus } from './campus.ts';
import { killOneOfThree } from './cluster.ts';
import { fillDisk } from './disk.ts';
import { fuzz } from './fuzz.ts';
import { overloadAsGuests } from './guests.ts';
import { startTogether } from './instances.ts';
import { killAndStart } from './kill.ts';
import { haltDatabase } from './outage.ts';
import { haltParts } from './parts.ts';
import { growByReplica } from './replica.ts';
import { fillRooms } from './rooms.ts';
import { holdConnections } from './slow.ts';
import { soak } from './soak.ts';
import { printChecks, type Check } from './report.ts';
import { shutDownUnderLoad } from './shutdown.ts';

/* npm run attack -- <name> …: runs attacks on servers of its own, and ends with 1 when a bound does not hold. They are described in docs/security.md. */
const attacks: Record<string, () => Promise<Check[]>> = {
  shutdown: shutDownUnderLoad,
  aborts: abortConnections,
  fuzz,
  guests: overloadAsGuests,
  campus: signInCampus,
  kill: killAndStart,
  instances: startTogether,
  rooms: fillRooms,
  cluster: killOneOfThree,
  outage: haltDatabase,
  parts: haltParts,
  disk: fillDisk,
  slow: holdConnections,
  soak,
  replica: growByReplica,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in attacks));
if (names.length === 0 || unknown.length > 0) {
  console.error(`Name one or more of ${Object.keys(attacks).join(', ')}.`);
  process.exit(1);
}

let holds = true;
for (const name of names) {
  const checks = await attacks[name]!();
  printChecks(name, checks);
  holds &&= checks.every((check) => check.holds);
}
process.exit(holds ? 0 : 1);
