/*
 * Finds tokens, styles, style properties and recipes that components use but the theme lacks, because Chakra UI silently ignores them. Sources are
 * read with the TypeScript compiler API, recipes as data.
 */
import { defaultBaseConfig, defaultSystem } from '@chakra-ui/react';
import * as library from '@chakra-ui/react/theme';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { libraryStyles, ownStyles } from '../src/ui/theme/globalStyles.ts';
import * as ownRecipes from '../src/ui/theme/recipes.ts';
import { styleDifferences, tokenGroupOf } from './style-differences.mjs';

const frontend = resolve(import.meta.dirname, '..');
/** Compiler options of the pages. */
const { config } = ts.readConfigFile(resolve(frontend, 'tsconfig.json'), ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, frontend);

const ownSources = () =>
  fileNames.filter(
    (name) =>
      name.startsWith(resolve(frontend, 'src')) &&
      !name.includes('/src/gql/') &&
      !['theme.ts', 'tokens.ts', 'styleProps.ts', 'recipes.ts'].some((made) => name.endsWith(`/ui/theme/${made}`)),
  );

const groups = new Map();
for (const [property, config] of Object.entries(defaultBaseConfig.utilities)) {
  const group = tokenGroupOf(config);
  if (!group) continue;
  for (const name of [property, ...[config.shorthand ?? []].flat()]) groups.set(name, group);
}

/** Returns whether a value is a token of the library that the theme lacks, or looks like a token but is none. */
function isMissing(system, group, value) {
  const whole = value.replace('!important', '').trim();
  // "brand.solid/90" is a colour with its opacity; "1/2" is a size.
  const name = group === 'colors' ? whole.split('/')[0] : whole;
  const token = name.startsWith('-') ? name.slice(1) : name;
  const known = (each) => each.tokens.getByName(`${group}.${token}`) !== undefined;
  if (token.includes('colorPalette') || known(system)) return false;
  return known(defaultSystem) || (group === 'colors' && token.includes('.') && !token.includes('('));
}

/** Returns the tokens that a value refers to in braces, such as `1px solid {colors.border}`. */
const references = (text) =>
  text
    .split('{')
    .slice(1)
    .map((part) => part.split('}')[0].split('/')[0]);

/** Returns whether a named style, such as a text style, exists in the library but not in the theme. */
function isStyleMissing(system, property, value) {
  const has = ({ _config: { theme } }) => Object.hasOwn(theme[`${property}s`] ?? {}, value);
  return ['textStyle', 'layerStyle', 'animationStyle'].includes(property) && has(defaultSystem) && !has(system);
}

/** Returns whether the value of a custom property is a missing token, such as "sizes.4". */
function isNamedTokenMissing(system, value) {
  const [group] = value.split('.');
  return group !== value && isMissing(system, group, value.slice(group.length + 1));
}

function checkValue({ system, report }, property, value, where) {
  const group = value.startsWith('{') ? undefined : groups.get(property);
  if (group && isMissing(system, group, value)) report(`${where}: ${property}="${value}" (${group})`);
  if (isStyleMissing(system, property, value)) report(`${where}: ${property}="${value}"`);
  if (property.startsWith('--') && isNamedTokenMissing(system, value)) report(`${where}: ${property}="${value}"`);
  for (const name of references(value)) {
    const isToken = Object.hasOwn(defaultSystem._config.theme.tokens, name.split('.')[0]);
    if (isToken && !name.includes('colorPalette') && !system.tokens.getByName(name)) report(`${where}: {${name}}`);
  }
}

/* Checks styles that are data: recipes and global styles. */
function checkStyles(theme, styles, where, property = '') {
  if (typeof styles === 'string') checkValue(theme, property, styles, where);
  if (typeof styles !== 'object' || styles === null) return;
  for (const [key, value] of Object.entries(styles)) {
    const texts = typeof value === 'string' ? [value] : [];
    if (isStyleDrawnOtherwise(theme, [key, texts])) theme.report(`${where}: ${key} (style property)`);
    checkStyles(theme, value, where, groups.has(key) || !property ? key : property);
  }
}

/* Returns the texts of a style in the source, which is an attribute of a component or an object. */
function textsIn(node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isJsxExpression(node)) return node.expression ? textsIn(node.expression) : [];
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap((each) => (ts.isPropertyAssignment(each) ? textsIn(each.initializer) : []));
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(textsIn);
  return [];
}

/** Returns whether a style property needs an entry in ui/theme/styleProps.ts, for the given texts or, without texts, for any value. */
function isStyleDrawnOtherwise({ isDrawnOtherwise }, [property, texts]) {
  return texts.length === 0 ? isDrawnOtherwise(property) : texts.some((text) => isDrawnOtherwise(property, text));
}

