import { describe, expect, it } from 'vitest';
import { withBoosts } from './withBoosts.ts';

const list = (...ids: string[]) => ids.map((id) => ({ id }));
const idsOf = (placed: ReturnType<typeof withBoosts>) => placed.map(({ node, isBoosted }) => (isBoosted ? `*${node.id}` : node.id)).join(' ');

describe('boosted listings', () => {
  it('are first and fifth', () =>
    expect(idsOf(withBoosts(list('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), list('x', 'y')))).toBe('*x a b c *y d e f g h'));
  it('appear once in the list', () => expect(idsOf(withBoosts(list('a', 'b', 'c', 'd'), list('c', 'a')))).toBe('*c b d *a'));
  it('leave a list without boosts unchanged', () => expect(idsOf(withBoosts(list('a', 'b'), null))).toBe('a b'));
  it('are at most two', () => expect(idsOf(withBoosts(list('a'), list('x', 'y', 'z')))).toBe('*x a *y'));
});
