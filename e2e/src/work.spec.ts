import type { APIRequestContext } from '@playwright/test';
import { ask, expect, people, send, test } from './portal.ts';
import { registrationForm } from './registrationForm.ts';

const own = 'Þórdís Æsa Öndólfsdóttir';
const coAuthor = 'Jökull Steinn Ármannsson';
const tabs = [
  { is: 'Höfundar', en: 'Authors' },
  { is: 'Réttindi', en: 'Rights' },
  { is: 'Önnur heiti', en: 'Other titles' },
  { is: 'ISWC', en: 'ISWC' },
  { is: 'ISRC', en: 'ISRC' },
  { is: 'Úthlutanir', en: 'Distributions' },
  { is: 'Notkunarblöð', en: 'Cue sheets' },
];

test.describe('the page of a work', () => {
  test('F2.7, F2.37, F7.18, V6, H128 has a head and seven tabs, which say what is behind them', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const work = await aDistributedWork(request);
    await portal.openAs(people.member, `/verk/${work.verK_NR}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(work.heitI_VERKS);
    const main = page.getByRole('main');
    for (const label of [
      { is: 'Flytjendur', en: 'Performers' },
      { is: 'Lengd', en: 'Length' },
      { is: 'Fyrst skráð', en: 'First registered' },
      { is: 'Uppruni', en: 'Origin' },
    ])
      await expect(
        main
          .getByRole('term')
          .filter({ hasText: say(label) })
          .first(),
      ).toBeVisible();
    if (work.listamenn) await expect(main).toContainText(work.listamenn);
    await expect(main.getByText(say({ is: 'Grænt', en: 'Green' }), { exact: true }).first()).toBeVisible();

    // Each with how much there is behind it.
    await expect(page.getByRole('tab')).toHaveText(tabs.map((tab) => new RegExp(`^${say(tab)}\\d+$`, 'u')));
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText(own);
    await portal.expectAccessible();
    for (const tab of tabs.slice(1)) {
      await page.getByRole('tab', { name: say(tab) }).click();
      await expect(panel.locator('[data-skeleton]')).toHaveCount(0);
      await expect(panel).toContainText(
        /\d (línu?r?|önnur|annað|númer|úthlut|notkunar|line|other|code|distribution|cue)|fundust|found/u,
      );
    }
    await page.getByRole('tab', { name: say({ is: 'Réttindi', en: 'Rights' }) }).click();
    await expect(panel).toContainText('100,00');
    await portal.expectAccessible();
  });

  test('F3.11, F9.11 leads from a distribution to the lines that it paid by', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const work = await aDistributedWork(request);
    await portal.openAs(people.member, `/verk/${work.verK_NR}?flipi=uthlutanir`);
    await page.getByRole('tabpanel').getByRole('link').first().click();
    const lines = page.getByRole('region', {
      name: new RegExp(say({ is: '^Það sem .* greiddi þér', en: '^What .* paid you' }), 'u'),
    });
    await expect(lines).toContainText(/[\d.]+ kr\./u);
    await portal.expectAccessible();
    await page.reload();
    await expect(lines).toBeVisible();
  });

  test('F2.37, F5.23, F5.24, F9.8, V9 takes codes and titles, and says what is wrong with them', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const digits = String(Date.now()).slice(-9);
    const title = portal.unique('Númerað');
    const isrcCodes = ['1', '2', '3', '4', '5'].map((n) => ({ isrcCode: `ISOMR26${n}${digits.slice(-4)}` }));
    const workId = await aWork(request, title, { isrcCodes });
    await portal.openAs(people.member, `/verk/${workId}?flipi=iswc`);
    const dialog = page.getByRole('dialog');
    const code = dialog.getByRole('textbox').first();
    const panel = page.getByRole('tabpanel');
    const add = () =>
      dialog.getByRole('button', { name: say({ is: 'Skrá', en: 'Add' }), exact: true }).click();

    await page.getByRole('button', { name: say({ is: 'Skrá ISWC-númer', en: 'Add an ISWC code' }) }).click();
    await add();
    await expect(
      dialog.getByText(say({ is: 'ISWC-númer vantar.', en: 'The ISWC is missing.' })),
    ).toBeVisible();
    await code.fill(`T${digits}${(iswcCheckDigit(digits) + 1) % 10}`);
    await expect(
      dialog.getByText(
        say({ is: 'síðasti stafurinn er vartala', en: 'the check digit at the end does not match' }),
      ),
    ).toBeVisible();
    await portal.expectAccessible();
    const iswc = `T-${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}-${iswcCheckDigit(digits)}`;
    await code.fill(iswc);
    await add();
    await expect(panel).toContainText(iswc);

    await page.getByRole('tab', { name: 'ISRC' }).click();
    const list = page.getByRole('region', { name: say({ is: 'ISRC-númer', en: 'ISRC codes' }) });
    await expect(panel).toContainText(say({ is: '5 númer', en: '5 codes' }));
    await expect(list).toHaveCount(0);
    await page.getByRole('button', { name: say({ is: 'Skrá ISRC-númer', en: 'Add an ISRC code' }) }).click();
    await code.fill('IS-OMR-26-0123X');
    await expect(
      dialog.getByText(say({ is: 'endar á sjö tölustöfum', en: 'ends with seven digits' })),
    ).toBeVisible();
    await code.fill(`IS-OMR-26-6${digits.slice(-4)}`);
    await add();
    await expect(list).toContainText(`IS-OMR-26-6${digits.slice(-4)}`);
    expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
    await portal.expectAccessible();

    await page.getByRole('tab', { name: say({ is: 'Önnur heiti', en: 'Other titles' }) }).click();
    await page.getByRole('button', { name: say({ is: 'Bæta við heiti', en: 'Add a title' }) }).click();
    await add();
    await expect(dialog.getByText(say({ is: 'Skrifaðu heitið.', en: 'Type the title.' }))).toBeVisible();
    await code.fill('Öldurót');
    await add();
    await expect(panel).toContainText('Öldurót');
  });

  test('F2.29, F2.37, F2.38 leads to a new work by the same authors, by button and by key', async ({
    page,
    portal,
    request,
  }) => {
    const title = portal.unique('Fyrirmynd');
    const workId = await aWork(request, title, {
      LENGD: '5.12',
      authors: [
        { id: 10001, typeOfAuthor: 33, ratio: 60 },
        { id: 10003, typeOfAuthor: 34, ratio: 40 },
      ],
    });
    const form = registrationForm(page, portal);
    const rows = page.getByRole('tabpanel').getByRole('listitem');
    const expectCarried = async () => {
      await expect(page).toHaveURL(new RegExp(`/verk/stofna\\?fra=${workId}`, 'u'));
      await expect(rows).toHaveCount(2);
      await expect(rows.filter({ hasText: own })).toContainText('(C)');
      await expect(rows.filter({ hasText: own })).toContainText('60,00');
      await expect(rows.filter({ hasText: coAuthor })).toContainText('(A)');
      await expect(rows.filter({ hasText: coAuthor })).toContainText('40,00');
      await expect(form.title).toHaveValue('');
      await expect(form.length).toHaveValue('3');
    };
    await portal.openAs(people.member, `/verk/${workId}`);
    await page
      .getByRole('link', {
        name: portal.say({ is: 'Nýtt verk með sömu höfundum', en: 'New work with the same authors' }),
      })
      .click();
    await expectCarried();
    await portal.expectAccessible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.keyboard.press('Control+b');
    await expectCarried();
  });

  test('F7.29, F8.6, V7 hides shares from those who are no party, and does not know what is not there', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const work = await aDistributedWork(request);
    await portal.openAs(people.fewWorks, `/verk/${work.verK_NR}`);
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText(own);
    await expect(panel).not.toContainText('%');
    await expect(page.getByText(say({ is: 'Saga ljóssins', en: 'History of the light' }))).toHaveCount(0);
    await page.getByRole('tab', { name: say({ is: 'Réttindi', en: 'Rights' }) }).click();
    await expect(panel).toContainText(
      say({ is: 'Aðeins aðilar að verkinu sjá', en: 'Only the parties to the work can see' }),
    );
    await portal.expectAccessible();
    await page.goto('/verk/999999999');
    await expect(page).toHaveURL(/\/not-found/);
  });

  test('F7.15, V8 is found from every page with Ctrl+K, and the keys are told at ?', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const title = portal.unique('Þrástef');
    await aWork(request, title, {});
    await portal.openAs(people.member, '/stillingar');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: say({ is: 'Flýtilyklar', en: 'Keyboard shortcuts' }) });
    await expect(help).toContainText(
      say({
        is: 'Á síðu verks: nýtt verk með sömu höfundum',
        en: 'On a work: a new work with the same authors',
      }),
    );
    await portal.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('combobox', {
      name: say({ is: 'Finna verk, flutning eða síðu', en: 'Find a work, a performance or a page' }),
    });
    await palette.fill(title.replace('Þrá', 'thra'));
    await expect(page.getByRole('option', { name: title })).toBeVisible();
    await portal.expectAccessible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

/** A work of Þórdís's own, registered now. */
async function aWork(request: APIRequestContext, title: string, content: object): Promise<number> {
  const { verK_NR } = await send<{ verK_NR: number }>(request, people.member, '/api/compositions', {
    HEITI_VERKS: title,
    LENGD: '3',
    authors: [{ id: 10001, typeOfAuthor: 36, ratio: 100 }],
    ...content,
  });
  return verK_NR;
}

/** One of Þórdís's older works, with its light green. */
async function aDistributedWork(request: APIRequestContext) {
  const path = '/api/persons/1001/compositions?limit=50&authorId=10001';
  const works = await ask<{ verK_NR: number; ljos: number }[]>(request, people.member, path);
  const green = works.find(({ ljos }) => ljos === 0);
  const answer = await ask<{ verK_NR: number; heitI_VERKS: string; listamenn: string | null }>(
    request,
    people.member,
    `/api/compositions/${green?.verK_NR}`,
  );
  return answer;
}

/** The digit that follows nine others in an ISWC. */
function iswcCheckDigit(digits: string): number {
  const sum = Array.from(digits).reduce((total, digit, at) => total + (at + 1) * Number(digit), 1);
  return (10 - (sum % 10)) % 10;
}
