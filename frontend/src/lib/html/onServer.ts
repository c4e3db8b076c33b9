/** Whether the program renders on the server, where there is no window, no storage and no viewer. What only the server runs is left out of the browser's build. */
export const onServer = import.meta.env.SSR && typeof document === 'undefined';
