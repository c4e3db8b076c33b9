/** Payload of a push message. */
interface Push {
  id: string;
  title: string;
  text: string;
  /** Path of the page that the notification opens. */
  link: string;
  /** Group of the notification. Notifications of a group replace each other. */
  group: string;
}

/** Shows a notification, unless it is already shown. */
export async function showNotification(registration: ServiceWorkerRegistration, data: PushMessageData | null): Promise<void> {
  if (!data) return;
  const { id, title, text, link, group } = data.json() as Push;
  const shown = await registration.getNotifications({ tag: group });
  if (shown.some((each) => (each.data as Push).id === id)) return;
  await registration.showNotification(title, {
    body: text,
    tag: group,
    icon: '/icons/192.png',
    badge: '/icons/192.png',
    data: { id, link },
    // A newer notification of the group alerts the user again.
    ...(shown.length > 0 && { renotify: true }),
  });
}

/** Opens the page of a notification, in an open window of the marketplace if there is one. */
export async function openNotification(clients: Clients, notification: Notification): Promise<void> {
  notification.close();
  const { link } = notification.data as Push;
  const url = new URL(link, location.origin);
  if (url.origin !== location.origin) return;
  const [window] = await clients.matchAll({ type: 'window' });
  if (!window) return void (await clients.openWindow(url));
  await window.focus();
  await window.navigate(url);
}

const RENEW = 'mutation RenewPushSubscription($input: RenewPushSubscriptionInput!) { renewPushSubscription(input: $input) { renewed } }';

/**
 * Sends the server the subscription that replaced the browser's old one: the one from the push service, or a new one with the same server key. The
 * old subscription proves the ownership. Without it, or without permission, the notification settings offer to turn notifications on again.
 */
export async function renewSubscription(
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
  { oldSubscription, newSubscription }: Pick<PushSubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>,
): Promise<void> {
  const oldAuth = oldSubscription?.toJSON().keys?.auth;
  if (!oldSubscription || !oldAuth || (await pushManager.permissionState({ userVisibleOnly: true })) !== 'granted') return;
  const current = newSubscription ?? (await pushManager.subscribe(oldSubscription.options));
  const { p256dh, auth } = current.toJSON().keys!;
  const input = { oldEndpoint: oldSubscription.endpoint, oldAuth, endpoint: current.endpoint, p256dh, auth };
  await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: RENEW, operationName: 'RenewPushSubscription', variables: { input } }),
  });
}
