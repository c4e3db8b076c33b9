import { useEffect } from 'react';

/** "/" focuses the search box. */
export function SearchShortcut() {
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || typing) return;
      event.preventDefault();
      document.querySelector<HTMLInputElement>('header input[type=search]')?.focus();
    };
    window.addEventListener('keydown', focusOnSlash);
    return () => window.removeEventListener('keydown', focusOnSlash);
  }, []);
  return null;
}
