/*
 * At the end of the HTML: fetches the program and begins it once the first screen is painted with its pictures, so that they share a slow network with
 * nothing. A tab in the background paints nothing, and begins at once.
 */
{
  const LONGEST_WAIT_MS = 1500;
  const { program, scripts } = document.currentScript.dataset;
  const parts = program.split(' ');
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const painted = async () => {
    const pictures = [...document.images].filter(({ loading }) => loading === 'eager');
    // One that cannot be shown holds nothing up.
    const shown = pictures.map((picture) => picture.decode().catch(() => {}));
    await Promise.race([Promise.all(shown), pause(LONGEST_WAIT_MS)]);
    await new Promise(requestAnimationFrame);
    await pause();
  };
  const begin = async () => {
    // Before the pictures below the first screen, which have a low priority.
    for (const href of [...parts, ...scripts.split(' ').filter(Boolean)]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
    }
    // Each part imports those before it and runs in a task of its own: run at once, they would keep a slow phone from input for a quarter of a second.
    for (const part of parts) {
      await import(part);
      await pause();
    }
  };
  if (document.hidden) begin();
  else painted().then(begin);
}
