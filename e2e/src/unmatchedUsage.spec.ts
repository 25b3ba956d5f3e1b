import type { APIRequestContext } from '@playwright/test';
import { finishedDistribution } from './finishedDistribution.ts';
import { ask, expect, people, send, test } from './portal.ts';

test.describe('unmatched usage', () => {
  test('M1, D1 a member finds usage of their work and claims it; staff accept, and the member is told', async ({
    page,
    portal,
    desk,
    request,
  }) => {
    test.slow();
    const { say } = portal;
    const title = portal.unique('Norðurljósavals');
    await registered(request, title);
    const line = `1;Útvarp;${title.toLocaleUpperCase('is')};Valsbræður;Öldurás;4402,15;`;
    await finishedDistribution(request, { name: portal.unique('Útvarpið'), lines: [line], categoryId: 3 });
    const main = page.getByRole('main');

    await test.step('their card says so', async () => {
      await portal.openAs(people.abroad, '/mitt-spjald');
      await expect(
        main.getByText(say({ is: 'Peningar gætu beðið þín', en: 'Money may be waiting for you' })),
      ).toBeVisible();
      await portal.expectAccessible();
      await main
        .getByRole('link', {
          name: say({ is: 'Skoða: Peningar gætu beðið þín', en: 'View: Money may be waiting for you' }),
        })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say({ is: 'Óráðstafaðar greiðslur', en: 'Unmatched usage' }),
      );
      await expect(main).toContainText(title.toLocaleUpperCase('is'));
      await portal.expectAccessible();
    });

    await test.step('they search for it by its performers, and claim it', async () => {
      await page.getByRole('tab', { name: say({ is: 'Leita', en: 'Search' }), exact: true }).click();
      await main.getByRole('searchbox').fill(`valsbræður ${title}`);
      await main
        .getByRole('button', {
          name: new RegExp(`${say({ is: 'Þetta er mitt', en: 'This is mine' })}: ${title}`, 'iu'),
        })
        .click();
      const form = page.getByRole('dialog');
      const work = form.getByRole('combobox', { name: say({ is: 'Þitt verk', en: 'Your work' }) });
      // A work of the same title is meant, until another is written.
      await expect(work).toHaveValue(title);
      const submit = form.getByRole('button', { name: say({ is: 'Senda kröfu', en: 'Send the claim' }) });
      await work.fill('zzz');
      await submit.click();
      await expect(work).toHaveAttribute('aria-invalid', 'true');
      await portal.expectAccessible();
      await work.fill(title);
      await form.getByRole('option').filter({ hasText: title }).click();
      await form
        .getByRole('textbox', { name: say({ is: 'Skýring', en: 'Explanation' }) })
        .fill('Ég samdi valsinn.');
      await submit.click();
      await expect(form).toBeHidden();
      await page.getByRole('tab', { name: say({ is: 'Þínar kröfur', en: 'Your claims' }) }).click();
      await expect(main).toContainText(say({ is: 'Bíður svars', en: 'Waiting' }));
      await portal.expectAccessible();
    });

    await test.step('staff compare, and accept', async () => {
      const staff = desk.page;
      await desk.portal.openAs(people.editor, '/kröfur');
      await desk.portal.expectAccessible();
      const of = new RegExp(title, 'iu');
      await staff.getByRole('button', { name: of }).click();
      const question = staff.getByRole('dialog');
      await expect(question).toContainText('Ég samdi valsinn.');
      await expect(question).toContainText('4.402 kr.');
      const refuse = question.getByRole('button', { name: say({ is: 'Hafna', en: 'Refuse' }) });
      await refuse.click();
      const remark = question.getByRole('textbox');
      await expect(remark).toHaveAttribute('aria-invalid', 'true');
      await desk.portal.expectAccessible();
      await question.getByRole('button', { name: say({ is: 'Samþykkja', en: 'Accept' }) }).click();
      await expect(question).toBeHidden();
      await expect(staff.getByRole('button', { name: of })).toHaveCount(0);
      await staff.getByRole('tab', { name: say({ is: 'Samþykktar', en: 'Accepted' }) }).click();
      await expect(staff.getByRole('button', { name: of })).toBeVisible();
    });

    await test.step('the member is told', async () => {
      await page.goto('/tilkynningar');
      await expect(
        page
          .getByText(new RegExp(`${say({ is: 'Krafa samþykkt', en: 'Claim accepted' })}: ${title}`, 'iu'))
          .first(),
      ).toBeVisible();
      await page.goto('/óráðstafað?flipi=krofur');
      await expect(main).toContainText(
        say({ is: 'Kemur með næstu úthlutun', en: 'Paid with the next distribution' }),
      );
      await expect(main).toContainText('4.402 kr.');
    });
  });
});

/** A work that staff have not approved: what is claimed for it is in no distribution of another journey. */
async function registered(request: APIRequestContext, title: string): Promise<void> {
  const { hofunduR_NR } = await ask<{ hofunduR_NR: number }>(request, people.abroad, '/api/authors/id');
  await send(request, people.abroad, '/api/compositions', {
    HEITI_VERKS: title,
    LENGD: '3.30',
    authors: [{ id: hofunduR_NR, typeOfAuthor: 36, ratio: 100 }],
  });
}
