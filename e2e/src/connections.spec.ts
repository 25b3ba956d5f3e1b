import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, momentIn, people, test } from './portal.ts';

const texts = {
  keys: { is: 'Lyklar', en: 'Keys' },
  make: { is: 'Búa til lykil', en: 'Make a key' },
  name: { is: 'Heiti', en: 'Name' },
  password: { is: 'Lykilorðið þitt', en: 'Your password' },
  key: { is: 'Lykill', en: 'Key' },
  kept: { is: 'Ég hef geymt þetta', en: 'I have saved it' },
  register: { is: 'Skrá verk og breyta þeim', en: 'Register and amend works' },
  sendCwr: { is: 'Senda inn CWR-skrár', en: 'Send in CWR files' },
  revoke: { is: 'Afturkalla', en: 'Revoke' },
  webhooks: { is: 'Sendingar til kerfa', en: 'Webhooks' },
  add: { is: 'Bæta við vefkrækju', en: 'Add a webhook' },
  url: { is: 'Slóð', en: 'Address' },
  secret: { is: 'Undirskriftarlykill', en: 'Signing secret' },
  deliveries: { is: 'Sendingar', en: 'Deliveries' },
  test: { is: 'Senda prufu', en: 'Send a test' },
  delivered: { is: 'Barst', en: 'Delivered' },
  show: { is: 'Skoða', en: 'Show' },
  again: { is: 'Senda aftur', en: 'Send again' },
  change: { is: 'Breyta', en: 'Change' },
  remove: { is: 'Eyða', en: 'Delete' },
  nameless: { is: 'Gefðu lyklinum heiti.', en: 'Give the key a name.' },
  valid: { is: 'Gildir til', en: 'Valid until' },
  yourKey: { is: 'Lykillinn þinn', en: 'Your key' },
  wrongAddress: { is: 'Slóðin verður að byrja á', en: 'The address has to begin with' },
  lastTried: { is: 'Síðast reynt', en: 'Last attempt' },
} as const;
const password = 'Hljomfall-2026';

