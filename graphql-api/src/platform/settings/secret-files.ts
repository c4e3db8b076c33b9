import { readFileSync } from 'node:fs';
import { SettingError, type Env } from './setting-readers.ts';

/** Settings that may contain a password or a key. */
const SECRETS = [
  ...['DATABASE_URL', 'DATABASE_READ_URL', 'TEST_MODE_DATABASE_URL', 'PUBSUB_URL', 'SMTP_URL', 'METRICS_TOKEN', 'LLM_API_KEY', 'VAPID_PRIVATE_KEY'],
  ...['SECRET_KEY', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'OIDC_CLIENT_SECRET'],
];

function readSecret(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new SettingError(`${name}_FILE names a file that cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Returns the environment with the contents of secret files: `NAME_FILE` names the file with the value of the secret `NAME`. Throws if both are set.
 */
export function withSecretFiles(env: Env): Env {
  const result = { ...env };
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    if (env[name]) throw new SettingError(`Set ${name} or ${name}_FILE, not both.`);
    result[name] = readSecret(name, path);
  }
  return result;
}
