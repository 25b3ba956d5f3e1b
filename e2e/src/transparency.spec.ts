import type { APIRequestContext } from '@playwright/test';
import { ask, expect, logIn, people, test } from './portal.ts';
import { fetchFile, readPdf, readSheets } from './statementFiles.ts';

// A year's report may be begun again only once the one before is published.
test.describe.configure({ mode: 'serial' });

interface Listed {
  skyrsluar: number;
}
interface Report {
  utgafa: number;
  kaflaR_SKYRSLU: { kaflI_SKYRSLU: string }[];
}

const sections = [
  'activities governance entities remuneration refusals accounts investments costs',
  'frequency delays nonDistributable societies funds audit',
].flatMap((some) => some.split(' '));

/** The texts that the report does not have from the edition before. */
async function writeTexts(request: APIRequestContext, id: string): Promise<void> {
  const path = `/api/money/transparency/${id}`;
  const { kaflaR_SKYRSLU: written } = await ask<Report>(request, people.administrator, path);
  const { token } = await logIn(request, people.administrator);
  for (const section of sections) {
    if (written.some(({ kaflI_SKYRSLU: one }) => one === section)) continue;
    const { utgafa } = await ask<Report>(request, people.administrator, path);
    const answer = await request.put(`${path}/text`, {
      headers: { authorization: `Bearer ${token}` },
      data: {
        KAFLI_SKYRSLU: section,
        TEXTI_KAFLA_ISLENSKA: `Textinn um ${section}.`,
        TEXTI_KAFLA_ENSKA: `The text on ${section}.`,
        UTGAFA: utgafa,
      },
    });
    expect(answer.status()).toBe(200);
  }
}

for (const language of ['is', 'en'] as const)
  test(`R29, R40, R41 a report is frozen by one, published by another, and downloaded by anybody (${language})`, async ({
    visit,
    request,
  }) => {
    test.setTimeout(90_000);
    const [first, second, anyone] = [await visit(language), await visit(language), await visit(language)];
    const { say } = first.portal;
    const year = new Date().getFullYear() - 1;
    const published = await ask<Listed[]>(request, people.administrator, '/api/transparency');
    // The first edition of a year corrects nothing.
    const isFirst = !published.some(({ skyrsluar }) => skyrsluar === year);
    const reason = isFirst ? '' : first.portal.unique('Leiðrétt');
    await test.step('one begins it and writes what is missing', async () => {
      const { page, portal } = first;
      await portal.openAs(people.administrator, '/gagnsæisskýrslur');
      await page.getByRole('button', { name: say({ is: 'Ný skýrsla', en: 'New report' }) }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel(say({ is: 'Hvað er leiðrétt?', en: 'What is corrected?' })).fill(reason);
      await form.getByRole('button', { name: say({ is: 'Byrja', en: 'Begin' }) }).click();
      await expect(page).toHaveURL(/gagns.+\/\d+$/u);
    });
    const id = new URL(first.page.url()).pathname.split('/').at(-1) ?? '';
    await test.step('all texts are there', () => writeTexts(request, id));
    await test.step('it is frozen, and another publishes it', async () => {
      const { page } = first;
      await page.reload();
      await page
        .getByRole('button', { name: say({ is: 'Frysta til birtingar', en: 'Freeze for publication' }) })
        .click();
      await expect(
        page.getByText(
          say({ is: 'Annar stjórnandi þarf að birta hana.', en: 'Another administrator has to publish it.' }),
        ),
      ).toBeVisible();
      const publish = { name: say({ is: 'Birta', en: 'Publish' }), exact: true };
      await second.portal.openAs(people.secondAdministrator, `/gagnsæisskýrslur/${id}`);
      await second.page.getByRole('button', publish).click();
      await second.page.getByRole('alertdialog').getByRole('button', publish).click();
      await expect(
        second.page.getByRole('link', {
          name: say({ is: 'Sjá birtar skýrslur', en: 'See published reports' }),
        }),
      ).toBeVisible();
    });
    await test.step('anybody reads and downloads it, without logging in', async () => {
      const { page, portal } = anyone;
      await page.goto(`/gagnsæi?skyrsla=${id}`);
      const title = say({ is: `Gagnsæisskýrsla ${year}`, en: `Transparency report ${year}` });
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      if (reason) await expect(page.getByText(reason).first()).toBeVisible();
      if (language === 'is') await portal.expectAccessible();
      const pdf = await fetchFile(page, page.getByRole('button', { name: 'PDF' }));
      expect(pdf.name).toMatch(new RegExp(`^gagnsaeisskyrsla-${year}-\\d+\\.pdf$`, 'u'));
      const { text, isLandscape } = await readPdf(pdf);
      expect(isLandscape).toBe(true);
      expect(text).toContain(title);
      expect(text).toContain(reason);
      const excel = await fetchFile(page, page.getByRole('button', { name: 'Excel' }));
      const sheets = await readSheets(excel);
      expect(sheets).toHaveLength(8);
      expect(sheets[0]?.data[0]?.[0]).toBe(title);
      expect(sheets.flatMap(({ data }) => data.flat())).toContain(
        say({ is: 'Textinn um audit.', en: 'The text on audit.' }),
      );
    });
  });
