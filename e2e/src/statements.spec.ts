import type { APIRequestContext } from '@playwright/test';
import { expect, type Language, logIn, people, test } from './portal.ts';
import { eyrirOf, fetchFile, readCsv, readPdf, readSheets, sumOf } from './statementFiles.ts';

interface Right {
  rettindI_NR: number;
  hofunduR_NR: number;
  nafN_BIRTA: string;
}
interface Distribution {
  uthlutuN_NR: number;
  heitI_UTHLUTUNAR: string;
  timabiL_UTHLUTUNAR_NR: number;
  upphad: number;
}
interface Status {
  lysinG_STUTT: string;
  tegunD_HREYFINGAR: number;
  upphad: number;
  fjoldI_LINA: number;
}
interface Line {
  skilalinA_NR: number;
  heitI_VERKS: string;
  upphad: number;
}

const names = {
  group: { is: 'Skilagrein', en: 'Statement' },
  pdf: { is: 'Sækja PDF', en: 'Download PDF' },
  csv: { is: 'Sækja CSV', en: 'Download CSV' },
  excel: { is: 'Sækja Excel', en: 'Download Excel' },
  total: { is: 'Samtals', en: 'Total' },
  page: { is: 'Bls. 1 / ', en: 'Page 1 / ' },
};

test.describe('statements', () => {
  test('L2.24, L2.27 a member takes a distribution home as PDF, CSV and Excel, and they say what the screen says', async ({
    page,
    portal,
    request,
  }) => {
    test.slow();
    const { say } = portal;
    const { right, distribution, statuses, lines } = await largestDistribution(
      await asMember(request, portal.language),
    );
    const pots = statuses.filter(({ tegunD_HREYFINGAR }) => [1, 3].includes(tegunD_HREYFINGAR));
    await portal.openAs(
      people.member,
      `/stats?rettindi=${right.rettindI_NR}&uthlutun=${distribution.uthlutuN_NR}`,
    );
    const files = page.getByRole('group', { name: say(names.group) });
    const button = (name: { is: string; en: string }) => files.getByRole('button', { name: say(name) });
    await expect(button(names.pdf)).toBeVisible();
    for (const pot of pots) await expect(page.getByText(pot.lysinG_STUTT).first()).toBeVisible();
    await portal.expectAccessible();
    const screen = await page.getByRole('main').innerText();

    await test.step('as PDF', async () => {
      const file = await fetchFile(page, button(names.pdf));
      const pdf = await readPdf(file);
      expect(file.name).toBe(`${right.hofunduR_NR}.pdf`);
      expect(pdf.isLandscape).toBe(true);
      expect(pdf.title).toContain(distribution.heitI_UTHLUTUNAR);
      for (const [at, text] of pdf.pages.entries())
        expect(text).toContain(`${say({ is: 'Bls.', en: 'Page' })} ${at + 1} / ${pdf.pages.length}`);
      const first = pdf.pages[0] ?? '';
      for (const words of [
        'Ómur',
        distribution.heitI_UTHLUTUNAR,
        right.nafN_BIRTA,
        String(right.hofunduR_NR),
      ])
        expect(first).toContain(words);
      expectSumsOn(screen, first);
      // The note of the distribution, and each pot with its exact sum, are there; so is every line.
      for (const { lysinG_STUTT, upphad } of pots) {
        expect(screen).toContain(lysinG_STUTT);
        expect(pdf.text).toContain(lysinG_STUTT);
        expect(pdf.text).toContain(`${say(names.total)} ${exact(upphad)}`);
      }
      for (const { heitI_VERKS, upphad } of lines) {
        expect(pdf.text).toContain(heitI_VERKS.slice(0, 12));
        expect(pdf.text).toContain(exact(upphad));
      }
    });

    await test.step('as CSV', async () => {
      const file = await fetchFile(page, button(names.csv));
      expect(file.name).toBe('data.csv');
      const [heading = [], ...rows] = readCsv(file);
      expect(heading).toHaveLength(12);
      expect(rows).toHaveLength(lines.length);
      for (const row of rows) expect(row.at(-1)).toMatch(/^-?\d+,\d\d$/);
      expect(sumOf(rows.map((row) => eyrirOf(row.at(-1) ?? '')))).toBe(Math.round(distribution.upphad * 100));
      for (const { lysinG_STUTT, upphad } of pots) {
        const ofPot = rows.filter(([pot]) => pot === lysinG_STUTT);
        expect(sumOf(ofPot.map((row) => eyrirOf(row.at(-1) ?? '')))).toBe(Math.round(upphad * 100));
      }
    });

    await test.step('as Excel, with real numbers and days on a sheet a pot', async () => {
      const file = await fetchFile(page, button(names.excel));
      expect(file.name).toBe(`${right.hofunduR_NR}.xlsx`);
      const [summary, ...sheets] = await readSheets(file);
      expect(summary?.data.flat()).toContain(distribution.heitI_UTHLUTUNAR);
      expect(sheets.map(({ sheet }) => sheet)).toEqual(pots.map(({ lysinG_STUTT }) => lysinG_STUTT));
      for (const [at, { data }] of sheets.entries()) {
        const [, ...rows] = data;
        const total = rows.pop();
        const amounts = rows.map((row) => Math.round(Number(row.at(-1)) * 100));
        expect(sumOf(amounts)).toBe(Math.round((pots[at]?.upphad ?? 0) * 100));
        expect(Math.round(Number(total?.at(-1)) * 100)).toBe(sumOf(amounts));
        for (const row of rows) {
          expect(typeof row.at(-1)).toBe('number');
          expect(row[6] === null || row[6] instanceof Date).toBe(true);
        }
      }
    });
  });

  test('L2.25, L2.27, L2.28 sales and streaming, and the year for the tax return, have theirs', async ({
    page,
    portal,
    request,
  }) => {
    test.slow();
    const { say } = portal;
    const member = await asMember(request, portal.language);
    const right = firstOf(member.rights);
    const periods = await member.get<Distribution[]>(`streamStatistics?rights=${right.rettindI_NR}`);
    const period = firstOf(periods.toReversed());
    await portal.openAs(
      people.member,
      `/stats?flipi=streymi&rettindi=${right.rettindI_NR}&timabil=${period.timabiL_UTHLUTUNAR_NR}`,
    );
    const pdfButton = page
      .getByRole('group', { name: say(names.group) })
      .getByRole('button', { name: say(names.pdf) });
    await expect(pdfButton).toBeVisible();
    const pdf = await readPdf(await fetchFile(page, pdfButton));
    expect(pdf.text).toContain(say(names.page));
    expect(pdf.text).toContain(exact(period.upphad));
    expectSumsOn(await page.getByRole('main').innerText(), pdf.pages[0] ?? '');

    await test.step('the year', async () => {
      const year = new Date().getUTCFullYear() - 1;
      await page.goto(`/stats?flipi=tekjur&rettindi=${right.rettindI_NR}`);
      await page
        .getByRole('button', {
          name: say({ is: 'Yfirlit vegna skattframtals', en: 'Summary for the tax return' }),
        })
        .click();
      const dialog = page.getByRole('dialog');
      const field = dialog.getByLabel(say({ is: 'Ár', en: 'Year' }));
      await expect(field).toHaveValue(String(year));
      await field.fill('99');
      await dialog.getByRole('button', { name: say(names.pdf) }).click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await portal.expectAccessible();
      await field.fill(String(year));
      const file = await fetchFile(page, dialog.getByRole('button', { name: say(names.pdf) }));
      expect(file.name).toBe(`skattframtal-${year}.pdf`);
      const { text } = await readPdf(file);
      expect(text).toContain('010130-2479');
      expect(text).toContain(exact(await earnedIn(member, year)));
    });

    await test.step('H141 all statements of the year', async () => {
      const year = new Date().getUTCFullYear() - 1;
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: say({ is: 'Skilagreinar árs', en: 'Statements of a year' }) })
        .click();
      const dialog = page.getByRole('dialog');
      await portal.expectAccessible();
      const file = await fetchFile(page, dialog.getByRole('button', { name: say(names.pdf) }));
      expect(file.name).toBe(`skilagreinar-${year}.pdf`);
      const { pages } = await readPdf(file);
      // The first sheet says what all of them come to, as the summary of the year does.
      expect(pages[0]).toContain(exact(await earnedIn(member, year)));
      expect(pages.length).toBeGreaterThan(2);
    });
  });

  test('a statement can be called off, and tried again when something fails', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const { right, distribution } = await largestDistribution(await asMember(request, portal.language));
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/persons/statistics/distributions?**', async (route) => {
      await gate.promise;
      // One of them was called off.
      await route.abort().catch(() => {});
    });
    await portal.openAs(
      people.member,
      `/stats?rettindi=${right.rettindI_NR}&uthlutun=${distribution.uthlutuN_NR}`,
    );
    const files = page.getByRole('group', { name: say(names.group) });
    const csv = files.getByRole('button', { name: say(names.csv) });
    const wait = page.getByRole('progressbar', {
      name: say({ is: 'Sæki línur skilagreinar', en: 'Fetching the lines of the statement' }),
    });
    await csv.click();
    await expect(wait).toBeVisible();
    await expect(files.getByRole('button', { name: say(names.pdf) })).toBeDisabled();
    await page.getByRole('button', { name: say({ is: 'Hætta við', en: 'Cancel' }) }).click();
    await expect(wait).toBeHidden();
    await expect(csv).toBeEnabled();

    await csv.click();
    await expect(wait).toBeVisible();
    gate.resolve();
    const failed = page.getByRole('alert').filter({
      hasText: say({ is: 'Ekki tókst að sækja skrána', en: 'The file could not be downloaded' }),
    });
    await expect(failed).toBeVisible();
    await portal.expectAccessible();
    await page.unroute('**/api/persons/statistics/distributions?**');
    const file = await fetchFile(
      page,
      failed.getByRole('button', { name: say({ is: 'Reyna aftur', en: 'Try again' }) }),
    );
    expect(file.name).toBe('data.csv');
  });
});

