const { options } = require('./.dependency-cruiser.cjs');

/* Import rule 7: folders of the server form no cycle. Entities and queries may: tables refer to each other, and neither holds rules. */
module.exports = {
  forbidden: [{ name: '7-no-cycles-between-domains', severity: 'error', scope: 'folder', from: {}, to: { circular: true } }],
  options: {
    ...options,
    includeOnly: { path: '^graphql-api/src/[^/]+/' },
    exclude: { path: '(^|/)dist/|\\.(entity|queries)\\.ts$|\\.test\\.ts$' },
  },
};
