import { lazy, Suspense } from 'react';
import { useToastsWanted } from './toaster.ts';

const ToastArea = lazy(async () => ({ default: (await import('./ToastArea.tsx')).ToastArea }));

/** The place where toasts appear. */
export function Toasts() {
  if (!useToastsWanted()) return null;
  return (
    <Suspense>
      <ToastArea />
    </Suspense>
  );
}
