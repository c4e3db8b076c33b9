import { collegeProvider } from '../src/infra/college/college-provider.ts';
import { collegeCallback } from '../src/domains/people/college-sign-in/college-paths.ts';
import { serverWith } from './application.ts';
import { PERSON_HEADER, startCollege, type CollegeClaims, type TestCollege } from './college-provider.ts';
import { redirectBrowser, type RedirectBrowser } from './redirect-browser.ts';
import { unique } from './test-clients.ts';

/** Address of the market in its settings. Requests to it are sent to a local port. */
export const MARKET = 'https://market.example';
const callback = collegeCallback({ publicUrl: MARKET });

/** Response to the sign-in page. */
interface Step {
  status: number;
  body: {
    step?: 'SIGNED_IN' | 'PASSWORD' | 'NEW_ACCOUNT';
    token?: string;
    from?: string | null;
    collegeId?: string | null;
    name?: string | null;
    code?: string;
    fields?: { field: string }[];
  };
}

/** A market whose users sign in with a college, and the college. */
export interface CollegeMarket {
  url: string;
  college: TestCollege;
  /** Warnings for the operator. */
  warnings: string[];
  browser(): RedirectBrowser;
  /** Goes to the college as a person and back. `from` is the page where the sign-in starts. Returns every address on the way. */
  travel(browser: RedirectBrowser, person: string, from?: string): Promise<URL[]>;
  /** Answers the remaining questions. */
  answer(browser: RedirectBrowser, answers?: object): Promise<Step>;
  stop(): Promise<void>;
}

/** Starts both. `password: false` turns passwords off. */
export async function startCollegeMarket({ password = true } = {}): Promise<CollegeMarket> {
  const college = await startCollege(callback);
  const warnings: string[] = [];
  const provider = collegeProvider(college.settings, callback, (error) => warnings.push((error as Error).message));
  const signIn = { provider: college.settings, password };
  const { url, stop } = await serverWith(() => ({ publicUrl: MARKET, signIn }), undefined, { collegeProvider: provider });
  return {
    url,
    college,
    warnings,
    browser: () => redirectBrowser({ [new URL(MARKET).host]: url }),
    travel: async (browser, person, from) => {
      const search = from === undefined ? '' : `?from=${encodeURIComponent(from)}`;
      const isPage = ({ origin, pathname }: URL) => origin === MARKET && !pathname.startsWith('/auth/');
      return (await browser.open(`${MARKET}/auth/college${search}`, isPage, { [PERSON_HEADER]: person })).visited;
    },
    answer: async (browser, answers = {}) => {
      const response = await browser.post(`${MARKET}/auth/college/session`, JSON.stringify(answers));
      return { status: response.status, body: (await response.json()) as Step['body'] };
    },
    stop: async () => {
      await stop();
      await college.stop();
    },
  };
}

/** Adds a person to the college with an unused address. Returns the person's name at the provider. */
export function personAt({ people }: TestCollege, claims: Partial<CollegeClaims> = {}): { id: string; claims: CollegeClaims } {
  const id = unique('c').replaceAll(' ', '');
  const known = { email: `${id}@vitstudent.ac.in`, email_verified: true, name: 'Meera Nair', student_number: id, ...claims };
  people.set(id, known);
  return { id, claims: known };
}
