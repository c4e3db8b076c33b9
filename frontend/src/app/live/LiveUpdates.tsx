import { useMatch } from 'react-router-dom';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

/** A load error is not shown, because the page works without live updates. */
const OwnUpdates = lazyComponent({ load: async () => (await import('./LiveSubscriptions.tsx')).ViewerSubscriptions });
const ProductUpdates = lazyComponent({ load: async () => (await import('./LiveSubscriptions.tsx')).ProductSubscription });

/** Subscribes to events and writes them to the cache, which every view reads. */
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
