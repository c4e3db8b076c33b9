/* Begins the program once the page has been painted. A tab in the background paints nothing, and begins at once. */
{
  const { main } = document.currentScript.dataset;
  const begin = () => void import(main);
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}
/* The server's HTML has controls before the program can answer them: the last tap and the last choice are repeated when it can. */
{
  let tapped;
  let chosen;
  const onClick = (event) => {
    const control = event.target instanceof Element && event.target.closest('#root button, #root label, #root :is([type=checkbox], [type=radio])');
    if (!control) return;
    tapped = control;
    // A part of the program that is there already would answer it twice.
    event.stopPropagation();
    event.preventDefault();
  };
  const onChange = (event) => {
    if (!(event.target instanceof HTMLSelectElement)) return;
    chosen = event.target;
    event.stopPropagation();
  };
  addEventListener('click', onClick, true);
  addEventListener('change', onChange, true);
  addEventListener(
    'hydrated',
    () => {
      removeEventListener('click', onClick, true);
      removeEventListener('change', onChange, true);
      if (chosen?.isConnected) chosen.dispatchEvent(new Event('change', { bubbles: true }));
      if (tapped?.isConnected) tapped.click();
    },
    { once: true },
  );
}
