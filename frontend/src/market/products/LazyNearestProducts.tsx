import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { NearestProps } from './NearestProducts.tsx';

/** The products below an empty search result. Their script loads when nothing was found. */
export const LazyNearestProducts = lazyComponent<NearestProps>({
  load: async () => (await import('./NearestProducts.tsx')).NearestProducts,
});
