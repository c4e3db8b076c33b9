// Before the first paint: the mode that was chosen here, otherwise the device's, which may change later.
{
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.className = localStorage.getItem('color-mode') || (dark.matches ? 'dark' : 'light');
  };
  apply();
  dark.addEventListener('change', apply);
}
// The HTML is that of guests. Until it is hydrated, what signed-in users do not have is hidden.
if (localStorage.getItem('auth')) document.documentElement.dataset.signedIn = '';
// The places that announcements (`announcementRows.ts`) and what needs the viewer (`needsRows.ts`) had on the last page, in rows of so many pixels.
for (const [name, variable, height] of [
  ['announcementRows', '--announcements', 64],
  ['needsRows', '--needs', 48],
]) {
  const rows = localStorage.getItem('auth') ? Number(localStorage.getItem(name)) || 0 : 0;
  document.documentElement.style.setProperty(variable, `${rows * height}px`);
}
// The browser would offer to install the app at the first visit. It is offered after a deal instead (`installPrompt.ts`).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.installPrompt = event;
});
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
    chosen = { list: event.target, value: event.target.value };
    event.stopPropagation();
  };
  addEventListener('click', onClick, true);
  addEventListener('change', onChange, true);
  addEventListener(
    'hydrated',
    () => {
      removeEventListener('click', onClick, true);
      removeEventListener('change', onChange, true);
      if (chosen?.list.isConnected) {
        // React has set the list back where it rendered it since.
        chosen.list.value = chosen.value;
        chosen.list.dispatchEvent(new Event('change', { bubbles: true }));
      }
      if (tapped?.isConnected) tapped.click();
    },
    { once: true },
  );
}
