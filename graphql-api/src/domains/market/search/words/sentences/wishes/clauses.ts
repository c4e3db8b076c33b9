/** Marks the end of a clause in a folded text. */
const BREAK = 'clausebreak';
const BREAKS = new RegExp(`(?:^| )${BREAK}(?= |$)`, 'g');

/** Marks the ends of clauses in a typed text so that they survive folding: after commas and full stops, but not in "1,500" or "B. S. Grewal". */
export const markClauses = (typed: string): string => typed.replace(/[;!?]|\.\.|(?<=[a-z0-9]{3})\.(?=\s)|,(?=\s)/gi, ` ${BREAK} `);

/** Returns the clauses of a folded text. */
export const clausesOf = (said: string): string[] =>
  said
    .split(BREAK)
    .map((clause) => clause.trim())
    .filter(Boolean);

/** Removes the clause marks from a folded text. */
export const withoutClauses = (said: string): string => said.replace(BREAKS, '').trim();

/** Matches a clause about what somebody already owns. */
const OWNED = /^(?:(?:as|because|since) )?(?:(?:i|we) )?(?:already )?(?:ive|have|hv|has|got|own)(?: already)? (?!to |no |nothing )/;
/** Matches a clause about what the thing has or should have. */
const REMARK = /^(?:less|more|fewer|must|should|having|has|at least|atleast|mostly|full|good|low|high|long)(?= )/;

/** Prepares a short folded text for reading: drops clauses about what somebody owns, and joins remarks to the thing. */
export function wantedClauses(said: string): string {
  const [first = '', ...others] = clausesOf(said);
  const wanted = others.filter((clause) => !OWNED.test(clause));
  return [first, ...wanted.map((clause) => (REMARK.test(clause) ? `having ${clause}` : clause))].join(' ');
}
