import { picture } from './picture.ts';
import { ask, expect, people, test } from './portal.ts';

interface Named {
  nafN_BIRTA: string;
}

test('H60, H61, H63, H64, H69 a member makes a group, the other agrees, both forms offer it, and the other leaves', async ({
  page,
  portal,
  desk,
  request,
}) => {
  test.slow();
  const { say } = portal;
  const name = portal.unique('Brimhljóð');
  const { nafn } = await ask<{ nafn: string }>(request, people.lyricist, `/api/persons/${people.lyricist}`);
  const [other] = await ask<Named[]>(request, people.member, `/api/authors?name=${encodeURIComponent(nafn)}`);
  const called = other?.nafN_BIRTA ?? nafn;
  const main = page.getByRole('main');
  const choose = say({ is: 'Velja hóp', en: 'Choose a group' });

  await test.step('one makes it', async () => {
    await portal.openAs(people.member, '/hópar');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await picture(page, 'groups-list');
    await main.getByRole('button', { name: say({ is: 'Stofna hóp', en: 'Make a group' }) }).click();
    const form = page.getByRole('dialog');
    const save = form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }), exact: true });
    await save.click();
    await expect(form.getByRole('alert')).toContainText(
      say({ is: 'að minnsta kosti tveir', en: 'at least two' }),
    );
    await form.getByRole('textbox', { name: say({ is: 'Heiti hóps', en: 'Name of the group' }) }).fill(name);
    await form
      .getByRole('combobox', { name: say({ is: 'Bæta við höfundi', en: 'Add an author' }) })
      .fill(called);
    await page.getByRole('option', { name: called }).first().click();
    await expect(form.getByRole('group', { name: called })).toBeVisible();
    await portal.expectAccessible();
    await picture(page, 'groups-make');
    await save.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main).toContainText(say({ is: 'Ekki svarað', en: 'Not answered' }));
  });

  await test.step('the other agrees', async () => {
    await desk.portal.openAs(people.lyricist, '/hópar');
    await desk.page.getByRole('link', { name }).click();
    await expect(desk.page.getByRole('heading', { level: 1, name })).toBeVisible();
    await desk.portal.expectAccessible();
    await picture(desk.page, 'groups-asked');
    await desk.page.getByRole('button', { name: say({ is: 'Samþykkja', en: 'Agree' }), exact: true }).click();
    await expect(desk.page.getByRole('main')).toContainText(say({ is: 'Tilbúinn', en: 'Ready' }));
  });

  await test.step('with a set list', async () => {
    await page.reload();
    await main.getByRole('button', { name: say({ is: 'Nýr lagalisti', en: 'New set list' }) }).click();
    const form = page.getByRole('dialog');
    await form
      .getByRole('textbox', { name: say({ is: 'Heiti lagalista', en: 'Name of the set list' }) })
      .fill('Sumarið');
    await form.getByRole('combobox').fill('Vorvísa úr sveitinni');
    await form.getByRole('button', { name: say({ is: 'Bæta heitinu við', en: 'Add the title' }) }).click();
    await portal.expectAccessible();
    await picture(page, 'groups-set-list');
    await form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }), exact: true }).click();
    await expect(main).toContainText('Sumarið');
    await picture(page, 'groups-ready');
  });

  await test.step('the form of a work puts its authors on the work', async () => {
    await page.goto('/verk/stofna');
    await main.getByRole('button', { name: choose }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(main.getByRole('listitem').filter({ hasText: called }).first()).toContainText('50');
    await picture(page, 'groups-work');
  });

  await test.step('the form of a performance takes its name and its set list', async () => {
    await page.goto('/lifandi-flutningar/stofna/innlendur');
    await main.getByRole('button', { name: choose }).click();
    const dialog = page.getByRole('dialog');
    await picture(page, 'groups-performance');
    await dialog.getByRole('region', { name }).getByRole('button', { name: 'Sumarið' }).click();
    await expect(
      main.getByRole('textbox', {
        name: say({ is: 'Heiti tónleika eða flytjendur', en: 'Concert name or performers' }),
      }),
    ).toHaveValue(name);
    await expect(main).toContainText('Vorvísa úr sveitinni');
  });

  await test.step('one leaves, and the group is offered no more', async () => {
    const leave = say({ is: 'Ganga úr hópi', en: 'Leave the group' });
    await desk.page.reload();
    await desk.page.getByRole('button', { name: leave }).click();
    await desk.page.getByRole('alertdialog').getByRole('button', { name: leave }).click();
    await expect(desk.page).toHaveURL(/h%C3%B3par$|hópar$/u);
    await expect(desk.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(desk.page.getByRole('link', { name })).toHaveCount(0);
    await page.goto('/verk/stofna');
    await main.getByRole('button', { name: choose }).click();
    await expect(page.getByRole('menuitem', { name: 'Brimrót' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name })).toHaveCount(0);
    await page.goto('/hópar');
    await page.getByRole('link', { name }).click();
    await expect(main).not.toContainText(called);
  });
});
