/* The rooms of `graphql-api/src/app`: no cycle between them, nothing flat but the container. */
import { isTest } from './groups.mjs';
import { limits } from './sizes.mjs';

const APP = 'graphql-api/src/app';
const CONTAINER = 'application.ts';

/** The room of a file of app/; the container is one of its own. */
const roomOf = (file) => (file.startsWith(`${APP}/`) ? file.slice(APP.length + 1).split('/')[0] : undefined);

/** The imports between rooms. */
export const roomImports = (imports) => imports.filter(({ from, to }) => !isTest(from) && roomOf(from) && roomOf(to) && roomOf(from) !== roomOf(to));

export const roomsOf = ({ from, to }) => [roomOf(from), roomOf(to)];

/** Files that lie flat in app/, and rooms that hold too many files. */
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
