/* Fails the build when a component uses a token, a style property or a recipe that the theme leaves out. */
import { makeSystem } from '../src/ui/theme.ts';
import { themeProblems } from './theme-problems.mjs';

const problems = themeProblems(makeSystem());
for (const problem of problems) console.error(`${problem} is not in the theme (src/ui/theme.ts, tokens.ts, styleProps.ts)`);
process.exit(problems.length > 0 ? 1 : 0);
