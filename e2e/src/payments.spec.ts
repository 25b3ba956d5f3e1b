import { divideIncome } from './incomeParts.ts';
import { picture } from './picture.ts';
import { expect, people, test } from './portal.ts';

test.describe('payments', () => {
  test('R5, R18 rules, pools and the ledger are shown to administrators alone', async ({
    page,
    portal,
    desk,
  }) => {
    const { say } = portal;
    await portal.openAs(people.administrator, '/tekjur?flipi=reglur');
    for (const [path, shown] of [
      ['/tekjur?flipi=reglur', say({ is: 'Í gildi', en: 'In force' })],
      ['/tekjur?flipi=pottar', say({ is: 'Útvarp', en: 'Radio' })],
      ['/bókhald?flipi=lyklar', say({ is: 'Banki', en: 'Bank' })],
      // Whatever was booked last: other journeys pay.
      ['/bókhald?flipi=faerslur', /Til greiðslu rétthöfum|Á leið í banka/u],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(shown);
      await portal.expectAccessible();
    }
    await desk.portal.openAs(people.editor, '/tekjur');
    await expect(desk.page).toHaveURL(/\/not-found$/u);
  });

  for (const language of ['is', 'en'] as const)
    test(`R189 a payment for two statements is divided by one administrator and booked by another (${language})`, async ({
      visit,
    }) => {
      const [first, second] = [await visit(language), await visit(language)];
      await divideIncome(first, second);
    });

  test('R20, R24 balances of a former system and an advance wait for a second administrator', async ({
    page,
    portal,
    desk,
  }) => {
    const { say } = portal;
    await portal.openAs(people.administrator, '/bókhald?flipi=upphaf');
    await page
      .getByRole('button', { name: say({ is: 'Skrá upphafsstöðu', en: 'Bring opening balances' }) })
      .click();
    const form = page.getByRole('dialog');
    await form.getByLabel(say({ is: 'Flokkur', en: 'Category' })).selectOption({ index: 1 });
    await form.getByLabel(say({ is: 'Staða á degi', en: 'Balances on' })).fill('01/01/2026');
    await form.getByLabel(say({ is: 'Uppruni', en: 'Source' })).fill(portal.unique('Eldra kerfi'));
    await form.getByLabel(say({ is: 'Slá inn', en: 'Type them' })).check();
    const payee = form.getByLabel(say({ is: 'Kennitala eða númer', en: 'Kennitala or number' }));
    await payee.fill('010130-0000');
    await form.getByLabel(say({ is: 'Upphæð', en: 'Amount' })).fill('1.234,50');
    const tryIt = form.getByRole('button', { name: say({ is: 'Prófa', en: 'Try' }) });
    await tryIt.click();
    await expect(form).toContainText(say({ is: 'Enginn er með þessa kennitölu', en: 'Nobody has this' }));
    await portal.expectAccessible();
    await payee.fill(people.viewer);
    await tryIt.click();
    await form
      .getByRole('button', { name: say({ is: 'Leggja fyrir annan stjórnanda', en: 'Put to another' }) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      say({ is: 'Upphafsstaða', en: 'Opening balances' }),
    );
    await expect(form).toBeHidden();
    await portal.expectAccessible();

    const approve = say({ is: 'Samþykkja', en: 'Approve' });
    await desk.portal.openAs(people.secondAdministrator, decodeURI(new URL(page.url()).pathname));
    await desk.page.getByRole('button', { name: approve }).click();
    await desk.page.getByRole('alertdialog').getByRole('button', { name: approve }).click();
    await expect(desk.page.getByRole('main')).toContainText(say({ is: 'Bókað', en: 'Booked' }));

    await page.goto('/greiðslukeyrslur?flipi=fyrirfram');
    const ask = say({ is: 'Biðja um fyrirframgreiðslu', en: 'Ask for an advance' });
    await page.getByRole('button', { name: ask }).click();
    await form.getByLabel(say({ is: 'Greiðsluþegi', en: 'Payee' })).fill('Þórdís');
    await form.getByRole('option').first().click();
    await form.getByLabel(say({ is: 'Upphæð í krónum', en: 'Amount in krónur' })).fill('250.000');
    const reason = portal.unique('Plata');
    await form.getByLabel(say({ is: 'Ástæða', en: 'Reason' })).fill(reason);
    await portal.expectAccessible();
    await form.getByRole('button', { name: ask }).click();
    await expect(page.getByRole('main')).toContainText(reason);
    await portal.expectAccessible();
  });

  test('R128 where a payee pays tax waits for a second administrator', async ({ page, portal, desk }) => {
    const { say } = portal;
    const name = 'Sólrún Harpa Vídalín';
    await portal.openAs(people.administrator, '/greiðslukeyrslur?flipi=thegar');
    await page
      .getByRole('searchbox', { name: say({ is: 'Leita að greiðsluþega', en: 'Search payees' }) })
      .fill(name);
    await page.getByRole('button', { name: say({ is: `Breyta ${name}`, en: `Edit ${name}` }) }).click();
    const form = page.getByRole('dialog');
    await form
      .getByLabel(say({ is: 'Skattaleg heimilisfesti', en: 'Tax residence' }))
      .selectOption({ label: say({ is: 'Erlendis', en: 'Abroad' }) });
    await form
      .getByLabel(say({ is: 'Vottorð gildir til', en: 'Certificate valid until' }))
      .fill(say({ is: '31.12.2027', en: '31/12/2027' }));
    await portal.expectAccessible();
    await picture(page, 'payee');
    await form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) }).click();
    await expect(
      page.getByText(say({ is: 'bíður þess að annar stjórnandi', en: 'waits for another' })),
    ).toBeVisible();
    await expect(form).toBeHidden();

    const answer = (what: string) => new RegExp(`^${what}: .*${name}`, 'u');
    await desk.portal.openAs(people.secondAdministrator, '/staðfestingar');
    const row = desk.page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('2027');
    await desk.portal.expectAccessible();
    await picture(desk.page, 'confirmations');
    await desk.page.getByRole('button', { name: answer(say({ is: 'Hafna', en: 'Refuse' })) }).click();
    await expect(row).toBeHidden();
  });

  test('R26, R28 a member sees the balance, what was paid, with its remittance, and what may come', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    await portal.openAs(people.lyricist, '/greiðslur');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say({ is: 'Greiðslur', en: 'Payments' }),
    );
    const pdf = page.getByRole('button', { name: /PDF/u }).first();
    await expect(pdf).toBeVisible();
    const range = /[\d.]+–[\d.]+\skr\./u;
    await expect(page.locator('dl').first()).toContainText(range);
    const expected = page.getByRole('table', {
      name: say({ is: 'Það sem gæti bæst við', en: 'What may come' }),
    });
    await expect(expected.getByRole('row').nth(1)).toContainText(range);
    await expect(page.getByRole('main')).toContainText(
      say({ is: 'Þetta er áætlun en ekki loforð', en: 'This is an estimate and no promise' }),
    );
    await portal.expectAccessible();
    await test.step('R72 and chooses to be paid less often', async () => {
      const facts = page.locator('dl').first();
      const change = page.getByRole('button', {
        name: say({ is: 'Breyta lágmarksgreiðslu', en: 'Change the minimum payment' }),
      });
      const form = page.getByRole('dialog');
      const least = form.getByLabel(say({ is: 'Lágmark í krónum', en: 'Minimum in krónur' }));
      const save = form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) });
      await change.click();
      await least.fill('0');
      await save.click();
      await expect(form.getByText(say({ is: '1 til 10.000.000', en: '1 to 10,000,000' }))).toBeVisible();
      await portal.expectAccessible();
      await least.fill('10.000.000');
      await save.click();
      await expect(form).toBeHidden();
      await expect(facts).toContainText('10.000.000 kr.');
      await change.click();
      await least.fill('');
      await save.click();
      await expect(facts).toContainText(say({ is: 'Lágmark félagsins', en: 'The society’s minimum' }));
    });
    const [download] = await Promise.all([page.waitForEvent('download'), pdf.click()]);
    expect(download.suggestedFilename()).toMatch(/^OMUR-\d+-\d+\.pdf$/u);
  });
});
