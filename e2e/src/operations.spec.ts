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

  test('O231 names the tool that made the newest backup', async ({ page, portal }) => {
    const { say } = portal;
    await page.route('**/api/operations', async (route) => {
      const response = await route.fetch();
      const found = (await response.json()) as object;
      const sidastA_AFRIT = {
        toL_AFRITS: 'pgbackrest',
        heitI_AFRITS: '20261126-020002F_20261127-020002I',
        dagS_AFRITS: new Date(Date.now() - 3_600_000).toISOString(),
        alduR_SEKUNDUR: 3_600,
        staerD_BAETI: 41_523_609_600,
        fjoldI_RADA: null,
        fjoldI_SKJALA: null,
        fjoldI_SKJALA_VANTAR: null,
      };
      await route.fulfill({ response, json: { ...found, sidastA_AFRIT } });
    });
    await portal.openAs(people.administrator, '/rekstur');
    await expect(
      page.getByText(new RegExp(say({ is: 'Tekið með pgBackRest, 3\\d', en: 'Made by pgBackRest, 3\\d' }))),
    ).toBeVisible();
    await expect(page.getByText('20261126-020002F_20261127-020002I')).toBeVisible();
    await portal.expectAccessible();
    await page.screenshot({ path: test.info().outputPath('operations-tool.png'), fullPage: true });
  });
});
