/**
 * Reserves space for rows that are loaded after the first paint, on this page and on the pages that are loaded later, so that nothing moves.
 * `public/head.js` reads what is stored under the name, before the first paint.
 */
export function keptRows({ name, variable, height }: { name: string; variable: string; height: number }): (count: number) => void {
  return (count) => {
    document.documentElement.style.setProperty(variable, `${count * height}px`);
    try {
      localStorage.setItem(name, String(count));
    } catch {
      // Storage is full or blocked: the next page moves once they are loaded.
    }
  };
}
