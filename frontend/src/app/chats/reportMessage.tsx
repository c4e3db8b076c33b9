import { lazyComponent } from '../../ui/lazyComponent.tsx';

const ReportMessageButton = lazyComponent({
  load: async () => (await import('../../safety/reports/ReportMessageButton.tsx')).ReportMessageButton,
});

/** The button that reports a message; takes its global id. */
export const reportMessage = (globalId: string) => <ReportMessageButton subject={globalId} />;
