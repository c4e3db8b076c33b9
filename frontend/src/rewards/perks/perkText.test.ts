import { describe, expect, it } from 'vitest';
import { perkText } from './perkText.ts';

const bought = { endsAt: '2026-12-03T12:00:00Z', shown: 12, opened: 1 };

describe('a bought perk', () => {
  it('states how often a boost was seen', () =>
    expect(perkText({ ...bought, perk: 'BOOST' })).toBe('until 03/12/2026 · shown 12 times, opened once'));
  it('states what was refunded when it ended early', () =>
    expect(perkText({ ...bought, perk: 'HIGHLIGHT', endedAt: '2026-12-01T12:00:00Z', returned: 8 })).toBe('ended 01/12/2026 · 8 points came back'));
});
