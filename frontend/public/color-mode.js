// Before the first paint: the mode that was chosen here, otherwise the device's, which may change later.
{
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.className = localStorage.getItem('color-mode') || (dark.matches ? 'dark' : 'light');
  };
  apply();
  dark.addEventListener('change', apply);
}