function checkSource(theme, source) {
  const where = (node) => `${relative(frontend, source.fileName)}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
  const visit = (node) => {
    const styled = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);
    const value = styled && node.initializer;
    const name = styled && (ts.isStringLiteral(node.name) ? node.name.text : node.name.getText(source));
    const texts = value ? textsIn(value) : [];
    for (const text of texts) checkValue(theme, name, text, where(node));
    if (styled && isStyleDrawnOtherwise(theme, [name, texts])) theme.report(`${where(node)}: ${name} (style property)`);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/* Returns the recipes and styles that a component of the library uses, in its own file and in the files that it imports. */
const esm = dirname(new URL(import.meta.resolve('@chakra-ui/react')).pathname);
const partsOfFile = new Map();
function partsOf(path) {
  if (partsOfFile.has(path)) return partsOfFile.get(path);
  const [keys, styles] = [new Set(), []];
  partsOfFile.set(path, { keys, styles });
  // Types and factory functions have no file of their own and render nothing.
  if (!existsSync(path)) return { keys, styles };
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    const makes = ts.isCallExpression(node) && /[rR]ecipe/.test(node.expression.getText(source));
    const options = makes && node.arguments[0] && ts.isObjectLiteralExpression(node.arguments[0]) ? node.arguments[0].properties : [];
    for (const option of options)
      if (option.name?.getText(source) === 'key' && ts.isStringLiteral(option.initializer)) keys.add(option.initializer.text);
    if (ts.isPropertyAssignment(node)) styles.push([node.name.getText(source), textsIn(node.initializer)]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const statement of source.statements) {
    const from = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement.moduleSpecifier?.text : undefined;
    if (!from?.startsWith('.')) continue;
    const next = resolve(dirname(path), from);
    if (!next.includes('/components/')) continue;
    const parts = partsOf(next);
    for (const key of parts.keys) keys.add(key);
    styles.push(...parts.styles);
  }
  return { keys, styles };
}

/** Returns the file of the library that defines an imported name. */
function fileOf(checker, name) {
  const symbol = checker.getSymbolAtLocation(name);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declared = target?.declarations?.[0]?.getSourceFile().fileName;
  return declared?.includes('/components/') ? resolve(esm, declared.slice(declared.indexOf('components/')).replace('.d.ts', '.js')) : undefined;
}

/**
 * Collects the recipes that a file passes in the property `recipe`: those of the library, or those of ui/theme/recipes.ts. Other files may contain
 * parts of the component.
 */
function noteBrought({ drawn, brought }, source) {
  for (const statement of source.statements) {
    const from = ts.isImportDeclaration(statement) ? statement.moduleSpecifier.text : '';
    const recipes = from === '@chakra-ui/react/theme' ? library : from.endsWith('/recipes.ts') ? ownRecipes : undefined;
    for (const { name } of recipes ? statement.importClause.namedBindings.elements : []) {
      brought.add(name.text.replace('SlotRecipe', '').replace('Recipe', ''));
      drawn.set(name.text, recipes[name.text]);
    }
  }
}

/** Returns the names that a statement imports from the component library, without types. */
function libraryNames(statement) {
  const isLibrary = ts.isImportDeclaration(statement) && statement.moduleSpecifier.text === '@chakra-ui/react';
  const bindings = isLibrary && !statement.importClause?.isTypeOnly && statement.importClause?.namedBindings;
  return bindings ? bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly) : [];
}

function checkImports(check, source) {
  const { system, report, checker, brought } = check;
  for (const statement of source.statements) {
    for (const { name } of libraryNames(statement)) {
      const path = fileOf(checker, name);
      const { keys, styles } = path ? partsOf(path) : { keys: [], styles: [] };
      const where = `${relative(frontend, source.fileName)}: ${name.text}`;
      for (const style of styles) if (isStyleDrawnOtherwise(check, style)) report(`${where} is drawn with the style property "${style[0]}"`);
      for (const key of keys) {
        const has = ({ recipes = {}, slotRecipes = {} }) => recipes[key] !== undefined || slotRecipes[key] !== undefined;
        // Some components of the library have no recipe.
        const isThere = has(system._config.theme) || !has(defaultSystem._config.theme) || brought.has(key);
        if (!isThere) report(`${where} is drawn by the recipe "${key}"`);
      }
    }
  }
}

/** Returns the errors of a theme and of the sources that use it, one line each. */
export function themeErrors(system, sources = ownSources()) {
  const errors = new Set();
  const program = ts.createProgram(sources, options);
  const check = {
    system,
    isDrawnOtherwise: styleDifferences(system),
    report: (error) => errors.add(error),
    checker: program.getTypeChecker(),
    drawn: new Map(),
    brought: new Set(),
  };
  const files = sources.map((name) => program.getSourceFile(name));
  for (const file of files) noteBrought(check, file);
  for (const file of files) {
    checkSource(check, file);
    checkImports(check, file);
  }
  const { recipes, slotRecipes, textStyles, layerStyles } = system._config.theme;
  for (const [name, { base, variants, compoundVariants }] of Object.entries({ ...recipes, ...slotRecipes, ...Object.fromEntries(check.drawn) })) {
    checkStyles(check, { base, variants, compoundVariants }, `recipe ${name}`);
  }
  checkStyles(check, { textStyles, layerStyles, library: libraryStyles.globalCss, own: ownStyles.globalCss }, 'theme');
  return [...errors];
}
