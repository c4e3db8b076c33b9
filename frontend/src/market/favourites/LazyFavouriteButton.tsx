import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { FavouriteButtonProps } from './FavouriteButton.tsx';

/** The heart, whose script comes after the page's. A page without it is complete, so a failure shows nothing. */
export const LazyFavouriteButton = lazyComponent<FavouriteButtonProps>({
  load: async () => (await import('./FavouriteButton.tsx')).FavouriteButton,
  silent: () => null,
});
