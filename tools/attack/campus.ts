import { createClient } from 'graphql-ws';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { atMost, exactly, type Check } from './report.ts';
import { ask, openTarget, pause } from './target.ts';

const STUDENTS = 200;
/** Interval between two students: three times as many arrive as the bound requires. */
const EVERY_MS = 1_000;
const WITHIN_S = 600;
const PASSWORD = 'secret-1';
/** Limit of codes per address. It is lower than the number of students, because a used code no longer counts. */
const ADDRESS_CODES = '50';

const REQUEST_OTP =
  'mutation ($email: String!, $collegeId: String!) { requestSignUpOtp(input: { email: $email, collegeId: $collegeId }) { message } }';
const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { message } }';
const SIGN_IN = 'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { token } }';

/** Returns the six digits in the newest email to an address. */
async function mailedCode(url: string, email: string): Promise<string> {
  for (;;) {
    const mails = (await (await fetch(`${url}/dev/mailbox?format=json`)).json()) as { to: string; text: string }[];
    const code = /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0];
    if (code) return code;
    await pause(100);
  }
}

const addressOf = (number: number) => `campus${number}@vitstudent.ac.in`;

/** Signs in. Returns the token, or the code of the error. */
async function signIn(url: string, email: string, password: string): Promise<{ token?: string; code?: string }> {
  const { body } = await ask(url, SIGN_IN, { email, password });
  if (body.errors) return { code: body.errors[0]!.extensions.code };
  return { token: (body.data!.signIn as { token: string }).token };
}

/** Opens a socket that subscribes to the orders of a user. Resolves when the server has accepted it, and rejects otherwise. */
async function openSocket(url: string, token: string): Promise<() => Promise<void>> {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: token },
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
  });
  await new Promise<void>((resolve, reject) => {
    client.on('connected', () => resolve());
    client.on('closed', () => reject(new Error('a socket was closed')));
  });
  return async () => client.dispose();
}

/** Signs a new student up and in, and opens the student's socket. Returns the rejections. */
async function signUpAndIn(url: string, number: number, sockets: (() => Promise<void>)[]): Promise<string[]> {
  const email = addressOf(number);
  const asked = await ask(url, REQUEST_OTP, { email, collegeId: `C${number}` });
  if (asked.body.errors) return [`code: ${asked.body.errors[0]!.message}`];
  const otp = await mailedCode(url, email);
  const input = { name: 'Asha Raman', email, password: PASSWORD, phone: '9840012345', collegeId: `C${number}`, otp };
  const signedUp = await ask(url, SIGN_UP, { input });
  if (signedUp.body.errors) return [`sign-up: ${signedUp.body.errors[0]!.message}`];
  const { token, code } = await signIn(url, email, PASSWORD);
  if (!token) return [`sign-in: ${code}`];
  try {
    sockets.push(await openSocket(url, token));
    return [];
  } catch (error) {
    return [`socket: ${(error as Error).message}`];
  }
}

/** Guesses the password of one account from the same address. Returns the error codes. */
async function guess(url: string, email: string): Promise<(string | undefined)[]> {
  const codes = [];
  for (let attempt = 0; attempt < 15; attempt += 1) codes.push((await signIn(url, email, `guess ${attempt}`)).code);
  return codes;
}

/** A campus behind one address signs up, signs in and holds sockets without a rejection. Guessing the password of one account is still stopped. */
export async function signInCampus(): Promise<Check[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-campus-'));
  const { server, stop } = await openTarget({ DATA_DIR: dataDir, ADDRESS_CODES });
  const sockets: (() => Promise<void>)[] = [];
  const rejected: string[] = [];
  const from = Date.now();
  try {
    const students: Promise<string[]>[] = [];
    for (let number = 0; number < STUDENTS; number += 1) {
      students.push(signUpAndIn(server.url, number, sockets));
      await pause(EVERY_MS);
    }
    rejected.push(...(await Promise.all(students)).flat());
    const took = (Date.now() - from) / 1_000;
    const guesses = await guess(server.url, addressOf(0));
    const neighbour = await signIn(server.url, addressOf(1), PASSWORD);
    console.error(rejected.slice(0, 5).join('\n'));
    return [
      exactly(`rejections of ${STUDENTS} students`, rejected.length, 0),
      exactly('sockets held at the end', sockets.length, STUDENTS),
      atMost('time', took, WITHIN_S, ' s'),
      exactly('guesses at one account that were tried', guesses.filter((code) => code === 'UNAUTHENTICATED').length, 10),
      exactly('answer to its right password then', String((await signIn(server.url, addressOf(0), PASSWORD)).code), 'RATE_LIMITED'),
      exactly('a neighbour signs in', String(neighbour.token !== undefined), 'true'),
    ];
  } finally {
    for (const close of sockets) await close();
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
