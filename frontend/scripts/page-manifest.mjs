/* Writes pages.json for the server: the build's files, what stands in the HTML of every page, the paths of all pages, and the scripts that a page begins
   with. The manifest of persisted documents goes with it. */
import { transformSync } from 'esbuild';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { routePaths } from '../src/app/routing/routePaths.ts';

const frontend = resolve(import.meta.dirname, '..');
const dist = resolve(frontend, 'dist');
/** Vite's list of what it built from which source. */
const manifest = JSON.parse(readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8'));
rmSync(resolve(dist, '.vite'), { recursive: true });
copyFileSync(resolve(frontend, 'index.html'), resolve(dist, 'index.html'));
copyFileSync(resolve(frontend, 'src/gql/persisted-documents.json'), resolve(dist, 'persisted-documents.json'));

const MAIN = 'src/main.tsx';
/** The subset with the Latin letters. The other subsets are fetched when one of their letters is shown. */
const FONTS = ['bricolage-grotesque', 'figtree'].map(
  (family) => `../node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
);
const urlOf = (source) => `/${manifest[source].file}`;

/** The files that a part of the program needs, each after those that it imports, its own file last. */
function filesOf(source, begun = new Set()) {
  if (begun.has(source)) return [];
  begun.add(source);
  const { file, imports = [] } = manifest[source];
  return [...imports.flatMap((each) => filesOf(each, begun)), file];
}
const everywhere = filesOf(MAIN);

/** The scripts that a page needs besides the program, which holds the home page. */
const scriptsOf = (source) =>
  filesOf(source)
    .filter((file) => !everywhere.includes(file))
    .map((file) => `/${file}`);

/** The manifest's key of a group of vite.config.ts. */
const keyOfGroup = (group) => Object.keys(manifest).find((key) => manifest[key].name === group);

const LATER = 'src/app/routing/laterRoutes.tsx';
/** The pages that the server renders, with the sources of the scripts that they are hydrated with. */
const RENDERED = [
  [routePaths.home, [keyOfGroup('filters')]],
  [routePaths.product, ['src/market/products/page/ProductPage.tsx']],
  [routePaths.search, ['src/market/search/SearchPage.tsx']],
  [routePaths.person, [LATER, 'src/people/profiles/PersonPage.tsx']],
  [routePaths.wanted, [LATER, 'src/market/wanted/WantedPage.tsx']],
  [routePaths.courses, [LATER, 'src/market/courses/CoursesPage.tsx']],
  [routePaths.course, [LATER, 'src/market/courses/CoursePage.tsx']],
  [routePaths.isbn, [LATER, 'src/market/courses/IsbnPage.tsx']],
  [routePaths.spots, [LATER, 'src/market/search/places/PlacePages.tsx']],
  [routePaths.season, [LATER, 'src/market/search/places/PlacePages.tsx']],
  [routePaths.guide, [LATER, 'src/help/developers/GuidePage.tsx']],
];
/** Those that are the same whatever parameters their address has. */
const RENDERED_ONCE = [
  [routePaths.about, [LATER, 'src/help/site/AboutPage.tsx']],
  [routePaths.contact, [LATER, 'src/help/contact/ContactPage.tsx']],
  [routePaths.privacy, [LATER, 'src/help/site/PrivacyPage.tsx']],
  [routePaths.safety, [LATER, 'src/help/site/SafetyPage.tsx']],
  [routePaths.developers, [LATER, 'src/help/developers/DevelopersPage.tsx']],
  [routePaths.signIn, [LATER, 'src/people/accounts/SignInPage.tsx']],
  [routePaths.signUp, [LATER, 'src/people/accounts/SignUpPage.tsx']],
  [routePaths.forgotPassword, [LATER, 'src/people/accounts/ForgotPasswordPage.tsx']],
];
const DASHBOARDS = ['src/app/routing/dashboardRoutes.tsx', 'src/app/DashboardLayout.tsx'];
/**
 * The pages that only their user sees, of which the server renders the frame and the skeleton, with the sources that the program needs besides the page's
 * own. Every other page that exists begins empty.
 */
const PERSONAL = Object.entries(routePaths).flatMap(([name, path]) => {
  // It only leads to another page.
  if (name === 'userDetailsWithoutId') return [];
  if (path.startsWith('dashboard/') || path.startsWith('notifications')) return [[path, DASHBOARDS]];
  return ['cart', 'favourites', 'savedSearches', 'newWanted', 'swaps', 'testTokens', 'testMailbox'].includes(name) ? [[path, [LATER]]] : [];
});
/** The scripts that a rendered page is hydrated with, by the sources that it has of its own. */
const hydratedWith = (sources) => [...new Set([...sources, keyOfGroup('late-frame')].flatMap(scriptsOf))];
/** Pages whose first screen is text. They preload their fonts, because lines break elsewhere in another font; on the others fonts would delay the pictures. */
const TEXTS = new Set(
  ['wanted', 'courses', 'about', 'contact', 'privacy', 'safety', 'developers', 'guide', 'signIn', 'signUp', 'forgotPassword'].map(
    (name) => routePaths[name],
  ),
);
const fonts = FONTS.map(urlOf);
const pagesOf = (list, isOnce) =>
  list.map(([path, sources]) => ({ path, scripts: hydratedWith(sources), fonts: TEXTS.has(path) ? fonts : [], isOnce }));
const rendered = [...pagesOf(RENDERED, false), ...pagesOf(RENDERED_ONCE, true)];
const framed = PERSONAL.map(([path, sources]) => ({ path, scripts: hydratedWith(sources) }));

/** The pages that are shown without a network, and the parts that every page of a signed-in user has. */
const OFFLINE = [
  'src/market/products/page/ProductPage.tsx',
  'src/market/search/SearchPage.tsx',
  'src/app/routing/dashboardRoutes.tsx',
  LATER,
  'src/talk/conversations/ChatsPage.tsx',
  'src/notify/notifications/NotificationsPage.tsx',
  'src/app/frame/ViewerIcons.tsx',
  'src/app/frame/UserMenu.tsx',
  'src/app/frame/ColorModeButton.tsx',
  'src/app/live/afterFirstPage.ts',
  keyOfGroup('late-frame'),
  'src/app/HomeExtras.tsx',
  keyOfGroup('filters'),
  'src/help/assistant/Assistant.tsx',
  'src/app/live/LiveSubscriptions.tsx',
  // With the HTML of a page that has a form nothing is asked for until the form is sent.
  'src/apollo/client/httpLink.ts',
];
const offline = OFFLINE.flatMap((source) => [source, ...(manifest[source].dynamicImports ?? [])]).flatMap(scriptsOf);

/** A script that the HTML has in itself: as a file it would hold up the first paint by a round trip. */
function inlineScript(name) {
  const path = resolve(dist, name);
  const { code } = transformSync(readFileSync(path, 'utf8'), { minify: true });
  rmSync(path);
  return code.trim();
}

/** The key that Vite gives the one style sheet of the build. */
const STYLES = urlOf('style.css');

const build = {
  files: {
    program: everywhere.map((file) => `/${file}`),
    fonts,
  },
  inline: {
    head: inlineScript('head.js'),
    start: inlineScript('start.js'),
    styles: readFileSync(resolve(dist, `.${STYLES}`), 'utf8').trim(),
  },
  rendered,
  framed,
  empty: Object.values(routePaths).filter((path) => ![...rendered, ...framed].some((page) => page.path === path)),
  notFoundScripts: hydratedWith([LATER, 'src/app/NotFoundPage.tsx']),
  offline: [...new Set(offline)],
};
rmSync(resolve(dist, `.${STYLES}`));
writeFileSync(resolve(dist, 'pages.json'), JSON.stringify(build));
