import { expect, people, send, test } from './portal.ts';

const coAuthor = 'Jökull Steinn Ármannsson';

test.describe('records', () => {
  test('J4, D1 staff find what changed on a work, and anyone who is a party reads it too', async ({
    page,
    portal,
    desk,
    request,
  }) => {
    const { say } = portal;
    const title = portal.unique('Kvöldsigling');
    const authors = [
      { id: 10001, typeOfAuthor: 33, ratio: 50 },
      { id: 10003, typeOfAuthor: 34, ratio: 50 },
    ];
    const { verK_NR } = await send<{ verK_NR: number }>(request, people.member, '/api/compositions', {
      HEITI_VERKS: title,
      LENGD: '3.30',
      authors,
    });

    await test.step('the work’s page shows the latest, and leads to all', async () => {
      await portal.openAs(people.member, `/verk/${verK_NR}`);
      await page
        .getByRole('link', { name: say({ is: 'Sjá allar breytingar', en: 'See all changes' }) })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say({ is: 'Breytingasaga', en: 'Change history' }),
      );
      const added = say({ is: 'Höfundi bætt við verk', en: 'Author added to the work' });
      await page.getByRole('link', { name: `${added}: ${coAuthor}` }).click();
      const values = page.getByRole('table', { name: say({ is: 'Hvað breyttist', en: 'What changed' }) });
      await expect(values).toContainText(say({ is: '50 %', en: '50%' }));
      await expect(values).toContainText(say({ is: 'Textahöfundur', en: 'Lyricist' }));
      await portal.expectAccessible();
    });

    await test.step('staff narrow the list down, and take it along as a file', async () => {
      const staff = desk.page;
      await desk.portal.openAs(people.editor, '/skráningar');
      await staff.getByLabel(say({ is: 'Verk nr.', en: 'Work no.' })).fill(String(verK_NR));
      await staff
        .getByLabel(say({ is: 'Efni', en: 'Subject' }))
        .selectOption({ label: say({ is: 'Höfundur að verki', en: 'Author on a work' }) });
      const count = staff.getByText(say({ is: '2 skráningar', en: '2 changes' }));
      await expect(count).toBeVisible();
      await desk.portal.expectAccessible();
      const file = staff.waitForEvent('download');
      await staff.getByRole('button', { name: say({ is: 'Sækja CSV', en: 'Download CSV' }) }).click();
      expect((await file).suggestedFilename()).toBe('skraningar.csv');
    });

    await test.step('who is no party to it reads nothing', async () => {
      await desk.portal.openAs(people.abroad, `/skráningar?verk=${verK_NR}`);
      await expect(
        desk.page.getByText(say({ is: 'Engar skráningar fundust', en: 'No changes found' })),
      ).toBeVisible();
    });
  });
});
