import type { APIRequestContext, Page } from '@playwright/test';
import { longAgo } from './longAgo.ts';
import { picture } from './picture.ts';
import { expect, logIn, people, type Portal, send, test, type Visit } from './portal.ts';

const alive = { kennitala: people.noEmail, name: 'Ísafold Rún Egilsdóttir' };
const heirs = [
  { kennitala: people.fewWorks, name: 'Sólrún Harpa Vídalín', share: '60' },
  { kennitala: people.newcomer, name: 'Dagur Nói Bárðarson', share: '40' },
];
const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('.');

/** The smallest PDF that is one. */
const certificate = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

test('H111, H112, H113, H116, H125, H126, H153 a death is reported with its papers, divided by one, confirmed by another, and stopped by who is alive', async ({
  page,
  portal,
  desk,
  visit,
}) => {
  test.slow();
  const { say } = portal;
  await test.step('a member names heirs', () => nameHeirs(page, portal));
  await test.step('another reports the death with the certificate, and learns nothing of heirs', () =>
    reportDeath(desk.page, desk.portal));
  const first = await visit(portal.language);
  const second = await visit(portal.language);
  const address =
    await test.step('an administrator enters the division, which begins with whom the member named', () =>
      enterDivision(first.page, first.portal));
  await test.step('another one confirms it, and nothing passes for three days', () =>
    confirm(second.page, second.portal, address));
  await test.step('who is alive stops it', () => stop(page, portal));
  await test.step('all read that it was stopped', async () => {
    await second.page.reload();
    const refused = say({ is: 'Hafnað', en: 'Refused' });
    await expect(second.page.getByRole('main')).toContainText(refused);
    await expect(
      second.page.getByRole('button', { name: say({ is: 'Staðfesta skiptin', en: 'Confirm the division' }) }),
    ).toHaveCount(0);
    await desk.page.reload();
    await expect(desk.page.getByRole('region', { name: alive.name })).toContainText(refused);
  });
});

