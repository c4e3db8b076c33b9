import { beforeAll, describe, expect, it } from 'vitest';
import { assistantGuest } from '../../../../../test/assistant-guest.ts';
import { shelfOf } from '../../../../../test/search-shelf.ts';

const ask = assistantGuest('beside');
const [easel, sitar, rug, tandem] = ['Vermeer easel', 'Rikhi Ram sitar', 'Kilim rug', 'Peugeot tandem'];

beforeAll(async () => {
  await shelfOf([
    { name: easel, description: 'Crank turns well.', price: 700 },
    { name: sitar, description: 'Gourd varnished anew.', price: 6000 },
    { name: rug, description: 'Tassels at both ends.', price: 900 },
    { name: tandem, description: 'Crank oiled.', price: 9000 },
  ]);
});

describe('a word that may be about the product shown', () => {
  it('is answered with that product as well if nothing is found', async () => {
    await ask('sitar', 'unknown');
    const { text, names } = await ask('gurd', 'unknown');
    expect(names).toEqual([]);
    expect(text).toMatch(/^I found nothing.*\n\nAbout \[Rikhi Ram sitar\]\(\/product\/\d+\) from before: ₹6,000, 3 available, condition good\./);
    expect(text).toContain('> Gourd varnished anew.');
  });

  it('is not answered with a list of what the assistant can do', async () => {
    await ask('sitar', 'short');
    expect((await ask('rpm', 'short')).text).toMatch(/^I do not know that\.\n\nAbout \[Rikhi Ram sitar\]/);
  });

  it('is answered with what is found first, and later questions are about that', async () => {
    await ask('easel', 'found');
    const { text, names } = await ask('tassels', 'found');
    expect(names).toEqual([rug]);
    expect(text).toContain('About [Vermeer easel]');
    expect((await ask('how much is it', 'found')).names).toEqual([rug]);
  });
});

describe('a single answer', () => {
  it('is given to a request', async () => {
    await ask('sitar', 'wish');
    expect((await ask('show me tassels', 'wish')).text).not.toContain('from before');
    expect((await ask('do you have a hovercraft', 'wish')).text).not.toContain('from before');
  });

  it('is given when another thing is named', async () => {
    await ask('sitar', 'named');
    expect((await ask('tandem', 'named')).text).not.toContain('from before');
  });

  it('is given to a rejection, and when nothing was shown', async () => {
    await ask('sitar', 'refused');
    expect((await ask('not sitar', 'refused')).text).not.toContain('from before');
    expect((await ask('gurd', 'nothing')).text).not.toContain('from before');
  });
});
