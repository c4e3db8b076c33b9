/** State of this browser: whether it shows notifications while no page is open. */
export type DeviceState = 'unsupported' | 'blocked' | 'off' | 'on';

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Returns the subscription of this browser; null if there is none. */
async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Returns the state of this browser. `endpoints` are the subscriptions that the server has. */
export async function readDeviceState(endpoints: readonly string[]): Promise<DeviceState> {
  const likely = likelyDeviceState();
  if (likely !== 'off') return likely;
  const subscription = await currentSubscription();
  return subscription && endpoints.includes(subscription.endpoint) ? 'on' : 'off';
}

/** Returns the state that is known immediately: `off` may still turn out to be `on`. */
export function likelyDeviceState(): DeviceState {
  if (!isSupported()) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'off';
}

/** Data that the server needs for sending notifications to this browser. */
export interface DeviceSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Asks for permission and subscribes at the browser's push service. Returns null if the user refuses. Throws if the push service cannot be reached.
 */
export async function subscribeDevice(publicKey: string): Promise<DeviceSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // The push service would reject a subscription if an older one with another server key existed.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { keys } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys!.p256dh!, auth: keys!.auth! };
}

/** Ends the subscription of this browser. Returns its endpoint. */
export async function unsubscribeDevice(): Promise<string | undefined> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}
