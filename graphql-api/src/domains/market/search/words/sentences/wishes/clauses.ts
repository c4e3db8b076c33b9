/** Stands in a folded text where a clause ended. */
const BREAK = 'clausebreak';
const BREAKS = new RegExp(`(?:^| )${BREAK}(?= |$)`, 'g');

/** A typed text in which the ends of its clauses outlast the folding: what stands behind a comma or a full stop, not "1,500" or "B. S. Grewal". */
export const markClauses = (typed: string): string => typed.replace(/[;!?]|\.\.|(?<=[a-z0-9]{3})\.(?=\s)|,(?=\s)/gi, ` ${BREAK} `);

/** The clauses of a folded text. */
export const clausesOf = (said: string): string[] =>
  said
    .split(BREAK)
    .map((clause) => clause.trim())
    .filter(Boolean);

/** A folded text without the ends of its clauses. */
export const withoutClauses = (said: string): string => said.replace(BREAKS, '').trim();

/** A clause that says what somebody has already. */
const OWNED = /^(?:(?:as|because|since) )?(?:(?:i|we) )?(?:already )?(?:ive|have|hv|has|got|own)(?: already)? (?!to |no |nothing )/;
/** A clause that says what the thing has, or should have. */
const REMARK = /^(?:less|more|fewer|must|should|having|has|at least|atleast|mostly|full|good|low|high|long)(?= )/;

/** A folded text as it is read where it is short: without the clauses that say what somebody has, and with remarks for what the thing has. */
export function wantedClauses(said: string): string {
  const [first = '', ...others] = clausesOf(said);
  const wanted = others.filter((clause) => !OWNED.test(clause));
  return [first, ...wanted.map((clause) => (REMARK.test(clause) ? `having ${clause}` : clause))].join(' ');
}
