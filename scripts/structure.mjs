/*
 * `node scripts/structure.mjs [root]`: checks groups, domains, rooms and sizes of both workspaces (docs/decisions/027-groups.md). Prints each
 * violation with the two files and what is allowed, and the table of measures.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { cyclesOf, importsInCycles } from './structure/cycles.mjs';
import { allowed, arrowsOf, isAllowed, isTest, withoutEntities } from './structure/groups.mjs';
import { roomImports, roomsOf, roomViolations } from './structure/rooms.mjs';
import { foldersOf, linesOf, sizeViolations, spreadOf } from './structure/sizes.mjs';

const root = process.argv[2] ?? '.';
process.chdir(root);
const sources = ['graphql-api/src', 'frontend/src'].filter((path) => existsSync(path));
const print = (text) => process.stdout.write(`${text}\n`);

/** Returns every import between the project's own files. */
async function importsOf(paths) {
  const { output } = await cruise(paths, {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'], exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  });
  return output.modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })));
}

const keyOf = ({ from, to }) => `${from} -> ${to}`;
const domains = ({ source, target }) => [`${source.workspace} ${source.domain}`, `${target.workspace} ${target.domain}`];
const groups = ({ source, target }) => [`${source.workspace} ${source.group}`, `${target.workspace} ${target.group}`];

/** Returns the violations of imports as texts. */
function importViolations(imports) {
  const arrows = arrowsOf(imports);
  const against = arrows.filter((arrow) => !isAllowed(arrow));
  const along = withoutEntities(arrows.filter((arrow) => isAllowed(arrow)));
  const { cycles, inside } = importsInCycles(along, domains);
  const rooms = importsInCycles(roomImports(imports), roomsOf);
  const cycleText = (each, of) => `${keyOf(each)}\n    lies in a cycle of ${of}: ${each.cycle.join(', ')}; they may form none`;
  const ruleOf = ({ group }) => (allowed[group] ? `${group} may import ${allowed[group].join(', ') || 'no group'}` : `${group} is no group`);
  const violations = [
    ...against.map((each) => `${keyOf(each)}\n    goes against the direction: ${ruleOf(each.source)}`),
    ...inside.map((each) => cycleText(each, 'domains')),
    ...rooms.inside.map((each) => cycleText(each, 'rooms of app/')),
  ];
  return { violations, counts: { arrows: arrows.length, against: against.length, domainCycles: cycles.length, roomCycles: rooms.cycles.length } };
}

/** Returns the table of measures as text. */
function measures(imports, counts, files) {
  const groupCycles = cyclesOf(
    withoutEntities(arrowsOf(imports))
      .map(groups)
      .filter(([from, to]) => from !== to),
  );
  const rows = files.map(({ workspace, files: all }) => {
    const product = spreadOf(all.filter(({ file }) => !isTest(file)));
    const tests = spreadOf(all.filter(({ file }) => isTest(file)));
    return `${workspace}: ${product.sum} lines without tests; median ${product.median}, nine in ten ${product.nineInTen}, largest ${product.largest}; tests beside them ${tests.sum}`;
  });
  const migrations = existsSync('graphql-api/migrations')
    ? readdirSync('graphql-api/migrations').filter((name) => /^Migration.*\.ts$/.test(name)).length
    : 0;
  const documents = existsSync('docs') ? foldersOf('.', 'docs').flatMap(({ path, files: names }) => names.map((name) => join(path, name))) : [];
  const words = documents.filter((name) => name.endsWith('.md')).reduce((sum, name) => sum + readFileSync(name, 'utf8').split(/\s+/).length, 0);
  return [
    ...rows,
    `imports between domains: ${counts.arrows}; against the direction: ${counts.against}`,
    `cycles of groups: ${groupCycles.length}; of domains: ${counts.domainCycles}; of rooms of app/: ${counts.roomCycles}`,
    `migrations: ${migrations}; words of documentation: ${words}`,
  ];
}

const imports = await importsOf(sources);
const workspaces = sources.map((path) => {
  const folders = foldersOf('.', path);
  return { workspace: path.split('/')[0], folders, files: linesOf('.', folders) };
});
const sizes = workspaces.flatMap(({ workspace, folders, files }) => [...sizeViolations(workspace, folders, files), ...roomViolations(folders)]);
const { violations: ofImports, counts } = importViolations(imports);
const violations = [...ofImports, ...sizes];

for (const line of measures(imports, counts, workspaces)) print(line);
for (const text of violations) print(`  ${text}`);
print(`${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;
