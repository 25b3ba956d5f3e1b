import type { Page } from '@playwright/test';
import { confirmWithinBudget, expectNotTheirs } from './grantSteps.ts';
import { expect, people, send, test, type Portal } from './portal.ts';

// Applying for grants from each of the funds, and the decision on an application.

const texts = {
  fund: { is: 'Sjóður', en: 'Fund' },
  period: { is: 'Umsóknartímabil', en: 'Application period' },
  title: { is: 'Heiti verkefnis', en: 'Project title' },
  amount: { is: 'Upphæð sem sótt er um', en: 'Amount applied for' },
  cv: { is: 'Um umsækjendur', en: 'About the applicants' },
  description: { is: 'Lýsing á', en: 'escription' },
  bank: { is: 'Banki', en: 'Bank' },
  ledger: { is: 'Höfuðbók', en: 'Ledger' },
  account: { is: 'Reikningsnúmer', en: 'Account number' },
  newcomer: { is: 'Er sótt um nýliðastyrk?', en: 'Is this an application for a newcomer grant?' },
  send: { is: 'Senda umsókn', en: 'Send application' },
  sent: { is: 'Umsókn hefur verið send', en: 'The application has been sent' },
  failed: {
    is: 'Eitthvað fór úrskeiðis við umsókn. (Status kóði: 409)',
    en: 'Something went wrong with the application. (Status code: 409)',
  },
  saved: { is: 'Drög vistuð', en: 'Draft saved' },
  restored: { is: 'Haldið áfram með drögin þín', en: 'Carrying on with your draft' },
  clean: { is: 'Hreinsa umsókn', en: 'Clean application' },
  closed: { is: 'Umsóknartímabilið er ekki lengur opið', en: 'The application period has closed' },
  granted: { is: 'Samþykkt', en: 'Granted' },
  grantAmount: { is: 'Upphæð styrks', en: 'Amount of the grant' },
  decide: { is: 'Vista afgreiðslu', en: 'Save the decision' },
  proposed: {
    is: 'Styrkurinn bíður staðfestingar annars starfsmanns.',
    en: 'The grant waits for another member of staff.',
  },
  cancel: { is: 'Hætta við', en: 'Cancel' },
  close: { is: 'Loka tímabili', en: 'Close the period' },
  fetch: { is: 'Sækja í Excel', en: 'Download for Excel' },
  filesMissing: {
    is: 'Umsóknin er komin, en ekki öll fylgiskjölin',
    en: 'The application has arrived, but not all attachments',
  },
  again: { is: 'Senda aftur það sem barst ekki', en: 'Resend what did not arrive' },
  finish: { is: 'Ljúka', en: 'Finish' },
  addApplicant: { is: 'Bæta við umsækjanda', en: 'Add an applicant' },
  typed: { is: 'Ekki í skrá', en: 'Not in the list' },
  typedName: { is: 'Nafn umsækjanda', en: 'Name of the applicant' },
  add: { is: 'Bæta við', en: 'Add' },
};

const words = (count: number) => Array.from({ length: count }, (_, i) => `orð${i}`).join(' ');

async function fill(page: Page, { say }: Portal, title: string): Promise<void> {
  await page.getByLabel(say(texts.title)).fill(title);
  await page.getByLabel(say(texts.amount)).fill('450.000');
  await page.getByLabel(say(texts.cv)).fill('Tónskáld.');
  await page.getByRole('textbox', { name: new RegExp(say(texts.description)) }).fill('Strengjakvartett.');
  await page.getByLabel(say(texts.bank), { exact: true }).fill('0133');
  await page.getByLabel(say(texts.ledger)).fill('26');
  await page.getByLabel(say(texts.account)).fill('004711');
}

const sentDialog = (page: Page, { say }: Portal) =>
  page.getByRole('alertdialog', { name: say(texts.sent), exact: true });

