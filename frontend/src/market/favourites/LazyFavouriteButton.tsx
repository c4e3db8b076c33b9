import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { FavouriteButtonProps } from './FavouriteButton.tsx';

/** The heart. Its script loads after the page's. A page is complete without it, so a failure shows nothing. */
export const LazyFavouriteButton = lazyComponent<FavouriteButtonProps>({
  load: async () => (await import('./FavouriteButton.tsx')).FavouriteButton,
});
