import { beforeAll, describe, expect, it } from 'vitest';
import { category, guest, student, unique } from '../../../../../test/test-clients.ts';
import { testApplication } from '../../../../../test/application.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { planSearch, planWords } from '../planning.ts';
import { forgetVocabulary } from '../search.service.ts';
import { Vocabulary } from './vocabulary.ts';

const SEARCH = 'query ($s: String!) { products(first: 50, filter: { search: $s }, sort: RELEVANCE) { totalCount nodes { name } } }';
const MANY = 100;

/** Returns a word that no other text contains. */
const word = (start: string) => start + [...unique('').replaceAll(/\D/g, '').slice(-9)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');

async function list(names: string[]) {
  const { container } = await testApplication();
  const [seller, categoryId] = [await student(), await category()];
  await container.database.db.rows(sql`insert into products (name, description, price, quantity, shipping, category_id, seller_id)
    select name, 'As new.', 10, 1, false, ${categoryId}::bigint, ${seller.id}::bigint from unnest(${names}::text[]) as name`);
  forgetVocabulary(container.context(null, 'test'));
}

const search = async (s: string) => (await (await guest()).ask(SEARCH, { s })).data.products as { totalCount: number; nodes: { name: string }[] };

beforeAll(() => testApplication());

describe('a search for words that occur in many listings', () => {
  it('finds listings with all words and no near ones, however often it is repeated', async () => {
    const [first, second] = [word('que'), word('vix')];
    await list([...Array.from({ length: MANY }, () => `${first} ${second}`), `${first} holder`]);
    for (const time of ['first', 'second']) expect((await search(`${first} ${second}`)).totalCount, time).toBe(MANY);
  });

  it('finds names with a word that starts with a frequent last word', async () => {
    const beginning = word('zor');
    await list([...Array.from({ length: MANY }, (_, index) => `${beginning} ${index}`), `${beginning}wala`]);
    const { totalCount, nodes } = await search(beginning);
    expect(totalCount).toBe(MANY + 1);
    expect(nodes.every(({ name }) => name.startsWith(beginning))).toBe(true);
  });

  it('matches a frequent last word only as a whole, unless the search is saved for later listings', () => {
    const vocabulary = new Vocabulary(new Map(), [], []);
    vocabulary.add('lantern', MANY);
    vocabulary.add('lanyard', MANY - 1);
    expect(planSearch(vocabulary, 'lantern', new Map()).exact).toBe("('lantern')");
    expect(planSearch(vocabulary, 'lanyard', new Map()).exact).toBe("('lanyard':*)");
    expect(planWords(vocabulary, 'lantern').related).toBe("('lantern':*)");
  });
});
