import { useEffect, type RefObject } from 'react';

const NAME = 'search';

/** Returns the words of a text that are long enough to be highlighted. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** Returns where words of a text start with one of the given words, as the start and the length of each match. */
export function placesOf(text: string, words: readonly string[]): [from: number, length: number][] {
  const lower = text.toLowerCase();
  return [...lower.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ index, 0: word }) => {
    const found = words.find((each) => word.startsWith(each));
    return found === undefined ? [] : [[index, found.length]];
  });
}

function rangesIn(node: Node, words: readonly string[]): Range[] {
  return placesOf(node.textContent ?? '', words).map(([from, length]) => {
    const range = new Range();
    range.setStart(node, from);
    range.setEnd(node, from + length);
    return range;
  });
}

/** Highlights the words of a search in the headings of its results, if the browser has the CSS Custom Highlight API. */
export function useHighlight(results: RefObject<HTMLElement | null>, text: string): void {
  useEffect(() => {
    if (!('highlights' in CSS) || !results.current) return undefined;
    const words = wordsOf(text);
    const texts = [...results.current.querySelectorAll('h3')].flatMap((heading) => [...heading.childNodes]);
    const ranges = texts.filter(({ nodeType }) => nodeType === Node.TEXT_NODE).flatMap((node) => rangesIn(node, words));
    CSS.highlights.set(NAME, new Highlight(...ranges));
    return () => void CSS.highlights.delete(NAME);
  });
}
