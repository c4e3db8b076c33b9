import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite';
import { inlineDocuments } from './scripts/inline-documents.ts';

const api = process.env.API_URL ?? `http://localhost:${process.env.PORT ?? 4000}`;

/** Recipes that components of other pages import; through the library's index they would all be in the first script. */
const lateRecipes = [
  'accordion',
  'avatar',
  'combobox',
  'dialog',
  'field',
  'file-upload',
  'list',
  'native-select',
  'pin-input',
  'rating-group',
  'select',
  'table',
  'textarea',
  'toast',
];
const isLateRecipe = (id: string) =>
  lateRecipes.some((name) => id.endsWith(`/theme/recipes/${name}.js`)) || /anatomy\.m?js$/.test(id) || id.endsWith('/src/ui/theme/recipes.ts');

/** What the search and product pages import beside the first script: in files of their own each would cost a slow network a round trip. */
const isOfProductPages = (id: string) =>
  /\/src\/(market\/(cart\/AddToCartButton|products\/share\/ShareButton)|lib\/texts\/messages|people\/profiles\/PersonLink|ui\/(elements\/(Avatar|EmptyState)|stars\/Stars?))\.tsx?$/.test(
    id,
  ) || /\/@chakra-ui\/react\/.*\/(link|v-stack|h-stack|stack|image|avatar)\.js$/.test(id);

/* Shared by many parts: as files of their own each would be a name in the first script and a request. */
const isOfMachines = (id: string) =>
  /\/@zag-js\/(utils|core|dom-query|react|types|interact-outside|dismissable)\//.test(id) ||
  /\/@ark-ui\/react\/dist\/(utils|providers|_virtual|components\/factory)\b/.test(id) ||
  id.endsWith('/components/icons.js');
const isOfDialogs = (id: string) =>
  /\/@zag-js\/(dialog|presence|aria-hidden|focus-trap|remove-scroll)\//.test(id) ||
  /\/@ark-ui\/react\/dist\/components\/(dialog|presence|portal)\//.test(id) ||
  /\/@chakra-ui\/react\/.*\/(dialog\/dialog|close-button)\.js$/.test(id);
const isOfHooks = (id: string) =>
  /\/@apollo\/client\/react\/hooks\/(useMutation|useQuery|useSubscription|internal\/useIsomorphicLayoutEffect)\.js$/.test(id);
/** What the frame needs once the first page is shown, with small files that many parts need: as files of their own each would be a name in the first script. */
const isOfLateFrame = (id: string) =>
  /\/src\/app\/(frame|live|routing)\/(LateFrame|NavigationProgress|ConnectionNotice|Footer|BottomBar|FocusRestoration|PathCount)\.tsx$/.test(id) ||
  /\/src\/(apollo\/(session\/useCounts|client\/tokenRejected)|lib\/(html\/keptRows|format\/dates)|ui\/dialogs\/(showFailure|copyText))\.ts$/.test(id);
/** How the price of a listing falls. */
const isOfSchedule = (id: string) => /\/src\/market\/products\/schedule\/(CardSchedule|ScheduleLine|scheduleText)\.tsx?$/.test(id);
/** The filters of the home page, which its HTML has. */
const isOfFilters = (id: string) =>
  /\/src\/market\/(home\/HomeFilters|search\/filters\/(FilterLine|FilterPanel|PhoneChips|filterChips))\.tsx$/.test(id);
/** Errors that only the link for requests makes; the first script has the library's other errors. */
const isOfRequests = (id: string) => /\/@apollo\/client\/errors\/Server(Parse)?Error\.js$/.test(id);

/**
 * The libraries of the program, in files of their own: each is run in a task of its own (`public/start.js`), and a browser keeps it when the product
 * changes and the library does not. Each has what it imports, but for what those before it have.
 */
const programParts = {
  react: /\/node_modules\/(react|react-dom|scheduler)\//,
  apollo: /\/node_modules\/(@apollo\/client|graphql|rxjs|optimism|@wry\/[\w-]+|tslib)\//,
  router: /\/node_modules\/(react-router|react-router-dom|@remix-run\/router)\//,
  styling: /\/node_modules\/(@chakra-ui|@emotion|@ark-ui|@zag-js|stylis)\//,
};

