import type { ScopeGroup } from '../access-tokens/scopes.ts';

/** Returns the text for a scope, such as "Read and change: Your chats". */
export function scopeLabel(groups: readonly ScopeGroup[], scope: string): string {
  const group = groups.find(({ read, write }) => read === scope || write === scope);
  if (!group) return scope;
  return `${group.write === scope ? 'Read and change' : 'Read'}: ${group.about}`;
}
