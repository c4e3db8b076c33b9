/*
 * At the end of the HTML: fetches the program behind the pictures of the first screen, which the browser has asked for by then, and begins it once the
 * page has been painted. A tab in the background paints nothing, and begins at once.
 */
{
  // The first one is the program, the others are what it imports.
  const scripts = document.currentScript.dataset.scripts.split(' ');
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href }));
  }
  const begin = () => void import(scripts[0]);
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}
