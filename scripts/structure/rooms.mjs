/* Checks the rooms, which are the folders of `graphql-api/src/app`: no cycle between them, and no file outside of them except the container. */
import { isTest } from './groups.mjs';
import { limits } from './sizes.mjs';

const APP = 'graphql-api/src/app';
const CONTAINER = 'application.ts';

/** Returns the room of a file of app/. The container is its own room. */
const roomOf = (file) => (file.startsWith(`${APP}/`) ? file.slice(APP.length + 1).split('/')[0] : undefined);

/** Returns the imports between rooms. */
export const roomImports = (imports) => imports.filter(({ from, to }) => !isTest(from) && roomOf(from) && roomOf(to) && roomOf(from) !== roomOf(to));

export const roomsOf = ({ from, to }) => [roomOf(from), roomOf(to)];

/** Returns the files that are directly in app/, and the rooms with too many files. */
export function roomViolations(folders) {
  const flat = folders.filter(({ path }) => path === APP).flatMap(({ files }) => files.filter((name) => name !== CONTAINER));
  const rooms = folders.filter(({ path }) => path.startsWith(`${APP}/`));
  return [
    ...flat.map((name) => `${APP}/${name} lies in no room: only ${CONTAINER} lies in app/ itself`),
    ...rooms.flatMap(({ path, files }) => {
      const count = files.filter((name) => !isTest(name)).length;
      return count > limits.ofRoom ? [`${path}: ${count} files without tests, at most ${limits.ofRoom} in a room of app/`] : [];
    }),
  ];
}
