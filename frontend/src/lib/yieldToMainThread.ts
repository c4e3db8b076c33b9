/** Yields to the main thread, so that the browser handles input and paints before the rest of a long piece of work. */
export const yieldToMainThread = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
