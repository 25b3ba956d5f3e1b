import { fetchRest, keptForHeader, sharedAddress } from '../src/platform/offline/names.ts';
import { worker } from './build.ts';
import { answerRead } from './keptReads.ts';
import { open, show } from './pushed.ts';
import { takeShared } from './shared.ts';
import { answerCode, answerPage, dropOldReleases, isCode, isPage, takeRelease, takeRest } from './shell.ts';

// What stands between the pages and the network: docs/decisions/82-service-worker.md.

worker.addEventListener('install', (event) => {
  event.waitUntil(takeRelease().then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldReleases().then(() => worker.clients.claim()));
});
worker.addEventListener('message', (event) => {
  if (event.data === fetchRest) event.waitUntil(takeRest().catch(() => undefined));
});
worker.addEventListener('push', (event) => event.waitUntil(show(event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(open(event)));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  if (request.method === 'POST' && pathname === sharedAddress) event.respondWith(takeShared(request));
  if (request.method !== 'GET') return;
  const owner = request.headers.get(keptForHeader);
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(answerPage(request));
  } else if (isCode(pathname)) event.respondWith(answerCode(request));
  else if (owner !== null && pathname.startsWith('/api/')) event.respondWith(answerRead(event, owner));
});
