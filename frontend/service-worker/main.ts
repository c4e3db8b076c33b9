import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { serveOwnData } from './ownData.ts';
import { clearPages, servePages } from './pages.ts';
import { openNotification, renewSubscription, showNotification } from './notifications.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/* The service worker: what was seen last is there without a network, and notifications are shown while no page is open. */
cleanupOutdatedCaches();
// The build puts the list of files here.
precacheAndRoute(self.__WB_MANIFEST);
servePages();
serveOwnData();

// Pages of every build work with it: they find their scripts on the server, or offer a reload.
void self.skipWaiting();
clientsClaim();
self.addEventListener('activate', (event) => event.waitUntil(clearPages()));

self.addEventListener('push', (event) => event.waitUntil(showNotification(self.registration, event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(self.clients, event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(self.registration, event)));
