/* The import rules (docs/architecture.md) by the pattern of file names, so that a new domain is covered at once. Rules between groups and domains
   are in scripts/structure; rules 10 and 11 are in eslint.config.js. */

const SERVER = '^graphql-api/src/';
/** What files of every role may import. */
const SHARED = ['^graphql-api/src/(platform|read|access)/', '^graphql-api/src/messages\\.ts$'];
/** Data beside what reads it, such as the help topics of the assistant. */
const DATA = '\\.json$';
/** Files without a role, such as `orders/cancel-open-orders.ts`, are parts of a rule. */
const PART = 'part';
const RULES = ['service', 'events', 'rule', 'rules', 'port', 'templates', 'consumer', PART];
/** The path of files with one of these roles, which is the suffix of their name. */
const role = (...names) => `\\.(${names.join('|')})\\.ts$`;
/** The same in the domains of the server. */
const inDomain = (...names) => `^graphql-api/src/domains/.+/[^./]+(${names.map((name) => (name === PART ? '' : `\\.${name}`)).join('|')})\\.ts$`;
const packages = (...names) => `^node_modules/(${names.join('|')})/`;

module.exports = {
  forbidden: [
    {
      name: '1-entities-import-entities-and-platform',
      severity: 'error',
      from: { path: '^graphql-api/src/.*\\.entity\\.ts$' },
      to: { path: '^graphql-api/src/', pathNot: '^graphql-api/src/(platform/|.*\\.entity\\.ts$)' },
    },
    {
      name: '2-queries-import-entities-mappings-platform-and-read',
      severity: 'error',
      from: { path: inDomain('queries') },
      to: {
        path: SERVER,
        pathNot: [...SHARED, role('entity', 'mapping', 'queries', 'rules', 'inputs'), inDomain(PART)],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: '2-queries-need-no-transport-and-no-orm',
      severity: 'error',
      from: { path: inDomain('queries') },
      to: { path: packages('@mikro-orm', 'type-graphql', 'graphql', 'express', '@apollo/server') },
    },
    {
      name: '3-rules-import-rules-queries-and-platform',
      severity: 'error',
      from: { path: inDomain(...RULES) },
      to: { path: SERVER, pathNot: [...SHARED, DATA, role('entity', 'inputs', 'queries'), inDomain(...RULES)] },
    },
    {
      name: '3-services-need-no-transport-and-no-orm',
      severity: 'error',
      from: { path: inDomain('service', 'events', 'rules', 'templates', 'consumer') },
      to: { path: packages('@mikro-orm', 'type-graphql', 'graphql', 'graphql-ws', 'ws', 'express', '@apollo/server') },
    },
    {
      name: '4-resolvers-and-rest-import-rules-and-inputs',
      severity: 'error',
      from: { path: inDomain('resolver', 'rest') },
      to: { path: SERVER, pathNot: [...SHARED, role('entity', 'inputs', 'serializer', 'scalar'), inDomain(...RULES)] },
    },
    {
      name: '4-resolvers-and-rest-need-no-orm',
      severity: 'error',
      from: { path: inDomain('resolver', 'rest') },
      to: { path: packages('@mikro-orm') },
    },
    {
      name: '5-only-app-imports-infrastructure-and-transports',
      severity: 'error',
      from: { path: '^graphql-api/src/', pathNot: '^graphql-api/src/(app/|infra/|main\\.ts$|.*\\.(test|domain)\\.ts$)' },
      to: { path: '^graphql-api/src/(infra/|.*\\.(resolver|rest)\\.ts$)' },
    },
    {
      name: '5-only-the-list-of-domains-imports-what-a-domain-registers',
      severity: 'error',
      from: { path: '^graphql-api/src/', pathNot: '^graphql-api/src/app/schema/domains\\.ts$' },
      to: { path: inDomain('domain') },
    },
    {
      name: '5-what-a-domain-registers-is-its-own',
      severity: 'error',
      from: { path: '^graphql-api/src/domains/([^/]+)/([^/]+)\\.domain\\.ts$' },
      to: { path: SERVER, pathNot: ['^graphql-api/src/domains/$1/$2/', '^graphql-api/src/read/domain\\.ts$'] },
    },
    {
      name: '5-nothing-imports-app',
      severity: 'error',
      from: { path: '^graphql-api/src/', pathNot: '^graphql-api/src/(app/|main\\.ts$|admin\\.ts$|.*\\.test\\.ts$)' },
      to: { path: '^graphql-api/src/app/' },
    },
    {
      name: '6-platform-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^graphql-api/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^graphql-api/src/', pathNot: '^graphql-api/src/platform/' },
    },
    {
      name: '6-read-imports-only-platform',
      severity: 'error',
      from: { path: '^graphql-api/src/read/' },
      to: { path: '^graphql-api/src/', pathNot: '^graphql-api/src/(platform|read)/' },
    },
    {
      name: '6-infrastructure-imports-only-platform',
      severity: 'error',
      from: { path: '^graphql-api/src/infra/', pathNot: '\\.test\\.ts$' },
      to: { path: '^graphql-api/src/', pathNot: '^graphql-api/src/(platform|infra)/|\\.entity\\.ts$|^graphql-api/src/messages\\.ts$' },
    },
    {
      name: '7-no-cycles-between-files-except-among-entities',
      severity: 'error',
      from: { pathNot: '\\.entity\\.ts$|^frontend/src/gql/' },
      to: { circular: true, viaOnly: { pathNot: '\\.entity\\.ts$' } },
    },
    {
      name: '8-frontend-and-api-share-no-code',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^graphql-api/' },
    },
    { name: '8-api-and-frontend-share-no-code', severity: 'error', from: { path: '^graphql-api/' }, to: { path: '^frontend/' } },
    {
      // Tests may measure what a tool measures.
      name: '8-the-product-imports-no-tools',
      severity: 'error',
      from: { path: '^(graphql-api|frontend)/', pathNot: '^graphql-api/test/|\\.test\\.tsx?$' },
      to: { path: '^tools/' },
    },
    {
      name: '9-ui-and-lib-import-no-domain',
      severity: 'error',
      from: { path: '^frontend/src/(ui|lib)/' },
      to: { path: '^frontend/src/', pathNot: '^frontend/src/(ui|lib)/' },
    },
    {
      name: '9-apollo-imports-no-domain',
      severity: 'error',
      from: { path: '^frontend/src/apollo/' },
      to: { path: '^frontend/src/', pathNot: '^frontend/src/(apollo|ui|lib|gql)/' },
    },
    {
      name: '9-only-pages-import-app',
      severity: 'error',
      from: { path: '^frontend/src/[^/]+/', pathNot: '^frontend/src/app/|Page\\.tsx$|\\.test\\.tsx?$' },
      to: { path: '^frontend/src/app/' },
    },
    {
      // docs/decisions/019-event-log.md lists these mails and says why; log/mails/mail.port.ts names those that others queue.
      name: '12-other-mails-are-notifications-of-events',
      severity: 'error',
      from: {
        path: '^graphql-api/src/',
        pathNot:
          '^graphql-api/src/(app|domains/notify/(mail|notifications|weekly))/|^graphql-api/src/domains/acts/undo/undo\\.service\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^graphql-api/src/domains/notify/mail/mail\\.service\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'], exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
