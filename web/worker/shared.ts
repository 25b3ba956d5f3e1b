import { sharedAddress, sharedCache } from '../src/platform/offline/names.ts';
import { worker } from './build.ts';

/** Longer than the longest set list. */
const mostCharacters = 50_000;

/** H71: a text from another app waits here for the form of a live performance. Nothing of it goes to the server by this. */
export async function takeShared(request: Request): Promise<Response> {
  // An app that shares has no page; a form on a page of another site is nothing that anybody shared.
  if (!isOwnOrNone(request.referrer)) return Response.redirect('/', 303);
  const form = await request.formData();
  const said = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const text = said('text') || said('title') || said('url');
  const cache = await caches.open(sharedCache);
  await cache.put(sharedAddress, new Response(text.slice(0, mostCharacters)));
  return Response.redirect('/lifandi-flutningar/stofna?deilt=true', 303);
}

const isOwnOrNone = (referrer: string) =>
  !URL.canParse(referrer) ||
  referrer.startsWith('about:') ||
  new URL(referrer).origin === worker.location.origin;
