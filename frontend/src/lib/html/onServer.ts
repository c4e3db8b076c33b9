/** Whether the program renders on the server, where there is no window, no storage and no viewer. */
export const onServer = typeof document === 'undefined';
