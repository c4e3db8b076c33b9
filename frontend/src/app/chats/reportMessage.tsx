import { lazyComponent } from '../../ui/lazyComponent.tsx';

const ReportMessageButton = lazyComponent({
  load: async () => (await import('../../safety/reports/ReportMessageButton.tsx')).ReportMessageButton,
});

/** Returns the button that reports the message with a global id. */
export const reportMessage = (globalId: string) => <ReportMessageButton subject={globalId} />;
