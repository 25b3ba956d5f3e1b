import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { ask, expect, type Portal, people, test } from './portal.ts';
import { worksToSort } from './worksToSort.ts';

interface Work {
  verK_NR: number;
  heitI_VERKS: string;
  hofunduR_NR: number;
  hofundaR_KODI: string;
  hofunduR_AD_VERKI: number;
  retthafI_AD_VERKI: number;
  ljos: number;
}

const icelandic = new Intl.Collator('is');
const columns: { text: { is: string; en: string }; of: (work: Work) => string | number }[] = [
  { text: { is: 'Ljós', en: 'Light' }, of: (work) => work.ljos },
  { text: { is: 'Nr.', en: 'No.' }, of: (work) => work.verK_NR },
  { text: { is: 'Tegund', en: 'Type' }, of: (work) => work.hofundaR_KODI },
  { text: { is: 'Höfundur', en: 'Author' }, of: (work) => work.hofunduR_AD_VERKI },
  { text: { is: 'Rétthafi', en: 'Holder' }, of: (work) => work.retthafI_AD_VERKI },
  { text: { is: 'Heiti', en: 'Title' }, of: (work) => work.heitI_VERKS },
];

test.describe('the card', () => {
  test('F2.31, F3.2, F4.3, F7.9 shows what is on file about the person', async ({
    page,
    portal,
    request,
  }) => {
    const person = await ask<Record<string, string | number | null>>(
      request,
      people.fewWorks,
      `/api/persons/${people.fewWorks}`,
    );
    await portal.openAs(people.fewWorks, '/mitt-spjald?flipi=hofundur');
    const card = page.getByRole('tabpanel');
    const fact = (is: string, en: string) =>
      card
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${portal.say({ is, en })}$`, 'u') })
        .first()
        .locator('xpath=following-sibling::dd');
    await expect(fact('Nafn', 'Name')).toContainText(String(person.nafn));
    await expect(fact('Listamannsnafn', 'Artist name')).toHaveText(
      String(person.einkenni ?? portal.say({ is: 'Ekki á skrá', en: 'Not on file' })),
    );
    await expect(fact('Kennitala', 'National ID')).toHaveText('010130-2639');
    await expect(fact('Kyn', 'Gender')).toHaveText(portal.say({ is: 'Kona', en: 'Female' }));
    await expect(fact('Höfundarnúmer', 'Author number')).toHaveText(String(person.hofunduR_NR));
    await expect(fact('Netfang', 'E-mail')).toContainText(String(person.e_MAIL));
    await expect(fact('Sími', 'Phone')).toContainText(String(person.simi));
    await expect(fact('Heimilisfang', 'Address')).toHaveText(String(person.gata));
    await expect(fact('Póstnúmer', 'Postal code')).toContainText(String(person.postnumer));
    await expect(fact('Aðildarfélag', 'Member organization')).toHaveText(String(person.nafN_FELAG));
    await asItIsNow(page, async () => {
      const now = await ask<typeof person>(request, people.fewWorks, `/api/persons/${people.fewWorks}`);
      await expect(fact('Verk sem höfundur', 'Works as author')).toHaveText(
        String(now.fjoldI_VERKA_SEM_HOFUNDUR),
        { timeout: 1500 },
      );
      await expect(fact('Verk sem rétthafi', 'Works as holder')).toHaveText(
        String(now.fjoldI_VERKA_SEM_RETTHAFI),
        { timeout: 1500 },
      );
    });
    if (person.bankanumer !== null) {
      await expect(fact('Banki', 'Bank')).toHaveText(String(person.bankanumer));
      await expect(fact('Höfuðbók', 'Ledger')).toHaveText(String(person.hofudbok));
      await expect(fact('Reikningsnúmer', 'Account number')).toHaveText(String(person.bankareikn));
    }
    await portal.expectAccessible();
  });

  test('F2.32, F3.6 sorts by every column, in Icelandic order, both ways', async ({
    page,
    portal,
    request,
  }) => {
    const word = await worksToSort(portal, request);
    const search = encodeURIComponent(word);
    const works = await worksOf(request, people.abroad, 1007, `&q=${search}`);
    expect(new Set(works.map(({ ljos }) => ljos)).size).toBe(3);
    expect(new Set(works.map(({ hofundaR_KODI }) => hofundaR_KODI)).size).toBe(3);
    // High enough to show every row at once.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 2400 });
    await portal.openAs(people.abroad, `/mitt-spjald?leit=${search}`);
    for (const { text, of } of columns) {
      await sortBy(page, portal, text);
      await expect.poll(() => shownWorks(page)).toEqual(inOrder(works, of, 1));
      await turnRound(page, portal, text);
      // Equals stay in the order of their titles, or turn round with all the rest.
      const turned = [inOrder(works, of, -1), inOrder(works, of, 1).toReversed()];
      await expect(async () => expect(turned).toContainEqual(await shownWorks(page))).toPass({
        timeout: 10_000,
      });
    }
    await portal.expectAccessible();
  });

  test('F2.32, F4.1 filters by author, searches, counts, and explains the lights', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    await portal.openAs(people.member, '/mitt-spjald');
    const toolbar = page.getByRole('tabpanel');
    await page
      .getByText(say({ is: 'Hvað merkja ljósin?', en: 'What do the lights mean?' }))
      .first()
      .click();
    await expect(
      page.getByText(say({ is: 'rautt eftir um tvær vikur', en: 'still red after about two weeks' })).first(),
    ).toBeVisible();
    const own = await worksOf(request, people.member, 1001, '&authorId=10002');
    await page
      .getByLabel(say({ is: 'Höfundur', en: 'Author' }), { exact: true })
      .selectOption({ label: 'Ída' });
    await expect(toolbar.getByText(countText(portal, own.length), { exact: true })).toBeVisible();
    expect(own.map((work) => work.verK_NR)).toEqual(expect.arrayContaining(await shownWorks(page)));
    await page.reload();
    await expect(toolbar.getByText(countText(portal, own.length), { exact: true })).toBeVisible();

    const search = page.getByRole('searchbox', {
      name: say({ is: 'Leita að heiti eða númeri', en: 'Search by title or number' }),
    });
    const [sought] = own;
    await search.fill(String(sought?.verK_NR));
    await expect.poll(() => shownWorks(page)).toEqual([sought?.verK_NR]);
    await expect(toolbar.getByText(countText(portal, 1), { exact: true })).toBeVisible();
    await search.fill('ekkert heitir þetta');
    await expect(page.getByText(say({ is: 'Engin verk fundust', en: 'No works found' }))).toBeVisible();
    await portal.expectAccessible();
    await page.getByRole('button', { name: say({ is: 'Sýna öll verk', en: 'Show all works' }) }).click();
    await expect(search).toHaveValue('');
    await expect.poll(async () => (await shownWorks(page)).length).toBeGreaterThan(3);
  });

  test('F9.10 the works come as a file', async ({ page, portal, request }) => {
    const works = await worksOf(request, people.fewWorks, 1003);
    await portal.openAs(people.fewWorks, '/mitt-spjald');
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: portal.say({ is: 'Sækja CSV', en: 'Download CSV' }) }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toBe('verk-1003.csv');
    const [heading, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    // What is said in plain words comes after the columns of F9.10 (H7).
    const ofRequirement = (line = '') => line.replace('\uFEFF', '').split(';').slice(0, 7).join(';');
    expect(ofRequirement(heading)).toBe(
      portal.say({
        is: 'Ljós;Verk nr.;Heiti;Höfundur nr.;Tegund höfundar;Höfundur að verki;Rétthafi að verki',
        en: 'Light;Work no.;Title;Author no.;Author type;Author on work;Holder on work',
      }),
    );
    const yes = portal.say({ is: 'Já', en: 'Yes' });
    const no = portal.say({ is: 'Nei', en: 'No' });
    const onFile = new Set(works.map(({ verK_NR }) => String(verK_NR)));
    expect(lines.map(ofRequirement).filter((line) => onFile.has(line.split(';')[1] ?? ''))).toEqual(
      works.map((work) =>
        [
          ['Grænt', 'Gult', 'Rautt'][work.ljos],
          work.verK_NR,
          work.heitI_VERKS,
          work.hofunduR_NR,
          work.hofundaR_KODI,
          work.hofunduR_AD_VERKI ? yes : no,
          work.retthafI_AD_VERKI ? yes : no,
        ].join(';'),
      ),
    );
    await expect(
      page.getByText(
        portal.say({
          is: 'Skráin verk-1003.csv er komin.',
          en: 'The file verk-1003.csv has been downloaded.',
        }),
      ),
    ).toBeVisible();
  });

  test('F2.32, L9.6 a long list scrolls on, and coming back finds the place', async ({ page, portal }) => {
    await portal.openAs(people.publisher, '/mitt-spjald');
    await expect(page.locator('[data-index="0"]')).toBeVisible();
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await lastRow(page)).toBeGreaterThan(170);
    }).toPass({ timeout: 20_000 });
    // Rows that are not in sight are not in the page, but for three on either side.
    expect(await page.locator('[data-index]').count()).toBeLessThan(40);
    await portal.expectAccessible();
    const row = page.locator(`[data-index="${(await lastRow(page)) - 10}"]`);
    await row.scrollIntoViewIfNeeded();
    const before = await row.boundingBox();
    const title = await row.getByRole('link').textContent();
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/verk\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(row.getByRole('link')).toHaveText(title ?? '');
    await expect(row).toBeInViewport();
    await expect
      .poll(async () => Math.abs(((await row.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
      .toBeLessThan(10);
  });

  test('F8.5, H26 says so when there is nothing; staff who are nobody’s person see their queues', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    await portal.openAs(people.newcomer, '/mitt-spjald?flipi=verk');
    await expect(page.getByText(say({ is: 'Engin verk fundust', en: 'No works found' }))).toBeVisible();
    await expect(
      page.getByRole('tabpanel').getByRole('link', { name: say({ is: 'Skrá verk', en: 'Register a work' }) }),
    ).toBeVisible();
    await portal.expectAccessible();
    await portal.openAs(people.editor, '/mitt-spjald');
    await expect(
      page.getByRole('heading', { name: say({ is: 'Bíður afgreiðslu', en: 'Waiting for a decision' }) }),
    ).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: say({ is: 'Yfirferð verka', en: 'Review of works' }) })
      .click();
    await expect(page).toHaveURL(/\/yfirfer/);
  });
});

/** Reads the page anew where it and what is on file fell apart, as when a journey beside this one registers a work or approves one. */
async function asItIsNow(page: Page, compare: () => Promise<void>): Promise<void> {
  let tries = 0;
  await expect(async () => {
    tries += 1;
    if (tries % 4 === 0) await page.reload();
    await compare();
  }).toPass({ timeout: 25_000, intervals: [200, 400, 800] });
}

const worksOf = (request: APIRequestContext, kennitala: string, personId: number, narrowed = '') =>
  ask<Work[]>(request, kennitala, `/api/persons/${personId}/compositions?limit=200${narrowed}`);

/** The numbers of the works on the screen, from the top. */
function shownWorks(page: Page): Promise<number[]> {
  return page
    .locator('[data-index]')
    .evaluateAll((rows) =>
      rows
        .toSorted((a, b) => Number(a.dataset.index) - Number(b.dataset.index))
        .map((row) => Number(row.querySelector('a')?.pathname.split('/').at(-1))),
    );
}

const lastRow = (page: Page) =>
  page
    .locator('[data-index]')
    .evaluateAll((rows) => Math.max(...rows.map((row) => Number((row as HTMLElement).dataset.index))));

/** The title decides between equals. */
const inOrder = (works: Work[], of: (work: Work) => string | number, direction: 1 | -1) =>
  works
    .toSorted((a, b) => direction * compare(of(a), of(b)) || icelandic.compare(a.heitI_VERKS, b.heitI_VERKS))
    .map((work) => work.verK_NR);

const compare = (a: string | number, b: string | number) =>
  typeof a === 'string' ? icelandic.compare(a, String(b)) : a - Number(b);

const countText = (portal: Portal, count: number) =>
  portal.say({ is: `${count} verk`, en: count === 1 ? '1 work' : `${count} works` });

/** By the heads of the columns, or the list in their place on a phone. */
async function sortBy(page: Page, portal: Portal, text: { is: string; en: string }) {
  const said = portal.say(text);
  if (portal.isPhone)
    await page
      .getByLabel(portal.say({ is: 'Röð', en: 'Sort' }), { exact: true })
      .selectOption({ label: `${portal.say({ is: 'Röð', en: 'Sort' })}: ${said}` });
  else await page.getByRole('columnheader', { name: said, exact: true }).getByRole('button').click();
}

async function turnRound(page: Page, portal: Portal, text: { is: string; en: string }) {
  if (portal.isPhone)
    await page.getByRole('button', { name: portal.say({ is: 'Snúa röð við', en: 'Reverse order' }) }).click();
  else await sortBy(page, portal, text);
}
