import type { APIRequestContext, Page } from '@playwright/test';
import { expect, type Portal, people, send, test } from './portal.ts';

/** Þórdís Æsa, as an author. */
const author = 10001;

test.describe('live performances, once registered', () => {
  test('F2.10, F2.33, F2.34, L2.6, L2.22 stand on the card, are sorted and searched, and open', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const performers = portal.unique('Hljómleikar');
    await register(request, { performers });
    await register(request, { performers, isAbroad: true });
    await portal.openAs(people.member, '/mitt-spjald?flipi=flutningar');
    const card = page.getByRole('tabpanel');
    await portal.expectAccessible();

    await test.step('at home', async () => {
      await sortBy(page, portal, { is: 'Dagsetning', en: 'Date' });
      await expect(page).toHaveURL(/rod=dagsetninG_POTTS/u);
      await card.getByRole('searchbox').fill(performers);
      await expect(
        card.getByText(say({ is: '1 flutningur', en: '1 performance' }), { exact: true }),
      ).toBeVisible();
      // Below the last of a list stands what its lights mean.
      await expect(
        card.getByText(say({ is: 'Öll verk á lagalistanum eru', en: 'All works on the' })),
      ).toBeVisible();
      await page.reload();
      // Anyone who opens a row while they still type goes there and is not brought back.
      await page.route(/\/assets\/LivePerformancePage/u, async (route) => {
        await new Promise((done) => setTimeout(done, 600));
        await route.continue();
      });
      await card.getByRole('searchbox').fill(performers.slice(0, -1));
      await card.getByRole('link', { name: performers }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(performers);
      await expect(fact(page, say({ is: 'Flutningsstaður', en: 'Venue' }))).toBeVisible();
      await expect(fact(page, say({ is: 'Salur', en: 'Hall' }))).toHaveText('–');
      await expect(fact(page, say({ is: 'Punktar samtals', en: 'Sum of points' }))).toHaveText('6');
      await page
        .getByRole('tab', { name: say({ is: 'Erlendir flutningar', en: 'Foreign performances' }) })
        .click();
      await expect(page.getByRole('tabpanel').getByText('Ókunnugt lag')).toBeVisible();
      await page.getByRole('tab', { name: say({ is: 'Rauð ljós', en: 'Red lights' }) }).click();
      await expect(
        page.getByText(say({ is: 'Engin rauð ljós fundust', en: 'No red lights found' })),
      ).toBeVisible();
      await portal.expectAccessible();
    });

    await test.step('abroad', async () => {
      await page.goto('/mitt-spjald?flipi=erlendir-flutningar');
      await card.getByRole('searchbox').fill(performers);
      await expect(page).toHaveURL(/leit=/u);
      const row = card.getByRole('row').filter({ hasText: performers });
      for (const words of ['Nótt í Árósum', say({ is: 'Danmörk', en: 'Denmark' }), 'Árósar'])
        await expect(row).toContainText(words);
      const heads = say({ is: 'Heiti tónleika Land Borg', en: 'Concert title Country City' });
      expect((await card.getByRole('columnheader').allTextContents()).join(' ')).toContain(heads);
      await card.getByRole('link', { name: performers }).click();
      await expect(fact(page, say({ is: 'Borg og land', en: 'City and country' }))).toHaveText(
        say({ is: 'Árósar, Danmörk', en: 'Árósar, Denmark' }),
      );
      await expect(fact(page, say({ is: 'Hlutverk', en: 'Role' }))).toHaveText(
        say({ is: 'Aðalnúmer', en: 'Main act' }),
      );
    });

    await test.step('and are found by name', async () => {
      await page.keyboard.press('Control+k');
      await page
        .getByRole('combobox', { name: say({ is: 'Finna verk, flutning', en: 'Find a work' }) })
        .fill(performers);
      await page.getByRole('option', { name: performers }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(performers);
    });
  });

  test('P3, L3.5, D1 a red light turns green when staff approve the work', async ({
    page,
    portal,
    desk,
    request,
  }) => {
    const { say } = portal;
    const performers = portal.unique('Rauðir tónleikar');
    const title = portal.unique('Rautt');
    const { verK_NR } = await send<{ verK_NR: number }>(request, people.member, '/api/compositions', {
      HEITI_VERKS: title,
      LENGD: '3',
      authors: [{ id: author, typeOfAuthor: 36, ratio: 100 }],
    });
    const id = await register(request, { performers, works: [verK_NR] });
    await portal.openAs(people.member, `/lifandi-flutningar/${id}?flipi=raud-ljos`);
    const red = page.getByRole('tabpanel');
    await expect(red.getByRole('link', { name: title })).toBeVisible();
    await expect(red.getByText(say({ is: 'bíður yfirferðar', en: 'waiting for the society' }))).toBeVisible();
    await portal.expectAccessible();

    await test.step('staff find it and approve', async () => {
      await desk.portal.openAs(people.editor, '/lifandi-flutningar/yfirlit');
      await desk.page.getByRole('searchbox').fill(performers);
      await expect(
        desk.page.getByText(say({ is: '1 flutningur', en: '1 performance' }), { exact: true }),
      ).toBeVisible();
      await desk.portal.expectAccessible();
      await desk.page.getByRole('link', { name: performers }).click();
      await desk.page.getByRole('tabpanel').getByRole('link', { name: title }).click();
      await expect(desk.page).toHaveURL(/yfirfer/u);
      const decided = desk.page.getByText(say({ is: 'Ljósið er nú grænt.', en: 'Its light is now green.' }));
      await desk.page
        .getByRole('button', { name: say({ is: 'Samþykkja', en: 'Approve' }), exact: true })
        .click();
      await expect(decided).toBeVisible();
    });

    await page.reload();
    await expect(
      page.getByText(say({ is: 'Engin rauð ljós fundust', en: 'No red lights found' })),
    ).toBeVisible();
    await page
      .getByRole('tab', { name: say({ is: 'Flutningar', en: 'Performances' }), exact: false })
      .first()
      .click();
    await expect(page.getByRole('tabpanel').getByText(say({ is: 'Grænt', en: 'Green' }))).toBeVisible();
  });

  test('D1, P3, V11, L2.11, L8.3 staff join a line up with its work, correct the performance and close it', async ({
    page,
    portal,
    desk,
    request,
  }) => {
    const { say } = portal;
    const staff = desk.page;
    const performers = portal.unique('Ókunnir');
    const song = portal.unique('Lag');
    const { verK_NR } = await send<{ verK_NR: number }>(request, people.member, '/api/compositions', {
      HEITI_VERKS: song,
      LENGD: '3',
      authors: [{ id: author, typeOfAuthor: 36, ratio: 100 }],
    });
    const id = await register(request, { performers, foreign: song });
    const button = (text: string) => staff.getByRole('button', { name: text, exact: true });

    await test.step('join', async () => {
      await desk.portal.openAs(people.editor, `/lifandi-flutningar/${id}?flipi=erlendir`);
      await expect(staff.getByRole('heading', { level: 1 })).toHaveText(performers);
      await desk.portal.expectAccessible();
      await button(say({ is: `Tengja „${song}“ við verk`, en: `Link “${song}” to a work` })).click();
      const dialog = staff.getByRole('dialog');
      await expect(dialog.getByRole('link', { name: song })).toBeVisible();
      await desk.portal.expectAccessible();
      await dialog.getByRole('button', { name: say({ is: `Tengja: ${song}`, en: `Link: ${song}` }) }).click();
      await expect(dialog).toBeHidden();
      await expect(
        staff.getByText(
          say({
            is: 'Engir erlendir flutningar fundust fyrir lifandi flutninginn.',
            en: 'No foreign performances found',
          }),
        ),
      ).toBeVisible();
    });

    await test.step('add what was forgotten', async () => {
      await staff
        .getByRole('tab', { name: say({ is: 'Flutningar', en: 'Performances' }), exact: false })
        .first()
        .click();
      await button(say({ is: 'Bæta við verki', en: 'Add a work' })).click();
      const dialog = staff.getByRole('dialog');
      const add = dialog.getByRole('button', { name: say({ is: 'Bæta við verki', en: 'Add a work' }) });
      await add.click();
      const work = dialog.getByRole('combobox');
      await expect(work).toHaveAttribute('aria-invalid', 'true');
      await work.fill(String(verK_NR));
      await staff.getByRole('option', { name: song }).click();
      await expect(dialog.getByLabel(say({ is: 'Lengd', en: 'Length' }))).toHaveValue('3.00');
      await desk.portal.expectAccessible();
      await add.click();
      await expect(dialog).toBeHidden();
      await expect(staff.getByRole('tabpanel').getByRole('link', { name: song })).toHaveCount(2);
    });

    await test.step('correct, unless somebody else was quicker', async () => {
      await button(say({ is: 'Leiðrétta', en: 'Correct' })).click();
      const dialog = staff.getByRole('dialog');
      const name = dialog.getByLabel(
        say({ is: 'Heiti tónleika eða flytjendur', en: 'Concert name or performers' }),
      );
      await name.fill('');
      await dialog.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) }).click();
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await name.fill(`${performers} leiðrétt`);
      await desk.portal.expectAccessible();
      await dialog.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) }).click();
      await expect(staff.getByRole('heading', { level: 1 })).toHaveText(`${performers} leiðrétt`);
    });

    await test.step('close', async () => {
      await button(say({ is: 'Loka skráningu', en: 'Close registration' })).click();
      const dialog = staff.getByRole('dialog');
      await dialog
        .getByRole('button', { name: say({ is: 'Loka skráningu', en: 'Close registration' }), exact: true })
        .last()
        .click();
      await expect(button(say({ is: 'Opna á ný', en: 'Open again' }))).toBeVisible();
    });

    await portal.openAs(people.member, '/tilkynningar');
    await page
      .getByText(say({ is: `„${song}“ er nú skráð verk`, en: `“${song}” is now a registered work` }))
      .click();
    await page.goto(`/lifandi-flutningar/${id}`);
    await expect(page.getByRole('tabpanel').getByRole('link', { name: song }).first()).toHaveAttribute(
      'href',
      `/verk/${verK_NR}`,
    );
    await expect(page.getByText(say({ is: 'Lokað', en: 'Closed' }), { exact: true })).toBeVisible();
    await portal.openAs(people.abroad, `/lifandi-flutningar/${id}`);
    await expect(page).toHaveURL(/\/not-found$/u);
  });
});

