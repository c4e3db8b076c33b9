import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { serveOwnData } from './ownData.ts';
import { clearPages, servePages } from './pages.ts';
import { openNotification, renewSubscription, showNotification } from './notifications.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/* Service worker. It makes recently viewed content available without a network, and shows notifications while no page is open. */
cleanupOutdatedCaches();
// The build replaces this with the list of files.
precacheAndRoute(self.__WB_MANIFEST);
servePages();
serveOwnData();

// Pages of every build work with this service worker: they get their scripts from the server, or offer a reload.
void self.skipWaiting();
clientsClaim();
self.addEventListener('activate', (event) => event.waitUntil(clearPages()));

self.addEventListener('push', (event) => event.waitUntil(showNotification(self.registration, event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(self.clients, event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(self.registration, event)));
