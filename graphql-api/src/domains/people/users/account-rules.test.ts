import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { guest } from '../../../../test/test-clients.ts';
import { outboxMailer, readOutbox } from '../../../infra/mail/mailer.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DomainError } from '../../../platform/errors.ts';
import { Validator } from '../../../platform/input/validation.ts';
import { emailRule } from './account-rules.ts';

function isAccepted(email: string): boolean {
  const validator = new Validator();
  validator.text('email', email, emailRule);
  try {
    validator.assertValid();
    return true;
  } catch (error) {
    expect((error as DomainError).extensions.fields).toEqual([{ field: 'email', message: 'Enter a valid email address' }]);
    return false;
  }
}

const good = [
  'asha@vitstudent.ac.in',
  ' Asha.K+books@VITSTUDENT.ac.in ',
  "o'brien_1@example.com",
  'asha!#$%&*=?^`{|}~@example.com',
  'a@b.example',
  `${'a'.repeat(64)}@example.com`,
];

const bad = [
  'a,bombed@vitstudent.ac.in',
  'bombed@elsewhere.example,a@vitstudent.ac.in',
  'a;bombed@vitstudent.ac.in',
  'a(bombed)@vitstudent.ac.in',
  'a(@vitstudent.ac.in',
  'a\\@vitstudent.ac.in',
  'a\\,b@vitstudent.ac.in',
  'group:bombed@vitstudent.ac.in',
  '"a,bombed"@vitstudent.ac.in',
  '"a"@vitstudent.ac.in',
  'bombed@elsewhere.example <a@vitstudent.ac.in>',
  '<bombed@elsewhere.example>a@vitstudent.ac.in',
  'a@bombed@vitstudent.ac.in',
  'a b@vitstudent.ac.in',
  'a\nb@vitstudent.ac.in',
  'a\r\nbcc:bombed@vitstudent.ac.in',
  'a\u0000@vitstudent.ac.in',
  'a[b]@vitstudent.ac.in',
  'a@[127.0.0.1]',
  'a@localhost',
  '.a@vitstudent.ac.in',
  'a..b@vitstudent.ac.in',
  'a@vitstudent.ac.in.',
  '@vitstudent.ac.in',
  'a',
  '',
  `${'a'.repeat(65)}@example.com`,
  `aaaa@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example`,
];

describe('an e-mail address', () => {
  it.each(good)('is accepted, and is a single recipient to the mailer: %s', async (email) => {
    expect(isAccepted(email)).toBe(true);
    const transport = createTransport({ jsonTransport: true });
    const { envelope } = await transport.sendMail({ from: 'a@b.example', to: email.trim().toLowerCase(), text: 'x' });
    expect(envelope.to).toEqual([email.trim().toLowerCase()]);
  });

  it.each(bad)('is rejected: %j', (email) => {
    expect(isAccepted(email)).toBe(false);
  });

  it('that contains two is mailed to neither', async () => {
    const nobody = await guest();
    const answer = await nobody.ask('mutation ($e: String!) { requestSignUpOtp(input: { email: $e, collegeId: "1" }) { message } }', {
      e: 'a,bombed@vitstudent.ac.in',
    });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'email' }] } }]);
  });

  it('is passed to the mailer as one address, whatever it contains', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'campuscart-outbox-'));
    try {
      await outboxMailer(folder, 'a@b.example').send({ to: 'a@b.example, bombed@c.example', subject: 's', text: 't', html: 'h' });
      const [mail] = readOutbox(folder);
      expect(mail!.source.toString()).not.toContain('To: a@b.example, bombed@c.example');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
