/* Fails the build when a component uses a token, a style property or a recipe that the theme leaves out. */
import { makeSystem } from '../src/ui/theme/theme.ts';
import { themeErrors } from './theme-errors.mjs';

const errors = themeErrors(makeSystem());
for (const error of errors) console.error(`${error} is not in the theme (src/ui/theme: theme.ts, tokens.ts, styleProps.ts)`);
process.exit(errors.length > 0 ? 1 : 0);
