import { expect, people, test } from './portal.ts';

test.describe('the page of operations', () => {
  test('O70, O71, O73, O75 shows administrators versions and queues, and marks what is out of bounds', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    await portal.openAs(people.administrator, '/rekstur');
    await expect(
      page.getByRole('heading', { level: 1, name: say({ is: 'Staða kerfisins', en: 'System status' }) }),
    ).toBeVisible();
    // The demo society has no backup.
    await expect(
      page.getByText(say({ is: 'Ekkert afrit hefur verið tekið', en: 'No backup has been made' })),
    ).toBeVisible();
    await expect(
      page.getByText(say({ is: 'Tölvupóstur: innskráning', en: 'E-mails: logging in' })),
    ).toBeVisible();
    await expect(page.getByText('PostgreSQL', { exact: true })).toBeVisible();
    await portal.expectAccessible();
    await page.screenshot({ path: test.info().outputPath('operations.png'), fullPage: true });
  });
});
