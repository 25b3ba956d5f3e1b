import { ask, expect, people, test } from './portal.ts';

interface RunPayment {
  greidslutilvisun: string;
  nafN_GREIDSLUTHEGA: string;
  upphaeD_GREIDD: number;
}

test.describe('income and payments', () => {
  test('R4, R5, R19 income is registered, allocated by a rule of two, and stands in the control report', async ({
    page,
    portal,
    desk,
  }) => {
    const { say } = portal;
    const reference = portal.unique('T');
    await portal.openAs(people.administrator, '/tekjur');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say({ is: 'Leyfistekjur', en: 'Licence income' }),
    );
    await expect(page.getByRole('main')).toContainText('Öldurás');
    await portal.expectAccessible();
    await page.getByRole('button', { name: say({ is: 'Skrá tekjur', en: 'Register income' }) }).click();
    const form = page.getByRole('dialog');
    const save = form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) });
    await save.click();
    await expect(
      form.getByText(say({ is: 'Fylltu þetta út.', en: 'Please fill this in.' })).first(),
    ).toBeVisible();
    await portal.expectAccessible();
    await form.getByLabel(say({ is: 'Greiðandi', en: 'Payer' }), { exact: true }).fill('Bylgjan blá');
    await form.getByLabel(say({ is: 'Tegund greiðanda', en: 'Kind of payer' })).selectOption('broadcaster');
    await form.getByLabel(say({ is: 'Flokkur', en: 'Category' })).selectOption({ index: 1 });
    await form.getByLabel(say({ is: 'Tímabil notkunar', en: 'Usage period' })).fill('Árið 2024');
    await form.getByLabel(say({ is: 'Upphæð', en: 'Amount' })).fill('1.250.000,50');
    await form.getByLabel(say({ is: 'Móttekið', en: 'Received' })).fill('01/02/2026');
    await form.getByLabel(say({ is: 'Tilvísun', en: 'Reference' })).fill(reference);
    await save.click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('main')).toContainText('1.250.000,50');

    await page.goto('/tekjur?flipi=reglur');
    await expect(page.getByRole('main')).toContainText(say({ is: 'Í gildi', en: 'In force' }));
    await portal.expectAccessible();
    await page.goto('/tekjur?flipi=pottar');
    await expect(page.getByRole('main')).toContainText(say({ is: 'Útvarp', en: 'Radio' }));
    await portal.expectAccessible();

    await page.goto('/bókhald');
    await expect(page.getByText(say({ is: 'Allt stemmir:', en: 'Everything balances:' }))).toBeVisible();
    await portal.expectAccessible();
    await page.goto('/bókhald?flipi=lyklar');
    await expect(page.getByRole('main')).toContainText(say({ is: 'Banki', en: 'Bank' }));
    await portal.expectAccessible();
    await page.goto('/bókhald?flipi=faerslur');
    // Whatever was booked last: other journeys pay.
    await expect(page.getByRole('main')).toContainText(
      new RegExp(
        say({
          is: 'Til greiðslu rétthöfum|Á leið í banka',
          en: 'Payable to right holders|On its way to the bank',
        }),
        'u',
      ),
    );
    await portal.expectAccessible();

    await desk.portal.openAs(people.editor, '/tekjur');
    await expect(desk.page).toHaveURL(/\/not-found$/u);
  });

  test('R21, R22, R23, R26 two administrators pay, the bank answers, and the member reads it', async ({
    page,
    portal,
    desk,
    request,
  }) => {
    test.slow();
    const { say } = portal;
    const staff = desk.page;
    await desk.portal.openAs(people.administrator, '/greiðslukeyrslur');
    await desk.portal.expectAccessible();
    await staff.getByRole('button', { name: say({ is: 'Undirbúa keyrslu', en: 'Prepare a run' }) }).click();
    const form = staff.getByRole('dialog');
    await expect(form.getByRole('table').or(form.getByRole('list')).first()).toBeVisible();
    await desk.portal.expectAccessible();
    await form.getByRole('button', { name: say({ is: 'Búa til keyrslu', en: 'Make the run' }) }).click();
    await expect(
      staff.getByText(
        say({
          is: 'Annar stjórnandi þarf að samþykkja keyrsluna.',
          en: 'Another administrator has to approve the run.',
        }),
      ),
    ).toBeVisible();
    await desk.portal.expectAccessible();
    const address = new URL(staff.url()).pathname;
    const run = address.replace(/^.*\//u, '');

    await desk.portal.openAs(people.secondAdministrator, decodeURI(address));
    const approve = say({ is: 'Samþykkja', en: 'Approve' });
    await staff.getByRole('button', { name: approve }).click();
    await desk.portal.expectAccessible();
    await staff.getByRole('alertdialog').getByRole('button', { name: approve }).click();
    const file = staff.getByRole('button', {
      name: say({ is: 'Skrá fyrir banka (XML)', en: 'Bank file (XML)' }),
    });
    await expect(file).toBeVisible();
    const [download] = await Promise.all([staff.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toBe(`greidslur-${run}.xml`);
    await desk.portal.expectAccessible();

    const payments = await ask<RunPayment[]>(
      request,
      people.administrator,
      `/api/money/payRuns/${run}/payments`,
    );
    const me = await ask<{ nafn: string }>(request, people.member, `/api/persons/${people.member}`);
    expect(payments.map((one) => one.nafN_GREIDSLUTHEGA)).toContain(me.nafn);
    const xml = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><OrgnlPmtInfAndSts>${payments
      .map((one) => {
        const isMine = one.nafN_GREIDSLUTHEGA === me.nafn;
        return `<TxInfAndSts><OrgnlEndToEndId>${one.greidslutilvisun}</OrgnlEndToEndId><TxSts>${isMine ? 'RJCT' : 'ACSC'}</TxSts>${
          isMine ? '<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf>' : ''
        }</TxInfAndSts>`;
      })
      .join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
    await staff.goto('/greiðslukeyrslur?nytt=svar');
    await staff.getByLabel(say({ is: 'Skrá frá banka', en: 'File from the bank' })).setInputFiles({
      name: 'pain.002.xml',
      mimeType: 'application/xml',
      buffer: Buffer.from(xml),
    });
    await desk.portal.expectAccessible();
    await staff
      .getByRole('dialog')
      .getByRole('button', { name: say({ is: 'Lesa', en: 'Read' }) })
      .click();
    await expect(staff.getByRole('dialog')).toBeHidden();
    await staff.goto(decodeURI(address));
    await expect(staff.getByRole('main')).toContainText('AC04');

    await portal.openAs(people.member, '/greiðslur');
    await expect(
      page.getByText(
        say({ is: 'Síðasta greiðsla komst ekki til skila', en: 'The last payment did not arrive' }),
      ),
    ).toBeVisible();
    await portal.expectAccessible();
    const told = await ask<{ header: string }[]>(
      request,
      people.member,
      `/api/persons/${await numberOf()}/notifications`,
    );
    expect(told.map(({ header }) => header)).toContain('Greiðsla til þín komst ekki til skila');

    async function numberOf() {
      const { nafN_NR } = await ask<{ nafN_NR: number }>(
        request,
        people.member,
        `/api/persons/${people.member}/id`,
      );
      return nafN_NR;
    }
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

  test('R26 a member sees the balance and what was paid, with its remittance', async ({ page, portal }) => {
    const { say } = portal;
    await portal.openAs(people.lyricist, '/greiðslur');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say({ is: 'Greiðslur', en: 'Payments' }),
    );
    const pdf = page.getByRole('button', { name: /PDF/u }).first();
    await expect(pdf).toBeVisible();
    await portal.expectAccessible();
    const [download] = await Promise.all([page.waitForEvent('download'), pdf.click()]);
    expect(download.suggestedFilename()).toMatch(/^OMUR-\d+-\d+\.pdf$/u);
  });
});
