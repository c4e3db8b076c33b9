/* Checks the sizes of the sources of both workspaces. Folders with generated files are left out. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest } from './groups.mjs';

export const limits = { filesOfFolder: 15, foldersOfLevel: 12, linesOfFile: 350, median: 55, nineInTen: 140, ofRoom: 10 };
const GENERATED = /^frontend\/src\/gql$/;
const SOURCE = /\.(ts|tsx|mjs)$/;

/** Returns every folder below a folder, with its files and subfolders. */
export function foldersOf(root, path) {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !GENERATED.test(`${path}/${entry.name}`)).map(({ name }) => name);
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return [{ path, files, folders }, ...folders.flatMap((name) => foldersOf(root, `${path}/${name}`))];
}

/** Returns the files of some folders with their numbers of lines. */
export function linesOf(root, folders) {
  const files = folders.flatMap(({ path, files: names }) => names.filter((name) => SOURCE.test(name)).map((name) => `${path}/${name}`));
  return files.map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }));
}

/** Returns a quantile of sorted numbers. */
const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Returns the median, the ninth decile, the maximum and the sum. */
export function spreadOf(files) {
  const sorted = files.map(({ lines }) => lines).sort((a, b) => a - b);
  return { median: quantile(sorted, 0.5), nineInTen: quantile(sorted, 0.9), largest: sorted.at(-1) ?? 0, sum: sorted.reduce((a, b) => a + b, 0) };
}

/** Returns the size violations of a workspace as texts. */
export function sizeViolations(workspace, folders, files) {
  const product = files.filter(({ file }) => !isTest(file));
  const { median, nineInTen } = spreadOf(product);
  const tooMany = (subject, count, what, limit) => (count > limit ? [`${subject}: ${count} ${what}, at most ${limit}`] : []);
  return [
    ...folders.flatMap(({ path, files: names }) => tooMany(path, names.length, 'files', limits.filesOfFolder)),
    ...folders.flatMap(({ path, folders: names }) => tooMany(path, names.length, 'folders', limits.foldersOfLevel)),
    ...product.flatMap(({ file, lines }) => tooMany(file, lines, 'lines', limits.linesOfFile)),
    ...tooMany(`${workspace}: the median file`, median, 'lines', limits.median),
    ...tooMany(`${workspace}: nine in ten files`, nineInTen, 'lines', limits.nineInTen),
  ];
}
