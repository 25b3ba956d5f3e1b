import type { APIRequestContext, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, logIn, people, test, type Portal } from './portal.ts';

// A member changes the details on file, and somebody else is quicker.

const texts = {
  edit: { is: 'Breyta upplýsingum', en: 'Edit details' },
  save: { is: 'Vista', en: 'Save' },
  saved: { is: 'Upplýsingarnar eru vistaðar.', en: 'The details are saved.' },
  phone: { is: 'Sími', en: 'Phone' },
  street: { is: 'Gata og húsnúmer', en: 'Street and number' },
  bank: { is: 'Banki', en: 'Bank' },
  ledger: { is: 'Höfuðbók', en: 'Ledger' },
  account: { is: 'Reikningsnúmer', en: 'Account number' },
  bankWrong: { is: 'Bankanúmer er 3 eða 4 tölustafir.', en: 'The bank number has 3 or 4 digits.' },
  password: { is: 'Lykilorðið þitt', en: 'Your password' },
  wrong: { is: 'Rangt lykilorð', en: 'Wrong password' },
  told: { is: 'Bankareikningi þínum var breytt', en: 'Your bank account was changed' },
  back: { is: 'Til baka í drögin', en: 'Back to the draft' },
  changed: {
    is: 'Einhver annar breytti upplýsingunum í millitíðinni',
    en: 'Somebody else has changed the details',
  },
  take: { is: 'Nota það sem er á skrá', en: 'Use what is on file' },
  toRead: { is: 'Sækja til lestrar', en: 'Download to read' },
  asData: { is: 'Sækja sem gögn (JSON)', en: 'Download as data (JSON)' },
};

/** Whose details are changed: somebody else in each project, since they run at once. */
const memberOf = ({ language }: Portal) => ({ is: people.abroad, en: people.lyricist })[language];

interface OnFile {
  nafN_NR: number;
  nafn: string;
  simi: string | null;
  gata: string | null;
}

async function onFile(request: APIRequestContext, kennitala: string): Promise<OnFile> {
  const { token } = await logIn(request, kennitala);
  const answer = await request.get(`/api/persons/${kennitala}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as OnFile;
}

const open = async (page: Page, { openAs, say }: Portal, kennitala: string) => {
  await openAs(kennitala, '/mitt-spjald?flipi=hofundur');
  await page.getByRole('link', { name: say(texts.edit) }).click();
  await expect(page.getByRole('heading', { level: 1, name: say(texts.edit) })).toBeVisible();
};

test.describe.configure({ mode: 'serial' });

test('F2.5, C1.5, C2.9, C2.10, C2.27, C5.4, C6.6, C7.20 a member changes the account, with the password', async ({
  page,
  portal,
}) => {
  const { say, expectAccessible } = portal;
  // The form does without a list that does not come.
  await page.route('**/api/persons/genders**', (route) => route.abort());
  await open(page, portal, memberOf(portal));
  await expect(page.locator('#person-name')).toBeDisabled();
  await expect(page.locator('#person-kennitala')).toBeDisabled();
  await page.getByLabel(say(texts.bank), { exact: true }).fill('1');
  await page.getByLabel(say(texts.ledger)).fill('26');
  const account = String(Date.now()).slice(-6);
  await page.getByLabel(say(texts.account)).fill(account);
  await page.getByLabel(say(texts.password)).fill('þetta er ekki rétt');
  await page.getByRole('button', { name: say(texts.save), exact: true }).click();
  await expect(page.getByRole('link', { name: say(texts.bankWrong) })).toBeVisible();
  await expectAccessible();
  await page.getByLabel(say(texts.bank), { exact: true }).fill('0133');
  await page.getByRole('button', { name: say(texts.save), exact: true }).click();
  await expect(page.getByRole('link', { name: say(texts.wrong) })).toBeVisible();
  await page.getByLabel(say(texts.password)).fill('Hljomfall-2026');
  await page.getByRole('button', { name: say(texts.save), exact: true }).click();
  await expect(page.getByText(say(texts.saved))).toBeVisible();
  await expect(page).toHaveURL(/\/mitt-spjald/);
  await expect(page.getByText(account, { exact: true })).toBeVisible();
  await page.goto('/tilkynningar');
  await expect(page.getByText(say(texts.told)).first()).toBeVisible();
});

test('C4.6, C8.4, C2.15, V11 somebody else is quicker: the differences are shown and nothing is lost', async ({
  page,
  portal,
  request,
}) => {
  const { say, expectAccessible } = portal;
  const kennitala = memberOf(portal);
  const { nafN_NR } = await onFile(request, kennitala);
  const number = String(Date.now()).slice(-4);
  const [mine, theirs, street] = [`555 ${number}`, `444 ${number}`, `Hljómgata ${number}`];

  await open(page, portal, kennitala);
  await page.getByRole('textbox', { name: say(texts.phone) }).fill(mine);
  const { token } = await logIn(request, people.editor);
  const quicker = await request.patch(`/api/persons/${nafN_NR}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { SIMI: theirs, GATA: street },
  });
  expect(quicker.status()).toBe(204);
  await page.getByRole('button', { name: say(texts.save), exact: true }).click();

  await expect(page.getByText('PRECONDITION FAILED')).toBeVisible();
  expect((await onFile(request, kennitala)).simi).toBe(theirs);
  await page.getByRole('link', { name: say(texts.back) }).click();
  const differences = page.getByRole('alert').filter({ hasText: say(texts.changed) });
  await expect(differences).toContainText(theirs);
  await expect(differences).toContainText(mine);
  await expect(differences).toContainText(street);
  await expect(page.getByRole('textbox', { name: say(texts.phone) })).toHaveValue(mine);
  await expect(page.getByRole('textbox', { name: say(texts.street) })).toHaveValue(street);
  await expectAccessible();
  await differences.getByRole('button', { name: say(texts.take) }).click();
  await expect(page.getByRole('textbox', { name: say(texts.phone) })).toHaveValue(theirs);
  await page.getByRole('textbox', { name: say(texts.phone) }).fill(mine);
  await page.getByRole('button', { name: say(texts.save), exact: true }).click();
  await expect(page.getByText(say(texts.saved))).toBeVisible();
  expect(await onFile(request, kennitala)).toMatchObject({ simi: mine, gata: street });
});

test('J4, S6 a member takes a copy of everything that is on file', async ({ page, portal, request }) => {
  const { openAs, say, language } = portal;
  const kennitala = memberOf(portal);
  const { nafn } = await onFile(request, kennitala);
  await openAs(kennitala, '/mitt-spjald?flipi=hofundur');
  const saved = async (name: { is: string; en: string }) => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: say(name) }).click();
    return readFileSync(await (await saving).path(), 'utf8');
  };
  const copy = JSON.parse(await saved(texts.asData)) as { person: string; held: { person: object[] } };
  expect(copy.person).toBe(nafn);
  expect(copy.held.person).toHaveLength(1);
  expect(await saved(texts.toRead)).toContain(`<html lang="${language}">`);
});
