import { describe, expect, it } from 'vitest';
import { addressesOf, defaultScopes, groupsFor, scopesText, withoutIncluded, type ScopeGroup } from './scopes.ts';

const orders: ScopeGroup = { about: 'Orders', read: 'orders:read', write: 'orders:write', isForAdministrators: false };
const email: ScopeGroup = { about: 'Email addresses', read: 'user:email', write: null, isForAdministrators: false };
const users: ScopeGroup = { about: 'Accounts', read: 'admin:users:read', write: 'admin:users:write', isForAdministrators: true };
const groups = [orders, email, users];

describe('the scopes in the access token form', () => {
  it('include none for administrators when the user is a student, and select none of these at first for an administrator', () => {
    expect(groupsFor(groups, false)).toEqual([orders, email]);
    expect(groupsFor(groups, true)).toEqual(groups);
    expect(defaultScopes(groups)).toEqual(['orders:read', 'user:email']);
  });

  it('omit read scopes that a write scope includes', () => {
    expect(withoutIncluded(groups, ['orders:read', 'orders:write', 'user:email'])).toEqual(['orders:write', 'user:email']);
  });

  it('are counted when a token has many', () => {
    expect(scopesText(['orders:read', 'user:email'])).toBe('orders:read, user:email');
    expect(scopesText(['a:read', 'b:read', 'c:read', 'd:read'])).toBe('4 permissions');
  });
});

describe('the addresses in the access token form', () => {
  it('are separated by commas or spaces and null when empty', () => {
    expect(addressesOf(' 203.0.113.7, 2001:db8::/32 198.51.100.0/24 ')).toEqual(['203.0.113.7', '2001:db8::/32', '198.51.100.0/24']);
    expect(addressesOf('  ')).toBeNull();
  });
});
