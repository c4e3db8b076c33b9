import { lazy, Suspense } from 'react';
import { useMatch } from 'react-router-dom';
import { useViewer } from '../session/useViewer.ts';

const OwnUpdates = lazy(async () => ({ default: (await import('./LiveFollowers.tsx')).OwnUpdates }));
const ProductUpdates = lazy(async () => ({ default: (await import('./LiveFollowers.tsx')).ProductUpdates }));

/** The one subscriber: writes what happens into the cache, where every view that shows it sees it. */
export function LiveUpdates() {
  const viewer = useViewer();
  const product = useMatch('/product/:id')?.params.id;
  return (
    <Suspense>
      {viewer && <OwnUpdates key={viewer.id} viewerId={viewer.id} />}
      {product && <ProductUpdates key={product} id={product} />}
    </Suspense>
  );
}
