import { ask, expect, people, test } from './portal.ts';

interface Venue {
  flutningsstaduR_NR: number;
  heimilisfang: string | null;
}

test.describe('venues and festivals', () => {
  test('D1, L5.3 staff add a venue with halls, and members are no longer offered it once it is closed', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const name = portal.unique('Krossanesbíó');
    const halls = `/api/performanceLocations/concertHalls?name=${encodeURIComponent(name)}`;
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }), exact: true });

    await portal.openAs(people.editor, '/staðir');
    await expect(page.getByText(/^\d+ (staðir|venues)$/)).toBeVisible();
    await portal.expectAccessible();
    await page.getByRole('button', { name: say({ is: 'Nýr staður', en: 'New venue' }) }).click();
    await dialog.getByRole('button', { name: say({ is: 'Stofna', en: 'Create' }) }).click();
    await expect(dialog.getByText(say({ is: 'Heiti vantar.', en: 'The name is missing.' }))).toBeVisible();
    await portal.expectAccessible();
    await dialog.getByLabel(say({ is: 'Heiti', en: 'Name' }), { exact: true }).fill(name);
    await dialog.getByLabel(say({ is: 'Póstnúmer', en: 'Postal code' })).fill('999');
    await page.keyboard.press('Enter');
    await expect(
      dialog.getByText(say({ is: 'Póstnúmerið er ekki til.', en: 'There is no such postal code.' })),
    ).toBeVisible();
    await dialog.getByLabel(say({ is: 'Póstnúmer', en: 'Postal code' })).fill('603');
    await expect(dialog.getByText('Akureyri')).toBeVisible();
    await dialog.getByLabel(say({ is: 'Heimilisfang', en: 'Address' })).fill('Bryggjugata 4');
    await page.keyboard.press('Enter');

    // It opens once it is there, for its halls.
    const hall = dialog.getByLabel(say({ is: 'Heiti salar', en: 'Name of the hall' }), { exact: true });
    await hall.fill('Stóri salur');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Stóri salur')).toBeVisible();
    await expect(hall).toHaveValue('');
    await hall.fill('stori salur');
    await page.keyboard.press('Enter');
    await expect(
      dialog.getByText(
        say({ is: 'Salur með þessu heiti er þegar opinn', en: 'A hall of this name is already open' }),
      ),
    ).toBeVisible();
    await portal.expectAccessible();
    await dialog
      .getByRole('button', { name: say({ is: 'Loka „Stóri salur“', en: 'Close “Stóri salur”' }) })
      .click();
    await expect(
      dialog.getByRole('button', { name: say({ is: 'Opna „Stóri salur“', en: 'Open “Stóri salur”' }) }),
    ).toBeVisible();
    const [offered] = await ask<Venue[]>(request, people.member, halls);
    expect(offered?.heimilisfang).toBe('Bryggjugata 4');

    await dialog.getByLabel(say({ is: 'Staðurinn er lokaður', en: 'The venue is closed' })).check();
    await save.click();
    await expect(dialog).toBeHidden();
    const after = await ask<Venue[] | { Code: string }>(request, people.member, halls);
    expect(Array.isArray(after) ? after.map((one) => one.flutningsstaduR_NR) : []).not.toContain(
      offered?.flutningsstaduR_NR,
    );

    // It is found by its name among those that are closed.
    await page
      .getByLabel(
        say({ is: 'Leita að heiti, stað eða póstnúmeri', en: 'Search by name, town or postal code' }),
      )
      .fill(name);
    await page
      .getByLabel(say({ is: 'Staða', en: 'State' }), { exact: true })
      .selectOption({ label: say({ is: 'Lokaðir eða faldir', en: 'Closed or hidden' }) });
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(page).toHaveURL(/sia=closed/);
    await portal.expectAccessible();
  });

  test('D1, L7.8, V11 staff open a year of a festival; anyone who was slower sees what the other did', async ({
    page,
    portal,
    desk,
  }) => {
    const { say } = portal;
    const name = portal.unique('Krossaneshátíð');
    const dialog = page.getByRole('dialog');
    const year = dialog.getByLabel(say({ is: 'Ártal', en: 'Year' }), { exact: true });

    await portal.openAs(people.editor, '/staðir?flipi=hatidir&nytt=hatid');
    await dialog.getByLabel(say({ is: 'Heiti', en: 'Name' }), { exact: true }).fill(name);
    await page.keyboard.press('Enter');
    await year.fill('27');
    await page.keyboard.press('Enter');
    await expect(
      dialog.getByText(
        say({ is: 'Ártal er fjórir tölustafir, frá 1900.', en: 'A year has four digits, from 1900.' }),
      ),
    ).toBeVisible();
    await year.fill('2027');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('2027', { exact: true })).toBeVisible();
    await portal.expectAccessible();
    await expect(page).toHaveURL(/hatid=\d+/);

    await desk.portal.openAs(people.administrator, new URL(page.url()).pathname + new URL(page.url()).search);
    const other = desk.page.getByRole('dialog');
    const save = say({ is: 'Vista', en: 'Save' });
    const label = say({ is: 'Heiti', en: 'Name' });
    await other.getByLabel(label, { exact: true }).fill(`${name} II`);
    await other.getByRole('button', { name: save, exact: true }).click();
    await expect(other).toBeHidden();

    await dialog.getByRole('button', { name: save, exact: true }).click();
    await expect(
      dialog.getByText(say({ is: 'Annar starfsmaður breytti þessu', en: 'Somebody else has changed this' })),
    ).toBeVisible();
    await portal.expectAccessible();
    await dialog.getByRole('button', { name: say({ is: 'Sækja aftur', en: 'Fetch again' }) }).click();
    await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(`${name} II`);
    await dialog.getByRole('button', { name: save, exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  test('D1, L2.16 the page is for staff alone', async ({ page, portal }) => {
    await portal.openAs(people.member, '/staðir');
    await expect(page).toHaveURL(/\/not-found/);
  });
});
