import { lazyComponent } from '../../ui/lazyComponent.tsx';

/** The shelf of the viewer's courses. Its script loads after the page's; a page is complete without it, so a failure shows nothing. */
export const LazyCourseShelf = lazyComponent<object>({ load: async () => (await import('./CourseShelf.tsx')).CourseShelf });
