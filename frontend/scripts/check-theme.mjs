/* Fails the build when something is drawn with a token or a recipe that src/ui/theme.ts left out. */
import { makeSystem } from '../src/ui/theme.ts';
import { themeProblems } from './theme-problems.mjs';

const problems = themeProblems(makeSystem());
for (const problem of problems) console.error(`${problem} is not in src/ui/theme.ts`);
process.exit(problems.length > 0 ? 1 : 0);
