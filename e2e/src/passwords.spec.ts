import type { Page } from '@playwright/test';
import { linkTo } from './letters.ts';
import { expect, people, type Portal, send, test } from './portal.ts';

test.describe('passwords', () => {
  test('F2.3, C2.4, C2.5, C2.25, C2.26, C4.4, C4.5, C8.2, C8.7 from a forgotten password to the card, through the mailbox', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const { kennitala, address } = await aNewMember(portal, request, '310203');

    await page.goto('/login');
    await page
      .getByRole('link', { name: say({ is: 'Gleymt lykilorð?', en: 'Forgotten password?' }) })
      .click();
    await expect(page).toHaveURL(/\/gleymt-lykilord$/);
    const field = page.getByLabel(say({ is: 'Kennitala', en: 'National ID (kennitala)' }));
    const ask = page.getByRole('button', { name: say({ is: 'Senda mér slóð', en: 'Send me a link' }) });
    await ask.click();
    await expect(field).toBeFocused();
    await expect(
      page.getByText(say({ is: 'Kennitala má ekki vera tóm.', en: 'The national ID must not be empty.' })),
    ).toBeVisible();
    await portal.expectAccessible();
    await field.fill('0101309999');
    await ask.click();
    await expect(page.getByRole('alert')).toContainText(
      say({ is: 'Enginn notandi með þessa kennitölu er til', en: 'There is no user with this national ID' }),
    );
    await field.fill(withoutEmail);
    await ask.click();
    await expect(page.getByRole('alert')).toContainText(
      say({ is: 'vinsamlegast hafðu samband við Ómur!', en: 'please contact Ómur!' }),
    );
    await portal.expectAccessible();
    await field.fill(`${kennitala.slice(0, 6)}-${kennitala.slice(6)}`);
    await ask.click();
    await expect(page.getByRole('alert')).toContainText(
      say({
        is: 'Tölvupóstur hefur verið sendur á netfangið þitt!',
        en: 'An e-mail has been sent to your address!',
      }),
    );
    await portal.expectAccessible();

    const link = await linkTo(request, address, '/gleymt-lykilord/');
    await page.goto(link);
    const wanted = newPassword(page, portal);
    const save = page.getByRole('button', { name: say({ is: 'Vista lykilorð', en: 'Save password' }) });
    await save.click();
    await expect(
      page.getByText(say({ is: 'Lykilorð má ekki vera tómt.', en: 'The password must not be empty.' })),
    ).toBeVisible();
    await wanted.first.fill('sex gulir fiskar');
    await expect(page.getByText(say({ is: 'Mjög gott', en: 'Very good' }), { exact: true })).toBeVisible();
    await wanted.again.fill('sex gulir');
    await save.click();
    await expect(
      page.getByText(say({ is: 'Lykilorð ekki eins.', en: 'The passwords are not the same.' })),
    ).toBeVisible();
    await portal.expectAccessible();

    // The link opens once; the page may be loaded again, and users come back to it.
    await page.reload();
    await wanted.fill('lykilorð-2026');
    await save.click();
    await expect(page).toHaveURL(/\/precondition-failed/);
    await expect(page.getByText(say({ is: 'of algengt', en: 'too common' }))).toBeVisible();
    await portal.expectAccessible();
    await page
      .getByRole('link', { name: say({ is: 'Velja annað lykilorð', en: 'Choose another password' }) })
      .click();
    await wanted.fill('sex gulir fiskar');
    await save.click();
    await expect(page).toHaveURL(/\/login/);
    await expect(
      page.getByText(say({ is: 'Lykilorðinu hefur verið breytt.', en: 'Your password has been changed.' })),
    ).toBeVisible();
    await portal.expectAccessible();
    await logInWith(page, portal, kennitala, 'sex gulir fiskar');
    await expect(page).toHaveURL(/\/mitt-spjald/);

    await page.goto(link);
    await expect(page).toHaveURL(/\/not-found/);
    await expect(page.getByText(say({ is: 'gildir ekki lengur', en: 'is no longer valid' }))).toBeVisible();
    await portal.expectAccessible();
  });

  test('C1.4, F2.18, C2.16, C2.24, C4.3, C8.1, D2 ends a session and changes the password among the settings', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const { kennitala, address } = await aNewMember(portal, request, '310205');
    const invitation = (await linkTo(request, address, '/velkomin/')).replace('/velkomin/', '');
    const old = 'sjö svartir svanir';
    await request.post(`/api/invitations/${invitation}`, { data: { LYKILORD: old } });
    const elsewhere = await request.post('/api/login', {
      data: { KENNITALA: kennitala, LYKILORD: old },
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605.1 Version/18.5 Mobile Safari/604.1' },
    });
    const { token } = (await elsewhere.json()) as { token: string };

    await page.goto('/login?to=%2Fstillingar');
    await logInWith(page, portal, kennitala, old);
    const sessions = page.getByRole('region', {
      name: say({ is: 'Innskráð tæki', en: 'Signed-in devices' }),
    });
    await expect(sessions.getByRole('listitem')).toHaveCount(3);
    await expect(sessions.getByText(say({ is: 'Þetta tæki', en: 'This device' }))).toHaveCount(1);
    await portal.expectAccessible();
    const ofPhone = say({ is: 'Ljúka lotu: Safari á iPhone', en: 'End session: Safari on iPhone' });
    await sessions.getByRole('button', { name: ofPhone }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    const after = await request.get('/api/authors/id', { headers: { authorization: `Bearer ${token}` } });
    expect(after.status()).toBe(401);
    const endOthers = say({ is: 'Ljúka öllum öðrum', en: 'End all others' });
    await sessions.getByRole('button', { name: endOthers }).click();
    const question = page.getByRole('alertdialog');
    await portal.expectAccessible();
    await question.getByRole('button', { name: endOthers }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);

    const change = say({ is: 'Breyta lykilorði', en: 'Change password' });
    const form = page.getByRole('region', { name: change });
    const given = form.getByLabel(say({ is: 'Gamla lykilorðið', en: 'Old password' }), { exact: true });
    const send = form.getByRole('button', { name: change });
    await send.click();
    await expect(given).toBeFocused();
    await given.fill('rangt lykilorð');
    await newPassword(page, portal).fill('átta hvítir hrafnar');
    await send.click();
    await expect(form.getByText(say({ is: 'Rangt lykilorð', en: 'Wrong password' }))).toBeVisible();
    await portal.expectAccessible();
    await given.fill(old);
    await send.click();
    await expect(page).toHaveURL(/\/login/);
    await expect(
      page.getByText(say({ is: 'Lykilorðinu hefur verið breytt.', en: 'Your password has been changed.' })),
    ).toBeVisible();
    await logInWith(page, portal, kennitala, 'átta hvítir hrafnar');
    await expect(page).toHaveURL(/\/mitt-spjald/);
  });
});

