import type { Locator } from '@playwright/test';
import { linkTo } from './letters.ts';
import { ask, expect, people, send, test } from './portal.ts';

test.describe('members and users', () => {
  test('D1, J2, S1 a new member is invited by letter, chooses a password and is in', async ({
    page,
    portal,
    desk,
    request,
  }) => {
    const { say } = portal;
    const serial = String(Date.now()).slice(-4);
    const kennitala = `310200${serial}`;
    const name = portal.unique('Ýrr Sædal');
    const address = `yrr-${Date.now()}@demo.example`;

    await desk.portal.openAs(people.administrator, '/notendur');
    await desk.page.getByRole('button', { name: say({ is: 'Nýr félagi', en: 'New member' }) }).click();
    const form = desk.page.getByRole('dialog');
    await form.getByRole('button', { name: say({ is: 'Stofna', en: 'Create' }) }).click();
    await expect(form.getByText(say({ is: 'Nafn vantar.', en: 'The name is missing.' }))).toBeVisible();
    await desk.portal.expectAccessible();
    await form.getByLabel(say({ is: 'Kennitala', en: 'National ID' })).fill(kennitala);
    await form.getByLabel(say({ is: 'Nafn', en: 'Name' }), { exact: true }).fill(name);
    await form.getByLabel(say({ is: 'Netfang', en: 'E-mail' })).fill(address);
    await form.getByLabel(say({ is: 'Póstnúmer', en: 'Postal code' })).fill('101');
    await form.getByRole('button', { name: say({ is: 'Stofna', en: 'Create' }) }).click();
    await expect(form).toBeHidden();

    const link = await linkTo(request, address, '/velkomin/');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await portal.expectAccessible();
    const password = page.getByLabel(say({ is: 'Nýtt lykilorð', en: 'New password' }), { exact: true });
    const again = page.getByLabel(say({ is: 'Lykilorðið aftur', en: 'The password again' }), { exact: true });
    const save = page.getByRole('button', { name: say({ is: 'Vista og skrá inn', en: 'Save and log in' }) });
    await password.fill('stutt');
    await save.click();
    await expect(
      page.getByText(
        say({ is: 'þarf að vera að minnsta kosti 12 stafir', en: 'must have at least 12 characters' }),
      ),
    ).toBeVisible();
    await password.fill('lykilorð-2026');
    await again.fill('lykilorð-2026');
    await save.click();
    await expect(page.getByText(say({ is: 'of algengt', en: 'too common' }))).toBeVisible();
    await portal.expectAccessible();
    await password.fill('sex gulir fiskar');
    await again.fill('sex gulir fiskar');
    await save.click();
    await expect(page).toHaveURL(/\/mitt-spjald/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

    // The link has been used; the password logs in.
    await page.evaluate(() => localStorage.removeItem('omur.session'));
    await page.goto(link);
    await expect(
      page.getByText(say({ is: 'hefur þegar verið notað', en: 'already been used' })),
    ).toBeVisible();
    await portal.expectAccessible();
    const answer = await request.post('/api/login', {
      data: { KENNITALA: kennitala, LYKILORD: 'sex gulir fiskar' },
    });
    expect(answer.status()).toBe(200);

    // Locked: the session ends at once.
    await portal.openAs(people.administrator, `/notendur?leit=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    const user = page.getByRole('dialog');
    await user.getByRole('button', { name: say({ is: 'Læsa', en: 'Lock' }), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say({ is: 'Læsa', en: 'Lock' }), exact: true })
      .click();
    await expect(user.getByText(say({ is: 'Læstur', en: 'Locked' }), { exact: true })).toBeVisible();
    await portal.expectAccessible();
    const { token } = (await answer.json()) as { token: string };
    const after = await request.get('/api/authors/id', { headers: { authorization: `Bearer ${token}` } });
    expect(after.status()).toBe(401);
  });

  test('M14 a new editor is asked for by one administrator and confirmed by another of the staff', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const kennitala = `310203${String(Date.now()).slice(-4)}`;
    const name = portal.unique('Ylfa Sól');
    const address = `ylfa-${Date.now()}@demo.example`;
    await portal.openAs(people.administrator, '/notendur?nyr=notandi');
    const form = page.getByRole('dialog');
    await form.getByLabel(say({ is: 'Kennitala', en: 'National ID' })).fill(kennitala);
    await form.getByLabel(say({ is: 'Nafn', en: 'Name' }), { exact: true }).fill(name);
    const create = form.getByRole('button', { name: say({ is: 'Stofna', en: 'Create' }) });
    await create.click();
    await expect(
      form.getByText(say({ is: 'Netfang vantar', en: 'There is no e-mail address' })),
    ).toBeVisible();
    await form.getByLabel(say({ is: 'Netfang', en: 'E-mail' })).fill(address);
    await create.click();
    await expect(form).toBeHidden();

    await page.goto(`/notendur?leit=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    const waits = say({ is: 'Ritstjóri bíður staðfestingar', en: 'Editor is waiting for confirmation' });
    await expect(page.getByRole('dialog').getByText(waits)).toBeVisible();
    await expect(
      page
        .getByRole('dialog')
        .getByText(say({ is: 'Utanaðkomandi', en: 'External' }))
        .first(),
    ).toBeVisible();
    await portal.expectAccessible();

    await page.goto('/staðfestingar');
    const answer = (what: string) =>
      page.getByRole('button', { name: new RegExp(`^${what}: .*${address}`, 'u') });
    await expect(answer(say({ is: 'Draga til baka', en: 'Take back' }))).toBeVisible();
    await expect(answer(say({ is: 'Staðfesta', en: 'Confirm' }))).toBeHidden();
    await portal.openAs(people.editor, '/staðfestingar');
    await portal.expectAccessible();
    await answer(say({ is: 'Staðfesta', en: 'Confirm' })).click();
    await expect(answer(say({ is: 'Staðfesta', en: 'Confirm' }))).toBeHidden();

    const [user] = await ask<{ hlutverK_NOTANDA: string; hlutverK_BIDUR: null; boD_GILDIR_TIL: string }[]>(
      request,
      people.administrator,
      `/api/desk/users?q=${encodeURIComponent(name)}`,
    );
    expect(user).toMatchObject({ hlutverK_NOTANDA: 'Ritstjori', hlutverK_BIDUR: null });
    expect(user?.boD_GILDIR_TIL).toEqual(expect.any(String));
  });

  test('D1, R156 an unknown author is joined up with the registered one it turned out to be, and the work follows', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const name = portal.unique('Hulda Straumberg');
    const title = portal.unique('Fylgir með');
    const kennitala = `310202${String(Date.now()).slice(-4)}`;
    const { hofunduR_NR } = await ask<{ hofunduR_NR: number }>(request, people.abroad, '/api/authors/id');
    const { verK_NR } = await send<{ verK_NR: number }>(request, people.abroad, '/api/compositions', {
      HEITI_VERKS: title,
      LENGD: '3.30',
      authors: [{ id: hofunduR_NR, typeOfAuthor: 33, ratio: 60 }],
      unknownAuthors: [
        {
          name,
          email: `hulda-${Date.now()}@demo.example`,
          ssn: kennitala,
          typeOfAuthor: 34,
          ratio: 40,
          foreign: 0,
        },
      ],
    });

    await portal.openAs(people.editor, `/óþekktir-höfundar?leit=${encodeURIComponent(name)}`);
    const list = page.getByRole('navigation', {
      name: say({ is: 'Óþekktir höfundar', en: 'Unknown authors' }),
    });
    await list.getByRole('link', { name }).click();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await portal.expectAccessible();
    await page
      .getByLabel(say({ is: 'Leita að skráðum höfundi', en: 'Search registered authors' }))
      .fill('Vébjörn Logi Dalstjarna');
    const join = page.getByRole('button', { name: /Vébjörn Logi/ });
    await join.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(name);
    await portal.expectAccessible();
    await question.getByRole('button', { name: say({ is: 'Hætta við', en: 'Cancel' }) }).click();
    await expect(question).toBeHidden();
    await join.click();
    await question.getByRole('button', { name: say({ is: 'Sameina höfunda', en: 'Merge authors' }) }).click();
    await expect(
      page.getByText(say({ is: 'Beiðnin bíður þess', en: 'The request is waiting for another' })),
    ).toBeVisible();

    // M14: anyone who asked can only take it back; another of the staff confirms it.
    const what = say({ is: `Sameina „${name}“`, en: `Merge “${name}”` });
    await page.goto('/staðfestingar');
    const asked = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: what });
    // R140
    const reason = say({ is: 'Þú baðst um þetta', en: 'You asked for this' });
    await expect(asked).toContainText(reason);
    await expect(page.getByRole('status').filter({ hasText: /annarra|for others/u })).toBeVisible();
    const desk = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const middleOf = async (what: Locator) => {
      const box = await what.boundingBox();
      return box ? box.y + box.height / 2 : Number.NaN;
    };
    const beside = asked.getByRole('button', { name: say({ is: 'Draga til baka', en: 'Take back' }) });
    await expect(async () => {
      const apart = (await middleOf(asked.getByText(reason))) - (await middleOf(beside));
      expect(Math.abs(apart)).toBeLessThan(1);
    }).toPass();
    if (desk) await page.setViewportSize(desk);
    await expect(
      page.getByRole('button', {
        name: new RegExp(`^${say({ is: 'Draga til baka', en: 'Take back' })}.*${name}`, 'u'),
      }),
    ).toBeVisible();
    await portal.expectAccessible();
    await portal.openAs(people.secondEditor, '/staðfestingar');
    await page
      .getByRole('button', {
        name: new RegExp(`^${say({ is: 'Staðfesta', en: 'Confirm' })}: .*${name}`, 'u'),
      })
      .click();
    await expect(
      page.getByText(say({ is: 'Breytingin er staðfest', en: 'The change is confirmed' })),
    ).toBeVisible();
    await expect(page.getByText(what)).toHaveCount(0);
    await portal.expectAccessible();

    await page.goto(`/verk/${verK_NR}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toContainText('Vébjörn Logi Dalstjarna');
    await expect(page.getByRole('tabpanel')).not.toContainText(name);
  });

  test('V8 staff find anything in the palette, by keyboard', async ({ page, portal }) => {
    const { say } = portal;
    await portal.openAs(people.administrator, '/notendur');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog').getByRole('combobox');
    await field.fill('þórdís æsa');
    await expect(page.getByRole('group', { name: say({ is: 'Persónur', en: 'Persons' }) })).toBeVisible();
    await expect(page.getByRole('group', { name: say({ is: 'Notendur', en: 'Users' }) })).toBeVisible();
    await portal.expectAccessible();
    await field.fill('0101302479');
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/notendur\?notandi=3/);
    await expect(page.getByRole('dialog')).toContainText('010130-2479');
  });
});
