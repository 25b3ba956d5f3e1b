import type { CDPSession, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { aMemberWithLogin } from './members.ts';
import { expect, people, type Portal, test } from './portal.ts';

const texts = {
  twoStep: { is: 'Tveggja þrepa innskráning', en: 'Two-step login' },
  addApp: { is: 'Tengja kóðaapp', en: 'Connect an app' },
  addPasskey: { is: 'Bæta við aðgangslykli', en: 'Add a passkey' },
  ownPassword: { is: 'Lykilorðið þitt', en: 'Your password' },
  goOn: { is: 'Áfram', en: 'Continue' },
  connect: { is: 'Tengja', en: 'Connect' },
  codeOfApp: { is: 'Sex stafa kóði úr appinu', en: 'Six-digit code from the app' },
  codes: { is: 'Varakóðar', en: 'Recovery codes' },
  kept: { is: 'Ég hef geymt kóðana', en: 'I have saved the codes' },
  remove: { is: 'Fjarlægja', en: 'Remove' },
  step: { is: 'Seinna þrepið', en: 'The second step' },
  code: { is: 'Kóði', en: 'Code' },
  recoveryCode: { is: 'Varakóði', en: 'Recovery code' },
  logIn: { is: 'Skrá inn', en: 'Log in' },
  byPasskey: { is: 'Skrá inn með aðgangslykli', en: 'Log in with a passkey' },
  usePasskey: { is: 'Nota aðgangslykil', en: 'Use a passkey' },
  name: { is: 'Heiti', en: 'Name' },
  save: { is: 'Vista', en: 'Save' },
  more: { is: 'Nánar um tveggja þrepa innskráningu', en: 'More about two-step login' },
} as const;

const careful = { name: 'Varkár Ögn', password: 'sjö svartir svanir' };

test.describe('second factors', () => {
  test('S7, S2, J3 an app is connected, its codes and a recovery code log in, and it is removed', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const member = await aMemberWithLogin(portal, request, { birthday: '310207', ...careful });
    await logInWith(page, portal, member, '/login?to=%2Fstillingar');
    const card = page.getByRole('region', { name: say(texts.twoStep) });
    await card.getByRole('button', { name: say(texts.addApp) }).click();
    const dialog = page.getByRole('dialog');
    await confirm(page, portal, 'rangt lykilorð');
    await expect(dialog.getByText(say({ is: 'Rangt lykilorð', en: 'Wrong password' }))).toBeVisible();
    await confirm(page, portal, member.password);
    const picture = say({ is: 'QR-kóði fyrir kóðaapp', en: 'QR code for an authenticator app' });
    await expect(dialog.getByRole('img', { name: picture })).toBeVisible();
    await portal.expectAccessible();
    const secret = (await dialog.getByTestId('secret').innerText()).replaceAll(' ', '');
    const codeOf = (away: number) =>
      TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + away * 30_000 });
    const field = dialog.getByLabel(say(texts.codeOfApp));
    const connect = dialog.getByRole('button', { name: say(texts.connect), exact: true });
    await field.fill('12345');
    await connect.click();
    await expect(
      dialog.getByText(say({ is: 'Kóðinn er ekki réttur.', en: 'The code is not right.' })),
    ).toBeVisible();
    const spent = codeOf(0);
    await field.fill(spent);
    await connect.click();
    const codes = await keepCodes(page, portal);
    await expect(card.getByText(say({ is: '10 varakóðar', en: '10 recovery codes' }))).toBeVisible();
    await portal.expectAccessible();

    await logOut(page);
    await logInWith(page, portal, member, '/login');
    const code = page.getByLabel(say(texts.code), { exact: true });
    const enter = page.getByRole('button', { name: say(texts.logIn), exact: true });
    await expect(page.getByRole('heading', { name: say(texts.step) })).toBeVisible();
    await expect(code).toBeFocused();
    await portal.expectAccessible();
    await code.fill(spent);
    await enter.click();
    await expect(page.getByRole('alert')).toContainText(
      say({
        is: 'Kóðinn er ekki réttur eða hefur verið notaður.',
        en: 'The code is not right, or was used before.',
      }),
    );
    await code.fill(codeOf(1));
    await enter.click();
    await expect(page).toHaveURL(/\/mitt-spjald/);

    await logOut(page);
    await logInWith(page, portal, member, '/login?to=%2Fstillingar');
    await code.fill(codes[0] ?? '');
    await enter.click();
    await expect(page).toHaveURL(/\/stillingar/);
    await expect(card.getByText(say({ is: '9 varakóðar', en: '9 recovery codes' }))).toBeVisible();
    const ofCode = say({ is: 'Með lykilorði og varakóða', en: 'By password and recovery code' });
    await expect(page.getByText(ofCode)).toBeVisible();
    const app = say({ is: 'Fjarlægja: Kóðaapp', en: 'Remove: Authenticator app' });
    await card.getByRole('button', { name: app }).click();
    await portal.expectAccessible();
    await confirm(page, portal, member.password, say(texts.remove));
    await expect(dialog).toHaveCount(0);
    await expect(card.getByText(say({ is: 'Ekki virk', en: 'Off' }))).toBeVisible();
    await logOut(page);
    await logInWith(page, portal, member, '/login');
    await expect(page).toHaveURL(/\/mitt-spjald/);
  });

  test('S7, S2, D1 a passkey logs in without a password, and an administrator takes it away', async ({
    page,
    portal,
    request,
    desk,
  }) => {
    const { say } = portal;
    const member = await aMemberWithLogin(portal, request, { birthday: '310209', ...careful });
    const { client, authenticatorId } = await anAuthenticator(page);
    await logInWith(page, portal, member, '/login?to=%2Fstillingar');
    const card = page.getByRole('region', { name: say(texts.twoStep) });
    await card.getByRole('button', { name: say(texts.addPasskey) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say(texts.name), { exact: true }).fill('Lykillinn á kippunni');
    await confirm(page, portal, member.password);
    const codes = await keepCodes(page, portal);
    expect(codes).toHaveLength(10);
    await expect(card.getByText('Lykillinn á kippunni')).toBeVisible();
    const rename = say({ is: 'Breyta heiti: Lykillinn á kippunni', en: 'Rename: Lykillinn á kippunni' });
    await card.getByRole('button', { name: rename }).click();
    const name = dialog.getByLabel(say(texts.name), { exact: true });
    await name.fill(' ');
    await dialog.getByRole('button', { name: say(texts.save), exact: true }).click();
    await expect(
      dialog.getByText(say({ is: 'Gefðu lyklinum heiti.', en: 'Give the passkey a name.' })),
    ).toBeVisible();
    await portal.expectAccessible();
    await name.fill('Gamli lykillinn');
    await name.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(card.getByText('Gamli lykillinn')).toBeVisible();

    await logOut(page);
    await page.goto('/login');
    await page.getByRole('button', { name: say(texts.byPasskey) }).click();
    await expect(page).toHaveURL(/\/mitt-spjald/);

    // With the password there is the passkey as the second step.
    await logOut(page);
    await logInWith(page, portal, member, '/login');
    await expect(page.getByLabel(say(texts.recoveryCode), { exact: true })).toBeVisible();
    await portal.expectAccessible();
    await page.getByRole('button', { name: say(texts.usePasskey) }).click();
    await expect(page).toHaveURL(/\/mitt-spjald/);

    await desk.portal.openAs(people.administrator, `/notendur?leit=${encodeURIComponent(member.name)}`);
    await desk.page.getByText(member.name).first().click();
    const remove = say({
      is: 'Fjarlægja tveggja þrepa innskráningu',
      en: 'Remove two-step login',
    });
    await desk.page.getByRole('button', { name: remove }).click();
    await desk.page.getByRole('alertdialog').getByRole('button', { name: remove }).click();
    await expect(desk.page.getByRole('button', { name: remove })).toHaveCount(0);
    await desk.portal.expectAccessible();

    await page.goto('/login');
    await page.getByRole('button', { name: say(texts.byPasskey) }).click();
    await expect(page.getByRole('alert')).toContainText(
      say({ is: 'Innskráning með aðgangslykli tókst ekki.', en: 'Logging in with a passkey did not work.' }),
    );
    await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await logInWith(page, portal, member, '/login');
    await expect(page).toHaveURL(/\/mitt-spjald/);
  });

  test('S7, C2.12 what staff are led to is a choice to members, with its section of the help', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    await portal.openAs(people.member, '/oryggi');
    await page.getByRole('button', { name: say(texts.more) }).click();
    await expect(page.getByRole('dialog', { name: say(texts.twoStep) })).toBeVisible();
    await expect(page.getByText(/starfsfólk|staff/i)).toHaveCount(0);
    await portal.expectAccessible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say({ is: 'Ekki núna', en: 'Not now' }) }).click();
    await expect(page).toHaveURL(/\/mitt-spjald/);
    await page.goto('/stillingar');
    await page.getByRole('link', { name: say(texts.more) }).click();
    await expect(page).toHaveURL(/\/hjalp#oryggi$/);
  });
});

