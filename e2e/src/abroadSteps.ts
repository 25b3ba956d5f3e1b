import { longAgo } from './longAgo.ts';
import { ask, expect, people, type Visit } from './portal.ts';
import type { Journey } from './royaltySteps.ts';
import { fetchFile } from './statementFiles.ts';

interface Society {
  felaG_KODI: number;
  nafN_FELAG: string;
  greidsluthegI_NR: number | null;
  upphaeD_TIL_FELAGS: number;
  upphaeD_BIDUR_FELAGS: number;
}

/** An example of the registry of IBANs. */
const iban = 'FR1420041010050500013M02606';
const ending = '2606';
const payee = 'Amélie Łukasik-Čapková';

const societies = ({ request }: Journey) =>
  ask<Society[]>(request, people.administrator, '/api/money/societies');

/** A society that money waits for becomes a payee (R61); answers it as it was. */
export async function enterSociety(journey: Journey): Promise<Society> {
  const { first, say, look } = journey;
  const { page } = first;
  const society = (await societies(journey)).find((one) => one.greidsluthegI_NR === null);
  if (!society) throw new Error('Each society has been entered.');
  await page.goto('/greiðslukeyrslur?flipi=felog');
  const row = page.getByRole('row').filter({ hasText: society.nafN_FELAG });
  await expect(row).toContainText(say({ is: 'Ekki greiðsluþegi', en: 'No payee' }));
  await row.getByRole('button', { name: say({ is: 'Skrá', en: 'Enter' }) }).click();
  await look(first, 'enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: say({ is: 'Skrá', en: 'Enter' }), exact: true }).click();
  await expect(question).toBeHidden();
  await expect(row).toContainText(say({ is: 'Reikning vantar', en: 'No account' }));
  return society;
}

/** The run has credited it with what waited, and its statement names each line (R61, R62). */
export async function readCredit(journey: Journey, before: Society): Promise<void> {
  const { first, say, look } = journey;
  const { page } = first;
  const society = (await societies(journey)).find((one) => one.felaG_KODI === before.felaG_KODI);
  const credited = society?.upphaeD_TIL_FELAGS ?? 0;
  expect(credited).toBeGreaterThan(0);
  expect(society?.upphaeD_BIDUR_FELAGS).toBeLessThan(before.upphaeD_BIDUR_FELAGS);
  await page.goto('/greiðslukeyrslur?flipi=felog');
  const row = page.getByRole('row').filter({ hasText: before.nafN_FELAG });
  await expect(row).toContainText(
    credited.toLocaleString('de', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  await row.getByRole('button', { name: say({ is: 'Skilagrein', en: 'Statement' }) }).click();
  await look(first, 'society');
  const csv = page.getByRole('button', { name: say({ is: 'Sækja CSV-skrá', en: 'Download CSV file' }) });
  const { bytes } = await fetchFile(page, csv);
  const [, ...lines] = bytes.toString('utf8').trimEnd().split('\r\n');
  const eyrir = lines.map((line) => Math.round(Number(line.split(',').at(-1)) * 100));
  expect(eyrir.reduce((sum, one) => sum + one, 0)).toBe(Math.round(credited * 100));
}

/** One administrator enters an account abroad as its payee gave it, another approves it, and the payee is told (R42). */
export async function enterAccountAbroad(
  { first, second, say, look }: Journey,
  elsewhere: Visit,
): Promise<void> {
  const { page } = first;
  await page.goto('/greiðslukeyrslur?flipi=thegar');
  await page
    .getByRole('searchbox', { name: say({ is: 'Leita að greiðsluþega', en: 'Search payees' }) })
    .fill(payee);
  await page.getByRole('button', { name: say({ is: `Breyta ${payee}`, en: `Edit ${payee}` }) }).click();
  await page
    .getByRole('button', { name: say({ is: 'Skrá erlendan reikning', en: 'Enter an account abroad' }) })
    .click();
  const form = page.getByRole('dialog');
  const act = { name: say({ is: 'Leggja fyrir annan stjórnanda', en: 'Put to another administrator' }) };
  const fill = (texts: { is: string; en: string }, value: string) =>
    form.getByLabel(say(texts), { exact: true }).fill(value);
  await fill({ is: 'IBAN', en: 'IBAN' }, iban.replace('14', '15'));
  await fill({ is: 'BIC (SWIFT)', en: 'BIC (SWIFT)' }, 'PSSTFRPPSTR');
  await fill({ is: 'Gata og húsnúmer', en: 'Street and number' }, '12 rue des Œillets');
  await fill({ is: 'Borg', en: 'Town' }, 'Strasbourg');
  await fill({ is: 'Land', en: 'Country' }, 'FR');
  await form.getByRole('button', act).click();
  await expect(
    form.getByText(say({ is: 'IBAN-númerið stenst ekki.', en: 'The IBAN has a mistake.' })),
  ).toBeVisible();
  await look(first, 'abroad');
  await fill({ is: 'IBAN', en: 'IBAN' }, iban);
  await form.getByRole('button', act).click();
  await expect(form).toBeHidden();

  await second.page.goto('/greiðslukeyrslur?flipi=erlendis');
  const row = second.page.getByRole('row').filter({ hasText: payee });
  await expect(row).toContainText(say({ is: 'Bíður samþykkis', en: 'Awaiting approval' }));
  const approve = { name: say({ is: 'Samþykkja', en: 'Approve' }) };
  await row.getByRole('button', approve).click();
  await look(second, 'approveAbroad');
  await second.page.getByRole('alertdialog').getByRole('button', approve).click();
  await expect(row).toContainText(say({ is: 'Í gildi', en: 'In force' }));

  await elsewhere.portal.openAs(people.abroad, '/greiðslur');
  await expect(elsewhere.page.getByRole('main')).toContainText(
    elsewhere.portal.say({ is: 'Við vitum ekki hvert á að greiða', en: 'We do not know where to pay' }),
  );
  await elsewhere.page.goto('/tilkynningar');
  await expect(elsewhere.page.getByRole('main')).toContainText(
    elsewhere.portal.say({ is: 'Greitt verður á erlendan reikning', en: 'You will be paid abroad' }),
  );
  // Three days pass.
  longAgo('approved', iban);
}

/** The payee reads that the payment went to the account (R42). */
export async function readPaidAbroad({ look }: Journey, elsewhere: Visit): Promise<void> {
  const { page, portal } = elsewhere;
  await page.goto('/greiðslur');
  const payments = page.getByRole('table', { name: portal.say({ is: 'Greiðslur', en: 'Payments' }) });
  const payment = payments.getByRole('row').nth(1);
  await expect(payment).toContainText(portal.say({ is: 'Greidd', en: 'Paid' }));
  await expect(payment).toContainText(portal.say({ is: `endar á ${ending}`, en: `ends in ${ending}` }));
  await portal.expectAccessible();
  await look(elsewhere, 'paidAbroad');
}
