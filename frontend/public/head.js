// Sets the colour mode before the first paint: the mode chosen in this browser, or the device's mode, which may change later.
{
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.className = localStorage.getItem('color-mode') || (dark.matches ? 'dark' : 'light');
  };
  apply();
  dark.addEventListener('change', apply);
}
// The HTML is rendered for guests. Until it is hydrated, controls that signed-in users do not have are hidden.
if (localStorage.getItem('auth')) document.documentElement.dataset.signedIn = '';
// Reserves the height that announcements (`announcementRows.ts`) and the list of tasks (`needsRows.ts`) had on the last page, in rows of a fixed number of pixels.
for (const [name, variable, height] of [
  ['announcementRows', '--announcements', 64],
  ['needsRows', '--needs', 48],
]) {
  const rows = localStorage.getItem('auth') ? Number(localStorage.getItem(name)) || 0 : 0;
  document.documentElement.style.setProperty(variable, `${rows * height}px`);
}
// Stops the browser from offering to install the app at the first visit. The page offers it after a deal instead (`installPrompt.ts`).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.installPrompt = event;
});
/* The HTML has controls before the program can handle their events, so the last tap and the last choice are repeated once it can. */
{
  let tapped;
  let chosen;
  const onClick = (event) => {
    const control = event.target instanceof Element && event.target.closest('#root button, #root label, #root :is([type=checkbox], [type=radio])');
    if (!control) return;
    tapped = control;
    // A part of the program that is already running would handle the event twice.
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
        // React resets the list if it has rendered it since.
        chosen.list.value = chosen.value;
        chosen.list.dispatchEvent(new Event('change', { bubbles: true }));
      }
      if (tapped?.isConnected) tapped.click();
    },
    { once: true },
  );
}