/** A browser that has an authenticator of its own, whose user is there and says yes. */
async function anAuthenticator(page: Page): Promise<{ client: CDPSession; authenticatorId: string }> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}

interface LogIn {
  kennitala: string;
  password: string;
}

async function logInWith(page: Page, { say }: Portal, { kennitala, password }: LogIn, path: string) {
  await page.goto(path);
  await page.getByLabel(say({ is: 'Kennitala', en: 'National ID (kennitala)' })).fill(kennitala);
  await page.getByLabel(say({ is: 'Lykilorð', en: 'Password' }), { exact: true }).fill(password);
  await page.getByRole('button', { name: say(texts.logIn), exact: true }).click();
}

/** Gives the password in the dialog that is open, and goes on. */
async function confirm(page: Page, { say }: Portal, password: string, act: string = say(texts.goOn)) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say(texts.ownPassword)).fill(password);
  await dialog.getByRole('button', { name: act, exact: true }).click();
}

async function keepCodes(page: Page, portal: Portal): Promise<string[]> {
  const { say } = portal;
  const dialog = page.getByRole('dialog', { name: say(texts.codes) });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await portal.expectAccessible();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: say(texts.kept) }).click();
  await expect(dialog).toHaveCount(0);
  return codes;
}

async function logOut(page: Page) {
  await page.evaluate(() => localStorage.removeItem('omur.session'));
}
