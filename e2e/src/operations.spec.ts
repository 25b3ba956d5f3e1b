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

  test('O243, O75 shows of each replica whether it is read from, since when, and how far it is behind', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
    const replica = (
      heitI_EFTIRMYNDAR: string | null,
      lestuR_EFTIRMYNDAR: string | null,
      since: number,
      [toF_SEKUNDUR, toF_BAETI]: readonly [number, number] | readonly [null, null],
    ) => ({
      heitI_EFTIRMYNDAR,
      stadA_EFTIRMYNDAR: toF_BAETI === null ? null : 'streaming',
      lestuR_EFTIRMYNDAR,
      dagS_LESTRAR: lestuR_EFTIRMYNDAR && ago(since),
      toF_SEKUNDUR,
      toF_BAETI,
    });
    await page.route('**/api/operations', async (route) => {
      const response = await route.fetch();
      const found = (await response.json()) as object;
      const eftirmyndir = [
        replica('reykjavik_2', 'read', 86_400, [0.2, 8_192]),
        replica('reykjavik_3', 'late', 1_500, [1_504, 412_000_000]),
        replica('akureyri_1', 'late', 20, [24, 1_048_576]),
        replica(null, 'gone', 7_200, [null, null]),
        replica('egilsstadir_1', null, 0, [0, 0]),
      ];
      await route.fulfill({ response, json: { ...found, eftirmyndir } });
    });
    await portal.openAs(people.administrator, '/rekstur');
    const badge = (words: { is: string; en: string }) => page.getByText(say(words), { exact: true });
    await expect(badge({ is: 'Lesið úr henni', en: 'Read from' })).toBeVisible();
    await expect(badge({ is: 'Of langt á eftir', en: 'Too far behind' })).toHaveCount(2);
    await expect(badge({ is: 'Svarar ekki', en: 'Does not answer' })).toBeVisible();
    await expect(page.getByText(say({ is: '25 mín.', en: '25 min' }))).toBeVisible();
    await expect(page.getByText(say({ is: 'úr aðalgagnagrunninum', en: 'to the primary' }))).toBeVisible();
    await portal.expectAccessible();
    await page.screenshot({ path: test.info().outputPath('operations-replicas.png'), fullPage: true });
  });

  test('O342 maintenance is told of beforehand and while it lasts, to who logs in too', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    let told: object = {
      stadA_VIDHALDS: 'announced',
      breytingaR_TIL: '2026-11-29T21:45:00.000Z',
      vidhalD_HEFST: '2026-11-29T22:00:00.000Z',
      vidhaldI_LYKUR: '2026-11-29T23:30:00.000Z',
    };
    await page.route('**/api/maintenance', (route) => route.fulfill({ json: told }));
    await page.goto('/login');
    const announced = {
      is: /^.*Vefurinn verður lokaður vegna viðhalds frá .*29.* til .*29/u,
      en: /^.*The portal will be closed for maintenance from .*29.* to .*29/u,
    };
    const notice = (texts: { is: RegExp; en: RegExp }, of = say) =>
      page.getByText(new RegExp(of({ is: texts.is.source, en: texts.en.source }), 'u'));
    await expect(notice(announced)).toBeVisible();
    await portal.expectAccessible();
    await portal.openAs(people.member, '/mitt-spjald');
    await expect(notice(announced)).toBeVisible();
    await expect(notice({ is: /engu hægt að breyta/u, en: /nothing can be changed/u })).toBeVisible();
    await portal.expectAccessible();
    await portal.inOtherLanguage((other) => expect(notice(announced, other)).toBeVisible());
    told = { ...told, stadA_VIDHALDS: 'closed' };
    await page.reload();
    await expect(
      notice({ is: /Vefurinn er lokaður vegna viðhalds til/u, en: /closed for maintenance until/u }),
    ).toBeVisible();
    await portal.expectAccessible();
  });
});
