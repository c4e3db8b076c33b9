import manifest from '../../../package.json' with { type: 'json' };

const majorOf = (version: string): number => Number(/\d+/.exec(version)![0]);

/** Why this Node.js cannot run the server; undefined when it can. `engines` of package.json says which one is needed. */
export function nodeVersionError(version = process.versions.node, { node: required } = manifest.engines): string | undefined {
  if (majorOf(version) >= majorOf(required)) return undefined;
  return `Node.js ${majorOf(required)} or newer is required, and this is ${version}. \`npm start\` brings one.`;
}