test.describe('connections', () => {
  test('O40, O47, O52, O221, O325, H167, H168 a key is made, shown once, tried on the page about the API, and revoked', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    await portal.openAs(people.member, '/stillingar/tengingar');
    const card = page.getByRole('region', { name: say(texts.keys), exact: true });
    await card.getByRole('button', { name: say(texts.make) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say(texts.make) }).click();
    await expect(dialog.getByText(say(texts.nameless))).toBeVisible();
    // The password is missing as well, further down.
    await expect(dialog.getByLabel(say(texts.name), { exact: true })).toBeFocused();
    await portal.expectAccessible();
    await portal.inOtherLanguage(async (other) => {
      await expect(dialog.getByText(other(texts.nameless))).toBeVisible();
      await expect(dialog.getByLabel(other(texts.name), { exact: true })).toBeFocused();
      await expect(dialog.getByLabel(other(texts.register))).toBeVisible();
    });
    const name = portal.unique('Kerfið');
    await dialog.getByLabel(say(texts.name), { exact: true }).fill(name);
    await dialog.getByLabel(say(texts.password)).fill(password);
    const readWorks = dialog.getByLabel(say({ is: 'Lesa verk og samninga', en: 'Read works and contracts' }));
    await readWorks.uncheck();
    await dialog.getByRole('button', { name: say(texts.make) }).click();
    await expect(readWorks).toBeFocused();
    await readWorks.check();
    await dialog.getByLabel(say(texts.register)).check();
    await dialog.getByLabel(say(texts.sendCwr)).check();
    await page.screenshot({ path: test.info().outputPath('makeKey.png') });
    await dialog.getByRole('button', { name: say(texts.make) }).click();
    const shown = page.getByRole('textbox', { name: say(texts.key), exact: true });
    const key = await shown.inputValue();
    expect(key).toMatch(/^omur_/);
    await portal.expectAccessible();
    await portal.inOtherLanguage(async (other) => {
      await expect(page.getByRole('textbox', { name: other(texts.key), exact: true })).toHaveValue(key);
    });
    await page.screenshot({ path: test.info().outputPath('shownOnce.png') });
    await page.getByRole('button', { name: say(texts.kept) }).click();
    await expect(card.getByText(name)).toBeVisible();
    await portal.expectAccessible();
    await page.screenshot({ path: test.info().outputPath('connections.png'), fullPage: true });
    await portal.inOtherLanguage(async (other) => {
      const shownKey = page
        .getByRole('region', { name: other(texts.keys), exact: true })
        .getByRole('listitem')
        .filter({ hasText: name });
      await expect(shownKey).toContainText(other(texts.sendCwr));
      await expect(shownKey).toContainText(other(texts.valid));
      await expect(shownKey).toContainText(momentIn(other));
    });

    const as = { authorization: `Bearer ${key}` };
    expect((await request.get('/api/keys/own', { headers: as })).status()).toBe(200);
    expect((await request.get('/api/users/sessions', { headers: as })).status()).toBe(403);
    // What it may send it may not read, as its owner chose.
    expect((await request.post('/api/cwr/files/1/send', { headers: as })).status()).toBe(404);
    expect((await request.get('/api/cwr/files', { headers: as })).status()).toBe(403);
    const settings = page.url();
    await page
      .getByRole('link', { name: say({ is: 'lýsing á vefþjónustunni', en: 'description of the API' }) })
      .click();
    await page.getByLabel(say(texts.yourKey)).fill(key);
    await page.getByRole('link', { name: 'GET /api/keys/own', exact: true }).click();
    const form = page.getByRole('group', { name: `${say({ is: 'Prófa', en: 'Try' })} GET /api/keys/own` });
    await form.getByRole('button', { name: say({ is: 'Senda', en: 'Send' }) }).click();
    await expect(page.getByRole('status').filter({ hasText: 'heimildiR_LYKILS' })).toContainText('200');
    await page.screenshot({ path: test.info().outputPath('api.png') });
    const otherName = say({ is: 'English', en: 'Íslenska' });
    await page.getByRole('link', { name: otherName, exact: true }).click();
    await expect(page.getByLabel(say({ is: texts.yourKey.en, en: texts.yourKey.is }))).toBeVisible();

    await page.goto(settings);
    await card.getByRole('button', { name: new RegExp(`${say(texts.revoke)}.*${name}`) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say(texts.revoke) })
      .click();
    await expect(card.getByText(name, { exact: true })).toBeHidden();
    // The button went with its row, and the focus is still beside it.
    await expect(card).toBeFocused();
    expect((await request.get('/api/keys/own', { headers: as })).status()).toBe(401);
  });

  test('O60, O67, O325, H168, H169 a webhook is added, hears of a test, and its delivery is sent again', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    const received: string[] = [];
    const longWord = 'atburdir'.repeat(8);
    const server = http.createServer((request, response) => {
      received.push(String(request.headers['webhook-id']));
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await portal.openAs(people.member, '/stillingar/tengingar');
    const card = page.getByRole('region', { name: say(texts.webhooks), exact: true });
    await card.getByRole('button', { name: say(texts.add) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say(texts.url)).fill('https://10.0.0.1/');
    await dialog.getByLabel(say(texts.password)).fill(password);
    await dialog.getByRole('button', { name: say(texts.add) }).click();
    await expect(dialog.getByText(say(texts.wrongAddress))).toBeVisible();
    await portal.expectAccessible();
    await portal.inOtherLanguage(async (other) => {
      await dialog.getByRole('button', { name: other(texts.add) }).click();
      await expect(dialog.getByText(other(texts.wrongAddress))).toBeVisible();
    });
    await dialog.getByLabel(say(texts.url)).fill(`http://localhost:${port}/${longWord}`);
    await dialog.getByRole('button', { name: say(texts.add) }).click();
    expect(await page.getByRole('textbox', { name: say(texts.secret) }).inputValue()).toMatch(/^whsec_/);
    await page.getByRole('button', { name: say(texts.kept) }).click();
    await page.screenshot({ path: test.info().outputPath('webhooks.png'), fullPage: true });

    await card.getByRole('link', { name: new RegExp(`localhost:${port}`) }).click();
    await page.getByRole('button', { name: say(texts.test) }).click();
    await expect.poll(() => received.length, { timeout: 30_000 }).toBe(1);
    const delivered = page.getByText(say(texts.delivered), { exact: true });
    await expect(delivered).toBeVisible();
    await portal.expectAccessible();
    await page.screenshot({ path: test.info().outputPath('deliveries.png'), fullPage: true });
    await portal.inOtherLanguage(async (other) => {
      const deliveries = page.getByRole('table', { name: other(texts.deliveries), exact: true });
      await expect(deliveries.getByText(other(texts.delivered), { exact: true })).toBeVisible();
      await expect(deliveries).toContainText(momentIn(other));
    });
    await page.getByRole('button', { name: new RegExp(say(texts.show)) }).click();
    await portal.expectAccessible();
    await page.screenshot({ path: test.info().outputPath('delivery.png') });
    await portal.inOtherLanguage(async (other) => {
      await expect(dialog.getByText(other(texts.lastTried))).toBeVisible();
      await expect(dialog.getByText(momentIn(other)).first()).toBeVisible();
      await expect(dialog.getByRole('button', { name: other(texts.again) })).toBeVisible();
    });
    await dialog.getByRole('button', { name: say(texts.again) }).click();
    await expect.poll(() => received.length, { timeout: 30_000 }).toBe(2);
    expect(new Set(received).size).toBe(1);
    await expect(delivered).toBeVisible();
    await page.goto('/stillingar/tengingar');
    const { width, height } = page.viewportSize() ?? { width: 1440, height: 980 };
    await page.setViewportSize({ width: 390, height: 844 });
    await card.getByRole('button', { name: new RegExp(`${say(texts.change)}.*${port}`) }).click();
    await expect(dialog.getByText(longWord)).toBeVisible();
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width, height });
    await card.getByRole('button', { name: new RegExp(`${say(texts.remove)}.*${port}`) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say(texts.remove) })
      .click();
    await expect(card.getByText(`localhost:${port}`, { exact: true })).toBeHidden();
    server.close();
  });
});
