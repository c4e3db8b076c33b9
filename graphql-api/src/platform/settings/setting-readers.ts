/** Environment variables. */
export type Env = Record<string, string | undefined>;

/** An error about a setting. It names the setting. */
export class SettingError extends Error {}

/** Reads a whole number that is at least 0; empty means the default. */
export function wholeNumber(env: Env, name: string, fallback: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new SettingError(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
  }
  return value;
}

/** Reads a boolean: 0, 1, or words for them; empty means the default. */
export function boolean(env: Env, name: string, fallback: boolean): boolean {
  const text = (env[name] ?? '').toLowerCase();
  if (text === '') return fallback;
  if (['1', 'true', 'on', 'yes'].includes(text)) return true;
  if (['0', 'false', 'off', 'no'].includes(text)) return false;
  throw new SettingError(`${name} must be 0 or 1, not "${text}".`);
}

/** Returns whether the user name and password are percent-encoded. A bare / in a password would move the rest of the password into the path. */
function hasReadableCredentials({ protocol, username, password, pathname }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return protocol.startsWith('http') || !pathname.includes('@');
  } catch {
    return false;
  }
}

/** Reads a URL with one of these protocols. It may contain a password, so the error does not repeat it. */
export function url(env: Env, name: string, protocols: string[]): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (!parsed || !protocols.includes(parsed.protocol) || !hasReadableCredentials(parsed)) {
    const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ');
    throw new SettingError(
      `${name} must be a URL that starts with ${beginnings}. Percent-encode special characters in a name or password, such as %40 for @.`,
    );
  }
  return text;
}

/** Reads one of the allowed words; empty means the default. */
export function oneOf(env: Env, name: string, allowed: string[], fallback: string): string {
  const text = env[name] || fallback;
  if (!allowed.includes(text)) throw new SettingError(`${name} must be one of ${allowed.join(', ')}, not "${text}".`);
  return text;
}

/** Reads hosts separated by commas, with a port if it is not the default one. */
export function hosts(env: Env, name: string): string[] {
  const list = (env[name] ?? '').split(',').flatMap((part) => part.trim().toLowerCase() || []);
  const wrong = list.find((host) => !URL.canParse(`https://${host}`) || new URL(`https://${host}`).host !== host);
  if (wrong !== undefined) throw new SettingError(`${name} holds "${wrong}", which is not a host.`);
  return list;
}

const SHORTEST_KEY = 32;

/** Reads an encryption key of at least 32 characters. The error does not repeat it. */
export function secretKey(env: Env, name: string): string | undefined {
  const key = env[name] || undefined;
  if (key && key.length < SHORTEST_KEY) throw new SettingError(`${name} must have at least ${SHORTEST_KEY} characters.`);
  return key;
}

/** Reads a single email address without a name. */
export function emailAddress(env: Env, name: string, fallback: string): string {
  const address = env[name] || fallback;
  if (/^[^\s@"<>(),;:\\]+@[^\s@"<>(),;:\\]+$/.test(address)) return address;
  throw new SettingError(`${name} must be an email address, not "${address}".`);
}
