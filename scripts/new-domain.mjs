/* `npm run new-domain -- club` writes graphql-api/src/clubs with a table, a list, a mutation and a test, and registers it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesOf } from './domain-templates.mjs';

const [one = '', many = `${one}s`] = process.argv.slice(2);
const NAME = /^[a-z][a-zA-Z]*$/;
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const names = { one, many, One: capital(one), Many: capital(many) };
const folder = join('graphql-api/src', many);

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
  const path = join('graphql-api/src/app', file);
  const text = readFileSync(path, 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const afterImports = imports.at(-1).getEnd();
  const afterList = listOf(source, list).elements.at(-1).getEnd();
  const importText = `\nimport { ${exported} } from '../${many}/${one}.${suffix}.ts';`;
  writeFileSync(path, `${text.slice(0, afterImports)}${importText}${text.slice(afterImports, afterList)}, ${exported}${text.slice(afterList)}`);
}

if (!NAME.test(one) || !NAME.test(many)) stop('Name the domain by a singular word in camelCase: npm run new-domain -- club [clubs]');
if (existsSync(folder)) stop(`${folder} exists`);
mkdirSync(folder);
for (const [file, text] of Object.entries(filesOf(names))) writeFileSync(join(folder, file), text);
register('entities.ts', 'tables', names.One, 'entity');
register('mappings.ts', 'mappings', `${names.one}Mapping`, 'mapping');
register('schema.ts', 'resolvers', `${names.One}Resolver`, 'resolver');
process.stdout.write(`Wrote ${folder}. Next: CONTRIBUTING.md, "Add a domain".\n`);
