// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { CombinedGraphQLErrors } from '@apollo/client/errors';

beforeEach(() => sessionStorage.clear());

/** Imports the module again, as a page that was just loaded does. */
async function loaded() {
  vi.resetModules();
  return import('./idempotencyKey.ts');
}

const conflict = new CombinedGraphQLErrors({ data: null, errors: [{ message: 'Used', extensions: { code: 'IDEMPOTENCY_CONFLICT' } }] });

/** Sends an intention from a page that was just loaded. Returns its idempotency key. */
async function keySent(intention: string, failure?: Error): Promise<string> {
  const { sendOnce } = await loaded();
  let sent = '';
  const sending = sendOnce(intention, async (key) => {
    sent = key;
    if (failure) throw failure;
  });
  if (failure) await expect(sending).rejects.toBe(failure);
  else await sending;
  return sent;
}

it('keeps the key of an intention after its response was lost and the page reloaded', async () => {
  const lost = await keySent('order:5', new Error('unreachable'));
  expect(lost).toMatch(/^[0-9a-f]{32}$/);
  expect(await keySent('order:5', new Error('unreachable'))).toBe(lost);
  expect(await keySent('order:5')).toBe(lost);
});

it('gives each intention its own key, and the next intention a new one', async () => {
  const first = await keySent('order:5');
  expect(await keySent('order:5')).not.toBe(first);
  const lost = await keySent('order:5', new Error('unreachable'));
  expect(await keySent('order:6')).not.toBe(lost);
});

it('replaces a key that the server already knows with other input', async () => {
  const used = await keySent('order:5', conflict);
  expect(await keySent('order:5')).not.toBe(used);
});
