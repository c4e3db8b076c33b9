import { beforeAll, describe, expect, it } from 'vitest';
import { assistantGuest } from '../../../../../test/assistant-guest.ts';
import { shelfOf } from '../../../../../test/search-shelf.ts';

const ask = assistantGuest('clauses');
const [board, cheap, flute, tabla] = ['Powell skateboard', 'Strauss skateboard plain', 'Bansuri flute', 'Tabla pair copper'];
const clarinetCase = 'Clarinet case';

beforeAll(async () => {
  await shelfOf([
    { name: board, description: 'Wheels at the front.', price: 9000 },
    { name: cheap, description: 'No stickers.', price: 4000 },
    { name: flute, description: 'Key of G.', price: 400 },
    { name: clarinetCase, description: 'Hard.', price: 700 },
    { name: tabla, description: 'Tuned in June.', price: 2500 },
  ]);
});

describe('a long sentence', () => {
  it('is answered for the clause with the request, not for the story or the reason', async () => {
    const said =
      'there are no lamps near the ground and i can not run in the dark so i want a skateboard because my flute teacher says i breathe badly';
    expect((await ask(said, 'why')).names.toSorted()).toEqual([cheap, board].toSorted());
    const other = 'i need to practise for the fest and my friend he wants to play cricket so give me a tabla like the one my uncle had at home';
    expect((await ask(other, 'others')).names).toEqual([tabla]);
  });

  it('excludes what it rejects beside its request', async () => {
    expect((await ask('i have been getting so fat in the mess lately so i want a skateboard but not the powell', 'not')).names).toEqual([cheap]);
  });

  it('asks whether a thing is on sale even if it also says "it"', async () => {
    await ask('flute', 'it');
    expect((await ask('also the tabla my music teacher was talking about the whole class, is it there', 'it')).names).toEqual([tabla]);
  });
});

describe('a list of things', () => {
  it('has an answer that names what is not on sale, even an unknown word', async () => {
    const { names, text } = await ask('flute and a zorbulator', 'list');
    expect(names).toEqual([flute]);
    expect(text).toContain('nothing that fits "zorbulator"');
    const several = await ask('flute, treadmill and tabla', 'among');
    expect(several.names.toSorted()).toEqual([flute, tabla].toSorted());
    expect(several.text).toContain('nothing that fits "treadmill"');
  });

  it('may end with a budget or with the kind that is meant', async () => {
    expect((await ask('looking for a skateboard, max i can go is 5k', 'budget')).names).toEqual([cheap]);
    expect((await ask('skateboard, the strauss kind', 'kind')).names).toEqual([cheap]);
  });
});

describe('a rejection', () => {
  it('may be followed by several requests', async () => {
    await ask('skateboard', 'several');
    expect((await ask('skip the skateboard. flute and tabla', 'several')).names.toSorted()).toEqual([flute, tabla].toSorted());
  });

  it('may refer to the thing that the clause before it names', async () => {
    await ask('flute or tabla', 'before');
    expect((await ask('the tabla is a drum only for me, skip it', 'before')).names).toEqual([flute]);
  });

  it('removes the thing from the comparison', async () => {
    await ask('flute, skateboard and tabla', 'compare');
    await ask('no tabla', 'compare');
    expect((await ask('which of them is cheaper', 'compare')).names).not.toContain(tabla);
  });
});

describe('a price that is too high', () => {
  it('refers to the product shown, and asks for cheaper ones', async () => {
    await ask('skateboard', 'dear');
    expect((await ask('9000 is my whole mess money, lesser', 'dear')).names).toEqual([cheap]);
  });
});

describe('a request for cheaper things', () => {
  it('finds what costs less than the product shown, even if the thing is named again', async () => {
    await ask('powell skateboard', 'less');
    expect((await ask('any skateboard cheaper than that', 'less')).names).toEqual([cheap]);
    expect((await ask('any skateboard cheaper than that', 'less')).names).toEqual([]);
  });
});

describe('several pieces of one thing', () => {
  it('are priced as a multiple of one', async () => {
    await ask('flute', 'pieces');
    expect((await ask('how much for three of them', 'pieces')).text).toContain('₹1,200');
  });
});

