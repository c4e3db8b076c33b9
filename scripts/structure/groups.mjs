/*
 * The groups of both workspaces and what each may import (docs/decisions/027-groups.md): the one table of the structure check. A domain picks its
 * group by its folder, `graphql-api/src/domains/<group>/<domain>` or `frontend/src/<group>/<domain>`; nothing else is edited.
 */
const base = ['log', 'media'];
const core = ['people', 'market', 'talk', 'trade', 'rewards'];

/** What each group may import besides itself. */
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
 * The entities of groups above that a group may name as well: what is recorded is about all of them, all of them show photos, and one may write in a
 * conversation while an order continues it.
 */
const namesEntitiesOf = { log: [...core, 'safety', 'acts'], media: [...core, 'log'], talk: ['trade'] };

/** The folders of `frontend/src` that are no groups. */
const asideOfPages = ['apollo', 'app', 'gql', 'lib', 'ui'];

export const isTest = (file) => /\.test\.tsx?$/.test(file);
const isEntity = (file) => file.endsWith('.entity.ts');
/** Pages compose domains, of whatever group (docs/decisions/025-domains-of-the-pages.md). */
const isPage = (file) => file.endsWith('Page.tsx');

/** The group and the domain of a file of the server or of the pages; undefined for the rest. */
export function placeOf(file) {
  const server = /^graphql-api\/src\/domains\/([^/]+)\/([^/]+)\//.exec(file);
  if (server) return { workspace: 'server', group: server[1], domain: `${server[1]}/${server[2]}` };
  const pages = /^frontend\/src\/([^/]+)\/([^/]+)/.exec(file);
  if (!pages || asideOfPages.includes(pages[1])) return undefined;
  return { workspace: 'pages', group: pages[1], domain: `${pages[1]}/${pages[2]}` };
}

/** Whether an import counts: entities and tests may import anything, and so may pages. */
const counts = ({ from }) => !isTest(from) && !isEntity(from) && !isPage(from);

/** The imports between domains: `{ from, to, source, target }`, files and their places. */
export function arrowsOf(imports) {
  return imports
    .filter(counts)
    .map((each) => ({ ...each, source: placeOf(each.from), target: placeOf(each.to) }))
    .filter(({ source, target }) => source && target && source.domain !== target.domain);
}

/** Whether an import goes along the table. */
export function isAllowed({ to, source, target }) {
  if (source.group === target.group || allowed[source.group]?.includes(target.group)) return true;
  return isEntity(to) && !!namesEntitiesOf[source.group]?.includes(target.group);
}

/** The arrows that may form no cycle: domains name each other's tables. */
export const withoutEntities = (arrows) => arrows.filter(({ to }) => !isEntity(to));
