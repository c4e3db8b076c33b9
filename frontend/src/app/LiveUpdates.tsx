import { useMatch } from 'react-router-dom';
import { useViewer } from '../session/useViewer.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';

/** Without them the page works as it did when it was opened: nothing is said. */
const silent = { message: '', failure: () => null };
const OwnUpdates = lazyComponent({ load: async () => (await import('./LiveSubscriptions.tsx')).ViewerSubscriptions, ...silent });
const ProductUpdates = lazyComponent({ load: async () => (await import('./LiveSubscriptions.tsx')).ProductSubscription, ...silent });

/** The one subscriber: writes what happens into the cache, where every view that shows it sees it. */
export function LiveUpdates() {
  const viewer = useViewer();
  const product = useMatch('/product/:id')?.params.id;
  return (
    <>
      {viewer && <OwnUpdates key={viewer.id} viewerId={viewer.id} />}
      {product && <ProductUpdates key={product} id={product} />}
    </>
  );
}
