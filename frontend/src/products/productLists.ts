import type { ApolloCache } from '@apollo/client';

/** Lets every list of products be read anew: which product stands where is the server's to say. */
export function forgetProductLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
  cache.modify({ id: 'ROOT_QUERY', fields: { me: (me: { __ref?: string }) => (forgetOwn(cache, me?.__ref), me) } });
  cache.gc();
}

function forgetOwn(cache: ApolloCache, user: string | undefined): void {
  if (user) cache.evict({ id: user, fieldName: 'products' });
}
