/** Paths of the pages that most visits begin with. The first script contains these pages. `routePaths` has all paths. */
export const firstPaths = { home: '', product: 'product/:id', search: 'search' } as const;
