import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { MARKET, personAt, startCollegeMarket, type CollegeMarket } from '../../../../test/college-market.ts';
import { admin, atServer, guest, student, withToken, type TestClient } from '../../../../test/test-clients.ts';
import { sql } from '../../../platform/database/sql.ts';
import { serviceUnavailable } from '../../../platform/net/unavailable.ts';
import { ownPath, returnFromCollege } from './college-sign-in.service.ts';

const ME = '{ me { id: databaseId name email phone collegeId hasPassword } }';
const DELETE = 'mutation ($password: String) { deleteMyAccount(input: { password: $password }) }';
const SANCTION =
  'mutation ($id: ID!, $action: ModerationAction!) { sanctionUser(input: { userId: $id, action: $action, days: 3, reason: "Rude" }) { undoToken } }';
const SIGN_IN = 'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { token } }';
const PHONE = '+919840012345';

let market: CollegeMarket;
beforeAll(async () => {
  await testApplication();
  market = await startCollegeMarket();
});
afterAll(() => market.stop());

/** Signs a person in, with answers to the remaining questions. */
async function signedIn(person: string, answers: object = {}) {
  const browser = market.browser();
  const visited = await market.travel(browser, person);
  return { browser, visited, ...(await market.answer(browser, answers)) };
}

/** Creates a new account for a new person of the college. */
async function newcomer() {
  const person = personAt(market.college);
  const { body } = await signedIn(person.id, { phone: PHONE });
  const client = await withToken({ id: '', email: person.claims.email, name: '' } as TestClient, body.token!);
  const { me } = (await client.ask(ME)).data;
  return { person, client, me };
}

const codeOf = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) => errors?.[0]?.extensions.code ?? 'OK';
const failureOf = (visited: URL[]) => visited.at(-1)!.searchParams.get('failed');