test('H127, R224 a division is undone by another than who asked for that', async ({
  portal,
  desk,
  visit,
  request,
}) => {
  test.slow();
  const name = portal.unique('Dánarbú');
  const estateId = await confirmedEstate(request, desk, { name, language: portal.language });
  longAgo('confirmed', name);
  const { say } = portal;
  const address = `/danarbu/${estateId}`;
  const first = await visit(portal.language);
  const undo = say({ is: 'Afturkalla skiptin', en: 'Undo the division' });
  const waits = say({ is: 'Afturköllun bíður staðfestingar', en: 'Undoing waits to be confirmed' });
  const confirmIt = say({ is: 'Staðfesta afturköllun', en: 'Confirm the undoing' });
  await first.portal.openAs(people.administrator, address);
  const main = first.page.getByRole('main');
  await expect(async () => {
    await first.page.reload();
    await expect(main.getByRole('button', { name: undo })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await main.getByRole('button', { name: undo }).click();
  const form = first.page.getByRole('dialog');
  const why = form.getByRole('textbox', { name: say({ is: 'Hvað var rangt?', en: 'What was wrong?' }) });
  const ask = form.getByRole('button', { name: say({ is: 'Biðja um afturköllun', en: 'Ask to undo it' }) });
  await ask.click();
  await expect(why).toHaveAttribute('aria-invalid', 'true');
  await why.fill('Skiptagerðin var af öðru búi.');
  await form
    .getByRole('checkbox', { name: say({ is: 'Viðkomandi er á lífi', en: 'The person is alive' }) })
    .check();
  await first.portal.expectAccessible();
  await picture(first.page, 'heirs-undoing');
  await ask.click();
  await expect(main).toContainText(waits);
  await expect(main.getByRole('button', { name: confirmIt })).toHaveCount(0);
  await first.portal.expectAccessible();

  const second = await visit(portal.language);
  await second.portal.openAs(people.secondAdministrator, address);
  const other = second.page.getByRole('main');
  await expect(other).toContainText('Skiptagerðin var af öðru búi.');
  await second.portal.expectAccessible();
  await picture(second.page, 'heirs-undo-asked');
  await other.getByRole('button', { name: confirmIt }).click();
  const question = second.page.getByRole('alertdialog');
  await expect(question).toContainText('Skiptagerðin var af öðru búi.');
  await second.portal.expectAccessible();
  await picture(second.page, 'heirs-undo-confirm');
  await question.getByRole('button', { name: confirmIt }).click();
  await expect(other).toContainText(say({ is: 'Afturkallað', en: 'Undone' }));
  await expect(other.getByRole('button', { name: confirmIt })).toHaveCount(0);
});

/** An estate of somebody without a login, whose division one has entered and another confirmed; answers its number. */
async function confirmedEstate(
  request: APIRequestContext,
  { page, portal }: Visit,
  { name, language }: { name: string; language: Portal['language'] },
): Promise<number> {
  const { say } = portal;
  const [day, from] = [20, 10].map((days) => dayBefore(days).split('.').reverse().join('-'));
  const { danarbU_NR: estateId } = await send<{ danarbU_NR: number }>(
    request,
    people.editor,
    '/api/estates',
    { NAFN_LATINS: name, DANARDAGUR: day },
  );
  await portal.openAs(people.editor, `/danarbu/${estateId}`);
  const main = page.getByRole('main');
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: 'Dánarvottorð.pdf', mimeType: 'application/pdf', buffer: certificate });
  await main.getByRole('button', { name: say({ is: 'Senda', en: 'Send' }) }).click();
  await expect(
    main.getByRole('button', { name: say({ is: 'Skoða Dánarvottorð.pdf', en: 'View Dánarvottorð.pdf' }) }),
  ).toBeVisible();
  const as = async (kennitala: string) => ({
    authorization: `Bearer ${(await logIn(request, kennitala)).token}`,
  });
  const entered = await request.put(`/api/estates/${estateId}/division`, {
    headers: await as(people.editor),
    data: {
      NAFN_NR_LATINS: { is: 1051, en: 1052 }[language],
      DANARDAGUR: day,
      ERFINGJAR_FRA: from,
      GRUNDVOLLUR_SKIPTA: 'probate',
      ERFINGJAR: [{ NAFN_NR_ERFINGJA: 1053, HLUTUR_ERFINGJA: 100 }],
    },
  });
  expect(entered.status(), await entered.text()).toBe(204);
  const confirmed = await request.patch(`/api/estates/${estateId}`, {
    headers: await as(people.secondAdministrator),
    data: { SAMTHYKKT: 1 },
  });
  expect(confirmed.status()).toBe(204);
  return estateId;
}

async function nameHeirs(page: Page, portal: Portal): Promise<void> {
  const { say } = portal;
  await portal.openAs(alive.kennitala, '/erfingjar');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: say({ is: 'Breyta tilnefningu', en: 'Change the heirs you name' }) })
    .click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: say({ is: 'Bæta við erfingja', en: 'Add an heir' }) }).click();
  for (const [at, heir] of heirs.entries()) {
    const row = form.getByRole('group', {
      name: say({ is: `Erfingi ${at + 1}`, en: `Heir ${at + 1}` }),
    });
    await row.getByRole('textbox', { name: say({ is: 'Nafn', en: 'Name' }) }).fill(heir.name);
    await row
      .getByRole('textbox', { name: say({ is: 'Kennitala', en: 'National ID' }) })
      .fill(heir.kennitala);
    await row.getByRole('textbox', { name: say({ is: 'Hlutur', en: 'Share' }) }).fill(heir.share);
  }
  await portal.expectAccessible();
  await picture(page, 'heirs-naming');
  await form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }), exact: true }).click();
  await expect(form).toBeHidden();
  for (const { name, share } of heirs) {
    await expect(main).toContainText(name);
    await expect(main).toContainText(new RegExp(`${share}\\s?%`, 'u'));
  }
}

