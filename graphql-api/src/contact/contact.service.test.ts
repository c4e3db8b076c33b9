import { describe, expect, it } from 'vitest';
import { guest } from '../../test/actors.ts';
import { mailTo } from '../../test/mail.ts';

const SEND = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { reference message } }';

describe('the contact form', () => {
  it('stores the message under a reference number and mails a copy', async () => {
    const answer = await (await guest()).ask(SEND, { input: { name: 'Nila', email: 'nila@example.com', message: 'Is <b>this</b> on?' } });
    const { reference, message } = answer.data.sendContactMessage;
    expect(message).toBe('Message sent successfully!');
    const mail = await mailTo('hello@campuscart.example', ({ subject }) => subject?.includes(reference) ?? false);
    expect(mail.text).toContain('Is <b>this</b> on?');
    expect(mail.html).toContain('&lt;b&gt;');
  });

  it('names what is missing', async () => {
    const answer = await (await guest()).ask(SEND, { input: { name: '', email: 'x', message: '' } });
    expect(answer.errors![0]!.extensions.fields!.map(({ field }) => field)).toEqual(['name', 'email', 'message']);
  });
});
