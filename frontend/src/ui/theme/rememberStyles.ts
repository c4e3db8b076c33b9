import type { SystemContext } from '@chakra-ui/react';
import { serializeStyles, type SerializedStyles } from '@emotion/serialize';

/** Serializes the style properties of an element together with its recipe. */
type Written = (...styles: object[]) => SerializedStyles;

/** Maximum number of cached results. When it is reached, the whole cache is cleared. A page uses a tenth of it. */
const MOST = 2_000;

/** Caches the results of a function by the JSON of its arguments. */
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

/** Caches the results of a function by the argument itself. */
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
 * Returns a styling system that caches the recipe of each component and the serialized styles for equal style properties. The library creates recipes
 * on each render, looks styles up by a description of all of them, and has Emotion serialize them each time. That took a third of the rendering time
 * on the server. Browsers use the same system, because otherwise class names could differ.
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
