import type { Page } from '@playwright/test';
import { expect, people, test } from './portal.ts';

declare global {
  interface Window {
    sight: { code: number; first: number; largest: number; moved: string[]; moves: number };
  }
}

const pages = [
  { path: '/mitt-spjald', head: undefined },
  { path: '/verk/stofna', head: { is: 'Skrá verk', en: 'Register a work' } },
  { path: '/stats', head: { is: 'Úthlutanir', en: 'Distributions' } },
] as const;

/** Writes down when something is painted, what moves, and when the first file of code runs: one of its first acts is to listen for this. */
function watch(): void {
  window.sight = { code: Infinity, first: Infinity, largest: Infinity, moved: [], moves: 0 };
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (...asked: Parameters<typeof listen>) => {
    if (asked[0] === 'beforeinstallprompt') window.sight.code = performance.now();
    listen(...asked);
  };
  const observe = (type: string, act: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true });
  observe('paint', ({ startTime }) => (window.sight.first = startTime));
  observe('largest-contentful-paint', ({ startTime }) => (window.sight.largest = startTime));
  observe('layout-shift', (entry) => {
    const { value, sources } = entry as unknown as { value: number; sources: { node?: Element }[] };
    window.sight.moves += value;
    window.sight.moved.push(`${value}: ${sources.map(({ node }) => node?.className).join(', ')}`);
  });
}

const isThere = async (page: Page) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.waiting, [data-skeleton], [aria-busy=true]')).toHaveCount(0);
};

for (const { path, head } of pages) {
  test(`H161, H163 ${path} is painted before its code runs, asks little and does not move`, async ({
    page,
    portal,
  }) => {
    await page.addInitScript(watch);
    const files = new Set<string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') files.add(response.url());
    });
    await portal.openAs(people.member, path);
    await isThere(page);
    // What follows on the page: its last code, and the answers that it asks for.
    await page.waitForTimeout(900);
    const { sight, calls } = await page.evaluate(() => ({
      sight: window.sight,
      calls: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/api\/(?!notifications\/stream)/u.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(sight.first).toBeLessThan(sight.code);
    // H162: nothing that comes later covers more than the head. On the home that hangs on what others have written to the member.
    if (head) expect(sight.largest).toBeLessThan(sight.code);
    expect(sight.first).toBeGreaterThan(0);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((at) => at < sight.first).length).toBeLessThanOrEqual(3);
    expect(files.size).toBeGreaterThan(2);
    // The twelfth comes once somebody has been here for a while (`attend`).
    expect(files.size).toBeLessThanOrEqual(11);
    expect(sight.moves, sight.moved.join('\n')).toBeLessThanOrEqual(0.02);
  });

  test(`H162 ${path} has its head before any code, and keeps it where it stands`, async ({
    page,
    portal,
    request,
  }) => {
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((done) => (begin = done));
    await page.route('**/assets/*.js', async (route) => {
      await begun;
      await route.continue().catch(() => undefined);
    });
    await portal.openAs(people.member, path);
    const first = page.locator('.waiting-head h1');
    await expect(first).toBeVisible();
    const name = await page.evaluate(() => JSON.parse(localStorage.getItem('omur.session') ?? '{}').nafn);
    await expect(first).toHaveText(head ? portal.say(head) : String(name));
    const before = await first.boundingBox();
    begin();
    await isThere(page);
    const there = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(there).toHaveText(head ? portal.say(head) : String(name));
    const after = await there.boundingBox();
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThanOrEqual(1);
    // A line that comes below the name of a person moves it up within its line: by half of that at most.
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(head ? 1 : 24);
    // Nothing of anybody stands in the page that the server sends.
    expect(await (await request.get(path)).text()).not.toContain(String(name));
  });
}

test('H162 nobody who is not logged in sees the head of a page behind the login', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/stats');
  await expect(page.locator('.waiting')).toBeVisible();
  await expect(page.locator('.waiting-head')).toHaveCount(0);
});