/** The sums on top of a statement stand on the screen as they are. */
function expectSumsOn(screen: string, statement: string): void {
  const sums = statement.match(/−?[\d.]+ kr\./g) ?? [];
  expect(sums.length).toBeGreaterThanOrEqual(2);
  for (const sum of sums) expect(screen).toContain(sum);
}

/** `1.234,50` */
function exact(isk: number): string {
  const [whole = '', rest = ''] = isk.toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${rest}`;
}

interface Member {
  get: <Answer>(path: string) => Promise<Answer>;
  rights: Right[];
}

/** What the API says to the member, of whose rights there are several. */
async function asMember(request: APIRequestContext, language: Language): Promise<Member> {
  const { token } = await logIn(request, people.member);
  const get = async <Answer>(path: string) => {
    const answer = await request.get(`/api/persons/${path}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as Answer;
  };
  const { nafN_NR } = await get<{ nafN_NR: number }>(`${people.member}/id`);
  return { get, rights: await get<Right[]>(`${nafN_NR}/rights`) };
}

/** The largest distribution of the first right in the last two years, which is one of the demo society's own. */
async function largestDistribution({ get, rights }: Member) {
  const right = firstOf(rights);
  const since = `${new Date().getUTCFullYear() - 1}-01-01`;
  const all = await get<Distribution[]>(`statistics?rights=${right.rettindI_NR}&dateFrom=${since}`);
  const distribution = firstOf(all.toSorted((a, b) => b.upphad - a.upphad));
  const { uthlutuN_NR, timabiL_UTHLUTUNAR_NR } = distribution;
  const statuses = await get<Status[]>(
    `statuses/periods/${timabiL_UTHLUTUNAR_NR}/${right.rettindI_NR}?Did=${uthlutuN_NR}`,
  );
  const lines = await get<Line[]>(`statistics/distributions?rights=${right.rettindI_NR}&Did=${uthlutuN_NR}`);
  return { right, distribution, statuses, lines };
}

/** By all rights in a year. */
async function earnedIn({ get, rights }: Member, year: number): Promise<number> {
  const sums = await Promise.all(
    rights.map(({ rettindI_NR }) =>
      get<{ upphaD_UTHLUTAD: number }[]>(
        `statuses/summary?rightId=${rettindI_NR}&startDate=${year}&finalDate=${year}`,
      ),
    ),
  );
  return sumOf(sums.flat().map(({ upphaD_UTHLUTAD }) => Math.round(upphaD_UTHLUTAD * 100))) / 100;
}

function firstOf<One>([one]: readonly One[]): One {
  if (one === undefined) throw new Error('There is none.');
  return one;
}
