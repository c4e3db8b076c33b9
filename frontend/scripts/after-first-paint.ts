import type { Plugin } from 'vite';

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
/** The fonts of most words; those of other letters are fetched when one of these letters is shown. */
const FONT = /latin-wght-normal-[^/]+\.woff2$/;
const OTHER_LETTERS = /latin-ext/;

/**
 * Vite plugin for builds: what stands in the HTML is painted first. The program is fetched at once, behind what the first paint
 * needs, and begins after it (public/start.js); the fonts come before it, so that no words jump when their font arrives.
 */
export function afterFirstPaint(): Plugin {
  return {
    name: 'after-first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const entry = ENTRY.exec(html)?.[1];
        const fonts = Object.keys(bundle).filter((name) => FONT.test(name) && !OTHER_LETTERS.test(name));
        if (!entry || fonts.length === 0) throw new Error('The page has no script or no fonts of its own');
        const preloads = [
          ...fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}" />`),
          `<link rel="modulepreload" crossorigin href="${entry}" fetchpriority="low" />`,
        ];
        return html.replace(ENTRY, preloads.join('\n    ')).replace('</body>', `  <script src="/start.js" data-main="${entry}"></script>\n  </body>`);
      },
    },
  };
}
