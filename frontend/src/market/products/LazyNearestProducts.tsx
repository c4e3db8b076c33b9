import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { NearestProps } from './NearestProducts.tsx';

/** Lazy list of products below an empty search result. Its script loads when nothing was found. */
export const LazyNearestProducts = lazyComponent<NearestProps>({
  load: async () => (await import('./NearestProducts.tsx')).NearestProducts,
});
