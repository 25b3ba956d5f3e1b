import { expect, people, test } from './portal.ts';

test.describe('logging in', () => {
  test('F1.1, F2.1, F2.2, F2.4, F2.30, F4.3, C2.1, C2.2, C2.3 lets a member in and shows the card', async ({
    page,
    portal,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/login/);
    await expect(
      page.getByText(
        portal.say({ is: 'Þessi vefur er einungis fyrir félaga.', en: 'This site is for members only.' }),
      ),
    ).toBeVisible();
    await portal.expectAccessible();
    await page.getByLabel(portal.say({ is: 'Kennitala', en: 'National ID (kennitala)' })).fill('010130-2479');
    await page
      .getByLabel(portal.say({ is: 'Lykilorð', en: 'Password' }), { exact: true })
      .fill('Hljomfall-2026');
    await page
      .getByRole('button', { name: portal.say({ is: 'Skrá inn', en: 'Log in' }), exact: true })
      .click();
    await expect(page).toHaveURL(/\/mitt-spjald/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Þórdís Æsa');
    await portal.expectAccessible();
  });

  test('F5.1 says which field is empty', async ({ page, portal }) => {
    await page.goto('/login');
    await page
      .getByRole('button', { name: portal.say({ is: 'Skrá inn', en: 'Log in' }), exact: true })
      .click();
    await expect(
      page.getByText(
        portal.say({ is: 'Kennitala má ekki vera tóm.', en: 'The national ID must not be empty.' }),
      ),
    ).toBeVisible();
    await expect(
      page.getByText(
        portal.say({ is: 'Lykilorð má ekki vera tómt.', en: 'The password must not be empty.' }),
      ),
    ).toBeVisible();
    await portal.expectAccessible();
  });

  test('F8.2, S2 shows the words of the server when it says no', async ({ page, portal }) => {
    await page.goto('/login');
    await page.getByLabel(portal.say({ is: 'Kennitala', en: 'National ID (kennitala)' })).fill('0101307789');
    await page
      .getByLabel(portal.say({ is: 'Lykilorð', en: 'Password' }), { exact: true })
      .fill('rangt lykilorð');
    await page
      .getByRole('button', { name: portal.say({ is: 'Skrá inn', en: 'Log in' }), exact: true })
      .click();
    await expect(
      page.getByText(
        portal.say({
          is: 'Kennitala eða lykilorð er ekki rétt.',
          en: 'The national ID or the password is not right.',
        }),
      ),
    ).toBeVisible();
  });

  test('F2.23, L2.12 sends who is not logged in to the login page, and back afterwards', async ({
    page,
    portal,
  }) => {
    await page.goto('/stillingar');
    await expect(page).toHaveURL(/\/login/);
    await page.getByRole('button', { name: /Sólrún Harpa/ }).click();
    await expect(page).toHaveURL(/\/stillingar/);
    await expect(
      page.getByRole('heading', { level: 1, name: portal.say({ is: 'Stillingar', en: 'Settings' }) }),
    ).toBeVisible();
    await portal.expectAccessible();
  });

  test('F4.4 logs out to the login page', async ({ page, portal }) => {
    await portal.openAs(people.fewWorks, '/mitt-spjald');
    await page.getByRole('button', { name: /Sólrún Harpa/ }).click();
    await page.getByRole('menuitem', { name: portal.say({ is: 'Skrá út', en: 'Log out' }) }).click();
    await expect(page).toHaveURL(/\/login/);
    // The page is loaded anew, so that nothing of who was there stays in it.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('omur.session')).catch(() => 'loading'))
      .toBeNull();
  });
});

test.describe('the shell', () => {
  test('F2.28, F9.12, C9.7 switches the language and keeps the choice', async ({ page, portal }) => {
    await portal.openAs(people.fewWorks, '/stillingar');
    await page
      .getByRole('button', { name: portal.say({ is: 'English', en: 'Íslenska' }), exact: true })
      .click();
    await expect(
      page.getByRole('heading', { level: 1, name: portal.say({ is: 'Settings', en: 'Stillingar' }) }),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('omur.language'))).toBe(
      portal.say({ is: 'en', en: 'is' }),
    );
    // J2: letters come in the language that was chosen while logged in, and only then.
    await expect(
      page.getByText(
        portal.say({
          is: 'Your e-mails are also in English.',
          en: 'Tölvupóstur til þín er líka á íslensku.',
        }),
      ),
    ).toBeVisible();
    await page.reload();
    await page
      .getByRole('button', {
        name: portal.say({ is: 'Fá tölvupóst á íslensku', en: 'Get e-mails in English' }),
      })
      .click();
    await expect(
      page.getByText(
        portal.say({
          is: 'Tölvupóstur til þín er líka á íslensku.',
          en: 'Your e-mails are also in English.',
        }),
      ),
    ).toBeVisible();
    await portal.expectAccessible();
  });

  test('F2.24, F6.3, F6.6 shows the menu to members, and none to viewers', async ({ page, portal }) => {
    await portal.openAs(people.viewer, '/stillingar');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await portal.openAs(people.fewWorks, '/stillingar');
    if (portal.isPhone)
      await page.getByRole('button', { name: portal.say({ is: 'Opna valmynd', en: 'Open menu' }) }).click();
    await expect(
      page.getByRole('link', { name: portal.say({ is: 'Mitt spjald', en: 'My card' }) }),
    ).toBeVisible();
    for (const ofStaff of ['/yfirferð', '/notendur', '/úthlutanir'])
      await expect(page.locator(`nav a[href="${encodeURI(ofStaff)}"], nav a[href="${ofStaff}"]`)).toHaveCount(
        0,
      );
  });

  test('F2.11, F4.3 lets external users land on the authorizations', async ({ page, portal }) => {
    await portal.openAs(people.external, '/login');
    await expect(page).toHaveURL(/\/umbo/);
    await expect(
      page.getByRole('heading', { level: 1, name: portal.say({ is: 'Umboð', en: 'Shared access' }) }),
    ).toBeVisible();
    await expect(page.getByText('Þórdís Æsa Öndólfsdóttir')).toBeVisible();
    await portal.expectAccessible();
  });

  test('F2.19, C2.14, C9.11 sends unknown addresses to the page that says so', async ({ page, portal }) => {
    await page.goto('/engin-slik-sida');
    await expect(page).toHaveURL(/\/not-found/);
    await expect(page.getByRole('heading', { name: 'RESOURCE NOT FOUND' })).toBeVisible();
    await portal.expectAccessible();
  });

  test('F2.20, C2.15 has a page for what changed meanwhile', async ({ page, portal }) => {
    await page.goto('/precondition-failed');
    await expect(page.getByRole('heading', { name: 'PRECONDITION FAILED' })).toBeVisible();
    await portal.expectAccessible();
  });

  test('F9.12, C9.6 turns to the reduced layout at 1180 px', async ({ page, portal }) => {
    await portal.openAs(people.fewWorks, '/stillingar');
    const menu = page.getByRole('button', { name: portal.say({ is: 'Opna valmynd', en: 'Open menu' }) });
    await page.setViewportSize({ width: 1181, height: 800 });
    await expect(menu).toHaveCount(0);
    await page.setViewportSize({ width: 1180, height: 800 });
    await expect(menu).toBeVisible();
  });

  test('L8.9 tells of what was not expected, with a number to quote, and tries again', async ({
    page,
    portal,
  }) => {
    const work = /\/api\/compositions\/20000(?![\d/])/u;
    await page.route(work, (route) =>
      route.fulfill({
        status: 500,
        headers: { 'x-request-id': 'abc-123' },
        json: { StatusCode: 500, Code: 'server.failed', Message: 'x' },
      }),
    );
    await portal.openAs(people.fewWorks, '/verk/20000');
    await expect(page.getByText('abc-123')).toBeVisible();
    await page.unroute(work);
    await page.getByRole('button', { name: portal.say({ is: 'Reyna aftur', en: 'Try again' }) }).click();
    await expect(page.getByText('abc-123')).toHaveCount(0);
  });
});
