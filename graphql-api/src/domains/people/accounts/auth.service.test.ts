import { describe, expect, it } from 'vitest';
import { guest, student, unique } from '../../../../test/test-clients.ts';
import { codeFor, mailTo } from '../../../../test/mail.ts';
import { testApplication } from '../../../../test/application.ts';
import { sql } from '../../../platform/database/sql.ts';

const OTP = `mutation ($email: String!, $collegeId: String!) { requestSignUpOtp(input: { email: $email, collegeId: $collegeId }) { message resendAfter } }`;
const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { message user { id: databaseId name email role } } }`;
const SIGN_IN = `mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { token expiresAt user { id: databaseId email role } } }`;
const RESET = `mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { message } }`;
const SET_PASSWORD = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }`;

const newPerson = () => {
  const key = unique('p').replaceAll(' ', '');
  return { name: 'Meera', email: `${key}@vitstudent.ac.in`, password: 'secret', phone: '9840012345', collegeId: key };
};

async function signedUp() {
  const person = newPerson();
  const nobody = await guest();
  await nobody.ask(OTP, { email: person.email, collegeId: person.collegeId });
  const otp = await codeFor(person.email);
  const answer = await nobody.ask(SIGN_UP, { input: { ...person, otp } });
  return { person, otp, answer, nobody };
}

