import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Next step for a user who returned from the college's sign-in. */
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

/** Sends answers; empty the first time. An error is thrown as a GraphQL error, which forms can show. */
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

/** Texts for the error codes that the server writes into the page's URL if the sign-in failed. */
const FAILURES: Readonly<Record<string, string>> = {
  FORBIDDEN: 'Your college does not say that your email address is yours, so you cannot sign in with it.',
  SERVICE_UNAVAILABLE: 'The sign-in of your college does not answer. Please try again in a minute.',
  RATE_LIMITED: 'Too many attempts. Please try again in a few minutes.',
};

/** Returns the text for an error code in the URL. */
export const failureText = (code: string): string => FAILURES[code] ?? 'Your college did not confirm the sign-in. Please try again.';

/** Placeholder origin for this site. A path of this site does not change it. */
const SITE = 'https://site.invalid';

/** Returns the path if the text is a path of this site; otherwise null, because anybody can write a URL. */
export const pathOf = (text: string | null): string | null => (text?.startsWith('/') && URL.parse(text, SITE)?.origin === SITE ? text : null);
