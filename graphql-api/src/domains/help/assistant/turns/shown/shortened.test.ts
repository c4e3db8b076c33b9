import { beforeAll, describe, expect, it } from 'vitest';
import { assistantGuest } from '../../../../../../test/assistant-guest.ts';
import { shelfOf } from '../../../../../../test/search-shelf.ts';

const ask = assistantGuest('shortened');
const [modem, easel, gong] = ['Netgear modem AC1200', 'Camlin easel beech', 'Paiste gong 20 inch'];
const NOTHING_ELSE = 'I found nothing else by those words.';

beforeAll(async () => {
  await shelfOf([
    { name: modem, description: 'Firmware of last year. Reset done.', price: 900 },
    { name: easel, description: 'Ledge for brushes, 120 cm in length.', price: 1200 },
    { name: gong, description: 'Mallet wrapped in felt.', price: 5000 },
  ]);
});

describe('a short question after an answer', () => {
  it('is written out as the text of what was shown has it', async () => {
    await ask('netgear modem', 'short');
    expect((await ask('frmwr', 'short')).names).toEqual([modem]);
    await ask('camlin easel', 'mistyped');
    expect((await ask('lenth', 'mistyped')).names).toEqual([easel]);
  });

  it('in one word of that text asks of it', async () => {
    await ask('paiste gong', 'word');
    const { names, text } = await ask('felt?', 'word');
    expect(names).toEqual([gong]);
    expect(text).not.toContain(NOTHING_ELSE);
  });

  it('that names a thing which nobody sells is not', async () => {
    await ask('paiste gong', 'thing');
    expect((await ask('samosa', 'thing')).names).toEqual([]);
  });
});
