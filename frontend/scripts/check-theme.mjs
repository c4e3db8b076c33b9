/* Fails the build when a component uses a token or a recipe that src/ui/theme.ts leaves out. */
import { makeSystem } from '../src/ui/theme.ts';
import { themeProblems } from './theme-problems.mjs';

const problems = themeProblems(makeSystem());
for (const problem of problems) console.error(`${problem} is not in src/ui/theme.ts`);
process.exit(problems.length > 0 ? 1 : 0);