describe('a request for an accessory', () => {
  it('finds it even if no listing mentions the product shown', async () => {
    await ask('tabla', 'with');
    expect((await ask('got a flute for it?', 'with')).names).toEqual([flute]);
  });

  it('finds it by the thing that it is for', async () => {
    expect((await ask('case for a clarinet', 'for')).names).toEqual([clarinetCase]);
  });
});

describe('a rejected thing', () => {
  it('is included again when it is named later', async () => {
    await ask('skateboard', 'again');
    await ask('no plain skateboards', 'again');
    expect((await ask('ok show the plain one then', 'again')).names).toContain(cheap);
  });

  it('may be everything that was requested, if another request follows', async () => {
    await ask('skateboard', 'abandoned');
    expect((await ask('drop it, what is there in flutes', 'abandoned')).names).toEqual([flute]);
  });

  it('is excluded when others of its kind are requested', async () => {
    await ask('powell skateboard', 'others');
    expect((await ask('any skateboard that is not powell', 'others')).names).not.toContain(board);
  });

  it('stays included if both are fine', async () => {
    expect((await ask('plain or no plain, any skateboard', 'both')).names.toSorted()).toEqual([cheap, board].toSorted());
  });

  it('is not cited even if nothing else was requested', async () => {
    expect((await ask('no skateboards, the warden is strict', 'refused')).names).toEqual([]);
  });
});

describe('a thing named after another', () => {
  it('is shown, not only what matches both', async () => {
    await ask('clarinet case', 'another');
    expect((await ask('and a tabla one', 'another')).names).toEqual([tabla]);
  });
});

describe('an unnamed thing', () => {
  it('is not the thing that it is used with', async () => {
    expect((await ask('something i can glue onto my skateboard', 'place')).names).toEqual([]);
  });
});

describe('a question about several products shown', () => {
  it('is answered for each of them', async () => {
    await ask('flute and tabla', 'each');
    const { text } = await ask('what sizes are those two', 'each');
    expect(text).toContain('Key of G.');
    expect(text).toContain('Tuned in June.');
  });
});

describe('a question that finds nothing as a whole', () => {
  it('is answered for its last clause', async () => {
    await ask('flute', 'clause');
    expect((await ask('r there two of them, my friend wants one too', 'clause')).names).toEqual([flute]);
  });
});

describe('a statement beside a question', () => {
  it('is ignored if a thing is named beside it', async () => {
    await ask('tabla', 'told');
    expect((await ask('hmm my fingers would hurt.. a flute instead', 'told')).names).toEqual([flute]);
  });

  it('may precede a question about the product shown', async () => {
    await ask('tabla', 'lead');
    const { names, text } = await ask('my uncle says used ones are fine if they sound right, so when did they tune this one', 'lead');
    expect(names).toEqual([tabla]);
    expect(text).toContain('Tuned in June.');
  });

  it('may follow a question about the product shown', async () => {
    await ask('tabla', 'follow');
    const said = 'what is the price of that one and is there more than one piece because my friend next to me did not buy a flute yet';
    expect((await ask(said, 'follow')).names).toEqual([tabla]);
  });

  it('may precede a question about the site', async () => {
    expect((await ask('i have an old flute to sell, how do i post it here', 'site')).text).toContain('Create Product');
  });
});

describe('"it"', () => {
  it('does not refer back past a thing that is not on sale', async () => {
    await ask('flute', 'lost');
    await ask('do you have a treadmill', 'lost');
    expect((await ask('how much is it', 'lost')).names).toEqual([]);
  });
});

describe('a detail missing from a listing', () => {
  it('is reported as missing, even if the question names a thing', async () => {
    await ask('skateboard under 5000', 'unsaid');
    expect((await ask('does it come with a charger', 'unsaid')).text).toContain('That is all that the listing says.');
  });
});

describe('"the first one"', () => {
  it('is reported as unknown if nothing was listed', async () => {
    const { text, names } = await ask('what does the first one cost', 'none');
    expect([text, names]).toEqual(['Nothing is listed to choose from. Tell me what you are looking for.', []]);
  });
});
