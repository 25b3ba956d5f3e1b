import type { APIRequestContext, Page, Request } from '@playwright/test';
import { expect, logIn, people, test } from './portal.ts';

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[];
  }
}

const pages = [
  '/mitt-spjald',
  '/mitt-spjald?flipi=hofundur',
  '/mitt-spjald?flipi=flutningar',
  '/verk/stofna',
  '/umboð',
  '/samningar',
  '/stats',
  '/stats?flipi=sundurlidun',
  '/sjóðir',
  '/óráðstafað',
  '/tilkynningar',
  '/stillingar',
  '/stillingar/tengingar',
  '/skráningar',
  '/hjalp',
  '/lifandi-flutningar',
  '/verkaskra',
  '/erfingjar',
];
const ofStaff = ['/yfirferð', '/kóðar', '/staðfestingar', '/kröfur', '/notendur', '/pósthólf', '/úthlutanir'];
/** Pages whose journeys are driven on a desktop alone; here they are looked at on a phone, in the dark and in English. A part each, since all take long. */
const ofDesks = [
  '/aðalfundir',
  '/aðildarumsóknir',
  '/bókhald',
  '/bráðabirgðaskráningar',
  '/cue-blöð',
  '/cwr',
  '/cwr-spurningar',
  '/cwr-ut',
  '/danarbu',
  '/fréttir',
  '/fréttir-félagsins',
  '/gagnaflutningur',
  '/gagnaflutningur/dalkar',
  '/gagnsæi',
  '/gagnsæisskýrslur',
  '/greiðslukeyrslur',
  '/greiðslukeyrslur?flipi=danarbu',
  '/greiðslukeyrslur?flipi=felog',
  '/innhólf',
  '/ipi',
  '/iswc',
  '/kodatoflur',
  '/lifandi-flutningar/tonleikaferd',
  '/notendur/margir',
  '/notkun',
  '/pörun',
  '/rekstur',
  '/samningar/innsendir',
  '/samþykki-í-bið',
  '/sjóðir/tímabil',
  '/staðir',
  '/tekjur',
  '/varðveisla',
  '/verk/isrc-listi',
  '/verk/skra-morg',
  '/verkaleit?leit=vor',
  '/verkraðir',
  '/ágreiningur',
  '/ókunn-notkun',
  '/óþekktir-höfundar',
  '/þjónustur',
  '/útgefendakeðjur',
  '/úthlutanir/dagar',
  '/úthlutunarkeyrslur',
];

async function saveDraft(request: APIRequestContext, who: string) {
  const { token } = await logIn(request, who);
  const headers = { authorization: `Bearer ${token}` };
  const address = `/api/drafts/${crypto.randomUUID()}`;
  const data = {
    TEGUND: 'work',
    HEITI_DRAGA: 'Brimið við bæinn',
    INNIHALD: { title: 'Brimið við bæinn' },
    UTGAFA: 0,
  };
  expect((await request.put(address, { headers, data })).status()).toBe(200);
  return { remove: () => request.delete(address, { headers }) };
}

const isStream = (request: Request) => request.url().endsWith('/stream');
/** So long nothing was under way: what came last has been drawn by then. */
const drawnWithin = 300;

/** Answers what waits until the page has everything that it asked for, parts of the program too, and has drawn it. */
function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let quietSince = Date.now();
  const ended = (request: Request) => {
    if (underWay.delete(request)) quietSince = Date.now();
  };
  page.on('request', (request) => {
    if (!isStream(request)) underWay.add(request);
  });
  page.on('requestfinished', ended).on('requestfailed', ended);
  const isQuiet = () => underWay.size === 0 && Date.now() - quietSince > drawnWithin;
  return () => expect.poll(isQuiet, { intervals: [50] }).toBe(true);
}

