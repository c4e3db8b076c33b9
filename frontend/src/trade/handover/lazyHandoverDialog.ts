import { lazyComponent } from '../../ui/lazyComponent.tsx';

/** Lazy dialog for the handover of an order. Its script is loaded when it is first opened. */
export const HandoverDialog = lazyComponent({
  load: async () => (await import('./HandoverDialog.tsx')).HandoverDialog,
  message: 'The handover could not be loaded.',
});
