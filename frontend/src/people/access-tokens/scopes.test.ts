import { describe, expect, it } from 'vitest';
import { addressesOf, defaultScopes, groupsFor, scopesText, withoutIncluded, type ScopeGroup } from './scopes.ts';

const orders: ScopeGroup = { about: 'Orders', read: 'orders:read', write: 'orders:write', isForAdministrators: false };
const email: ScopeGroup = { about: 'Email addresses', read: 'user:email', write: null, isForAdministrators: false };
const users: ScopeGroup = { about: 'Accounts', read: 'admin:users:read', write: 'admin:users:write', isForAdministrators: true };
const groups = [orders, email, users];

describe('the scopes of the form of access tokens', () => {
  it('give students none of administrators, and administrators none of these at first', () => {
    expect(groupsFor(groups, false)).toEqual([orders, email]);
    expect(groupsFor(groups, true)).toEqual(groups);
    expect(defaultScopes(groups)).toEqual(['orders:read', 'user:email']);
  });

  it('leave out the reading of what may be changed', () => {
    expect(withoutIncluded(groups, ['orders:read', 'orders:write', 'user:email'])).toEqual(['orders:write', 'user:email']);
  });

  it('are counted where a token has many', () => {
    expect(scopesText(['orders:read', 'user:email'])).toBe('orders:read, user:email');
    expect(scopesText(['a:read', 'b:read', 'c:read', 'd:read'])).toBe('4 permissions');
  });
});

describe('the addresses of the form of access tokens', () => {
  it('are separated by commas or spaces, and null for none', () => {
    expect(addressesOf(' 203.0.113.7, 2001:db8::/32 198.51.100.0/24 ')).toEqual(['203.0.113.7', '2001:db8::/32', '198.51.100.0/24']);
    expect(addressesOf('  ')).toBeNull();
  });
});
