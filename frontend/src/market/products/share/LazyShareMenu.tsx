import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { ShareButton } from './ShareButton.tsx';
import type { ShareMenuProps } from './ShareMenu.tsx';

/** Lazy Share menu of a listing. Until its script is loaded, or if that fails, the button shares only the URL. */
export const LazyShareMenu = lazyComponent<ShareMenuProps>({
  load: async () => (await import('./ShareMenu.tsx')).ShareMenu,
  silent: (props) => <ShareLinkOf {...props} />,
  fallback: (props) => <ShareLinkOf {...props} />,
});

function ShareLinkOf({ product: { id, name } }: ShareMenuProps) {
  return <ShareButton title={name} path={`/product/${id}`} />;
}
