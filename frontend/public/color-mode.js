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
// The place that the announcements of the last page had, of 64 pixels each (`announcementRows.ts`).
{
  const rows = localStorage.getItem('auth') ? Number(localStorage.getItem('announcementRows')) || 0 : 0;
  document.documentElement.style.setProperty('--announcements', `${rows * 64}px`);
}