const pdf = {
  name: 'áætlun.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

test('F2.13, L2.9, L2.30–L2.37, L4.6, L4.7, L8.7 each of the four forms is sent', async ({
  page,
  portal,
}) => {
  const { openAs, say, unique } = portal;
  await openAs(people.fewWorks, '/sjodir-umsokn');
  for (const fundId of [1, 2, 3, 4]) {
    await page.getByLabel(say(texts.fund), { exact: true }).selectOption(String(fundId));
    const isAsked = page.getByRole('group', { name: say(texts.newcomer) });
    await expect(isAsked).toHaveCount(fundId === 3 ? 0 : 1);
    await fill(page, portal, unique(`Sjóður ${fundId}`));
    if (fundId === 4) {
      // L5.8: cut after 500 words.
      await page.getByRole('textbox', { name: new RegExp(say(texts.description)) }).fill(words(510));
      await expect(page.getByText(/500 (orð af|words of) 500/)).toBeVisible();
    }
    if (fundId === 1) {
      await page.locator('input[type=file]').setInputFiles([pdf]);
      await page.getByRole('button', { name: say(texts.addApplicant) }).click();
      await page.getByRole('tab', { name: say(texts.typed) }).click();
      await page.getByLabel(say(texts.typedName)).fill('Gestur Gestsson');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say(texts.add), exact: true })
        .click();
      await expect(page.getByText('Gestur Gestsson')).toBeVisible();
    }
    await page.getByRole('button', { name: say(texts.send) }).click();
    await expect(sentDialog(page, portal)).toBeVisible();
    // L9.7: it goes after two seconds, and the form is empty.
    await expect(sentDialog(page, portal)).toHaveCount(0, { timeout: 4000 });
    await expect(page.getByLabel(say(texts.title))).toHaveValue('');
  }
});

test('L4.6, L5.7 a draft is there again after the browser was closed, for its fund alone', async ({
  page,
  portal,
}) => {
  const { openAs, say, unique, expectAccessible } = portal;
  const title = unique('Drög');
  await openAs(people.fewWorks, '/sjodir-umsokn');
  const button = page.getByRole('button', { name: say(texts.send) });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(new RegExp(say(texts.title)));
  await expectAccessible();
  await page.getByLabel(say(texts.fund), { exact: true }).selectOption('3');
  await fill(page, portal, title);
  await expect(button).toBeEnabled();
  await expect(page.getByText(say(texts.saved))).toBeVisible({ timeout: 5000 });

  const anew = await page.context().newPage();
  await page.close();
  await anew.goto('/sjodir-umsokn');
  await expect(anew.getByText(say(texts.restored))).toBeVisible();
  await expect(anew.getByLabel(say(texts.fund), { exact: true })).toHaveValue('3');
  await expect(anew.getByLabel(say(texts.title))).toHaveValue(title);
  await expect(anew.getByLabel(say(texts.amount))).toHaveValue('450000');
  await anew.getByLabel(say(texts.fund), { exact: true }).selectOption('2');
  await expect(anew.getByLabel(say(texts.title))).toHaveValue('');
  await anew.getByLabel(say(texts.fund), { exact: true }).selectOption('3');
  await expect(anew.getByLabel(say(texts.title))).toHaveValue(title);
  await anew
    .getByRole('button', { name: say(texts.clean) })
    .first()
    .click();
  await expect(anew.getByLabel(say(texts.title))).toHaveValue('');
});

test('A1, L4.7 when storage is down the application is kept, and its files are sent again', async ({
  page,
  portal,
}) => {
  const { openAs, say, unique } = portal;
  await openAs(people.fewWorks, '/sjodir-umsokn');
  await page.getByLabel(say(texts.fund), { exact: true }).selectOption('4');
  await fill(page, portal, unique('Slitin lína'));
  await page.locator('input[type=file]').setInputFiles([pdf]);
  await page.route('**/api/storage?**', (route) => route.abort());
  await page.getByRole('button', { name: say(texts.send) }).click();
  await expect(page.getByText(say(texts.filesMissing))).toBeVisible();
  await page.unroute('**/api/storage?**');
  await page.getByRole('button', { name: say(texts.again) }).click();
  await expect(page.getByText(say(texts.filesMissing))).toHaveCount(0);
  await page.getByRole('button', { name: say(texts.finish), exact: true }).click();
  await expect(sentDialog(page, portal)).toBeVisible();
});

