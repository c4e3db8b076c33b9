const STUDENT = [
  'products',
  'orders',
  'chats',
  'offers',
  'reviews',
  'favourites',
  'searches',
  'profile',
  'points',
  'notifications',
  'events',
  'webhooks',
];
const ADMIN = ['users', 'orders', 'categories', 'moderation', 'audit', 'search', 'announcements', 'events'].map((domain) => `admin:${domain}`);
const CONTACT = ['user:email', 'user:phone'];

const reads = (domains: readonly string[]) => domains.map((domain) => `${domain}:read`);
const writes = (domains: readonly string[]) => domains.map((domain) => `${domain}:write`);
const readsOfStudent = [...reads(STUDENT), ...CONTACT];
const readsOfAdmin = [...readsOfStudent, ...reads(ADMIN)];

/** What a token can be made for on the page. Programs that need other scopes make it by the API. */
interface Choice {
  text: string;
  scopes: readonly string[];
  /** Whether it is for administrators alone. */
  admin?: boolean;
}

/** The choices of the form, in their order. */
export const choices: readonly Choice[] = [
  { text: 'read', scopes: readsOfStudent },
  { text: 'read listings only', scopes: ['products:read'] },
  { text: 'read without contact data', scopes: reads(STUDENT) },
  { text: 'read and write', scopes: [...readsOfStudent, ...writes(STUDENT)] },
  { text: 'read as administrator', scopes: readsOfAdmin, admin: true },
  { text: 'read and write as administrator', scopes: [...readsOfAdmin, ...writes([...STUDENT, ...ADMIN])], admin: true },
];

/** The scopes of a choice, by its text. */
export const scopesOf = (text: string): string[] => [...choices.find((choice) => choice.text === text)!.scopes];

/** The scopes of a token as text: a choice of the form, or the scopes themselves. */
export function scopesText(scopes: readonly string[]): string {
  const isSame = (choice: Choice) => choice.scopes.length === scopes.length && choice.scopes.every((scope) => scopes.includes(scope));
  return choices.find(isSame)?.text ?? scopes.join(', ');
}