test.describe('pages that are loaded', () => {
  for (const [who, addresses, part = ''] of [
    [people.member, pages],
    [people.publisher, ['/mitt-spjald', '/samningar', '/stats']],
    [people.administrator, ofStaff],
    [people.secondAdministrator, ofDesks.slice(0, 15), ', desks 1'],
    [people.secondAdministrator, ofDesks.slice(15, 30), ', desks 2'],
    [people.secondAdministrator, ofDesks.slice(30), ', desks 3'],
    [people.editor, ['/mitt-spjald', '/lifandi-flutningar/yfirlit']],
    [people.viewer, ['/mitt-spjald', '/stats']],
  ] as const)
    test(`V16, H53 do not jump, and write no error: ${who}${part}`, async ({ page, portal, request }) => {
      test.skip(part !== '' && !portal.isPhone, 'On a desktop their own journeys are driven.');
      test.slow();
      // What stands above a card's tabs comes with the card.
      const draft = who === people.member ? await saveDraft(request, who) : undefined;
      await page.addInitScript(() => {
        window.shifts = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as {
            value: number;
            hadRecentInput: boolean;
            sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
          }[])
            if (!entry.hadRecentInput)
              window.shifts.push({
                value: entry.value,
                what: entry.sources.map(
                  ({ node, previousRect, currentRect }) =>
                    `${(node as Element | undefined)?.nodeName}.${(node as Element | undefined)?.className}: ${Math.round(previousRect.top)} to ${Math.round(currentRect.top)}`,
                ),
              });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const errors: string[] = [];
      page.on('console', (line) => {
        if (line.type() === 'error') errors.push(`${page.url()}: ${line.text()}`);
      });
      // Answers come in any order, as they do on a slow line.
      await page.route('**/api/**', async (route) => {
        // What other journeys do meanwhile comes in with the stream.
        if (isStream(route.request())) return;
        const late = (route.request().url().length * 7) % 5;
        await new Promise((done) => setTimeout(done, late * 75));
        await route.continue().catch(() => undefined);
      });
      const hasCome = watchRequests(page);
      const jumps: string[] = [];
      for (const [at, address] of addresses.entries()) {
        if (at === 0) await portal.openAs(who, address);
        else await page.goto(address);
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.locator('[class*=skeleton]')).toHaveCount(0);
        await hasCome();
        const shifts = await page.evaluate(() => window.shifts);
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        if (sum > 0.02)
          jumps.push(
            `${address} ${sum.toFixed(3)}: ${shifts.map(({ value, what }) => `${value.toFixed(3)} ${what.join(' | ')}`).join('\n   ')}`,
          );
        if (portal.isPhone) {
          await portal.expectAccessible();
          const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
          if (scrollWidth > clientWidth) jumps.push(`${address} is ${scrollWidth} wide`);
        }
      }
      await draft?.remove();
      expect(jumps.join('\n')).toBe('');
      expect(errors).toEqual([]);
    });
  test('V17 stay where they are when the language is switched, and say where you have come', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    // Not the member whose letters other journeys read: who switches is written to in the other language.
    await portal.openAs(people.fewWorks, '/hjalp');
    await page.getByRole('main').getByRole('heading').last().scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => scrollY);
    const before = await place();
    expect(before).toBeGreaterThan(100);
    const other = page.getByRole('button', { name: say({ is: 'English', en: 'Íslenska' }) });
    if (portal.isPhone) return;
    await other.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', say({ is: 'en', en: 'is' }));
    await expect(page.getByRole('button', { name: say({ is: 'Íslenska', en: 'English' }) })).toBeFocused();
    expect(Math.abs((await place()) - before)).toBeLessThan(before / 2);

    await page.locator('nav a[href$="/umbo%C3%B0"], nav a[href$="/umboð"]').click();
    await expect(page).toHaveURL(/umbo/u);
    await expect(
      page.getByRole('heading', { level: 1, name: say({ is: 'Shared access', en: 'Umboð' }) }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: String(name) }),
    ).toHaveCount(1);
  });
  test('V18 that are not there keep the address, also after reloading', async ({ page, portal }) => {
    await portal.openAs(people.member, '/verk/2000000000');
    await expect(page).toHaveURL(/\/not-found$/u);
    await page.reload();
    await expect(page.getByText('/verk/2000000000')).toBeVisible();
    await expect(
      page.getByRole('link', { name: portal.say({ is: 'Reyna aftur', en: 'Try again' }) }),
    ).toHaveAttribute('href', '/verk/2000000000');
    await portal.expectAccessible();
  });
  test('V20 are printed whole: every row, no button, of whom and when', async ({ page, portal }) => {
    test.skip(portal.isPhone, 'Paper is as wide for everybody.');
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = String(document.querySelectorAll('[role=row]').length);
      };
    });
    await portal.openAs(people.publisher, '/mitt-spjald?flipi=verk');
    const count = Number(
      (await page.getByRole('table').first().getAttribute('aria-rowcount'))?.replaceAll('.', ''),
    );
    expect(count).toBeGreaterThan(100);
    await page.keyboard.press('Control+p');
    await expect(page.locator('html')).toHaveAttribute('data-printed', /./u, { timeout: 30_000 });
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    // On paper a list stands in the reduced layout.
    await expect(page.locator('[role=listitem][aria-posinset]')).toHaveCount(count - 1);
    await expect(page.getByRole('main').getByText(/^Ómur · \d/u)).toBeVisible();
    await expect(page.locator('main button:visible, main a[data-print]:visible')).toHaveCount(0);
  });
});
