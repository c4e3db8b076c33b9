import { lazyComponent } from '../../ui/lazyComponent.tsx';

/**
 * Lazy list of new listings for the viewer's courses. Its script loads after that of the page. The page is complete without it, so a failure shows
 * nothing.
 */
export const LazyCourseShelf = lazyComponent<object>({ load: async () => (await import('./CourseShelf.tsx')).CourseShelf });
