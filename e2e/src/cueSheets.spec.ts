import { ask, expect, people, test } from './portal.ts';

test.describe('cue sheets', () => {
  test('F2.21, D2 staff enter a cue sheet, and a party to its work reads it', async ({
    page,
    portal,
    desk,
    request,
  }) => {
    test.slow();
    const { say } = portal;
    const title = portal.unique('Vitinn');
    const staff = desk.page;
    const level1 = staff.getByRole('heading', { level: 1 });

    await test.step('staff enter its head', async () => {
      await desk.portal.openAs(people.editor, '/cue-blöð');
      await expect(level1).toHaveText(say({ is: 'Notkunarblöð', en: 'Cue sheets' }));
      await desk.portal.expectAccessible();
      await staff
        .getByRole('button', { name: say({ is: 'Skrá notkunarblað', en: 'Enter a cue sheet' }) })
        .click();
      const form = staff.getByRole('dialog');
      const name = form.getByLabel(
        say({ is: 'Heiti myndar eða þáttar', en: 'Title of the film or programme' }),
      );
      const save = form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) });
      await save.click();
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await name.fill(title);
      await desk.portal.expectAccessible();
      await save.click();
      await expect(level1).toHaveText(title);
    });

    await test.step('and its lines', async () => {
      await staff
        .getByRole('button', { name: say({ is: 'Bæta við línu', en: 'Add a line' }) })
        .first()
        .click();
      const form = staff.getByRole('dialog');
      const work = await ownWork();
      const number = form.getByLabel(say({ is: 'Númer verks', en: 'Number of the work' }));
      const name = form.getByRole('combobox', { name: say({ is: 'Heiti verks', en: 'Title of the work' }) });
      await name.fill(work.title);
      const found = form
        .getByRole('option')
        .filter({ hasText: new RegExp(`\\b${say({ is: 'nr', en: 'no' })}\\. ${work.number}$`, 'u') });
      await expect(found).toBeVisible();
      await desk.portal.expectAccessible();
      await found.click();
      await expect(number).toHaveValue(work.number);
      await expect(form.getByLabel(say({ is: 'Höfundar', en: 'Authors' }))).not.toHaveValue('');
      // With another title it is no longer that work.
      await name.fill('Andvaka');
      await expect(number).toHaveValue('');
      await number.fill(work.number);
      await form.getByLabel(say({ is: 'Lengd', en: 'Length' })).fill('1.05');
      await form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) }).click();
      await expect(form).toBeHidden();
      await expect(staff.getByRole('link', { name: 'Andvaka', exact: true })).toBeVisible();
      await expect(staff.getByText(say({ is: '1 lína', en: '1 line' }), { exact: true })).toBeVisible();
      await desk.portal.expectAccessible();
    });

    await test.step('a party reads it, and nobody else', async () => {
      const address = new URL(staff.url()).pathname;
      await portal.openAs(people.member, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('link', { name: 'Andvaka', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: say({ is: 'Breyta', en: 'Edit' }) })).toHaveCount(0);
      await portal.expectAccessible();
      await portal.openAs(people.abroad, address);
      await expect(page).toHaveURL(/\/not-found$/u);
    });

    await test.step('staff delete it, after being asked', async () => {
      const remove = say({ is: 'Eyða notkunarblaði', en: 'Delete the cue sheet' });
      await staff.getByRole('button', { name: remove, exact: true }).click();
      const question = staff.getByRole('alertdialog');
      await expect(question).toContainText(say({ is: '1 lína fylgir.', en: '1 line is deleted with it.' }));
      await desk.portal.expectAccessible();
      await question.getByRole('button', { name: remove, exact: true }).click();
      await expect(level1).toHaveText(say({ is: 'Notkunarblöð', en: 'Cue sheets' }));
      await expect(
        staff.getByText(say({ is: `„${title}“ var eytt.`, en: `“${title}” was deleted.` })),
      ).toBeVisible();
      await expect(staff.getByRole('link', { name: title })).toHaveCount(0);
    });

    async function ownWork() {
      await portal.openAs(people.member, '/mitt-spjald?flipi=verk');
      const link = page.getByRole('main').locator('a[href^="/verk/1"], a[href^="/verk/2"]').first();
      const number = ((await link.getAttribute('href')) ?? '').replace(/\D/gu, '');
      const { heitI_VERKS } = await ask<{ heitI_VERKS: string }>(
        request,
        people.editor,
        `/api/compositions/${number}`,
      );
      return { number, title: heitI_VERKS };
    }
  });

  test('D2 staff try a file, and take it in', async ({ page, portal }) => {
    const { say } = portal;
    const title = portal.unique('Landið');
    const file = (length: string) => ({
      name: 'blad.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`cue_sheet;programme;title;length\nA;${title};Ölduslóð;${length}\n`, 'latin1'),
    });
    await portal.openAs(people.editor, '/cue-blöð');
    await page.getByRole('button', { name: say({ is: 'Flytja inn skrá', en: 'Import a file' }) }).click();
    const dialog = page.getByRole('dialog');
    const takeIn = dialog.getByRole('button', { name: say({ is: 'Flytja inn', en: 'Import' }), exact: true });
    await dialog.getByLabel(say({ is: 'CSV-skrá', en: 'CSV file' })).setInputFiles(file('-1.05'));
    await expect(dialog.getByText(say({ is: 'Hafnað:', en: 'Refused:' }))).toBeVisible();
    await expect(takeIn).toBeDisabled();
    await dialog.getByLabel(say({ is: 'CSV-skrá', en: 'CSV file' })).setInputFiles(file('1.05'));
    await expect(dialog.getByText('Ölduslóð')).toBeVisible();
    await portal.expectAccessible();
    await takeIn.click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

test.describe('the card of anyone', () => {
  test('F2.22, D2 is read by staff, and is not there for others', async ({ page, portal, desk }) => {
    const { say } = portal;
    await portal.openAs(people.member, '/mitt-spjald');
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    const personId = await page.evaluate(async () => {
      const { token, kennitala } = JSON.parse(localStorage.getItem('omur.session') ?? '{}');
      const answer = await fetch(`/api/persons/${kennitala}/id`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return (await answer.json()).nafN_NR as number;
    });
    const staff = desk.page;
    await desk.portal.openAs(people.editor, `/personur/${personId}`);
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await staff.getByRole('tab', { name: say({ is: 'Höfundur', en: 'Author' }) }).click();
    await expect(staff.getByText(say({ is: 'Höfundarnöfn', en: 'Author names' }))).toBeVisible();
    await expect(
      staff.getByRole('main').getByRole('link', { name: say({ is: 'Skrá verk', en: 'Register a work' }) }),
    ).toHaveCount(0);
    await desk.portal.expectAccessible();
    await staff.goto('/personur/2000000000');
    await expect(staff).toHaveURL(/\/not-found$/u);

    await page.goto(`/personur/${personId}`);
    await expect(page).toHaveURL(/\/mitt-spjald/u);
    await page.goto(`/personur/${personId + 1}`);
    await expect(page).toHaveURL(/\/not-found$/u);
  });
});
