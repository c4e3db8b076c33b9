import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { SaveSearchProps } from './SaveSearchButton.tsx';

/** Lazy button that saves a search. Its script loads after the results. */
export const LazySaveSearchButton = lazyComponent<SaveSearchProps>({
  load: async () => (await import('./SaveSearchButton.tsx')).SaveSearchButton,
});