describe('a new person', () => {
  it('is asked for data that the college does not provide, and gets an account without a password', async () => {
    const { id, claims } = personAt(market.college);
    const browser = market.browser();
    await market.travel(browser, id);
    expect((await market.answer(browser)).body).toEqual({ step: 'NEW_ACCOUNT', email: claims.email, name: 'Meera Nair', collegeId: id });
    const made = await market.answer(browser, { name: 'Meera', phone: PHONE, collegeId: 'of somebody else' });
    expect(made.body).toMatchObject({ step: 'SIGNED_IN', from: null });
    const client = await withToken({ id: '', email: '', name: '' } as TestClient, made.body.token!);
    expect((await client.ask(ME)).data.me).toMatchObject({ name: 'Meera', email: claims.email, phone: PHONE, collegeId: id, hasPassword: false });
    expect(codeOf(await (await guest()).ask(SIGN_IN, { email: claims.email, password: '' }))).toBe('UNAUTHENTICATED');
  });

  it('enters a college ID if the college provides none, by the rules of sign-up', async () => {
    const { id, claims } = personAt(market.college);
    delete claims.student_number;
    const browser = market.browser();
    await market.travel(browser, id);
    const rejected = await market.answer(browser, { phone: '12', collegeId: '' });
    expect([rejected.status, rejected.body.fields?.map(({ field }) => field)]).toEqual([400, ['phone', 'collegeId']]);
    expect((await market.answer(browser, { phone: PHONE, collegeId: id })).body.step).toBe('SIGNED_IN');
  });

  it('needs a verified address in the student domain', async () => {
    const unverified = personAt(market.college, { email_verified: false });
    expect(failureOf((await signedIn(unverified.id)).visited)).toBe('FORBIDDEN');
    const elsewhere = personAt(market.college, { email: 'somebody@gmail.example' });
    expect(await signedIn(elsewhere.id, { phone: PHONE })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('signs in without further questions the next time, even with another address', async () => {
    const { person, me } = await newcomer();
    person.claims.email = 'renamed@elsewhere.example';
    const again = await signedIn(person.id);
    const client = await withToken({ id: '', email: '', name: '' } as TestClient, again.body.token!);
    expect((await client.ask(ME)).data.me.id).toBe(me.id);
  });
});

describe('a person with an account', () => {
  it('confirms it once with the account’s password', async () => {
    const owner = await student();
    const { id } = personAt(market.college, { email: owner.email.toUpperCase() });
    const browser = market.browser();
    await market.travel(browser, id);
    expect((await market.answer(browser)).body).toEqual({ step: 'PASSWORD', email: owner.email });
    expect(await market.answer(browser, { password: 'wrong' })).toMatchObject({ status: 400, body: { fields: [{ field: 'password' }] } });
    const linked = await market.answer(browser, { password: 'password' });
    expect((await (await withToken(owner, linked.body.token!)).ask(ME)).data.me).toMatchObject({ id: owner.id, hasPassword: true });
    expect((await signedIn(id)).body.step).toBe('SIGNED_IN');
  });

  it('keeps it from another person who has taken over the address', async () => {
    const owner = await student();
    await signedIn(personAt(market.college, { email: owner.email }).id, { password: 'password' });
    const another = personAt(market.college, { email: owner.email });
    expect(await signedIn(another.id, { password: 'password' })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('may have an address in another domain, as administrators do', async () => {
    const owner = await student();
    const { container } = await testApplication();
    const email = `${owner.id}@staff.example`;
    await container.database.db.rows(sql`update users set email = ${email} where id = ${owner.id}`);
    const { id } = personAt(market.college, { email });
    expect((await signedIn(id, { password: 'password' })).body.step).toBe('SIGNED_IN');
  });

  it('is banned and suspended as with password sign-in', async () => {
    const boss = await admin();
    const { person, me } = await newcomer();
    await boss.ask(SANCTION, { id: me.id, action: 'SUSPEND' });
    const suspended = await withToken({ id: '', email: '', name: '' } as TestClient, (await signedIn(person.id)).body.token!);
    expect((await suspended.ask(ME)).data.me.id).toBe(me.id);
    expect(codeOf(await suspended.ask('mutation { updateProfile(input: { name: "N" }) { message } }'))).toBe('FORBIDDEN');
    await boss.ask(SANCTION, { id: me.id, action: 'BAN' });
    expect(await signedIn(person.id)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });
});

describe('an account without a password', () => {
  it('can be deleted in the first minutes of a session, and is a new one afterwards', async () => {
    const { person, client, me } = await newcomer();
    const { container } = await testApplication();
    const age = sql`update sessions set created_at = now() - interval '11 minutes' where user_id = ${me.id}`;
    await container.database.db.rows(age);
    expect(codeOf(await client.ask(DELETE))).toBe('INVALID_INPUT');
    const again = await withToken(client, (await signedIn(person.id)).body.token!);
    expect(codeOf(await again.ask(DELETE))).toBe('OK');
    expect((await signedIn(person.id)).body.step).toBe('NEW_ACCOUNT');
  });

  it('is restored with its sign-in when an administrator undoes the deletion', async () => {
    const boss = await admin();
    const { person, me } = await newcomer();
    const { data } = await boss.ask('mutation ($id: ID!) { deleteUser(input: { id: $id }) { undoToken } }', { id: me.id });
    await boss.ask('mutation ($token: String!) { undo(input: { token: $token }) { message } }', { token: data.deleteUser.undoToken });
    const { body } = await signedIn(person.id);
    expect((await (await withToken(boss, body.token!)).ask(ME)).data.me.id).toBe(me.id);
  });

  it('can set its first password in the first hour of a session', async () => {
    const { client, me } = await newcomer();
    const set = 'mutation { updateProfile(input: { password: "secret-1" }) { user { databaseId } } }';
    expect(codeOf(await client.ask(set))).toBe('OK');
    expect(codeOf(await (await guest()).ask(SIGN_IN, { email: me.email, password: 'secret-1' }))).toBe('OK');
    // The account now has a current password.
    expect(codeOf(await client.ask(set))).toBe('INVALID_INPUT');
    expect(codeOf(await client.ask(DELETE))).toBe('INVALID_INPUT');
  });
});

describe('the sign-in flow', () => {
  it('returns to the page, with no token in any URL', async () => {
    const { id } = personAt(market.college);
    const browser = market.browser();
    const visited = await market.travel(browser, id, '/product/3?photo=2');
    expect(visited.at(-1)!.href).toBe(`${MARKET}/signin/college`);
    const { body } = await market.answer(browser, { phone: PHONE });
    expect(body.from).toBe('/product/3?photo=2');
    const secrets = [body.token!, ...browser.cookiesOf(new URL(MARKET).host).map(({ value }) => value!)];
    for (const secret of secrets) expect(visited.filter(({ href }) => href.includes(secret))).toEqual([]);
  });

  it('returns to the page after a cancellation at the college', async () => {
    const browser = market.browser();
    const [begun] = (await browser.open(`${MARKET}/auth/college?from=/cart`, ({ origin }) => origin !== MARKET)).visited.slice(-1);
    const givenUp = new URLSearchParams({ error: 'access_denied', state: begun!.searchParams.get('state')! });
    const visited = await browser.open(`${MARKET}/auth/college/callback?${givenUp.toString()}`, ({ pathname }) => pathname === '/signin/college');
    const { searchParams } = visited.visited.at(-1)!;
    expect(Object.fromEntries(searchParams)).toEqual({ failed: 'UNAUTHENTICATED', from: '/cart' });
  });

  it('keeps its data in cookies that scripts and other sites cannot read', async () => {
    const { id } = personAt(market.college);
    const browser = market.browser();
    await browser.open(`${MARKET}/auth/college`, () => true);
    const secured = { path: '/auth/college', httpOnly: true, secure: true };
    expect(browser.cookiesOf('market.example')).toMatchObject([{ ...secured, sameSite: 'lax' }]);
    await market.travel(browser, id);
    const [, ticket] = browser.cookiesOf('market.example');
    expect(ticket).toMatchObject({ name: 'college-ticket', ...secured, sameSite: 'strict' });
  });

  it.each([
    ['/product/3', '/product/3'],
    ['search?q=1', '/search?q=1'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/..//evil.example', null],
    ['https://evil.example/', null],
    ['javascript:alert(1)', null],
    [`/${'a'.repeat(600)}`, null],
    [['/'], null],
  ])('returns from %s to %s', (from, path) => {
    expect(ownPath(MARKET, from)).toBe(path);
  });

  it('uses up no attempts of an address while the college does not respond', async () => {
    const { container } = await testApplication();
    const ctx = container.context(null, '192.0.2.61');
    const { settings } = container.infra;
    const away = { begin: () => Promise.reject(serviceUnavailable()), finish: () => Promise.reject(serviceUnavailable()) };
    const limits = { ...settings.limits, addressFailures: 1 };
    const during = { ...ctx, infra: { ...ctx.infra, settings: { ...settings, limits }, collegeProvider: away } };
    const challenge = { state: 's', nonce: 'n', verifier: 'v' };
    for (let times = 0; times < 3; times += 1) {
      await expect(returnFromCollege(during, new URL(MARKET), challenge, '/')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    }
  });

  it('reports a cancellation to the person, and not to the operator', async () => {
    market.warnings.length = 0;
    expect(failureOf(await market.travel(market.browser(), 'nobody'))).toBe('UNAUTHENTICATED');
    expect(market.warnings).toEqual([]);
  });
});

describe('an attacker', () => {
  /** Returns the address to which the college redirects a person, before it is opened. */
  async function comingBack(person: string) {
    const browser = market.browser();
    const isReturn = ({ pathname }: URL) => pathname.endsWith('/callback');
    const { visited } = await browser.open(`${MARKET}/auth/college`, isReturn, { 'x-college-person': person });
    return { browser, url: visited.at(-1)! };
  }

  it('cannot sign others in to the attacker’s account by a link', async () => {
    const { url } = await comingBack(personAt(market.college).id);
    const victim = market.browser();
    const { visited } = await victim.open(url.href, ({ pathname }) => pathname === '/signin/college');
    expect(failureOf(visited)).toBe('UNAUTHENTICATED');
    expect(victim.cookiesOf('market.example')).toEqual([]);
    expect((await market.answer(victim)).status).toBe(401);
  });

  it('cannot use the code of another flow in their own', async () => {
    const victim = await comingBack(personAt(market.college).id);
    const own = await comingBack(personAt(market.college).id);
    own.url.searchParams.set('code', victim.url.searchParams.get('code')!);
    const { visited } = await own.browser.open(own.url.href, ({ pathname }) => pathname === '/signin/college');
    expect(failureOf(visited)).toBe('UNAUTHENTICATED');
  });

  it('cannot use a response of the college or a ticket twice', async () => {
    const { id } = personAt(market.college);
    const { browser, url } = await comingBack(id);
    const journey = browser.cookiesOf('market.example');
    await browser.open(url.href, ({ pathname }) => pathname === '/signin/college');
    const ticket = browser.cookiesOf('market.example');
    expect((await market.answer(browser, { phone: PHONE })).body.step).toBe('SIGNED_IN');
    for (const cookie of [...journey, ...ticket]) browser.keep('market.example', cookie);
    expect((await market.answer(browser)).status).toBe(401);
    expect(failureOf((await browser.open(url.href, ({ pathname }) => pathname === '/signin/college')).visited)).toBe('UNAUTHENTICATED');
  });

  it('cannot submit the form from another site', async () => {
    const browser = market.browser();
    await market.travel(browser, personAt(market.college).id);
    const { status } = await browser.post(`${MARKET}/auth/college/session`, '{"phone":"+919840012345"}', { 'content-type': 'text/plain' });
    expect(status).toBe(400);
  });
});

describe('a market without passwords', () => {
  it('rejects sign-in and sign-up with a password, and confirms accounts that have one', async () => {
    const without = await startCollegeMarket({ password: false });
    const owner = await student();
    const nobody = atServer(without.url, { ...owner, token: undefined });
    const codes = [
      await nobody.ask(SIGN_IN, { email: owner.email, password: 'password' }),
      await nobody.ask('mutation { requestSignUpOtp(input: { email: "a@vitstudent.ac.in", collegeId: "1" }) { message } }'),
    ].map(codeOf);
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect((await nobody.rest('POST', '/api/auth/login', { email: owner.email, password: 'password' })).status).toBe(403);
    const browser = without.browser();
    await without.travel(browser, personAt(without.college, { email: owner.email }).id);
    const { body } = await without.answer(browser, { password: 'password' });
    const client = atServer(without.url, { ...owner, token: body.token });
    expect(codeOf(await client.ask(DELETE))).toBe('OK');
    await without.stop();
  });
});
