import manifest from '../../../package.json' with { type: 'json' };

const majorOf = (version: string): number => Number(/\d+/.exec(version)![0]);

/** Returns why this Node.js version cannot run the server; undefined if it can. `engines` in package.json states the required version. */
export function nodeVersionError(version = process.versions.node, { node: required } = manifest.engines): string | undefined {
  if (majorOf(version) >= majorOf(required)) return undefined;
  return `Node.js ${majorOf(required)} or newer is required, and this is ${version}. \`npm start\` brings one.`;
}
