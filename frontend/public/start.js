/* Begins the program once the page has been painted. A tab in the background paints nothing, and begins at once. */
{
  const { main } = document.currentScript.dataset;
  const begin = () => void import(main);
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}
/* The server's HTML has buttons before the program is there: the last tap is repeated when it is. */
{
  let tapped;
  const keep = ({ target }) => {
    const button = target instanceof Element && target.closest('#root button');
    if (button) tapped = button;
  };
  addEventListener('click', keep, true);
  addEventListener(
    'hydrated',
    () => {
      removeEventListener('click', keep, true);
      if (tapped?.isConnected) tapped.click();
    },
    { once: true },
  );
}
