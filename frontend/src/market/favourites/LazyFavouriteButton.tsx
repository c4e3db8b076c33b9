import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { FavouriteButtonProps } from './FavouriteButton.tsx';

/** Lazy button for favourites. Its script loads after that of the page. The page is complete without it, so a failure shows nothing. */
export const LazyFavouriteButton = lazyComponent<FavouriteButtonProps>({
  load: async () => (await import('./FavouriteButton.tsx')).FavouriteButton,
});
