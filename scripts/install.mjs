/*
 * Installs what a command needs: the product and its build tools and additionally the tools for tests and checks, or the picture classifier. Later
 * commands add to what is installed.
 */
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, once, root, runQuietly } from './processes.mjs';

/** Whether this is a container image, which has no sources, so nothing is installed or built there. */
export const isImage = !existsSync(join(root, 'graphql-api/src'));

/** Titles to print while sets are installed: that of the first missing set. */
const titles = {
  tools: 'Installing packages, and what tests and checks need (a few minutes the first time)',
  product: 'Installing packages (about a minute the first time)',
  'image-review': 'Installing the review of pictures (390 MB)',
};
/** The workspaces of each set; `tools` means all. */
const workspaces = { product: ['graphql-api', 'frontend', 'tools/demo'], 'image-review': ['image-review'] };

const optionsOf = (sets) =>
  sets.includes('tools')
    ? ['--include=dev']
    : ['--omit=dev', '--include-workspace-root', ...sets.flatMap((set) => workspaces[set].map((name) => `--workspace=${name}`))];
const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];

const record = '.cache/installed.json';
/** npm's list of installed packages. */
const installedPackages = 'node_modules/.package-lock.json';

function readRecord() {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    // Packages that were installed by hand count as all of them.
    return { sets: existsSync(installedPackages) ? ['tools'] : [] };
  }
}

function writeRecord(state) {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(record, JSON.stringify(state));
}

async function installPackages(set) {
  const before = readRecord();
  const lock = hashOf(['package-lock.json']);
  const sets = [...new Set([...before.sets, 'product', set])];
  const isThere = existsSync(installedPackages) && !before.isInterrupted;
  const missing = isThere ? sets.filter((each) => !before.sets.includes(each) && !before.sets.includes('tools')) : sets;
  if (isThere && before.lock === lock && missing.length === 0) return;
  // After an interruption the next installation starts again with the same sets.
  writeRecord({ sets, isInterrupted: true });
  const title = titles[Object.keys(titles).find((each) => missing.includes(each))];
  await runQuietly(title ?? 'Updating packages', 'npm', [...(isThere ? ['install', '--no-save'] : ['ci']), ...optionsOf(sets), ...quietly]);
  writeRecord({ lock, sets });
}

const ownNode = 'node/node_modules/.bin/node';

/** Returns whether the Node.js of this machine, not the one installed here, is new enough for the server. */
function isNodeNewEnough() {
  const { engines } = JSON.parse(readFileSync('graphql-api/package.json', 'utf8'));
  const [required, present] = [engines.node, process.versions.node].map((version) => Number(/\d+/.exec(version)[0]));
  return present >= required && !process.execPath.startsWith(join(root, 'node'));
}

/**
 * Installs Node.js next to the product: for tests, which use the version of the image, and if the machine's own is too old. Returns the one to use.
 */
async function installNode(set) {
  if (set !== 'tools' && !existsSync(ownNode) && isNodeNewEnough()) return process.execPath;
  const made = hashOf(['node/package-lock.json']);
  await once(
    'node/node_modules/.installed',
    () => made,
    [ownNode],
    () => runQuietly('Installing Node.js', 'npm', ['ci', ...quietly], { cwd: join(root, 'node') }),
  );
  if (existsSync(ownNode)) return join(root, ownNode);
  if (isNodeNewEnough()) return process.execPath;
  throw new Error('Node.js 24 or newer is required; a copy of it comes with this checkout for Linux only');
}

/** The path by which commands and operators' services start Node.js. */
const nodeLink = 'node_modules/.bin/node';

function linkNode(target) {
  if (existsSync(nodeLink) && realpathSync(nodeLink) === realpathSync(target)) return;
  rmSync(nodeLink, { force: true });
  symlinkSync(target, nodeLink);
}

/** Installs a set of packages and a Node.js, unless both are installed. */
export async function install(set) {
  if (isImage) return;
  const [node] = await Promise.all([installNode(set), installPackages(set)]);
  linkNode(node);
}
