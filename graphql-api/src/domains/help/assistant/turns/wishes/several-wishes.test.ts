import { beforeAll, describe, expect, it } from 'vitest';
import { assistantGuest } from '../../../../../../test/assistant-guest.ts';
import { shelfOf } from '../../../../../../test/search-shelf.ts';
import { listing, student } from '../../../../../../test/test-clients.ts';

const ask = assistantGuest('several-wishes');
const [big, small, microscope, steth] = ['Celestron telescope 90 mm', 'Orion telescope 60 mm', 'Olympus microscope', 'Littmann stethoscope'];

beforeAll(async () => {
  await shelfOf([
    { name: big, description: 'With a tripod.', price: 9000 },
    { name: small, description: 'Red.', price: 3000 },
    { name: microscope, description: 'Magnifies 400 times.', price: 5000 },
    { name: steth, description: 'For the clinic.', price: 1500 },
  ]);
});

describe('a question about several things', () => {
  it('is answered for each, also after "or", and its last limit applies to all', async () => {
    expect((await ask('telescope or microscope', 'or')).names.toSorted()).toEqual([big, microscope, small].toSorted());
    expect((await ask('a microscope, oh and a stethoscope', 'and')).names.toSorted()).toEqual([microscope, steth].toSorted());
    expect((await ask('microscope or telescope under 4000', 'limit')).names).toEqual([small]);
  });

  it('may be followed by a question about one of them and then about another', async () => {
    await ask('telescope and microscope', 'choose');
    expect((await ask('only the microscope', 'choose')).names).toEqual([microscope]);
    expect((await ask('how many times does it magnify', 'choose')).text).toContain('Magnifies 400 times.');
    expect((await ask('ok and the telescope?', 'choose')).names.toSorted()).toEqual([big, small].toSorted());
  });

  it('may be followed by limits for all of them and by exclusions', async () => {
    await ask('telescope or microscope', 'limits');
    expect((await ask('make it 5000', 'limits')).names.toSorted()).toEqual([microscope, small].toSorted());
    expect((await ask('no telescopes', 'limits')).names).toEqual([microscope]);
  });
});

describe('a question with a remark beside it', () => {
  it('is answered for what it names', async () => {
    expect((await ask('my exam is in 2 weeks and the old one just died lol, need a microscope', 'aside')).names).toEqual([microscope]);
  });
});

describe('a rejection', () => {
  it('may follow its thing, precede another request, or refer to the product shown', async () => {
    await ask('telescope', 'refuse');
    expect((await ask('celestron nahi', 'refuse')).names).toEqual([small]);
    expect((await ask('no telescopes then. stethoscope', 'refuse')).names).toEqual([steth]);
    await ask('telescope under 4000', 'that');
    expect((await ask('not that one, a microscope', 'that')).names).toEqual([microscope]);
  });

  it('is not a choice such as "no the orion one"', async () => {
    await ask('telescope', 'choice');
    expect((await ask('no the orion one', 'choice')).names).toEqual([small]);
  });
});

describe('a budget', () => {
  it('may be stated in a sentence, and a new bound replaces the last one', async () => {
    await ask('telescope above 5000', 'budget');
    expect((await ask('papa said 4 thousand max', 'budget')).names).toEqual([small]);
    expect((await ask('budget increased, 10000', 'budget')).names.toSorted()).toEqual([big, small].toSorted());
  });
});

describe('the product shown', () => {
  it('is described if it is the only one or if a question asks about a part of it', async () => {
    expect((await ask('orion telescope', 'shown')).text).toContain('> Red.');
    expect((await ask('what colour is it', 'shown')).text).toContain('> Red.');
    await ask('telescope', 'tripod');
    expect((await ask('which has a tripod', 'tripod')).names).toEqual([big]);
  });

  it('is not the subject of a question about something else', async () => {
    await ask('orion telescope', 'else');
    expect((await ask("what colour is the dean's car", 'else')).names).toEqual([]);
  });
});

describe('prices of products shown', () => {
  it('are added up for all products or for those named', async () => {
    await ask('microscope and stethoscope', 'sum');
    expect((await ask('how much for both together', 'sum')).text).toContain('Together: ₹6,500');
    expect((await ask('orion telescope plus the stethoscope, total?', 'sum')).text).toContain('Together: ₹4,500');
  });

  it('are compared, also between two products shown one after the other', async () => {
    await ask('telescope', 'difference');
    expect((await ask('whats the difference', 'difference')).text).toContain('is cheaper by ₹6,000');
    await ask('stethoscope', 'one by one');
    await ask('microscope', 'one by one');
    expect((await ask('difference?', 'one by one')).text).toContain('is cheaper by ₹3,500');
  });

  it('determine the cheapest and the most expensive, and "the other one" is the remaining one of two', async () => {
    await ask('telescope', 'pick');
    expect((await ask('which of them costs the most', 'pick')).names).toEqual([big]);
    expect((await ask('and the other one', 'pick')).names).toEqual([small]);
    expect((await ask('cheapest of the two', 'pick')).names).toEqual([small]);
  });

  it('are not added up for a question that names nothing to count', async () => {
    await ask('microscope', 'uncounted');
    expect((await ask('how much in total', 'uncounted')).text).not.toContain('Together');
  });
});

describe('a long sentence', () => {
  it('is answered for the clause with the request', async () => {
    const said = 'my old telescope fell down last week and nobody could repair it any more, so i want a stethoscope for the clinic, is there one';
    expect((await ask(said, 'long')).names).toEqual([steth]);
  });
});

describe('thanks and greetings', () => {
  it.each(['ok thanks', 'thanks bro', 'nandri pa', 'badhiya thank you'])('"%s" is answered as thanks', async (said) => {
    expect((await ask(said, 'thanks')).text).toContain('You are welcome');
  });

  it.each(['hii', 'heyy bro', 'vanakkam da'])('"%s" is answered as a greeting, even if a listing has that name', async (said) => {
    await listing(await student(), { name: `${said} USB cam` });
    expect((await ask(said, 'hello')).names).toEqual([]);
  });
});
