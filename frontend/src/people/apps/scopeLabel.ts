import type { ScopeGroup } from '../access-tokens/scopes.ts';

/** What a scope lets an app do, in words: "Read and change: Your chats". */
export function scopeLabel(groups: readonly ScopeGroup[], scope: string): string {
  const group = groups.find(({ read, write }) => read === scope || write === scope);
  if (!group) return scope;
  return `${group.write === scope ? 'Read and change' : 'Read'}: ${group.about}`;
}
