/**
 * Returns a function that reserves space for a number of rows, on this page and on pages that are loaded later, so that nothing moves. The rows are
 * loaded after the first paint. `public/head.js` reads the stored number before the first paint.
 */
export function keptRows({ name, variable, height }: { name: string; variable: string; height: number }): (count: number) => void {
  return (count) => {
    document.documentElement.style.setProperty(variable, `${count * height}px`);
    try {
      localStorage.setItem(name, String(count));
    } catch {
      // Storage is full or blocked: the content of the next page moves once the rows are loaded.
    }
  };
}
