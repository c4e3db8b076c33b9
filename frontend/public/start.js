/* Begins the program once the page has been painted. A tab in the background paints nothing, and begins at once. */
{
  const { main } = document.currentScript.dataset;
  const begin = () => void import(main);
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}
