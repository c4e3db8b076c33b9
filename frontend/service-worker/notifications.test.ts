import { afterEach, expect, it, vi } from 'vitest';
import { renewSubscription } from './notifications.ts';

/** Returns a browser's subscription with the properties that the service worker reads. */
function subscription(name: string): PushSubscription {
  const keys = { p256dh: `key of ${name}`, auth: `secret of ${name}` };
  return {
    endpoint: `https://push.example.com/${name}`,
    options: { applicationServerKey: null },
    toJSON: () => ({ keys }),
  } as unknown as PushSubscription;
}

const old = subscription('old');
const renewed = subscription('new');

/** Runs `renewSubscription`. Returns the inputs that were sent to the server, and the options with which a new subscription was requested. */
async function changed(event: Parameters<typeof renewSubscription>[1], permission: PermissionState = 'granted') {
  const server = vi.fn(async (..._request: Parameters<typeof fetch>) => new Response());
  vi.stubGlobal('fetch', server);
  const subscribe = vi.fn(async (_options?: PushSubscriptionOptionsInit) => renewed);
  await renewSubscription({ pushManager: { subscribe, permissionState: async () => permission } as unknown as PushManager }, event);
  const inputs = server.mock.calls.map(([, init]) => (JSON.parse(init!.body as string) as { variables: { input: object } }).variables.input);
  return { inputs, subscribed: subscribe.mock.calls };
}

afterEach(() => void vi.unstubAllGlobals());

const input = {
  oldEndpoint: 'https://push.example.com/old',
  oldAuth: 'secret of old',
  endpoint: 'https://push.example.com/new',
  p256dh: 'key of new',
  auth: 'secret of new',
};

it('sends the server the subscription that the push service gave', async () => {
  expect(await changed({ oldSubscription: old, newSubscription: renewed })).toEqual({ inputs: [input], subscribed: [] });
});

it('subscribes again as before where the push service gave none', async () => {
  expect(await changed({ oldSubscription: old, newSubscription: null })).toEqual({ inputs: [input], subscribed: [[old.options]] });
});

it('does nothing without the old subscription or without permission', async () => {
  expect(await changed({ oldSubscription: null, newSubscription: renewed })).toEqual({ inputs: [], subscribed: [] });
  expect(await changed({ oldSubscription: old, newSubscription: null }, 'denied')).toEqual({ inputs: [], subscribed: [] });
});