/** Ísafold, who has no e-mail address on file. */
const withoutEmail = '0101303019';

async function aNewMember(portal: Portal, request: Parameters<typeof send>[0], birthday: string) {
  const kennitala = `${birthday}${String(Date.now()).slice(-4)}`;
  const address = `gleymin-${Date.now()}@demo.example`;
  await send(request, people.administrator, '/api/members', {
    KENNITALA: kennitala,
    NAFN: portal.unique('Gleymin Ósk'),
    E_MAIL: address,
    SENDA_BOD: 1,
  });
  return { kennitala, address };
}

function newPassword(page: Page, { say }: Portal) {
  const first = page.getByLabel(say({ is: 'Nýtt lykilorð', en: 'New password' }), { exact: true });
  const again = page.getByLabel(say({ is: 'Lykilorðið aftur', en: 'The password again' }), { exact: true });
  return {
    first,
    again,
    fill: async (password: string) => {
      await first.fill(password);
      await again.fill(password);
    },
  };
}

async function logInWith(page: Page, { say }: Portal, kennitala: string, password: string) {
  await page.getByLabel(say({ is: 'Kennitala', en: 'National ID (kennitala)' })).fill(kennitala);
  await page.getByLabel(say({ is: 'Lykilorð', en: 'Password' }), { exact: true }).fill(password);
  await page.getByRole('button', { name: say({ is: 'Skrá inn', en: 'Log in' }), exact: true }).click();
}
