import type { APIRequestContext, Locator } from '@playwright/test';
import { finishedDistribution } from './finishedDistribution.ts';
import { picture } from './picture.ts';
import { ask, expect, logIn, people, send, test } from './portal.ts';

const thordis = 10001;
const jokull = 10003;

/** A green work of Þórdís and Jökull in equal parts. */
async function sharedWork(request: APIRequestContext, title: string): Promise<number> {
  const { verK_NR: workId } = await send<{ verK_NR: number }>(request, people.member, '/api/compositions', {
    HEITI_VERKS: title,
    LENGD: '3.42',
    authors: [
      { id: thordis, typeOfAuthor: 33, ratio: 50 },
      { id: jokull, typeOfAuthor: 34, ratio: 50 },
    ],
  });
  for (const [kennitala, path] of [
    [people.editor, 'review'],
    [people.lyricist, 'approval'],
  ] as const) {
    const { token } = await logIn(request, kennitala);
    const answer = await request.patch(`/api/compositions/${workId}/${path}`, {
      headers: { authorization: `Bearer ${token}` },
      data: path === 'review' ? { SAMTHYKKT: 1 } : { SAMTHYKKI: 1, UMFERD: 1 },
    });
    expect(answer.status()).toBeLessThan(300);
  }
  return workId;
}

/** Moves a slider by whole percents, as the arrow keys do. */
async function slide(slider: Locator, key: 'ArrowRight' | 'ArrowLeft', times: number): Promise<void> {
  for (let n = 0; n < times; n++) await slider.press(key);
}

test('H80–H85, H121 a co-author disputes a share: the rest is paid, the other makes an offer, staff decide, and what was held is paid', async ({
  page,
  portal,
  desk,
  visit,
  request,
}) => {
  test.slow();
  const { say } = portal;
  const title = portal.unique('Viðlagið');
  const workId = await sharedWork(request, title);
  const work = `/verk/${workId}`;
  const main = page.getByRole('main');
  const panel = { name: say({ is: 'Ágreiningur um hlutföll', en: 'Dispute over shares' }) };
  const percent = (number: number) => say({ is: `${number}\u00a0%`, en: `${number}%` });

  await test.step('one author proposes other shares', async () => {
    await portal.openAs(people.lyricist, work);
    await main
      .getByRole('button', { name: say({ is: 'Leggja til önnur hlutföll', en: 'Propose other shares' }) })
      .click();
    const form = page.getByRole('dialog');
    const act = form.getByRole('button', { name: say({ is: 'Senda tillögu', en: 'Send the proposal' }) });
    await slide(form.getByRole('slider', { name: 'Jökull' }), 'ArrowRight', 20);
    await expect(form.getByRole('status').filter({ hasText: percent(30) })).toBeVisible();
    await act.click();
    await form
      .getByRole('textbox', { name: say({ is: 'Rök fyrir tillögunni', en: 'Reasons for the proposal' }) })
      .fill('Viðlagið er mitt.');
    await portal.expectAccessible();
    await picture(page, 'dispute-propose');
    await act.click();
    await expect(main.getByRole('heading', panel)).toBeVisible();
    await main.locator('input[type=file]').setInputFiles({
      name: 'nótur.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n1 0 obj << >> endobj'),
    });
    await main.getByRole('button', { name: say({ is: 'Senda 1 skrá', en: 'Send 1 file' }) }).click();
    await expect(main.getByRole('listitem').filter({ hasText: 'nótur.pdf' })).toBeVisible();
    await portal.expectAccessible();
  });

  await test.step('what is not in doubt is paid, and the other author offers a middle way', async () => {
    const rights = await ask<{ rettindI_NR: number }[]>(
      request,
      people.editor,
      `/api/compositions/${workId}/rights`,
    );
    await finishedDistribution(request, {
      name: title,
      columns: 'line;right;work;pot;amount;used_on',
      lines: rights.map(({ rettindI_NR }, i) => `${i + 1};${rettindI_NR};${workId};Útvarp;500;2025-06-01`),
    });
    await desk.portal.openAs(people.member, work);
    const other = desk.page.getByRole('main');
    await expect(other).toContainText('200 kr.');
    await expect(other).toContainText('Viðlagið er mitt.');
    await expect(other).toContainText('nótur.pdf');
    await picture(desk.page, 'dispute-asked');
    await other.getByRole('button', { name: say({ is: 'Bjóða annað', en: 'Make another offer' }) }).click();
    const form = desk.page.getByRole('dialog');
    await slide(form.getByRole('slider', { name: 'Þórdís' }), 'ArrowRight', 10);
    await form.getByRole('button', { name: say({ is: 'Senda tilboð', en: 'Send the offer' }) }).click();
    await expect(form).toBeHidden();
    await expect(other).toContainText(
      say({ is: 'Beðið er eftir svari hinna', en: 'The others have yet to answer' }),
    );
  });

  await test.step('left to the society, which decides with reasons', async () => {
    await page.reload();
    const refer = { name: say({ is: 'Vísa til félagsins', en: 'Leave it to the society' }) };
    await main.getByRole('button', refer).click();
    await page.getByRole('alertdialog').getByRole('button', refer).click();
    await expect(main).toContainText(say({ is: 'Hjá félaginu', en: 'With the society' }));
    const staff = await visit(portal.language);
    await staff.portal.openAs(people.editor, '/ágreiningur');
    const decide = { name: say({ is: 'Úrskurða', en: 'Decide' }) };
    const item = staff.page.getByRole('listitem').filter({ hasText: title });
    await expect(item).toContainText('200 kr.');
    await expect(item).toContainText('nótur.pdf');
    await staff.portal.expectAccessible();
    await picture(staff.page, 'dispute-desk');
    await item.getByRole('button', decide).click();
    const form = staff.page.getByRole('dialog');
    await form.getByRole('textbox').fill('Upptakan sýnir það.');
    await form.getByRole('button', decide).click();
    await expect(item).toBeHidden();
    await page.reload();
    await expect(main).toContainText(say({ is: 'Úrskurðað', en: 'Decided' }));
    await expect(main).toContainText('Upptakan sýnir það.');
    await picture(page, 'dispute-decided');
  });

  await test.step('the next distribution pays what was held, and nothing waits any more', async () => {
    const held = main
      .getByRole('term')
      .filter({ hasText: say({ is: 'Fé sem bíður', en: 'Money that waits' }) });
    await finishedDistribution(request, {
      name: `${title} 2`,
      columns: 'line;pot;amount;title',
      // The same file is refused the second time (M10).
      lines: [`1;Útvarp;0;Ekkert af ${title}`],
    });
    // A journey beside this one may have taken what was held into its distribution, which is not finished yet.
    await expect(async () => {
      await page.reload();
      await expect(main).toContainText(say({ is: 'Úrskurðað', en: 'Decided' }));
      await expect(held).toHaveCount(0, { timeout: 1000 });
    }).toPass({ timeout: 45_000 });
    // Both have all that came for the work by now, whichever distributions paid it.
    const paidTo = async (kennitala: string) => {
      const lines = await ask<{ upphad: number }[]>(
        request,
        kennitala,
        `/api/persons/statistics/distributions?compId=${workId}&dateFrom=1900-01-01&dateTo=3000-01-01`,
      );
      return lines.reduce((sum, { upphad }) => sum + upphad, 0);
    };
    expect((await paidTo(people.member)) + (await paidTo(people.lyricist))).toBe(1000);
    await picture(page, 'dispute-paid');
  });
});
