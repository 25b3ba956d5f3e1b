import type { Page } from '@playwright/test';
import { ask, expect, type Language, people, type Portal, test, type Visit } from './portal.ts';
import { registrationForm } from './registrationForm.ts';

const registrant = 'Þórdís Æsa Öndólfsdóttir';
const icelander = 'Jökull Steinn Ármannsson';
const foreigner = 'Amélie Łukasik-Čapková';
const addresses = {
  registrant: 'thordis.aesa@demo.example',
  icelander: 'jokull.steinn@demo.example',
  foreigner: 'amelie@demo.example',
};
const reason = 'Seinni hluti textans er líka eftir mig.';

interface Letter {
  breF_NR: number;
  vidtakandi: string;
  efni: string;
  tungumal: Language;
}

test.describe('the life of a work', () => {
  test('F4.2, V4, V5, J2, J3 from the form over an approval by letter, an objection and an amendment to green, everyone being told in their language', async ({
    page,
    portal,
    desk,
    visit,
    request,
  }) => {
    test.slow();
    const { say } = portal;
    const title = portal.unique('Þriggja manna far');
    // The one has always read the portal in Icelandic; the other has never been there.
    const atHome = await visit('is');
    const abroad = await visit();

    await test.step('the member wants letters too, and registers the work', async () => {
      await portal.openAs(people.member, '/stillingar#tilkynningar');
      await wantLetters(page, portal, { is: 'Svar meðhöfundar', en: 'A co-author’s answer' });
      await wantLetters(page, portal, { is: 'Ljós á verki', en: 'A work’s light' });
      await page.goto('/verk/stofna');
      const form = registrationForm(page, portal);
      await form.title.fill(title);
      await form.length.fill('3.45');
      await form.edit(registrant, { role: 'composer', share: '50' });
      await form.addRegistered('jokull st', icelander, { role: 'lyricist', share: '25' });
      await form.addRegistered('amelie', foreigner, { role: 'lyricist', share: '25' });
      await expect(form.missing).toHaveText(say({ is: 'Allt er tilbúið.', en: 'Everything is ready.' }));
      await portal.expectAccessible();
      await form.submit.click();
      await expectLight(page, portal, title, { is: 'Rautt', en: 'Red' });
    });
    const address = new URL(page.url()).pathname;

    const firstLink = await readLetter(desk, title, {
      to: addresses.foreigner,
      subject: `Do you approve the registration of “${title}”?`,
    });

    await test.step('one approves by the link of the letter, without logging in', async () => {
      await abroad.page.goto(firstLink);
      await expect(abroad.page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(abroad.page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(abroad.page.getByRole('main')).toContainText('25,00%');
      await abroad.portal.expectAccessible();
      await approve(abroad.page, 'Approve');
      await expect(abroad.page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
      await abroad.portal.expectAccessible();
    });

    await test.step('the other is told in the portal, and objects there with a reason', async () => {
      await atHome.portal.openAs(people.lyricist, '/tilkynningar');
      await follow(atHome, `Samþykkir þú skráningu á „${title}“?`, 'Skoða nánar');
      await expect(atHome.page.getByRole('heading', { name: 'Er skráningin rétt?' })).toBeVisible();
      await expect(atHome.page.getByText('Þinn hlutur er 25\u00a0%.')).toBeVisible();
      await atHome.page.getByRole('button', { name: 'Andmæla', exact: true }).click();
      await atHome.page.getByRole('textbox', { name: 'Hvað er ekki rétt?' }).fill(reason);
      await atHome.portal.expectAccessible();
      await atHome.page.getByRole('button', { name: 'Senda andmæli' }).click();
      await expect(atHome.page.getByRole('heading', { name: 'Þú andmæltir skráningunni' })).toBeVisible();
    });

    await test.step('the member reads why, and amends the shares', async () => {
      await portal.openAs(people.member, '/tilkynningar');
      const objected = say({
        is: `Skráningu á „${title}“ er andmælt`,
        en: `Objection to the registration of “${title}”`,
      });
      await follow({ page, portal }, objected, say({ is: 'Skoða nánar', en: 'Take a look' }), reason);
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      // The page of notifications says the reason too, until the work's has come.
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await expect(page.getByRole('main').getByText(reason).first()).toBeVisible();
      await portal.expectAccessible();
      await page
        .getByRole('link', { name: say({ is: 'Breyta skráningu', en: 'Amend' }), exact: true })
        .click();
      const form = registrationForm(page, portal);
      await expect(form.title).toHaveValue(title);
      await form.edit(registrant, { share: '40' });
      await form.edit(icelander, { share: '35' });
      await expect(
        page.getByText(say({ is: 'Samþykkis er leitað að nýju', en: 'Approvals start again' })),
      ).toBeVisible();
      await portal.expectAccessible();
      await page.getByRole('button', { name: say({ is: 'Vista breytingar', en: 'Save changes' }) }).click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByText(say({ is: '2. umferð', en: 'Round 2' }))).toBeVisible();
    });

    await test.step('the one who objected sees the difference in the portal, and approves', async () => {
      await atHome.portal.openAs(people.lyricist, '/tilkynningar');
      await follow(atHome, `Breytt skráning á „${title}“`, 'Skoða nánar', '25\u00a0% → 35\u00a0%');
      await expect(
        atHome.page.getByRole('heading', { name: 'Skráningunni var breytt. Er hún rétt?' }),
      ).toBeVisible();
      const changed = atHome.page.getByRole('region', { name: 'Það sem breyttist frá fyrri skráningu' });
      await expect(changed).toContainText(`Hlutfall: ${icelander}`);
      await expect(changed.getByRole('deletion')).toHaveText(['50\u00a0%', '25\u00a0%']);
      await expect(changed.getByRole('insertion')).toHaveText(['40\u00a0%', '35\u00a0%']);
      await atHome.portal.expectAccessible();
      await approve(atHome.page, 'Samþykkja');
      await expect(atHome.page.getByText('Þú hefur samþykkt skráninguna.')).toBeVisible();
    });

    const secondLink = await readLetter(desk, title, {
      to: addresses.foreigner,
      subject: `The registration of “${title}” was changed`,
      text: `Share: ${icelander}: 25% → 35%`,
    });

    await test.step('the one abroad is asked by a new letter; the link of the old one has had its day', async () => {
      await abroad.page.goto(firstLink);
      await expect(abroad.page.getByRole('main')).toContainText('A newer e-mail asks for your answer.');
      await abroad.page.goto(secondLink);
      const changed = abroad.page.getByRole('region', {
        name: 'What has changed since the previous registration',
      });
      await expect(changed).toContainText(`Share: ${icelander}`);
      await expect(changed.getByRole('deletion')).toHaveText(['50%', '25%']);
      await expect(changed.getByRole('insertion')).toHaveText(['40%', '35%']);
      await abroad.portal.expectAccessible();
      await approve(abroad.page, 'Approve');
      await expect(abroad.page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    });

    await test.step('staff approve on the desk', async () => {
      await desk.portal.openAs(people.editor, `/yfirferð?leit=${encodeURIComponent(title)}`);
      await expect(desk.page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await desk.portal.expectAccessible();
      await desk.page
        .getByRole('button', { name: say({ is: 'Samþykkja', en: 'Approve' }), exact: true })
        .click();
      await expect(
        desk.page.getByText(say({ is: 'Ljósið er nú grænt.', en: 'Its light is now green.' })),
      ).toBeVisible();
    });

    await test.step('the light is green, and everyone has approved', async () => {
      await page.goto(address);
      await expectLight(page, portal, title, { is: 'Grænt', en: 'Green' });
      await expect(page.getByText(reason)).toHaveCount(0);
      await portal.expectAccessible();
    });

    await test.step('all have been told in the portal, each in their own language', async () => {
      await page.goto('/tilkynningar');
      await expectTold({ page, portal }, title, [
        `Grænt ljós: „${title}“`,
        `Samþykki komið fyrir „${title}“`,
        `Samþykki komið fyrir „${title}“`,
        `Skráningu á „${title}“ er andmælt`,
        `Samþykki komið fyrir „${title}“`,
      ]);
      await atHome.portal.openAs(people.lyricist, '/tilkynningar');
      await expectTold(atHome, title, [
        `Grænt ljós: „${title}“`,
        `Breytt skráning á „${title}“`,
        `Samþykkir þú skráningu á „${title}“?`,
      ]);
      // She never chose a language here: the letter's stays.
      await abroad.portal.openAs(people.abroad, '/tilkynningar');
      await expectTold(abroad, title, [
        `Green light: “${title}”`,
        `The registration of “${title}” was changed`,
        `Objection to the registration of “${title}”`,
        `Do you approve the registration of “${title}”?`,
      ]);
    });

    await test.step('and by letter, as the rules demand or as they chose', async () => {
      const letters = await ask<Letter[]>(
        request,
        people.editor,
        `/api/letters?limit=100&q=${encodeURIComponent(title)}`,
      );
      const subjectsTo = (recipient: string) =>
        letters
          .filter(({ vidtakandi }) => vidtakandi === recipient)
          .sort((one, other) => one.breF_NR - other.breF_NR)
          .map(({ tungumal, efni }) => `${tungumal}: ${efni}`);
      expect(subjectsTo(addresses.registrant)).toEqual([
        `is: Samþykki komið fyrir „${title}“`,
        `is: Skráningu á „${title}“ er andmælt`,
        `is: Samþykki komið fyrir „${title}“`,
        `is: Samþykki komið fyrir „${title}“`,
        `is: Grænt ljós: „${title}“`,
      ]);
      expect(subjectsTo(addresses.icelander)).toEqual([
        `is: Samþykkir þú skráningu á „${title}“?`,
        `is: Breytt skráning á „${title}“`,
      ]);
      expect(subjectsTo(addresses.foreigner)).toEqual([
        `en: Do you approve the registration of “${title}”?`,
        `en: The registration of “${title}” was changed`,
      ]);
    });
  });
});

async function wantLetters(page: Page, { say }: Portal, kind: { is: string; en: string }) {
  const choice = page.getByRole('combobox', { name: `${say({ is: 'Hvernig', en: 'How' })}: ${say(kind)}` });
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/notificationSettings'),
  );
  await choice.selectOption('both');
  expect((await kept).status()).toBe(204);
  await expect(choice).toHaveValue('both');
}

/** Staff read a letter in the mailbox, in whatever language it is, and find where it leads. */
async function readLetter(
  { page, portal }: Visit,
  title: string,
  { to, subject, text = title }: { to: string; subject: string; text?: string },
): Promise<string> {
  // V15: links are for administrators alone, and only of letters that stay here, which their queue decides.
  await portal.openAs(people.administrator, `/pósthólf?leit=${encodeURIComponent(title)}`);
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await page.goto(`/pósthólf?leit=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: subject }).click();
    await expect(dialog).toContainText(/\/samthykki\/[\w-]{40,}/u, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expect(dialog).toContainText(to);
  await expect(dialog.getByRole('article')).toContainText(text);
  await portal.expectAccessible();
  const [link] = /\/samthykki\/\S+/u.exec(await dialog.innerText()) ?? [];
  if (!link) throw new Error(`The letter “${subject}” leads nowhere.`);
  return link;
}

/** Reads a notification, and goes where it leads. */
async function follow({ page, portal }: Visit, header: string, open: string, body = '') {
  await page.getByRole('navigation').getByRole('link', { name: header }).click();
  const read = page.getByRole('article');
  await expect(read.getByRole('heading')).toHaveText(header);
  await expect(read).toContainText(body);
  await portal.expectAccessible();
  await read.getByRole('button', { name: open }).click();
}

async function approve(page: Page, label: string) {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();
}

/** Exactly these notifications are about the work, the latest first. */
async function expectTold({ page, portal }: Visit, title: string, headers: readonly string[]) {
  const told = page.getByRole('main').getByRole('navigation').getByRole('link').filter({ hasText: title });
  await expect(told).toHaveCount(headers.length);
  await expect(told).toContainText([...headers]);
  await portal.expectAccessible();
}

/** The light above everything else on the page of the work. */
async function expectLight(page: Page, portal: Portal, title: string, light: { is: string; en: string }) {
  await expect(page).toHaveURL(/\/verk\/\d+/u);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(portal.say(light), { exact: true }).first()).toBeVisible();
}
