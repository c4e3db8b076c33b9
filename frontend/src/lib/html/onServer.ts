/**
 * Whether the code runs on the server, where there is no window, no storage and no viewer. The browser's build leaves out code for the server only.
 */
export const onServer = import.meta.env.SSR && typeof document === 'undefined';
