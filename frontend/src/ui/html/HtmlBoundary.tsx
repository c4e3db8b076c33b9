import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { hydrationOfBoundary } from '../../lib/html/hydration.ts';

function OnShown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

/** Suspense boundary for content that the server's HTML may contain. The first page counts as hydrated once the content of all boundaries is. */
export function HtmlBoundary({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  const [{ onContent, onMount }] = useState(hydrationOfBoundary);
  useEffect(onMount, [onMount]);
  return (
    <Suspense fallback={fallback}>
      {children}
      <OnShown onShown={onContent} />
    </Suspense>
  );
}
