/*
 * Writes pages.json for the server: the build's files, the content that the HTML of every page contains, the paths of all pages, and the scripts that
 * each page starts with. Also copies the manifest of persisted documents.
 */
import { transformSync } from 'esbuild';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { routePaths } from '../src/app/routing/routePaths.ts';

const frontend = resolve(import.meta.dirname, '..');
const dist = resolve(frontend, 'dist');
/** Vite's manifest of the built files by their source. */
const manifest = JSON.parse(readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8'));
rmSync(resolve(dist, '.vite'), { recursive: true });
copyFileSync(resolve(frontend, 'index.html'), resolve(dist, 'index.html'));
copyFileSync(resolve(frontend, 'src/gql/persisted-documents.json'), resolve(dist, 'persisted-documents.json'));

const MAIN = 'src/main.tsx';
/** Subset with the Latin letters. Other subsets are fetched when one of their letters is shown. */
const FONTS = ['bricolage-grotesque', 'figtree'].map(
  (family) => `../node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
);
const urlOf = (source) => `/${manifest[source].file}`;

/** Returns the files that a module needs. Each file comes after its imports, and the module's own file is last. */
function filesOf(source, begun = new Set()) {
  if (begun.has(source)) return [];
  begun.add(source);
  const { file, imports = [] } = manifest[source];
  return [...imports.flatMap((each) => filesOf(each, begun)), file];
}
const everywhere = filesOf(MAIN);

/** Returns the scripts that a module needs besides the first script, which includes the home page. */
const scriptsOf = (source) =>
  filesOf(source)
    .filter((file) => !everywhere.includes(file))
    .map((file) => `/${file}`);

/** Returns the manifest's key of a group of vite.config.ts. */
const keyOfGroup = (group) => Object.keys(manifest).find((key) => manifest[key].name === group);

const LATER = 'src/app/routing/laterRoutes.tsx';
/** Pages that the server renders, with the sources of the scripts that hydrate them. */
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
/** Rendered pages that are the same for any parameters in the URL. */
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
 * Pages that only their user can see, with the sources that are needed besides the page's own. The server renders their frame and skeleton. All other
 * existing pages start empty.
 */
const PERSONAL = Object.entries(routePaths).flatMap(([name, path]) => {
  // This path only redirects to another page.
  if (name === 'userDetailsWithoutId') return [];
  if (path.startsWith('dashboard/') || path.startsWith('notifications')) return [[path, DASHBOARDS]];
  return ['cart', 'favourites', 'savedSearches', 'newWanted', 'swaps', 'testTokens', 'testMailbox'].includes(name) ? [[path, [LATER]]] : [];
});
/** Returns the scripts that hydrate a rendered page, given the page's own sources. */
const hydratedWith = (sources) => [...new Set([...sources, keyOfGroup('late-frame')].flatMap(scriptsOf))];
/**
 * Pages whose first screen is text. They preload their fonts, because lines break differently in another font. On other pages the fonts would delay
 * the pictures.
 */
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

/** Pages that are available without a network, and the parts that every page of a signed-in user has. */
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
  // A page with a form in its HTML sends no request until the form is submitted.
  'src/apollo/client/httpLink.ts',
];
const offline = OFFLINE.flatMap((source) => [source, ...(manifest[source].dynamicImports ?? [])]).flatMap(scriptsOf);

/** Returns a script that the HTML inlines. As a separate file it would delay the first paint by a round trip. */
function inlineScript(name) {
  const path = resolve(dist, name);
  const { code } = transformSync(readFileSync(path, 'utf8'), { minify: true });
  rmSync(path);
  return code.trim();
}

/** URL of the build's only style sheet. */
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
