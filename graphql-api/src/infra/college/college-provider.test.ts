import { expect, it } from 'vitest';
import { collegeProvider } from './college-provider.ts';

const settings = { issuer: 'http://127.0.0.1:9', clientId: 'market', clientSecret: 'secret-of-the-market', collegeIdClaim: undefined };

it('the college provider is unavailable while nothing responds at its address, and the cause is logged without the secret', async () => {
  const told: string[] = [];
  const provider = collegeProvider(settings, 'https://market.example/auth/college/callback', (error) => told.push((error as Error).message));
  await expect(provider.begin()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', extensions: { retryAfter: 60 } });
  expect(told).toEqual([expect.stringContaining('fetch failed')]);
  expect(told[0]).not.toContain(settings.clientSecret);
});
