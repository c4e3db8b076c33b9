/*
 * The groups of both workspaces and what each may import (docs/decisions/027-groups.md). It is the only table of the structure check. The folder of a
 * domain determines its group, `graphql-api/src/domains/<group>/<domain>` or `frontend/src/<group>/<domain>`; nothing else is edited.
 */
const base = ['log', 'media'];
const core = ['people', 'market', 'talk', 'trade', 'rewards'];

/** The groups that each group may import besides itself. */
export const allowed = {
  log: [],
  media: [],
  people: base,
  market: [...base, 'people'],
  talk: [...base, 'people', 'market'],
  trade: [...base, 'people', 'market', 'talk'],
  rewards: [...base, 'people', 'market', 'talk', 'trade'],
  safety: [...base, ...core],
  help: [...base, ...core, 'safety'],
  notify: [...base, ...core, 'safety', 'help'],
  acts: [...base, ...core, 'safety', 'help', 'notify'],
};

/**
 * Entities of higher groups that a group may refer to as well: the log records all of them, all of them show photos, and users may write in a
 * conversation while an order continues it.
 */
const namesEntitiesOf = { log: [...core, 'safety', 'acts'], media: [...core, 'log'], talk: ['trade'] };

/** Folders of `frontend/src` that are not groups. */
const asideOfPages = ['apollo', 'app', 'gql', 'lib', 'ui'];

export const isTest = (file) => /\.test\.tsx?$/.test(file);
const isEntity = (file) => file.endsWith('.entity.ts');
/** Pages compose domains of any group (docs/decisions/025-domains-of-the-pages.md). */
const isPage = (file) => file.endsWith('Page.tsx');

/** Returns the group and the domain of a file of the server or the pages; undefined for other files. */
export function placeOf(file) {
  const server = /^graphql-api\/src\/domains\/([^/]+)\/([^/]+)\//.exec(file);
  if (server) return { workspace: 'server', group: server[1], domain: `${server[1]}/${server[2]}` };
  const pages = /^frontend\/src\/([^/]+)\/([^/]+)/.exec(file);
  if (!pages || asideOfPages.includes(pages[1])) return undefined;
  return { workspace: 'pages', group: pages[1], domain: `${pages[1]}/${pages[2]}` };
}

/** Returns whether an import is checked. Entities, tests and pages may import anything. */
const counts = ({ from }) => !isTest(from) && !isEntity(from) && !isPage(from);

/** Returns the imports between domains as `{ from, to, source, target }`: files and their domains. */
export function arrowsOf(imports) {
  return imports
    .filter(counts)
    .map((each) => ({ ...each, source: placeOf(each.from), target: placeOf(each.to) }))
    .filter(({ source, target }) => source && target && source.domain !== target.domain);
}

/** Returns whether the table allows an import. */
export function isAllowed({ to, source, target }) {
  if (source.group === target.group || allowed[source.group]?.includes(target.group)) return true;
  return isEntity(to) && !!namesEntitiesOf[source.group]?.includes(target.group);
}

/** Returns the imports that must not form a cycle. Entities are excluded, because domains refer to each other's tables. */
export const withoutEntities = (arrows) => arrows.filter(({ to }) => !isEntity(to));
