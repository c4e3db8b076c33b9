import type { SystemContext } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';

/*
 * One cache for all requests, so that each style is created once. `compat` makes it keep the rules instead of writing style elements between the
 * elements.
 */
const shared = createCache({ key: 'css' });
shared.compat = true;

/** Returns the style cache of one page. It knows the styles of all pages and registers those that this page uses. */
export const pageStyles = (): EmotionCache => ({ ...shared, registered: {} });

/** Returns the style element that Emotion takes over in the browser, with the rules of this page only. */
export function styleTag({ key, registered, inserted }: EmotionCache): string {
  const names = Object.keys(registered).map((className) => className.slice(key.length + 1));
  const rules = names.map((name) => inserted[name]).filter((rule) => typeof rule === 'string');
  return `<style data-emotion="${key} ${names.join(' ')}">${rules.join('')}</style>`;
}

/**
 * Returns the elements of Chakra's global styles. They are empty, because global.css has the rules. Emotion takes these elements over in the browser;
 * without them it would insert the rules again, and the browser would repeat the layout.
 */
export const globalStyleTags = ({ layers, _global }: SystemContext): string =>
  [layers.atRule, _global].map((styles) => `<style data-emotion="${shared.key}-global ${serializeStyles([styles]).name}"></style>`).join('');