async function reportDeath(page: Page, portal: Portal): Promise<void> {
  const { say } = portal;
  await portal.openAs(people.lyricist, '/erfingjar');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: say({ is: 'Tilkynna andlát', en: 'Report a death' }) }).click();
  const form = page.getByRole('dialog');
  const send = form.getByRole('button', { name: say({ is: 'Senda tilkynningu', en: 'Send the report' }) });
  const name = form.getByRole('textbox', {
    name: say({ is: 'Nafn hins látna', en: 'Name of the deceased' }),
  });
  const day = form.getByRole('textbox', { name: say({ is: 'Dánardagur', en: 'Day of death' }) });
  await day.fill(dayBefore(20));
  await send.click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill(alive.name);
  await form
    .getByRole('textbox', { name: say({ is: 'Kennitala', en: 'National ID' }) })
    .fill(alive.kennitala);
  await portal.expectAccessible();
  await picture(page, 'heirs-report');
  await send.click();
  const report = main.getByRole('region', { name: alive.name });
  await expect(report).toContainText(say({ is: 'Bíður yfirferðar', en: 'Waits for staff' }));
  await report
    .locator('input[type=file]')
    .setInputFiles({ name: 'Dánarvottorð.pdf', mimeType: 'application/pdf', buffer: certificate });
  await report.getByRole('button', { name: say({ is: 'Senda', en: 'Send' }) }).click();
  await expect(
    report.getByRole('button', { name: say({ is: 'Skoða Dánarvottorð.pdf', en: 'View Dánarvottorð.pdf' }) }),
  ).toBeVisible();
  await portal.expectAccessible();
  await picture(page, 'heirs-reported');
  for (const heir of heirs) await expect(main).not.toContainText(heir.name);
}

/** Answers the address of the estate. */
async function enterDivision(page: Page, portal: Portal): Promise<string> {
  const { say } = portal;
  await portal.openAs(people.administrator, '/danarbu');
  await page.getByRole('link', { name: alive.name }).first().click();
  const main = page.getByRole('main');
  const named = main.getByRole('region', {
    name: say({ is: 'Erfingjar sem félaginn tilnefndi', en: 'Heirs the member named' }),
  });
  for (const { name } of heirs) await expect(named).toContainText(name);
  await expect(main).toContainText('Dánarvottorð.pdf');
  await main.getByRole('button', { name: say({ is: 'Skrá skipti', en: 'Enter the division' }) }).click();
  const form = page.getByRole('dialog');
  for (const [at, { name, share }] of heirs.entries()) {
    const row = form.getByRole('group', { name: say({ is: `Erfingi ${at + 1}`, en: `Heir ${at + 1}` }) });
    await expect(row).toContainText(name);
    await expect(row.getByRole('textbox', { name: say({ is: 'Hlutur', en: 'Share' }) })).toHaveValue(share);
  }
  await expect(form).toContainText(alive.name);
  const from = form.getByRole('textbox', {
    name: say({ is: 'Erfingjar taka við frá', en: 'Heirs take over from' }),
  });
  const save = form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }), exact: true });
  await from.fill(dayBefore(30));
  await save.click();
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await from.fill(dayBefore(10));
  await portal.expectAccessible();
  await picture(page, 'heirs-division');
  await save.click();
  await expect(main).toContainText(
    say({ is: 'Skipti bíða staðfestingar', en: 'Division waits to be confirmed' }),
  );
  await expect(
    main.getByRole('button', { name: say({ is: 'Staðfesta skiptin', en: 'Confirm the division' }) }),
  ).toHaveCount(0);
  return new URL(page.url()).pathname;
}

async function confirm(page: Page, portal: Portal, address: string): Promise<void> {
  const { say } = portal;
  await portal.openAs(people.secondAdministrator, decodeURI(address));
  const label = say({ is: 'Staðfesta skiptin', en: 'Confirm the division' });
  const main = page.getByRole('main');
  const division = main.getByRole('region', { name: say({ is: 'Skiptin', en: 'The division' }) });
  for (const { name, share } of heirs)
    await expect(division).toContainText(new RegExp(`${share}\\s?%${name}`, 'u'));
  await portal.expectAccessible();
  await picture(page, 'heirs-proposed');
  await main.getByRole('button', { name: label }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: label }).click();
  await expect(main).toContainText(say({ is: 'Staðfest, réttindin bíða', en: 'Confirmed, the rights wait' }));
  await expect(main).toContainText(say({ is: 'Réttindin færast', en: 'Rights pass' }));
}

async function stop(page: Page, portal: Portal): Promise<void> {
  const { say } = portal;
  await page.reload();
  const main = page.getByRole('main');
  const title = say({
    is: 'Félaginu hefur verið tilkynnt um andlát þitt.',
    en: 'The society has been told of your death.',
  });
  await expect(main).toContainText(title);
  await portal.expectAccessible();
  await picture(page, 'heirs-own');
  await main
    .getByRole('button', { name: say({ is: 'Ég er á lífi, stöðva', en: 'I am alive, stop it' }) })
    .click();
  await expect(main).not.toContainText(title);
}
