import type { Plugin } from 'vite';

const COMPUTED = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];';

/** Vite plugin for builds: the component library need not make global styles in the browser, for global.css has them. */
export function withoutGlobalStyles(): Plugin {
  return {
    name: 'without-global-styles',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('@chakra-ui/react/dist/esm/styled-system/system.js')) return undefined;
      if (!code.includes(COMPUTED)) throw new Error(`${id} makes its global styles in another way now`);
      return code.replace(COMPUTED, 'const _global = [];');
    },
  };
}
