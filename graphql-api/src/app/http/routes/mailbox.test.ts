import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { expect, it } from 'vitest';
import { mailbox } from './mailbox.ts';

const mail = (to: string, subject: string) => `From: shop@example.com\r\nTo: ${to}\r\nSubject: ${subject}\r\n\r\nHello\r\n`;

it('shows all mails, newest first, or only those to one address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-mailbox-'));
  writeFileSync(join(folder, '1.eml'), mail('asha@vitstudent.ac.in', 'First'));
  writeFileSync(join(folder, '2.eml'), mail('ravi@vitstudent.ac.in', 'Second'));
  writeFileSync(join(folder, '3.eml'), mail('asha@vitstudent.ac.in', 'Third'));
  const server = express().use(mailbox(folder, false)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const subjects = async (query: string) => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/dev/mailbox?format=json${query}`);
    return ((await response.json()) as { subject: string }[]).map(({ subject }) => subject);
  };
  expect(await subjects('')).toEqual(['Third', 'Second', 'First']);
  expect(await subjects('&to=asha@vitstudent.ac.in')).toEqual(['Third', 'First']);
  writeFileSync(join(folder, '4.eml'), mail('asha@vitstudent.ac.in', 'Fourth'));
  rmSync(join(folder, '1.eml'));
  expect(await subjects('&to=asha@vitstudent.ac.in')).toEqual(['Fourth', 'Third']);
  server.close();
  rmSync(folder, { recursive: true });
});
