import type { SystemContext } from '@chakra-ui/react';
import { serializeStyles, type SerializedStyles } from '@emotion/serialize';

/** What is written into the page for the style properties of an element, besides those of its recipe. */
type Written = (...styles: object[]) => SerializedStyles;

/** How many results are remembered; then all are forgotten, and made anew when they are needed. What a page is drawn with has a tenth of that. */
const MOST = 2_000;

/** A function that makes each result once, by the JSON of its arguments. */
function once<Args extends unknown[], Result>(make: (...args: Args) => Result): (...args: Args) => Result {
  const made = new Map<string, Result>();
  return (...args) => {
    const key = JSON.stringify(args);
    let result = made.get(key);
    if (result === undefined) {
      result = make(...args);
      if (made.size >= MOST) made.clear();
      made.set(key, result);
    }
    return result;
  };
}

/** The same by the argument itself. */
function onceOf<Key, Result>(
  made: { get(key: Key): Result | undefined; set(key: Key, result: Result): unknown },
  make: (key: Key) => Result,
): (key: Key) => Result {
  return (key) => {
    const result = made.get(key) ?? make(key);
    made.set(key, result);
    return result;
  };
}

/**
 * A styling system that makes the recipe of a component once, and what is written into the page for the same style properties, as Emotion takes it. The library
 * makes recipes anew each time that a component renders, looks for styles by a description of all of them, and has Emotion write them each time: a third of
 * the time that a page takes on the server. Browsers use it as well, or names of classes could differ.
 */
export function rememberStyles(system: SystemContext): SystemContext {
  const cva = onceOf(new WeakMap(), (config: object) => {
    const recipe = system.cva(config);
    return Object.assign(once(recipe), recipe);
  });
  const stylesOf = onceOf(new WeakMap<object, Written>(), (recipe) => once((...styles) => serializeStyles([system.css(recipe, ...styles)])));
  const css = (recipe: object, ...styles: object[]) => stylesOf(recipe)(...styles);
  return {
    ...system,
    isValidProperty: onceOf<string, boolean>(new Map(), (name) => system.isValidProperty(name)),
    cva: cva as SystemContext['cva'],
    css: css as unknown as SystemContext['css'],
  };
}
