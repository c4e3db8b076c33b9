import { createECDH } from 'node:crypto';
import type { Random } from './random.ts';

/** Existing objects that inputs can refer to. */
export interface Subjects {
  /** Ids of existing objects. */
  ids: readonly string[];
  globalIds: readonly string[];
  /** Ids from `ids` that fit arguments and fields, by name. */
  fitting: Readonly<Record<string, string>>;
  /** Email addresses of accounts. */
  emails: readonly string[];
  /** Cursors of pages of several lists. */
  cursors: readonly string[];
}

/** Subjects that do not exist, for inputs that would end what later inputs need. */
export const nobody: Subjects = {
  ids: ['999999999'],
  globalIds: [globalId('User', '999999999')],
  fitting: {},
  emails: ['nobody@vitstudent.ac.in'],
  cursors: [],
};

export function globalId(type: string, id: string): string {
  return Buffer.from(`${type}:${id}`).toString('base64');
}

const DAY_MS = 86_400_000;
const ecdh = createECDH('prime256v1');
ecdh.setPrivateKey(Buffer.alloc(32, 1));
const pushKey = ecdh.getPublicKey('base64url');
const pushSecret = 'A'.repeat(22);
const endpoint = 'https://push.example.com/x';

/** Texts that clients send, by the name of the argument or field. Other names get words. */
const usualTexts: Record<string, readonly string[]> = {
  phone: ['+919840012345', '9840012345'],
  otp: ['123456'],
  code: ['123456', 'CSE2005'],
  courseCode: ['CSE2005'],
  courseCodes: ['CSE2005'],
  csv: ['CSE2005,Data Structures,SCOPE'],
  isbn: ['9780131103627'],
  collegeId: ['22BCE1234'],
  password: ['password'],
  currentPassword: ['password'],
  upiId: ['someone@okbank'],
  endpoint: [endpoint],
  oldEndpoint: [endpoint],
  p256dh: [pushKey],
  auth: [pushSecret],
  oldAuth: [pushSecret],
  status: ['Shipped', 'Processing'],
};

/** Returns whether a text with this name is an object's id. REST and older inputs declare ids as texts. */
const isId = (name: string): boolean => /^(id|.*Id|category|checked)$/.test(name) && name !== 'collegeId' && name !== 'upiId';

/** Returns an id for a name, usually of an object of the right kind. */
function fittingId(name: string, random: Random, { ids, fitting }: Subjects): string {
  const known = fitting[name];
  return known !== undefined && random.chance(0.7) ? known : random.pick(ids);
}

/** Returns a text that a client would send for a name. */
export function usualText(name: string, random: Random, about: Subjects): string {
  if ((name === 'after' || name === 'before') && about.cursors.length > 0) return random.pick(about.cursors);
  if (name === 'email') return random.pick([...about.emails, 'a@vitstudent.ac.in', 'someone@example.org']);
  if (isId(name)) return fittingId(name, random, about);
  return random.pick(usualTexts[name] ?? ['Lamp', 'Good', 'Works well']);
}

/** Returns an id: of an object, local or global, or the position of an event. */
export function usualId(name: string, random: Random, about: Subjects, isGlobal: boolean): string {
  if (isGlobal || name === 'subject') return random.pick(about.globalIds);
  return name === 'after' ? '0' : fittingId(name, random, about);
}

/** Returns a time in the next days, on a full hour. */
export function usualTime(random: Random): string {
  return new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + (1 + random.below(72)) * 3_600_000).toISOString();
}
