/* `npm run new-domain -- market/club` writes graphql-api/src/domains/market/clubs with a table, a list, a mutation and a test, and registers it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesOf } from './domain-templates.mjs';
import { allowed } from './structure/groups.mjs';

const [path = '', many = `${path.split('/').at(-1)}s`] = process.argv.slice(2);
const [group = '', one = ''] = path.split('/');
const NAME = /^[a-z][a-zA-Z]*$/;
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const names = { one, many, One: capital(one), Many: capital(many) };
const folder = join('graphql-api/src/domains', group, many);

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The array literal that a variable of a file is made of. */
function listOf(source, variable) {
  const declarations = source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => [...declarationList.declarations]);
  const { initializer } = declarations.find((declaration) => declaration.name.getText(source) === variable);
  return ts.isAsExpression(initializer) ? initializer.expression : initializer;
}

/** Imports a name of the domain into a file of app/ and adds it to a list there. */
function register(file, list, exported, suffix) {
  const registry = join('graphql-api/src/app/schema', file);
  const text = readFileSync(registry, 'utf8');
  const source = ts.createSourceFile(registry, text, ts.ScriptTarget.Latest, true);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const afterImports = imports.at(-1).getEnd();
  const afterList = listOf(source, list).elements.at(-1).getEnd();
  const importText = `\nimport { ${exported} } from '../../domains/${group}/${many}/${one}.${suffix}.ts';`;
  writeFileSync(registry, `${text.slice(0, afterImports)}${importText}${text.slice(afterImports, afterList)}, ${exported}${text.slice(afterList)}`);
}

if (!NAME.test(one) || !NAME.test(many))
  stop('Name the group and the domain, a singular word in camelCase: npm run new-domain -- market/club [clubs]');
if (!allowed[group]) stop(`${group} is no group; the groups are ${Object.keys(allowed).join(', ')}`);
if (existsSync(folder)) stop(`${folder} exists`);
mkdirSync(folder);
for (const [file, text] of Object.entries(filesOf(names))) writeFileSync(join(folder, file), text);
register('entities.ts', 'tables', names.One, 'entity');
register('mappings.ts', 'mappings', `${names.one}Mapping`, 'mapping');
register('schema.ts', 'resolvers', `${names.One}Resolver`, 'resolver');
process.stdout.write(`Wrote ${folder}. Next: CONTRIBUTING.md, "Add a domain".\n`);
