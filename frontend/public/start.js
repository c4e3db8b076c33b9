/*
 * Runs at the end of the HTML. Fetches and starts the program once the first screen has been painted with its pictures, so that the pictures do not
 * share a slow network with it. A background tab does not paint, so it starts the program at once.
 */
{
  const LONGEST_WAIT_MS = 1500;
  const { program, scripts } = document.currentScript.dataset;
  const parts = program.split(' ');
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const painted = async () => {
    const pictures = [...document.images].filter(({ loading }) => loading === 'eager');
    // A picture that cannot be decoded does not delay the program.
    const shown = pictures.map((picture) => picture.decode().catch(() => {}));
    await Promise.race([Promise.all(shown), pause(LONGEST_WAIT_MS)]);
    await new Promise(requestAnimationFrame);
    await pause();
  };
  const begin = async () => {
    // The pictures below the first screen have a low priority, so the program comes before them.
    for (const href of [...parts, ...scripts.split(' ').filter(Boolean)]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
    }
    // Each part imports the parts before it and runs in its own task. In a single task they would block input on a slow phone for a quarter of a second.
    for (const part of parts) {
      await import(part);
      await pause();
    }
  };
  if (document.hidden) begin();
  else painted().then(begin);
}
