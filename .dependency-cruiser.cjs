/* The walls of the house (docs/architecture.md), by file-name pattern, so that a new domain is covered on the day it is made. */
module.exports = {
  forbidden: [
    {
      name: '1-entities-know-only-entities-and-platform',
      severity: 'error',
      from: { path: '^graphql-api/src/.*\\.entity\\.ts$' },
      to: { path: '^graphql-api/src/', pathNot: '^graphql-api/src/(platform/|.*\\.entity\\.ts$)' },
    },
    {
      name: '2-services-know-no-transport',
      severity: 'error',
      from: { path: '^graphql-api/src/.*\\.service\\.ts$' },
      to: { path: '(\\.resolver\\.ts$|\\.rest\\.ts$|^node_modules/(type-graphql|graphql|express|@apollo/server)/)' },
    },
    {
      name: '2-queries-know-no-rules-and-no-transport',
      severity: 'error',
      from: { path: '^graphql-api/src/.*\\.queries\\.ts$' },
      to: { path: '(\\.(service|resolver|rest)\\.ts$|^graphql-api/src/app/|^node_modules/(type-graphql|graphql|express|@apollo/server)/)' },
    },
    {
      name: '3-resolvers-know-no-orm-and-not-each-other',
      severity: 'error',
      from: { path: '^graphql-api/src/.*\\.(resolver|rest)\\.ts$' },
      to: { path: '(^node_modules/@mikro-orm/|\\.resolver\\.ts$|\\.rest\\.ts$)' },
    },
    {
      name: '4-only-app-knows-infrastructure-and-transports',
      severity: 'error',
      from: { path: '^graphql-api/src/', pathNot: '^graphql-api/src/(app/|infra/|main\\.ts$|.*\\.test\\.ts$)' },
      to: { path: '^graphql-api/src/(infra/|.*\\.(resolver|rest)\\.ts$)' },
    },
    {
      name: '5-platform-and-read-know-no-domain',
      severity: 'error',
      from: { path: '^graphql-api/src/(platform|read)/' },
      to: { path: '^graphql-api/src/', pathNot: '^graphql-api/src/(platform|read)/|^graphql-api/src/messages\\.ts$' },
    },
    {
      name: '6-no-cycles-except-among-entities',
      severity: 'error',
      from: { pathNot: '\\.entity\\.ts$|^frontend/src/gql/' },
      to: { circular: true, viaOnly: { pathNot: '\\.entity\\.ts$' } },
    },
    {
      name: '7-frontend-and-api-are-apart',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^graphql-api/' },
    },
    { name: '7-api-and-frontend-are-apart', severity: 'error', from: { path: '^graphql-api/' }, to: { path: '^frontend/' } },
    {
      name: '8-ui-and-lib-know-no-domain',
      severity: 'error',
      from: { path: '^frontend/src/(ui|lib)/' },
      to: { path: '^frontend/src/', pathNot: '^frontend/src/(ui|lib)/' },
    },
    {
      name: '8-session-and-apollo-know-no-domain',
      severity: 'error',
      from: { path: '^frontend/src/(session|apollo)/' },
      to: { path: '^frontend/src/', pathNot: '^frontend/src/(session|apollo|ui|lib|gql)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'], exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
