/*
 * Finds style properties and conditions that are missing in src/ui/theme/styleProps.ts, so that the theme renders them differently from the complete
 * library.
 */
import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { isDeepStrictEqual } from 'node:util';

/** Returns the token group of a style property, such as `spacing` for `px`. */
export function tokenGroupOf({ values }) {
  if (typeof values === 'string') return values;
  let group;
  if (typeof values === 'function') values((asked) => ((group ??= asked), {}));
  return group;
}

/** Returns a function that compares a style with the library: a property with a value, or with sample values if the value is unknown. */
export function styleDifferences(system) {
  const library = createSystem(defaultBaseConfig, { theme: system._config.theme });
  const known = new Map();
  const isDrawnOtherwise = (property, value) => {
    const key = `${property}=${String(value)}`;
    const style = { [property]: value };
    if (!known.has(key)) known.set(key, !isDeepStrictEqual({ ...system.css(style) }, { ...library.css(style) }));
    return known.get(key);
  };
  const samplesOf = (property) => {
    const group = tokenGroupOf(defaultBaseConfig.utilities[library.utility.resolveShorthand(property)] ?? {});
    return ['sample', true, ...[...(system.tokens.categoryMap.get(group)?.keys() ?? [])].slice(0, 1)];
  };
  return (property, value) => {
    if (!library.properties.has(property)) return false;
    if (property.startsWith('_')) return !system.properties.has(property);
    return (value === undefined ? samplesOf(property) : [value]).some((each) => isDrawnOtherwise(property, each));
  };
}
