/* `npm run new-domain -- market/club` writes graphql-api/src/domains/market/clubs with a table, a list, a mutation and a test, and registers it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from './domain-templates.mjs';
import { allowed } from './structure/groups.mjs';

const [path = '', many = `${path.split('/').at(-1)}s`] = process.argv.slice(2);
const [group = '', one = ''] = path.split('/');
const NAME = /^[a-z][a-zA-Z]*$/;
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const names = { group, one, many, One: capital(one), Many: capital(many) };
const folder = join('graphql-api/src/domains', group);
const list = 'graphql-api/src/app/schema/domains.ts';

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const pathOf = (line) => line.split(' from ')[1];

/** Adds the line of the domain to the list of all domains, which is sorted by path. */
function register() {
  const [head, ...lines] = readFileSync(list, 'utf8').trimEnd().split('\n');
  const all = [...lines, `export { ${many} } from '../../domains/${group}/${many}.domain.ts';`].sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));
  writeFileSync(list, `${[head, ...all].join('\n')}\n`);
}

if (!NAME.test(one) || !NAME.test(many))
  stop('Name the group and the domain, a singular word in camelCase: npm run new-domain -- market/club [clubs]');
if (!allowed[group]) stop(`${group} is no group; the groups are ${Object.keys(allowed).join(', ')}`);
if (existsSync(join(folder, many))) stop(`${join(folder, many)} exists`);
mkdirSync(join(folder, many));
for (const [file, text] of Object.entries(filesOf(names))) writeFileSync(join(folder, file), text);
register();
process.stdout.write(`Wrote ${join(folder, many)}. Next: CONTRIBUTING.md, "Add a domain".\n`);
