import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { guest } from '../../../../test/test-clients.ts';
import { mailTo } from '../../../../test/mail.ts';
import { testApplication } from '../../../../test/application.ts';
import { emailJsRelay } from '../../../infra/mail/emailjs.ts';
import { sql } from '../../../platform/database/sql.ts';
import { sendContactMessage } from './contact.service.ts';

const SEND = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { reference message } }';

describe('the contact form', () => {
  it('stores the message under a reference number and mails a copy', async () => {
    const answer = await (await guest()).ask(SEND, { input: { name: 'Nila', email: 'nila@example.com', message: 'Is <b>this</b> on?' } });
    const { reference, message } = answer.data.sendContactMessage;
    expect(message).toBe('Message sent successfully!');
    const mail = await mailTo('hello@campuscart.example', ({ subject }) => subject?.includes(`message ${reference} `) ?? false);
    expect(mail.text).toContain('Is <b>this</b> on?');
    expect(mail.html).toContain('&lt;b&gt;');
  });

  it('names the missing fields', async () => {
    const answer = await (await guest()).ask(SEND, { input: { name: '', email: 'x', message: '' } });
    expect(answer.errors![0]!.extensions.fields!.map(({ field }) => field)).toEqual(['name', 'email', 'message']);
  });
});

describe('the third-party service for contact messages', () => {
  it('gets the ids and the three fields, and a copy is mailed if it fails', async () => {
    const seen: unknown[] = [];
    let status = 200;
    const server = createServer((request, response) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
        seen.push(JSON.parse(Buffer.concat(chunks).toString()));
        response.writeHead(status).end('OK');
      })();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { container } = await testApplication();
    const contactRelay = emailJsRelay({ serviceId: 's', templateId: 't', userId: 'u' }, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const plain = container.context(null, 'relay');
    const ctx = { ...plain, infra: { ...plain.infra, contactRelay } };
    const input = { name: 'Nila', email: 'nila@example.com', message: 'Hello' };
    const copies = (id: string) =>
      container.database.db.rows(sql`select id from outgoing_mails where template = 'contactMessage' and data ->> 'id' = ${id}`);
    const first = await sendContactMessage(ctx, input);
    expect(seen).toEqual([{ service_id: 's', template_id: 't', user_id: 'u', template_params: input }]);
    expect(await copies(first)).toEqual([]);
    status = 500;
    const second = await sendContactMessage(ctx, input);
    const mail = await mailTo('hello@campuscart.example', ({ subject }) => subject?.includes(`message ${second} `) ?? false);
    expect(mail.text).toContain('Hello');
    server.close();
  });
});