interface Registered {
  performers: string;
  isAbroad?: boolean;
  works?: readonly number[];
  /** Title of the one line whose work is not in the system; 'Ókunnugt lag' twice when there are no works either. */
  foreign?: string;
}

/** Registered through the API as Þórdís Æsa. */
async function register(
  request: APIRequestContext,
  { performers, isAbroad = false, works = [], foreign }: Registered,
): Promise<number> {
  const day = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
  const setList = {
    TONLEIKAHALDARI: 'Próf',
    FLUTNINGAR: works.map((VERK_NR) => ({ VERK_NR, FJOLDI_FL: 1, LENGD: '3' })),
    ERLENDIR_FLUTNINGAR:
      works.length > 0
        ? []
        : [
            {
              HEITI_VERKS: foreign ?? 'Ókunnugt lag',
              LISTAMENN: 'Einhver Annar',
              LENGD: '3',
              FJOLDI_FL: foreign ? 1 : 2,
            },
          ],
  };
  const answer = await send<{ pottuR_NR?: number; erlendiR_TONLEIKAR_NR?: number }>(
    request,
    people.member,
    isAbroad ? '/api/pots/foreignPots' : '/api/pots',
    isAbroad
      ? {
          FLYTJENDUR: performers,
          LAND_NR: 208,
          HEITI_TONLEIKA: 'Nótt í Árósum',
          BORG: 'Árósar',
          STADUR: 'Musikhuset',
          DAGSETNING: day,
          ADALATRIDI: 1,
          ...setList,
        }
      : {
          FLYTJANDI: performers,
          FLUTNINGSSTADUR_NR: 714,
          HEIMILISFANG: 'Hlaðan',
          ANNAD: 'Hlaðan í Krossanesi',
          DAGSETNING_POTTS: day,
          ...setList,
        },
  );
  return answer.pottuR_NR ?? answer.erlendiR_TONLEIKAR_NR ?? 0;
}

const fact = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`, 'u') })
    .first()
    .locator('xpath=following-sibling::dd');

/** By the head of the column. */
function sortBy(page: Page, portal: Portal, text: { is: string; en: string }) {
  const head = page.getByRole('columnheader', { name: portal.say(text), exact: true });
  return head.getByRole('button').click();
}
