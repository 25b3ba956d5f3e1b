import { build } from './build.ts';

const shellPrefix = 'omur.shell.';
const codePrefix = 'omur.code.';
const shellName = shellPrefix + build.version;
const codeName = codePrefix + build.version;
/** What has no hash in its name belongs to one release with the page. */
const plain: readonly string[] = ['/favicon.svg'];
const atOnce = 4;

/** H73: takes a release whole or not at all: the page, and the code that it names. */
export async function takeRelease(): Promise<void> {
  const page = await fetch('/', { cache: 'reload' });
  const text = await page.clone().text();
  // Behind a balancer another server may still have the release before; the browser looks again.
  if (!page.ok || !text.includes(build.entry)) throw new Error('The page is of another release.');
  const shell = await caches.open(shellName);
  await shell.addAll(plain.map((file) => new Request(file, { cache: 'reload' })));
  await takeCode(build.first);
  await shell.put('/', page);
}

/** The code of a page that is still open may be of the release before, so that release stays too. */
export async function dropOldReleases(): Promise<void> {
  const names = await caches.keys();
  const shells = names.filter((name) => name.startsWith(shellPrefix) && name !== shellName);
  const codes = names.filter((name) => name.startsWith(codePrefix) && name !== codeName);
  await Promise.all([...shells, ...codes.slice(0, -1)].map((name) => caches.delete(name)));
}

/** The rest of the pages, so that they open without a network. */
export const takeRest = () => takeCode(build.later);

async function takeCode(files: readonly string[]): Promise<void> {
  const code = await caches.open(codeName);
  const waiting = files.values();
  const one = async () => {
    for (const file of waiting) {
      if (await code.match(file)) continue;
      // What has not changed since the release before is not fetched again.
      const kept = await caches.match(file);
      if (kept) await code.put(file, kept);
      else await code.add(file);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** Whether the server would answer with the page of the portal. */
export const isPage = (path: string) =>
  !/^\/(api|oidc|\.well-known|healthz|readyz|metrics)(\/|$)/.test(path) && !/\.\w{2,11}$/.test(path);

/** The page of this release, whatever is on the server by now. */
export async function answerPage(request: Request): Promise<Response> {
  const shell = await caches.open(shellName);
  return (await shell.match('/')) ?? fetch(request);
}

export const isCode = (path: string) => path.startsWith('/assets/') || plain.includes(path);

/** What was fetched once is the same for ever: its content is in its name. */
export async function answerCode(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (plain.includes(pathname))
    return (await (await caches.open(shellName)).match(pathname)) ?? fetch(request);
  const kept = await caches.match(pathname);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const code = await caches.open(codeName);
    await code.put(pathname, response.clone()).catch(() => undefined);
  }
  return response;
}
