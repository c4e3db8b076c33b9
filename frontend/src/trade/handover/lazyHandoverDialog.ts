import { lazyComponent } from '../../ui/lazyComponent.tsx';

/** The handover of an order, of which the script is loaded when it is opened first. */
export const HandoverDialog = lazyComponent({
  load: async () => (await import('./HandoverDialog.tsx')).HandoverDialog,
  message: 'The handover could not be loaded.',
});
