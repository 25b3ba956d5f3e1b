import type { Page } from '@playwright/test';
import { ask, expect, people, type Portal, test } from './portal.ts';
import { readPdf } from './statementFiles.ts';

interface Row {
  uthlutuN_NR: number;
  heitI_UTHLUTUNAR: string;
  lysinG_STUTT: string;
  timabiL_UTHLUTUNAR: string;
  timabiL_UTHLUTUNAR_NR: number;
  heitI_VERKS: string;
  rettindI_NR: number;
  upphad: number;
  ar: number;
  upphaD_UTHLUTAD: number;
}

/** `266.359 kr.` */
const kronur = (amount: number) => `${String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, '.')} kr.`;
const inKronur = (written: string) => Number(written.replace(/\D/g, ''));

test.describe('statistics', () => {
  test('F1.6, F2.12, L2.7, L2.23, L2.24, L3.16, L4.4, L9.4 domestic distributions, down to the lines', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const [right] = await rights();
    const rows = await ask<Row[]>(
      request,
      people.member,
      `/api/persons/statistics?rights=${right?.rettindI_NR}`,
    );
    // Other journeys finish distributions of their own.
    const latest = rows.findLast(({ heitI_UTHLUTUNAR }) => heitI_UTHLUTUNAR.startsWith('Aðalúthlutun'));
    if (!latest) throw new Error('The demo has no distributions.');
    const pot = say({ is: 'Pottar', en: 'Pots' });

    await test.step('the chart comes by itself, with the days it begins with', async () => {
      await portal.openAs(people.member, '/mitt-spjald');
      if (portal.isPhone)
        await page.getByRole('button', { name: say({ is: 'Opna valmynd', en: 'Open menu' }) }).click();
      await page
        .getByRole('link', { name: say({ is: 'Úthlutanir', en: 'Distributions' }), exact: true })
        .click();
      await expect(page).toHaveURL(/\/stats$/);
      const year = new Date().getUTCFullYear();
      await expect(page.getByLabel(say({ is: 'Frá', en: 'From' }), { exact: true })).toHaveValue(
        new RegExp(`^\\d\\d\\.\\d\\d\\.${year - 2}$`),
      );
      await expect(page.getByLabel(say({ is: 'Til', en: 'To' }), { exact: true })).toHaveValue(
        new RegExp(`^\\d\\d\\.\\d\\d\\.${year + 1}$`),
      );
      await expect(page.getByLabel(say({ is: 'Réttindi', en: 'Rights' }))).toHaveValue(
        String(right?.rettindI_NR),
      );
      await expect(page.getByRole('tab')).toHaveCount(5);
      await expect(bar(latest.heitI_UTHLUTUNAR)).toBeVisible();
      await portal.expectAccessible();
    });

    await test.step('a distribution opens below, with its totals and its text', async () => {
      await bar(latest.heitI_UTHLUTUNAR).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: latest.heitI_UTHLUTUNAR })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`uthlutun=${latest.uthlutuN_NR}`));
      await expect(
        page.getByText(say({ is: 'Athugasemdir þurfa að berast', en: 'Remarks have to arrive' })),
      ).toBeVisible();
      await expect(page.getByRole('table', { name: pot }).getByText(kronur(latest.upphad))).toBeVisible();
    });

    await test.step('one pot is open at a time; its lines add up to it', async () => {
      const pots = page
        .getByRole('table', { name: pot, exact: true })
        .getByRole('button', { expanded: false });
      await pots.first().click();
      const open = page
        .getByRole('table', { name: pot, exact: true })
        .getByRole('button', { expanded: true });
      await expect(open).toHaveCount(1);
      const [name = '', amount = ''] = (await open.getAttribute('aria-label'))?.split(': ') ?? [];
      const lines = page.locator(
        `[aria-label="${say({ is: 'Skilalínur', en: 'Statement lines' })}: ${name}"]`,
      );
      await expect(lines).toBeVisible();
      await portal.expectAccessible();
      const [found] = await ask<Row[]>(
        request,
        people.member,
        `/api/persons/statuses/periods/${latest.timabiL_UTHLUTUNAR_NR}/${right?.rettindI_NR}?Did=${latest.uthlutuN_NR}`,
      );
      expect(Math.abs(inKronur(amount) - (found?.upphad ?? 0))).toBeLessThan(1);
      await pots.first().click();
      await expect(open).toHaveCount(1);
      await expect(page).toHaveURL(/pottur=\d/);
      await page.reload();
      await expect(open).toHaveCount(1);
      await open.click();
      await expect(open).toHaveCount(0);
    });

    await test.step('the same as a table, and days without any', async () => {
      await page.getByRole('button', { name: say({ is: 'Sýna töflu', en: 'Show as a table' }) }).click();
      await expect(page.getByRole('link', { name: latest.heitI_UTHLUTUNAR })).toBeVisible();
      await openRange(page, portal);
      const to = page.getByLabel(say({ is: 'Til', en: 'To' }), { exact: true });
      await to.fill('01.01.2020');
      await fetch();
      await expect(to).toHaveAttribute('aria-invalid', 'true');
      await expect(to).toBeFocused();
      await page.getByLabel(say({ is: 'Frá', en: 'From' }), { exact: true }).fill('01.01.2019');
      await fetch();
      await expect(
        page.getByText(
          say({ is: 'Engar úthlutanir fundust á tímabilinu.', en: 'No distributions found in the period.' }),
        ),
      ).toBeVisible();
      await expect(page).toHaveURL(/fra=2019-01-01&til=2020-01-01/);
    });

    async function fetch() {
      await page.getByRole('button', { name: say({ is: 'Sækja', en: 'Show' }), exact: true }).click();
    }
    function rights() {
      return ask<{ rettindI_NR: number }[]>(request, people.member, '/api/persons/1001/rights');
    }
    function bar(name: string) {
      return page.getByRole('button', { name: new RegExp(`^${name}: `) });
    }
  });

  test('L2.25, L2.26, L2.28, L9.5 streaming, the ten works and the summary, down to the lines', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const [right] = await ask<{ rettindI_NR: number }[]>(request, people.member, '/api/persons/1001/rights');
    const year = new Date().getUTCFullYear();
    const get = (path: string) =>
      ask<Row[]>(request, people.member, `/api/persons/${path}${right?.rettindI_NR}`);

    await test.step('a period of sales and streaming', async () => {
      const period = (await get('streamStatistics?rights=')).at(-1);
      await portal.openAs(people.member, '/stats?flipi=streymi');
      const named = String(period?.timabiL_UTHLUTUNAR);
      const shown = say({ is: named, en: named.replace('Árið ', '') });
      await page.getByRole('button', { name: new RegExp(`^${shown}: `) }).click();
      const pots = page.getByRole('table', { name: say({ is: 'Pottar', en: 'Pots' }), exact: true });
      // The sum stands last; a period of one pot has it twice.
      await expect(pots.getByText(kronur(period?.upphad ?? 0), { exact: true }).last()).toBeVisible();
      await expect(pots.getByText(`−${kronur(period?.upphad ?? 0)}`).last()).toBeVisible();
      await pots.getByRole('button').first().click();
      await expect(
        page.locator(`[aria-label^="${say({ is: 'Skilalínur', en: 'Statement lines' })}: "]`),
      ).toBeVisible();
      await portal.expectAccessible();
      await expectFullSheets(page);
    });

    await test.step('a work of the ten: by kind, year and country, and its lines', async () => {
      await page.getByRole('tab', { name: say({ is: 'Tíu efstu verk', en: 'Top 10 works' }) }).click();
      const [work] = await get(
        `top10Compositions?dateFrom=${year - 4}-01-01&dateTo=${year - 1}-12-31&rights=`,
      );
      const amount = kronur(work?.upphad ?? 0);
      // Two of the ten may have the same title.
      await page.getByRole('button', { name: `${work?.heitI_VERKS}: ${amount}` }).click();
      await expect(page.getByRole('heading', { name: `${work?.heitI_VERKS} · ${amount}` })).toBeVisible();
      const kinds = page.getByRole('group', {
        name: say({ is: 'Eftir tegund úthlutunar', en: 'By type of distribution' }),
      });
      await expect(kinds).toContainText(say({ is: 'Flutningur innanlands', en: 'Domestic performance' }));
      await expect(kinds).not.toContainText(say({ is: 'Aðalúthlutun', en: 'Main distribution' }));
      const shown = await kinds
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((one) =>
            Number(one.getAttribute('aria-label')?.split(': ').at(-1)?.replace(/\D/g, '')),
          ),
        );
      expect(shown.reduce((sum, one) => sum + one, 0)).toBe(inKronur(amount));
      await kinds.getByRole('button').first().click();
      await expect(page).toHaveURL(/flokkur=\d/);
      await expect(
        page.locator(
          `[aria-label="${say({ is: 'Skilalínur', en: 'Statement lines' })}: ${work?.heitI_VERKS}"]`,
        ),
      ).toBeVisible();
      await portal.expectAccessible();
      await expectFullSheets(page);
    });

    await test.step('R27 a breakdown, and one of its rows by month', async () => {
      await page.getByRole('tab', { name: say({ is: 'Sundurliðun', en: 'Breakdown' }) }).click();
      await page.getByLabel(say({ is: 'Sundurliðað eftir', en: 'Broken down by' })).selectOption('performer');
      await page
        .getByRole('button', { name: /: [\d.]+ kr\.$/u })
        .first()
        .click();
      const heading = new RegExp(`, ${say({ is: 'eftir mánuðum', en: 'by month' })}$`, 'u');
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await portal.expectAccessible();
    });

    await test.step('the years, and what moved in one of them', async () => {
      await page.getByRole('tab', { name: say({ is: 'Tekjuyfirlit', en: 'Revenue summary' }) }).click();
      await openRange(page, portal);
      const from = page.getByLabel(say({ is: 'Frá ári', en: 'From year' }));
      await from.fill('20x199');
      await expect(from).toHaveValue('2019');
      await page.getByRole('button', { name: say({ is: 'Sækja', en: 'Show' }), exact: true }).click();
      const last = (await get('statuses/summary?rightId=')).at(-1);
      await page.getByRole('button', { name: `${last?.ar}: ${kronur(last?.upphaD_UTHLUTAD ?? 0)}` }).click();
      const moved = page.locator(
        `[aria-label="${say({ is: 'Hreyfingar', en: 'Movements of' })} ${last?.ar}"] a`,
      );
      await expect(moved.first()).toBeVisible();
      await portal.expectAccessible();
      await expectFullSheets(page);
      await moved.first().click();
      await expect(
        page.getByRole('table', { name: say({ is: 'Pottar', en: 'Pots' }), exact: true }),
      ).toBeVisible();
    });
  });

  test('L2.24 an address that points to what is not their own says so', async ({ page, portal }) => {
    const { say } = portal;
    const chart = page.getByRole('group', {
      name: say({ is: 'Úthlutað eftir árum', en: 'Distributed by year' }),
    });
    await portal.openAs(people.member, '/stats?uthlutun=99999999');
    await expect(chart).toBeVisible();
    await expect(
      page.getByText(
        say({
          is: 'Það sem slóðin vísar á fannst ekki hér.',
          en: 'What the link points to was not found.',
        }),
      ),
    ).toBeVisible();
    await portal.expectAccessible();
    await page.goto('/stats?rettindi=99999999');
    await expect(chart).toBeVisible();
    await expect(
      page.getByText(say({ is: 'eru ekki meðal þinna. Hér sjást', en: 'is not one of yours. Showing' })),
    ).toBeVisible();
  });

  test('M17 all rights of a person stand side by side, with the sum', async ({ page, portal, request }) => {
    const { say } = portal;
    const rights = await ask<{ rettindI_NR: number }[]>(request, people.member, '/api/persons/1001/rights');
    expect(rights.length).toBeGreaterThan(1);
    const years = await Promise.all(
      rights.map(({ rettindI_NR }) =>
        ask<Row[] | { Code: string }>(
          request,
          people.member,
          `/api/persons/statuses/summary?rightId=${rettindI_NR}`,
        ),
      ),
    );
    const first = new Date().getUTCFullYear() - 20;
    const sum = years
      .flatMap((rows) => (Array.isArray(rows) ? rows : []))
      .reduce((all, { upphaD_UTHLUTAD }) => all + Math.round(upphaD_UTHLUTAD), 0);
    await portal.openAs(people.member, `/stats?flipi=tekjur&rettindi=0&fra=${first}&til=${first + 20}`);
    const all = say({ is: 'Öll réttindi', en: 'All rights' });
    await expect(page.getByLabel(say({ is: 'Réttindi', en: 'Rights' }), { exact: true })).toHaveValue('0');
    await expect(page.getByText(kronur(sum)).last()).toBeVisible();
    await portal.expectAccessible();
    if (portal.isPhone) return;
    const table = page.getByRole('table', { name: all });
    await table.getByRole('link').first().click();
    await expect(page).toHaveURL(/rettindi=[1-9]\d*/u);
    await expect(page).toHaveURL(/ar=\d{4}/u);
  });
  test('H108, L5.6, L8.5 nobody’s rights leave a dash, and nothing to fetch', async ({ page, portal }) => {
    const { say } = portal;
    await portal.openAs(people.noEmail, '/stats');
    await openRange(page, portal);
    await expect(page.getByLabel(say({ is: 'Réttindi', en: 'Rights' }))).toHaveValue('-');
    const show = page.getByRole('button', { name: say({ is: 'Sækja', en: 'Show' }), exact: true });
    await expect(show).toBeDisabled();
    await portal.expectAccessible();
  });
});
/** On a phone what is asked for stands behind a button. */
async function openRange(page: Page, { isPhone, say }: Portal) {
  if (isPhone) await page.getByRole('button', { name: say({ is: 'Tímabil', en: 'Period' }) }).click();
}

/** Printed, there is something on every sheet. */
async function expectFullSheets(page: Page) {
  const { pages } = await readPdf({ name: 'print.pdf', bytes: await page.pdf({ format: 'A4' }) });
  expect(pages.map((words) => words.trim() !== '')).not.toContain(false);
}