/** The files of the build besides one for each lazily loaded part. */
const groups = [
  { name: 'recipes', test: isLateRecipe, includeDependenciesRecursively: false, priority: 2 },
  { name: 'requests', test: isOfRequests, includeDependenciesRecursively: false, priority: 2 },
  ...Object.entries(programParts).map(([name, test], index) => ({ name, tags: ['$initial' as const], test, priority: 9 - index })),
  { name: 'first', tags: ['$initial' as const], priority: 1 },
  { name: 'late-frame', test: isOfLateFrame, includeDependenciesRecursively: false },
  { name: 'schedule', test: isOfSchedule, includeDependenciesRecursively: false },
  { name: 'machines', test: isOfMachines, includeDependenciesRecursively: false },
  { name: 'dialogs', test: isOfDialogs, includeDependenciesRecursively: false },
  { name: 'filters', test: isOfFilters, includeDependenciesRecursively: false },
  { name: 'hooks', test: isOfHooks, includeDependenciesRecursively: false },
  { name: 'products', test: isOfProductPages, includeDependenciesRecursively: false },
];

/** What the server imports to render pages: everything in it, so that it needs no package. Its folder's name keeps it from being served. */
const serverBuild: UserConfig = {
  plugins: [inlineDocuments(), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, resolve: { conditions: ['es2015', ...defaultServerConditions] } },
  build: { ssr: 'src/entry-server.ts', target: 'node24', outDir: '../.cache/pages-server', emptyOutDir: true, copyPublicDir: false },
};

/** The pages and the API explorer are built separately; modules that they share would otherwise be split into many small files. */
// Vite looks for a default export.
export default defineConfig(({ mode }) =>
  mode === 'server'
    ? serverBuild
    : {
        plugins: [inlineDocuments(), react()],
        // Some libraries offer their modern builds under a condition only.
        resolve: { conditions: ['es2015', ...defaultClientConditions] },
        build: {
          target: 'es2022',
          chunkSizeWarningLimit: 1_000,
          // With Oxc's, which `output.minify` adds, the first script is smaller than with either. What may change behaviour (`unsafe…`) is off.
          minify: mode === 'explorer' ? 'oxc' : 'terser',
          // In parentheses, the functions that wrap CommonJS modules, such as React, are compiled as their file arrives, not once more when they run.
          terserOptions: { ecma: 2020, safari10: false, compress: { passes: 2 }, format: { wrap_func_args: true } },
          modulePreload: {
            // Browsers of this target preload modules themselves.
            polyfill: false,
            // The file itself is requested in the same moment, and the runtime came with the first script.
            resolveDependencies: (file, files) => files.filter((each) => each !== file && !each.includes('/rolldown-runtime-')),
          },
          // One style sheet, which the HTML has in itself: as a dependency of lazily loaded parts it would be fetched as well.
          cssCodeSplit: mode === 'explorer',
          manifest: mode !== 'explorer',
          ...(mode === 'explorer' ? { outDir: '../.cache/explorer', emptyOutDir: true, copyPublicDir: false, assetsDir: 'assets/explorer' } : {}),
          rolldownOptions: {
            input: mode === 'explorer' ? 'explorer.html' : 'src/main.tsx',
            // The library's recipes are plain data; this removes the unused ones.
            treeshake: {
              // Getters of libraries have no side effects.
              propertyReadSideEffects: false,
              manualPureFunctions: ['defineRecipe', 'defineSlotRecipe', 'defineConfig', 'createAnatomy', 'createSystem'],
              // Emotion imports it and does not use it.
              moduleSideEffects: [{ test: /\/node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false }],
            },
            // The product's own part of the first page is one file: split further it would be a tenth larger.
            output: {
              minify: true,
              codeSplitting: {
                minSize: 0,
                groups,
              },
            },
          },
        },
        server: {
          proxy: {
            '/graphql': { target: api, ws: true },
            '/api': api,
            '/auth': api,
            '/icons': api,
            '/photos': api,
            '/posters': api,
            '/demo-sign-ins': api,
            '/my-data.zip': api,
            '/dev/mailbox': api,
          },
        },
      },
);
