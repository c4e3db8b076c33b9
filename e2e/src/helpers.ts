import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export const demoStudent = { email: 'asha@vitstudent.ac.in', password: 'student123' };
export const demoAdmin = { email: 'admin@vitstudent.ac.in', password: 'admin123' };

interface Credentials {
  email: string;
  password: string;
}

/** Signs in with the form and waits until the page shows it. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'Login successful');
  await expect(page).not.toHaveURL(/signin/);
}

/** What the browser stores for a signed-in user. */
interface Session {
  token: string;
  user: object;
}

async function openSession(page: Page, { email, password }: Credentials): Promise<Session> {
  const query = `mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { token user { id: databaseId name email phone collegeId role profilePictureUrl } } }`;
  return (await graphql<{ signIn: Session }>(page, query, { email, password })).signIn;
}

/** Signs in without the form: stores the session before the first page loads. Demo users get a new session. */
export async function signInByApi(page: Page, person: Credentials | (Credentials & Session)): Promise<void> {
  const { token, user } = 'token' in person ? person : await openSession(page, person);
  await page.addInitScript((auth) => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('auth', auth);
    sessionStorage.setItem('seeded', '1');
  }, JSON.stringify({ token, user }));
}

/** Options of direct requests. The server closes a connection that was idle for five seconds, possibly while the next request is being sent. */
export const SENT_AGAIN = { maxRetries: 2 };

/** Sends an operation directly to the server as the user with the token. Throws on errors. */
export async function graphql<Data>(page: Page, query: string, variables: object = {}, token?: string): Promise<Data> {
  const headers: Record<string, string> = token ? { authorization: token } : {};
  const response = await page.request.post('/graphql', { data: { query, variables }, headers, ...SENT_AGAIN });
  const body = (await response.json()) as { data: Data; errors?: unknown };
  expect(body.errors).toBeUndefined();
  return body.data;
}

/** Signs in and returns the token. */
export const tokenOf = async (page: Page, person: Credentials): Promise<string> => (await openSession(page, person)).token;

export interface Student extends Credentials, Session {
  name: string;
}

/** Creates a student through the API and the mailbox, with an address in the domain. */
export async function createStudent(page: Page, word: string, domain = 'vitstudent.ac.in'): Promise<Student> {
  const key = `${word}${randomBytes(4).toString('hex')}`;
  const person = { name: `${word} Student`, email: `${key}@${domain}`, password: 'secret-1', phone: '9840012345', collegeId: key };
  await graphql(
    page,
    `
      mutation ($email: String!, $collegeId: String!) {
        requestSignUpOtp(input: { email: $email, collegeId: $collegeId }) {
          message
        }
      }
    `,
    { email: person.email, collegeId: key },
  );
  const otp = await readMailedCode(page, person.email);
  await graphql(
    page,
    `
      mutation ($input: SignUpInput!) {
        signUp(input: $input) {
          message
        }
      }
    `,
    { input: { ...person, otp } },
  );
  const { email, password, name } = person;
  return { email, password, name, ...(await openSession(page, person)) };
}

interface Mail {
  subject: string;
  text: string;
}

/** Returns the emails to an address, newest first. */
export async function readMails(page: Page, email: string): Promise<Mail[]> {
  return (await (await page.request.get('/dev/mailbox', { params: { format: 'json', to: email }, ...SENT_AGAIN })).json()) as Mail[];
}

/** Reads the six-digit code from the newest email to an address. */
export async function readMailedCode(page: Page, email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const [newest] = await readMails(page, email);
      code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** Creates a listing of a seller in a category that no test filters by. Returns its id. */
export async function createListing(page: Page, token: string, draft: object = {}): Promise<string> {
  const { categories } = await graphql<{ categories: { id: string; name: string }[] }>(page, '{ categories { id: databaseId name } }');
  const input = {
    name: `Thing ${Date.now()}`,
    description: 'Works well.',
    price: 120,
    quantity: 2,
    shipping: false,
    categoryId: categories.find(({ name }) => name === 'Music & Hobbies')?.id,
    ...draft,
  };
  const data = await graphql<{ createProduct: { product: { id: string } } }>(
    page,
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId } } }',
    { input },
    token,
  );
  return data.createProduct.product.id;
}

/** Creates a listing and pauses it, so that many of them do not fill the lists of other tests. */
export async function createPaused(page: Page, token: string, name: string): Promise<void> {
  const id = await createListing(page, token, { name });
  await graphql(
    page,
    'mutation ($id: ID!) { setProductAvailability(input: { id: $id, availability: PAUSED }) { product { id: databaseId } } }',
    { id },
    token,
  );
}

/** Returns a unique word that begins with the given one. */
export const uniqueWord = (word: string): string => word + Array.from(randomBytes(6), (byte) => 'bdfghjkmnprstvwz'[byte % 16]).join('');

/** Places an order as the buyer with the token. Returns its id. */
export async function placeOrder(page: Page, token: string, productId: string): Promise<string> {
  const place = 'mutation ($productId: ID!) { placeOrder(input: { productId: $productId }) { order { id: databaseId } } }';
  const data = await graphql<{ placeOrder: { order: { id: string } } }>(page, place, { productId }, token);
  return data.placeOrder.order.id;
}

/** Clicks a button of the open dialog and waits until the dialog has closed. Elements behind an open dialog have no role. */
export async function confirmWith(page: Page, name: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name, exact: true }).click();
  await expect(question).toHaveCount(0);
}

export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.locator('[data-scope="toast"][data-part="title"]').filter({ hasText: text }).first()).toBeVisible();
}

/** Waits until nothing loads and no transition runs, because a scan would otherwise see colours in transition. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Polled, because the promise of a restarted animation never settles.
  const running = () =>
    page.evaluate(() => {
      const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
      return ending.filter(({ playState }) => playState === 'running').length;
    });
  await expect.poll(running).toBe(0);
}

/** Operations that a page sends by itself after it is shown: the price band of a listing. */
const AFTERWARDS = ['PriceBand'];

/**
 * Records the GraphQL operations that the page sends, except those it sends afterwards. The returned function returns their names since its last
 * call.
 */
export function recordOperations(page: Page): () => string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return;
    const name = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    if (name && !AFTERWARDS.includes(name)) names.push(name);
  });
  return () => names.splice(0);
}

/** Returns the number of pictures of drafts that the browser stores. */
export const keptPictures = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('draft-pictures');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('pictures').objectStore('pictures').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
