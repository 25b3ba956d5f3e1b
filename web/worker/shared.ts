import { sharedAddress, sharedCache } from '../src/platform/offline/names.ts';

/** Longer than the longest set list. */
const mostCharacters = 50_000;

/** H71: a text from another app waits here for the form of a live performance. Nothing of it goes to the server by this. */
export async function takeShared(request: Request): Promise<Response> {
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
