import type { SystemContext } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';

/* One cache creates each style once for all requests. `compat` has it keep the rules in place of writing style elements between the elements. */
const shared = createCache({ key: 'css' });
shared.compat = true;

/** The cache of one page: it knows the styles of all pages, and registers those that this one uses. */
export const pageStyles = (): EmotionCache => ({ ...shared, registered: {} });

/** The style element that Emotion takes over in the browser, with the rules of the page alone. */
export function styleTag({ key, registered, inserted }: EmotionCache): string {
  const names = Object.keys(registered).map((className) => className.slice(key.length + 1));
  const rules = names.map((name) => inserted[name]).filter((rule) => typeof rule === 'string');
  return `<style data-emotion="${key} ${names.join(' ')}">${rules.join('')}</style>`;
}

/**
 * The elements of Chakra's global styles, empty because global.css has their rules. Emotion takes them over in the browser as well; otherwise it would
 * insert those rules again, and the browser lay the page out again.
 */
export const globalStyleTags = ({ layers, _global }: SystemContext): string =>
  [layers.atRule, _global].map((styles) => `<style data-emotion="${shared.key}-global ${serializeStyles([styles]).name}"></style>`).join('');
