// Before the first paint: the mode that was chosen here, otherwise the device's.
document.documentElement.className = localStorage.getItem('color-mode') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