test.describe('a period of its own', () => {
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
  let period: { timabiL_UMSOKNAR_NR: number; timabiL_UMSOKNAR: string };

  test.beforeEach(async ({ request }) => {
    // Opened long ago: the first open one, which the form chooses, stays another.
    const terms = { SJODUR_NR: 2, DAGS_OPNAR: day(-4000), DAGS_LOKAR: day(3) };
    const name = { ARSTIMI: ['spring', 'summer', 'autumn', 'winter'][Date.now() % 4] };
    const AR = 2030 + Math.floor(Math.random() * 170);
    period = await send(request, people.editor, '/api/funds/periods', { ...terms, ...name, AR });
  });

  const open = { SJODUR_NR: 2, KOSTNADARPLAN: null, FYRRI_STYRKUR_ROFI: false, NYLIDASTYRKUR: false };

  test('A2, F2.35, R220, R222 a grant within the budget is confirmed by another, and seen on the card once the period is closed', async ({
    page,
    portal,
    desk,
    visit,
    request,
  }) => {
    test.slow();
    const { openAs, say, unique, expectAccessible } = portal;
    const title = unique('Nótur');
    await send(request, people.fewWorks, '/api/funds/applications', {
      ...open,
      TIMABIL_UMSOKNAR_NR: period.timabiL_UMSOKNAR_NR,
      VERKHEITI: title,
      UPPHAD: 450_000,
      UPPLYSINGAR_UM_UMSAEKJENDUR: 'Tónskáld.',
      UPPLYSINGAR_UM_VERKEFNI: 'Nótur.',
      BANKAUPPLYSINGAR: '0133-26-004711',
      UMSAKJENDUR: [
        {
          UMSAKJANDI: 1,
          NAFN: 'x',
          HEIMILISFANG: 'Gata 1',
          SIMANUMER: '000 0103',
          NETFANG: 'solrun@demo.example',
        },
      ],
    });
    const atDesk = desk.page;
    await desk.portal.openAs(people.editor, `/sjóðir/tímabil/${period.timabiL_UMSOKNAR_NR}`);
    await atDesk.getByRole('link', { name: title }).click();
    await atDesk.getByLabel(say(texts.granted), { exact: true }).check();
    await atDesk.getByLabel(say(texts.grantAmount)).fill('300000');
    await desk.portal.expectAccessible();
    await atDesk.getByRole('button', { name: say(texts.decide) }).click();
    await expect(atDesk.getByText(say(texts.proposed))).toBeVisible();
    await expectNotTheirs(desk);
    await atDesk.getByRole('button', { name: say(texts.cancel) }).click();
    const address = `/sjóðir/tímabil/${period.timabiL_UMSOKNAR_NR}`;
    await confirmWithinBudget(await visit(portal.language), await visit(portal.language), { address, title });
    await atDesk.reload();

    await openAs(people.fewWorks, '/mitt-spjald?flipi=umsoknir');
    const row = page
      .getByRole('row', { name: title })
      .or(page.getByRole('listitem').filter({ hasText: title }));
    await expect(row).toBeVisible();
    await expect(row).not.toContainText('300.000');

    const saving = atDesk.waitForEvent('download');
    await atDesk.getByRole('button', { name: say(texts.fetch) }).click();
    expect((await saving).suggestedFilename()).toBe(`umsoknir-${period.timabiL_UMSOKNAR_NR}.xlsx`);
    await atDesk.getByRole('button', { name: say(texts.close) }).click();
    await atDesk
      .getByRole('alertdialog')
      .getByRole('button', { name: say(texts.close) })
      .click();
    await expect(atDesk.getByRole('alertdialog')).toHaveCount(0);

    await page.reload();
    await expect(row).toContainText(say(texts.granted));
    await expect(row).toContainText('300.000');
    await expectAccessible();
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('dialog')).toContainText('300.000');
    await expectAccessible();
  });

  test('L4.6, L8.7 a period that closes while the form is open keeps the draft and says so', async ({
    page,
    portal,
    request,
  }) => {
    const { openAs, say, unique } = portal;
    const title = unique('Of seint');
    await openAs(people.newcomer, '/sjodir-umsokn');
    await page.getByLabel(say(texts.fund), { exact: true }).selectOption('2');
    await page
      .getByLabel(say(texts.period), { exact: true })
      .selectOption(String(period.timabiL_UMSOKNAR_NR));
    await page.getByLabel(/Símanúmer|Phone/).fill('000 0106');
    await page.getByLabel(/Heimilisfang|Address/).fill('Gata 1');
    await page.getByLabel(/Netfang|E-mail/).fill('dagur@demo.example');
    await fill(page, portal, title);
    await expect(page.getByRole('button', { name: say(texts.send) })).toBeEnabled();

    const { token } = await (
      await request.post('/api/login', { data: { KENNITALA: people.editor, LYKILORD: 'Hljomfall-2026' } })
    ).json();
    await request.patch(`/api/funds/periods/${period.timabiL_UMSOKNAR_NR}/closing`, {
      data: { TIMABILI_LOKID: 1, UTGAFA: 1 },
      headers: { authorization: `Bearer ${token}` },
    });
    await page.getByRole('button', { name: say(texts.send) }).click();
    const failure = page.getByRole('alertdialog', { name: say(texts.failed) });
    await expect(failure).toBeVisible();
    await expect(failure).toHaveCount(0, { timeout: 6000 });
    await expect(page.getByText(say(texts.closed))).toBeVisible();
    await expect(page.getByLabel(say(texts.title))).toHaveValue(title);
    await page.reload();
    await expect(page.getByLabel(say(texts.title))).toHaveValue(title);
    await page
      .getByRole('button', { name: say(texts.clean) })
      .first()
      .click();
  });
});
