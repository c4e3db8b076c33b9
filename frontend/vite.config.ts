import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite';
import { inlineDocuments } from './scripts/inline-documents.ts';

const api = process.env.API_URL ?? `http://localhost:${process.env.PORT ?? 4000}`;

/** Recipes that components of other pages import. Through the library's index they would all be in the first script. */
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

/**
 * Returns whether a module is imported by the search and product pages besides the first script. In separate files, each would cost a slow network a
 * round trip.
 */
const isOfProductPages = (id: string) =>
  /\/src\/(market\/(cart\/AddToCartButton|products\/share\/ShareButton)|lib\/texts\/messages|people\/profiles\/PersonLink|ui\/(elements\/(Avatar|EmptyState)|stars\/Stars?))\.tsx?$/.test(
    id,
  ) || /\/@chakra-ui\/react\/.*\/(link|v-stack|h-stack|stack|image|avatar)\.js$/.test(id);

/* Modules that many parts share. In separate files, each would be a name in the first script and a request. */
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
/**
 * Returns whether a module belongs to the late frame: what the frame needs once the first page is shown, and small files that many parts need. In
 * separate files, each would be a name in the first script.
 */
const isOfLateFrame = (id: string) =>
  /\/src\/app\/(frame|live|routing)\/(LateFrame|NavigationProgress|ConnectionNotice|Footer|BottomBar|FocusRestoration|PathCount)\.tsx$/.test(id) ||
  /\/src\/(apollo\/(session\/useCounts|client\/tokenRejected)|lib\/(html\/keptRows|format\/dates)|ui\/dialogs\/(showFailure|copyText))\.ts$/.test(id);
/** Returns whether a module shows the price schedule of a listing. */
const isOfSchedule = (id: string) => /\/src\/market\/products\/schedule\/(CardSchedule|ScheduleLine|scheduleText)\.tsx?$/.test(id);
/** Returns whether a module belongs to the filters of the home page, which are in its HTML. */
const isOfFilters = (id: string) =>
  /\/src\/market\/(home\/HomeFilters|search\/filters\/(FilterLine|FilterPanel|PhoneChips|filterChips))\.tsx$/.test(id);
/** Returns whether a module defines an error that only the HTTP link creates. The first script has the library's other errors. */
const isOfRequests = (id: string) => /\/@apollo\/client\/errors\/Server(Parse)?Error\.js$/.test(id);

/**
 * Libraries of the application, in separate files. Each one is run in a task of its own (`public/start.js`), and a browser keeps it cached when the
 * application changes and the library does not. Each file includes its dependencies, except those in the files before it.
 */
const programParts = {
  react: /\/node_modules\/(react|react-dom|scheduler)\//,
  apollo: /\/node_modules\/(@apollo\/client|graphql|rxjs|optimism|@wry\/[\w-]+|tslib)\//,
  router: /\/node_modules\/(react-router|react-router-dom|@remix-run\/router)\//,
  styling: /\/node_modules\/(@chakra-ui|@emotion|@ark-ui|@zag-js|stylis)\//,
};

/** Files of the build, in addition to one file for each lazily loaded part. */
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

/**
 * Build that the server imports to render pages. It bundles everything, so that it needs no packages. The name of its folder prevents it from being
 * served.
 */
const serverBuild: UserConfig = {
  plugins: [inlineDocuments(), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, resolve: { conditions: ['es2015', ...defaultServerConditions] } },
  build: { ssr: 'src/entry-server.ts', target: 'node24', outDir: '../.cache/pages-server', emptyOutDir: true, copyPublicDir: false },
};

/** The pages and the API explorer are built separately. Otherwise the modules that they share would be split into many small files. */
// Vite looks for a default export.
export default defineConfig(({ mode }) =>
  mode === 'server'
    ? serverBuild
    : {
        plugins: [inlineDocuments(), react()],
        // Some libraries offer their modern builds only under this condition.
        resolve: { conditions: ['es2015', ...defaultClientConditions] },
        build: {
          target: 'es2022',
          chunkSizeWarningLimit: 1_000,
          // Together with Oxc's minifier, which `output.minify` adds, the first script is smaller than with either alone. Options that may change
          // behaviour (`unsafe…`) are off.
          minify: mode === 'explorer' ? 'oxc' : 'terser',
          // Functions in parentheses, such as those that wrap CommonJS modules like React, are compiled while their file arrives, and not again when
          // they run.
          terserOptions: { ecma: 2020, safari10: false, compress: { passes: 2 }, format: { wrap_func_args: true } },
          modulePreload: {
            // Browsers of this target preload modules themselves.
            polyfill: false,
            // The file itself is requested at the same time, and the runtime is loaded with the first script.
            resolveDependencies: (file, files) => files.filter((each) => each !== file && !each.includes('/rolldown-runtime-')),
          },
          // A single style sheet, which the HTML inlines. As a dependency of lazily loaded parts it would be fetched as well.
          cssCodeSplit: mode === 'explorer',
          manifest: mode !== 'explorer',
          ...(mode === 'explorer' ? { outDir: '../.cache/explorer', emptyOutDir: true, copyPublicDir: false, assetsDir: 'assets/explorer' } : {}),
          rolldownOptions: {
            input: mode === 'explorer' ? 'explorer.html' : 'src/main.tsx',
            // The library's recipes are plain data, so unused ones can be removed.
            treeshake: {
              // Getters of libraries have no side effects.
              propertyReadSideEffects: false,
              manualPureFunctions: ['defineRecipe', 'defineSlotRecipe', 'defineConfig', 'createAnatomy', 'createSystem'],
              // Emotion imports these packages but does not use them.
              moduleSideEffects: [{ test: /\/node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false }],
            },
            // The application's own part of the first page is one file. Split further, it would be a tenth larger.
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