describe('sign-up', () => {
  it('mails six digits and creates an account with them', async () => {
    const { person, answer } = await signedUp();
    expect(answer.data.signUp).toMatchObject({ message: 'Signup successful!', user: { name: 'Meera', email: person.email, role: 'STUDENT' } });
  });

  it('confirms that the code was sent, but never returns the code', async () => {
    const person = newPerson();
    const answer = await (await guest()).ask(OTP, { email: person.email, collegeId: person.collegeId });
    expect(answer.data.requestSignUpOtp).toEqual({ message: 'OTP sent successfully. Check your email!', resendAfter: 150 });
    expect(JSON.stringify(answer)).not.toContain(await codeFor(person.email));
  });

  it('consumes the code', async () => {
    const { person, otp, nobody } = await signedUp();
    const again = await nobody.ask(SIGN_UP, { input: { ...person, email: `x${person.email}`, collegeId: `x${person.collegeId}`, otp } });
    expect(again.errors![0]!.extensions.code).toBe('OTP_INVALID');
  });

  it('rejects a sixth try, even with the right code', async () => {
    const person = newPerson();
    const nobody = await guest();
    await nobody.ask(OTP, { email: person.email, collegeId: person.collegeId });
    const otp = await codeFor(person.email);
    const wrong = otp === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) await nobody.ask(SIGN_UP, { input: { ...person, otp: wrong } });
    const right = await nobody.ask(SIGN_UP, { input: { ...person, otp } });
    expect(right.errors![0]!.extensions).toMatchObject({ code: 'OTP_INVALID', fields: [{ field: 'otp' }] });
  });

  it.each([
    ['accepts a code for ten minutes, as its mail says', '9 minutes 50 seconds', undefined],
    ['rejects a code that is older than ten minutes', '10 minutes', 'OTP_INVALID'],
  ])('%s', async (_rule, age, code) => {
    const person = newPerson();
    const nobody = await guest();
    await nobody.ask(OTP, { email: person.email, collegeId: person.collegeId });
    const otp = await codeFor(person.email);
    expect((await mailTo(person.email)).text).toContain('It is good for 10 minutes.');
    const { container } = await testApplication();
    await container.database.db.rows(sql`update otps set expires_at = expires_at - ${age}::interval where email = ${person.email}`);
    const answer = await nobody.ask(SIGN_UP, { input: { ...person, otp } });
    expect(answer.errors?.[0]?.extensions.code).toBe(code);
  });

  it('stores no code in plain text, and erases the mail once it is sent', async () => {
    const person = newPerson();
    await (await guest()).ask(OTP, { email: person.email, collegeId: person.collegeId });
    const otp = await codeFor(person.email);
    const { container } = await testApplication();
    const stored = await container.database.db.one<{ code_hash: string }>(sql`select code_hash from otps where email = ${person.email}`);
    expect(stored!.code_hash).not.toContain(otp);
    await expect.poll(() => container.database.db.rows(sql`select id from outgoing_mails where recipient = ${person.email}`)).toEqual([]);
  });

  it.each([['asha@gmail.com'], ['asha@vitstudent.ac.in.evil.example'], ['asha@evil@gmail.com'], ['asha@sub.vitstudent.ac.in']])(
    'rejects %s, which is not in the student domain',
    async (email) => {
      const answer = await (await guest()).ask(OTP, { email, collegeId: '22BCE1' });
      expect(answer.errors![0]!.extensions.code).toBe('INVALID_INPUT');
      expect(answer.errors![0]!.extensions.fields![0]!.field).toBe('email');
    },
  );

  it('names the required domain', async () => {
    const answer = await (await guest()).ask(OTP, { email: 'asha@gmail.com', collegeId: '22BCE1' });
    expect(answer.errors![0]!.message).toBe('Enter the correct email (Only Vit mail id allowed)');
  });

  it('requires all mandatory fields', async () => {
    const answer = await (await guest()).ask(OTP, { email: '', collegeId: ' ' });
    expect(answer.errors![0]!.message).toBe('Please fill all required fields');
    expect(answer.errors![0]!.extensions.fields!.map(({ field }) => field)).toEqual(['email', 'collegeId']);
  });

  it('rejects a registered address', async () => {
    const { email } = await student();
    const answer = await (await guest()).ask(OTP, { email: email.toUpperCase(), collegeId: 'new-id' });
    expect(answer.errors![0]).toMatchObject({ message: 'User Already registered', extensions: { code: 'ALREADY_REGISTERED' } });
  });

  it('rejects a college ID that is already in use, ignoring letter case', async () => {
    const { person } = await signedUp();
    const answer = await (await guest()).ask(OTP, { email: newPerson().email, collegeId: person.collegeId.toUpperCase() });
    expect(answer.errors![0]!.extensions.code).toBe('CONFLICT');
  });

  it('sends one code in 30 seconds and says how long to wait', async () => {
    const person = newPerson();
    const nobody = await guest();
    await nobody.ask(OTP, { email: person.email, collegeId: person.collegeId });
    const soon = await nobody.ask(OTP, { email: person.email, collegeId: person.collegeId });
    expect(soon.errors![0]!.extensions.code).toBe('RATE_LIMITED');
    expect(soon.errors![0]!.extensions.retryAfter).toBeGreaterThan(0);
  });

  it.each([
    ['password', { password: '1234' }, 'Password must be at least 5 characters long!'],
    ['password', { password: 'x'.repeat(129) }, 'Password can have at most 128 characters'],
    ['phone', { phone: '12345' }, 'Phone must have 10 to 15 digits, with an optional + in front'],
    ['name', { name: '   ' }, 'Enter your name'],
    ['otp', { otp: '12345' }, 'The code has six digits'],
  ])('names %s when it is invalid', async (field, change, message) => {
    const input = { ...newPerson(), otp: '123456', ...change };
    const answer = await (await guest()).ask(SIGN_UP, { input });
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field, message }] });
  });
});

