import { strFromU8, unzipSync } from 'fflate';
import { testApplication } from './application.ts';
import type { TestClient } from './test-clients.ts';

/** Downloads everything stored about a user. */
export async function downloadOf(user: TestClient): Promise<Response> {
  const { url } = await testApplication();
  return fetch(`${url}/my-data.zip`, { headers: user.token ? { authorization: user.token } : {} });
}

/** Returns the text of data.json in a user's download. */
export async function ownDataText(user: TestClient): Promise<string> {
  const files = unzipSync(new Uint8Array(await (await downloadOf(user)).arrayBuffer()));
  return strFromU8(files['data.json']!);
}

/** Returns the rows of each section of data.json. */
export async function ownData(user: TestClient): Promise<Record<string, Record<string, unknown>[]>> {
  return JSON.parse(await ownDataText(user)) as Record<string, Record<string, unknown>[]>;
}
