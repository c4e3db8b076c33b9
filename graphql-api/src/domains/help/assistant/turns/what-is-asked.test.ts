import { beforeAll, describe, expect, it } from 'vitest';
import { assistantGuest } from '../../../../../test/assistant-guest.ts';
import { shelfOf } from '../../../../../test/search-shelf.ts';

const ask = assistantGuest('what-is-asked');
const [harp, lute, anvil] = ['Salvi harp 34 strings', 'Salvi lute small', 'Vulcan anvil 20 kg'];

beforeAll(async () => {
  await shelfOf([
    { name: harp, description: 'Tuned.', price: 4000 },
    { name: lute, description: 'One peg new.', price: 1500 },
    { name: anvil, description: 'Not for weak arms.', price: 700 },
  ]);
});

describe('a text of several sentences', () => {
  it('is answered for its question, whatever else it says', async () => {
    const told = 'our fest is next week and i still have no idea what to do. my roommates are betting that i give up lol. do you have a harp';
    expect((await ask(told, 'told')).names).toEqual([harp]);
  });

  it('asks for a replacement of what was lost', async () => {
    expect((await ask('my anvil fell into the lake. i cried. need a cheap replacement', 'lost')).names).toEqual([anvil]);
  });

  it('is not required: "is there a" requests the thing that it names', async () => {
    expect((await ask('is there a calculator stand', 'there')).text).not.toContain('I do not know that');
  });

  it('asks for the last thing named before "is there one"', async () => {
    await ask('salvi harp', 'one');
    expect((await ask('that harp needs a lute beside it, is there one', 'one')).names).toEqual([lute]);
  });

  it('from somebody who feels low is answered with the helpline and with what was asked', async () => {
    const { text, names } = await ask('first week here and i am so homesick. do you have a lute?', 'low');
    expect(names).toEqual([lute]);
    expect(text).toContain('somebody listens');
    expect((await ask('i am so homesick', 'low')).names).toEqual([]);
  });

  it('that mentions suicide is answered with the helpline and nothing else', async () => {
    const { text, names } = await ask('i want to die. do you have a harp?', 'die');
    expect(names).toEqual([]);
    expect(text).toContain('Please talk to somebody who can help');
  });
});

describe('the product shown', () => {
  it('is left out when others are requested', async () => {
    await ask('salvi', 'others');
    await ask('salvi harp', 'others');
    expect((await ask('any other salvi', 'others')).names).toEqual([lute]);
  });

  it('is not shown for a different thing that no listing names', async () => {
    await ask('vulcan anvil', 'nothing');
    expect((await ask('something for zxqvwy', 'nothing')).names).toEqual([]);
  });

  it('stays when no listing states the excluded property, and the answer says so', async () => {
    await ask('vulcan anvil', 'property');
    const { text, names } = await ask('not plastic', 'property');
    expect(names).toEqual([anvil]);
    expect(text).toContain('None of these listings says "plastic".');
  });

  it('is sorted by price on request', async () => {
    await ask('salvi', 'order');
    expect((await ask('cheapest', 'order')).names).toEqual([lute, harp]);
  });
});
