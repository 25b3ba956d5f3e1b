import type { WorkerNews } from '../src/platform/offline/names.ts';
import { worker } from './build.ts';

/** What the server sends, sealed so that the service that carries it cannot read it (H77). */
interface Pushed {
  title: string;
  body: string;
  link: string;
  tag: string;
  language: string;
}

export async function show({ data }: PushEvent): Promise<void> {
  if (!data) return;
  const { title, body, link, tag, language } = data.json() as Pushed;
  await worker.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { link },
  });
}

/** Leads where it points to: in the window that is open, which may hold a form that is half written, or in a new one. */
export async function open({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const link = pathOf((notification.data as { link?: unknown } | null)?.link);
  const [window] = await worker.clients.matchAll({ type: 'window' });
  if (!window) {
    await worker.clients.openWindow(link);
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker and its pages have one origin
  window.postMessage({ kind: 'open', link } satisfies WorkerNews);
  await window.focus();
}

/** A path of the portal, and nothing else. */
const pathOf = (link: unknown) =>
  typeof link === 'string' && /^\/(?!\/)/.test(link) ? link : '/tilkynningar';
