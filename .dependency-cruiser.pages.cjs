const { options } = require('./.dependency-cruiser.cjs');

/* Import rule 9: domains of the pages form no cycle, because only pages, app/ and the route tables compose domains
   (docs/decisions/025-domains-of-the-pages.md). One exception: the header of an order's chat shows the status of the order. */
module.exports = {
  forbidden: [{ name: '9-no-cycles-between-domains-of-the-pages', severity: 'error', scope: 'folder', from: {}, to: { circular: true } }],
  options: {
    ...options,
    includeOnly: { path: '^frontend/src/[^/]+/' },
    exclude: { path: '(^|/)dist/|^frontend/src/(gql|app|session|apollo|ui|lib)/|Page\\.tsx$|/conversations/ChatItem\\.tsx$|\\.test\\.tsx?$' },
  },
};