describe('sign-in', () => {
  it('returns a token that works on its own, after Bearer, and in the same response', async () => {
    const { email, id } = await student();
    const { url } = await testApplication();
    const answer = await (await guest()).ask(SIGN_IN, { email: email.toUpperCase(), password: 'password' });
    expect(answer.data.signIn.user).toEqual({ id, email, role: 'STUDENT' });
    for (const authorization of [answer.data.signIn.token, `Bearer ${answer.data.signIn.token}`]) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ query: '{ me { id: databaseId } }' }),
      });
      expect(await response.json()).toMatchObject({ data: { me: { id } } });
    }
  });

  it('treats an empty header as no token', async () => {
    const { url } = await testApplication();
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: '' },
      body: JSON.stringify({ query: '{ me { id: databaseId } }' }),
    });
    expect(await response.json()).toMatchObject({ data: { me: null } });
  });

  it('returns the same error for an unknown address and a wrong password', async () => {
    const { email } = await student();
    const nobody = await guest();
    const wrong = await nobody.ask(SIGN_IN, { email, password: 'nope!' });
    const unknown = await nobody.ask(SIGN_IN, { email: 'nobody@vitstudent.ac.in', password: 'nope!' });
    expect(wrong.errors![0]!.message).toBe(unknown.errors![0]!.message);
    expect(wrong.errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('rejects even the right password after ten failures from an address in 15 minutes', async () => {
    const { email } = await student();
    const nobody = await guest();
    for (let attempt = 0; attempt < 10; attempt += 1) await nobody.ask(SIGN_IN, { email, password: 'wrong' });
    const answer = await nobody.ask(SIGN_IN, { email, password: 'password' });
    expect(answer.errors![0]!.extensions.code).toBe('RATE_LIMITED');
    expect(answer.errors![0]!.extensions.retryAfter).toBeGreaterThan(0);
  });

  it('stores the token only as a hash', async () => {
    const { token } = await student();
    const { container } = await testApplication();
    expect(await container.database.db.rows(sql`select id from sessions where token_hash = ${token!}`)).toEqual([]);
  });

  it('ends with sign-out, for that session only', async () => {
    const user = await student();
    const other = await (await guest()).ask(SIGN_IN, { email: user.email, password: 'password' });
    expect((await user.ask('mutation { signOut }')).data.signOut).toBe(true);
    expect(await user.ask('{ me { id: databaseId } }')).toMatchObject({ status: 401, errors: [{ extensions: { code: 'TOKEN_INVALID' } }] });
    const { url } = await testApplication();
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: other.data.signIn.token },
      body: JSON.stringify({ query: '{ me { id: databaseId } }' }),
    });
    expect(await response.json()).toMatchObject({ data: { me: { id: user.id } } });
  });

  it('expires after 30 days without use', async () => {
    const user = await student();
    const { container } = await testApplication();
    await container.database.db.rows(sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${user.id}`);
    expect(await user.ask('{ me { id: databaseId } }')).toMatchObject({ status: 401, errors: [{ extensions: { code: 'TOKEN_EXPIRED' } }] });
  });

  it('is extended by use', async () => {
    const user = await student();
    const { container } = await testApplication();
    const { db } = container.database;
    await db.rows(sql`update sessions set expires_at = now() + interval '1 day' where user_id = ${user.id}`);
    await user.ask('{ me { id: databaseId } }');
    const row = await db.one<{ far: boolean }>(sql`select expires_at > now() + interval '29 days' as far from sessions where user_id = ${user.id}`);
    expect(row!.far).toBe(true);
  });
});

describe('a forgotten password', () => {
  it('is reset with a mailed code, which ends all sessions', async () => {
    const user = await student();
    const nobody = await guest();
    await nobody.ask(RESET, { email: user.email });
    const otp = await codeFor(user.email);
    const answer = await nobody.ask(SET_PASSWORD, { input: { email: user.email, otp, password: 'fresh-one' } });
    expect(answer.data.resetPassword.message).toContain('changed');
    expect(await user.ask('{ me { id: databaseId } }')).toMatchObject({ status: 401, errors: [{ extensions: { code: 'TOKEN_INVALID' } }] });
    expect((await nobody.ask(SIGN_IN, { email: user.email, password: 'fresh-one' })).data.signIn.token).toBeTruthy();
  });

  it('gets the same response whether or not the address exists', async () => {
    const user = await student();
    const nobody = await guest();
    const known = await nobody.ask(RESET, { email: user.email });
    const unknown = await nobody.ask(RESET, { email: `${unique('nobody').replaceAll(' ', '')}@vitstudent.ac.in` });
    expect(known.data).toEqual(unknown.data);
  });

  it('is not reset with a sign-up code', async () => {
    const person = newPerson();
    const nobody = await guest();
    await nobody.ask(OTP, { email: person.email, collegeId: person.collegeId });
    const otp = await codeFor(person.email);
    const answer = await nobody.ask(SET_PASSWORD, { input: { email: person.email, otp, password: 'fresh-one' } });
    expect(answer.errors![0]!.extensions.code).toBe('OTP_INVALID');
  });
});

describe('auth mails', () => {
  it('have the same content in text and HTML, and no external images', async () => {
    const person = newPerson();
    await (await guest()).ask(OTP, { email: person.email, collegeId: person.collegeId });
    const mail = await mailTo(person.email);
    expect(mail.html).toContain(await codeFor(person.email));
    expect(mail.html).toContain('CampusCart');
    expect(mail.html).not.toContain('<img');
  });
});
