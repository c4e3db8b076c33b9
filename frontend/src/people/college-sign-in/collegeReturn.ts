import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What comes next for somebody who came back from the college. */
export type CollegeStep =
  | { step: 'SIGNED_IN'; token: string; from: string | null }
  | { step: 'PASSWORD'; email: string }
  | { step: 'NEW_ACCOUNT'; email: string; name: string | null; collegeId: string | null };

/** Answers to the questions of a step. */
export type CollegeAnswers = Partial<Record<'password' | 'name' | 'phone' | 'collegeId', string>>;

interface Rejection {
  code: string;
  message: string;
  fields?: { field: string; message: string }[];
}

/** Sends answers; the first time there are none. A rejection is thrown as one of GraphQL, which forms know how to show. */
export async function answerCollege(answers: CollegeAnswers): Promise<CollegeStep> {
  const response = await fetch('/auth/college/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answers),
  });
  if (response.ok) return (await response.json()) as CollegeStep;
  const { message, ...extensions } = (await response.json()) as Rejection;
  throw new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
}

/** Texts for the codes that the server writes into the address of the page when nobody came back. */
const FAILURES: Readonly<Record<string, string>> = {
  FORBIDDEN: 'Your college does not say that your email address is yours, so you cannot sign in with it.',
  SERVICE_UNAVAILABLE: 'The sign-in of your college does not answer. Please try again in a minute.',
  RATE_LIMITED: 'Too many attempts. Please try again in a few minutes.',
};

/** What to say about a code of the address. */
export const failureText = (code: string): string => FAILURES[code] ?? 'Your college did not confirm the sign-in. Please try again.';

/** Stands for this site, whose address a path does not change. */
const SITE = 'https://site.invalid';

/** A path of this site that the address names; null for anything else, as anybody can write an address. */
export const pathOf = (text: string | null): string | null => (text?.startsWith('/') && URL.parse(text, SITE)?.origin === SITE ? text : null);
