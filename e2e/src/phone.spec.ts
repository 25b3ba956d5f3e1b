import type { Page } from '@playwright/test';
import { openPerformance } from './livePerformanceForm.ts';
import { ask, expect, logIn, people, type Portal, send, test } from './portal.ts';
import { aPushService } from './pushService.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** The worker has taken the release, and the pages are its. */
async function openWithWorker(page: Page, portal: Portal, kennitala: string): Promise<void> {
  await portal.openAs(kennitala, '/mitt-spjald');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.getByRole('tablist')).toBeVisible();
}
const caches = (page: Page) => page.evaluate(() => globalThis.caches.keys());
const files = (page: Page) =>
  page.evaluate(async () => {
    const names = await globalThis.caches.keys();
    const all = names.map(async (name) => (await globalThis.caches.open(name)).keys());
    return (await Promise.all(all)).flat().map(({ url }) => url);
  });

test('H70, H71, H72, H73, H74 the portal is installed, opens without a network, sends later what was written, and forgets at log-out', async ({
  page,
  portal,
  request,
  context,
}) => {
  const { say } = portal;
  const title = portal.unique('Án nets');
  await openWithWorker(page, portal, people.fewWorks);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(manifest).toBe('/manifest.en.dark.webmanifest');
  const described = await (await request.get(manifest ?? '')).json();
  expect(described).toMatchObject({ lang: 'en', background_color: '#0d141c', start_url: '/mitt-spjald' });
  for (const { src } of described.icons) expect((await request.get(src)).status()).toBe(200);

  // H71: another app shares a set list.
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.enctype = 'multipart/form-data';
    form.action = '/deila';
    const text = document.createElement('textarea');
    text.name = 'text';
    text.value = '1. Yesterday – John Lennon\n2. Vor';
    form.append(text);
    document.body.append(form);
    form.submit();
  });
  await expect(
    page.getByText(say({ is: 'Lagalisti barst', en: 'A set list was shared from another app' })),
  ).toBeVisible();
  await portal.expectAccessible();
  await page
    .getByRole('link', { name: say({ is: 'Streymi', en: 'Streaming' }) })
    .first()
    .click();
  const form = await openPerformance(page, portal);
  await expect(form.dialog.getByRole('textbox')).toHaveValue(/Yesterday – John Lennon/);
  await page.keyboard.press('Escape');
  await form.performers.fill(title);
  await form.date.fill(
    new Date(Date.now() - 9 * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('.'),
  );
  await form.venue.fill('Harpa');
  await form.promoter.fill('Tónleikar ehf.');
  await form.addForeign('Yesterday', 'John Lennon, Paul McCartney');
  await expect(form.submit).toBeEnabled();
  // The code of the other pages comes while there is time.
  await expect.poll(async () => (await files(page)).some((url) => /HelpPage/.test(url))).toBe(true);

  // H74: it is sent without a network.
  await context.setOffline(true);
  await form.submit.click();
  await page.getByRole('button', { name: say({ is: 'Senda þegar', en: 'Send when back online' }) }).click();
  await expect(page.getByText(say({ is: 'Bíður eftir', en: 'Waiting for a network' }))).toBeVisible();
  await portal.expectAccessible();
  await expect
    .poll(() =>
      page.evaluate(() => Object.values(localStorage).some((kept) => kept.includes('"sendsLater":'))),
    )
    .toBe(true);

  // H72, H73: the card as it was, from the device.
  await page.goto('/mitt-spjald');
  await expect(page.getByRole('tablist')).toBeVisible();
  await expect(page.getByText(say({ is: 'Staðan eins og', en: 'As it was on' }))).toBeVisible();
  await expect(page.locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0);

  await context.setOffline(false);
  await expect(
    page.getByText(say({ is: `„${title}“ er á skrá.`, en: `“${title}” is registered.` })),
  ).toBeVisible();

  // H72: nothing stays for the next.
  expect((await caches(page)).some((name) => name.startsWith('omur.kept.'))).toBe(true);
  await page.getByRole('button', { name: /Sólrún/ }).click();
  await page.getByRole('menuitem', { name: say({ is: 'Útskrá', en: 'Log out' }) }).click();
  await expect(page.locator('#kennitala')).toBeVisible();
  expect((await caches(page)).filter((name) => /kept|shared/.test(name))).toEqual([]);
  await context.setOffline(true);
  await page.goto('/mitt-spjald');
  await expect(page.locator('#kennitala')).toBeVisible();
});

test('H75, H76, H77 a device is told that there is something to read, and not what', async ({
  page,
  portal,
  request,
}) => {
  const { say } = portal;
  const service = await aPushService();
  // A browser without a network of its maker's has no service; all else is its own.
  await page.addInitScript(({ endpoint, keys }) => {
    const subscription = {
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => Promise.resolve(true),
    } as unknown as PushSubscription;
    let current: PushSubscription | null = null;
    PushManager.prototype.subscribe = () => Promise.resolve((current = subscription));
    PushManager.prototype.getSubscription = () => Promise.resolve(current);
    // A browser without a window grants it to nobody.
    sessionStorage.setItem('granted', Notification.permission);
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
  }, service.subscription);
  await openWithWorker(page, portal, people.fewWorks);
  await page.goto('/stillingar');
  const pushed = page.getByRole('switch', {
    name: say({ is: 'Tilkynningar í þessu tæki', en: 'Notifications on this device' }),
  });
  await pushed.click();
  // H142: on a phone the kinds are folded into groups.
  await page.getByText(say({ is: 'Verk og samþykki', en: 'Works and approvals' }), { exact: true }).click();
  const lights = page.getByRole('switch', {
    name: say({ is: 'Í tækjum: Ljós á verki', en: 'On devices: A work’s light' }),
  });
  // However an earlier journey left it: the last press counts, also while the one before is on its way.
  await lights.check();
  await lights.uncheck();
  await lights.check();
  await expect(
    page.getByText(say({ is: 'Valið er vistað.', en: 'Your choice is saved.' })).first(),
  ).toBeVisible();
  await expect(lights).toBeChecked();
  await portal.expectAccessible();

  const { hofunduR_NR } = await ask<{ hofunduR_NR: number }>(request, people.fewWorks, '/api/authors/id');
  const { verK_NR } = await send<{ verK_NR: number }>(request, people.fewWorks, '/api/compositions', {
    HEITI_VERKS: portal.unique('Leyndarmál'),
    LENGD: '3.30',
    authors: [{ id: hofunduR_NR, typeOfAuthor: 36, ratio: 100 }],
  });
  const { token } = await logIn(request, people.editor);
  await request.patch(`/api/compositions/${verK_NR}/review`, {
    headers: { authorization: `Bearer ${token}` },
    data: { SAMTHYKKT: 1 },
  });
  await expect.poll(() => service.opened.length).toBeGreaterThan(0);
  const [said = ''] = service.opened;
  expect(said).not.toContain('Leyndarmál');
  // In the language of her e-mails, which another journey switches.
  expect(JSON.parse(said)).toMatchObject({
    title: expect.stringMatching(/^(?:Ljós á verki|A work’s light)$/u),
    link: `/verk/${verK_NR}`,
  });

  service.close();
  if ((await page.evaluate(() => sessionStorage.getItem('granted'))) !== 'granted') return;
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: said,
  });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title }) => title);
      }),
    )
    .toEqual(['Ljós á verki']);
});
