/** The paths of the pages that most visits begin with; the first script has them. `routePaths` has all. */
export const firstPaths = { home: '', product: 'product/:id', search: 'search' } as const;
