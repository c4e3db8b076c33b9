import { MAX_TOKENS, endAccessToken, storeAccessToken } from '../../domains/people/access-tokens/access-token.service.ts';
import { testMailsTo } from '../../infra/test-mode/test-mails.queries.ts';
import { forgetTestToken, noteTestToken, testTokensOf } from '../../infra/test-mode/test-tokens.queries.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { TestMode } from '../../platform/test-mode/test-mode.ts';
import { addressesOf, idOf } from './seed.ts';
import type { OpenTestMarket, TestMarket } from './test-market.ts';

const contextOf = ({ market }: OpenTestMarket) => market.container.context(null, 'test-mode');

/** Returns test mode as the marketplace uses it. Reads open it only if it has been used before. */
export function testModeOf(market: TestMarket): TestMode {
  const tokens: TestMode['tokens'] = async (owner) => (market.exists ? testTokensOf((await market.open()).pool, owner) : []);
  return {
    tokens,
    open: async () => void (await market.open()),
    issue: async (owner, { token, name, person, scopes, days }) => {
      const open = await market.open();
      if ((await testTokensOf(open.pool, owner)).length >= MAX_TOKENS) return undefined;
      const id = await inTransaction(contextOf(open), (tx) =>
        storeAccessToken(tx, { user: idOf(person), name, token, scopes, days, allowedIps: null }),
      );
      await noteTestToken(open.pool, id, owner, person);
      return id;
    },
    revoke: async (owner, id) => {
      if (!market.exists) return false;
      const open = await market.open();
      if (!(await forgetTestToken(open.pool, id, owner))) return false;
      await endAccessToken(contextOf(open), id);
      return true;
    },
    mails: async (owner, first) => {
      const people = new Set((await tokens(owner)).map(({ person }) => person));
      if (people.size === 0) return [];
      return testMailsTo((await market.open()).pool, addressesOf([...people]), addressesOf(), first);
    },
    photo: async (hash, width) => market.current?.market.container.infra.photos.get(hash, width),
  };
}
