import { beforeAll, describe, expect, it } from 'vitest';
import { assistantGuest } from '../../../../test/assistant-guest.ts';
import { category, listing, student } from '../../../../test/test-clients.ts';

const ask = assistantGuest('refusals');

beforeAll(async () => {
  const seller = await student();
  const categoryId = await category();
  for (const name of ['Nivia melodica', 'Bata melodica', 'Asics melodica waterproof'])
    await listing(seller, { name, description: 'Kept well.', categoryId });
  await listing(seller, { name: 'Sleepwell mattress 6x3', description: 'Firm.', categoryId, price: 1500 });
});

describe('the assistant in a conversation', () => {
  it('excludes one brand after another, also after "no" alone', async () => {
    expect((await ask('melodica', 'refused')).names).toHaveLength(3);
    expect((await ask('not nivia', 'refused')).names).not.toContain('Nivia melodica');
    expect((await ask('no bata', 'refused')).names).toEqual(['Asics melodica waterproof']);
  });

  it('answers a question about the product shown from its description', async () => {
    await ask('asics melodica', 'said');
    expect((await ask('is it waterproof', 'said')).text).toContain('Kept well.');
  });

  it('suggests the kind of thing for a brand without listings, and continues from that', async () => {
    const { text, names } = await ask('do you have a duroflex', 'maker');
    expect(text).toContain('I found nothing that fits "duroflex". What there is for "mattress": ');
    expect(names).toEqual([]);
    expect((await ask('how much is it', 'maker')).text).toMatch(/mattress/i);
  });
});
