/*
 * At the end of the HTML: fetches the program behind the pictures of the first screen, which the browser has asked for by then, and begins it once the
 * page has been painted. A tab in the background paints nothing, and begins at once.
 */
{
  const { program, scripts } = document.currentScript.dataset;
  const parts = program.split(' ');
  for (const href of [...parts, ...scripts.split(' ').filter(Boolean)]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href }));
  }
  // Each part imports those before it and runs in a task of its own: run at once, they would keep a slow phone from input for a quarter of a second.
  const begin = async () => {
    for (const part of parts) {
      await import(part);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}
