import type { APIRequestContext, Page } from '@playwright/test';
import { ask, expect, logIn, people, type Portal, send, type Visit } from './portal.ts';

const now = new Date();
const year = now.getFullYear() - 1;
const today = [now.getDate(), now.getMonth() + 1].map((part) => String(part).padStart(2, '0')).join('/');
export const memberId = 1001;

export interface Work {
  verK_NR: number;
  heitI_VERKS: string;
}

export interface Journey {
  /** Two administrators, and the member whose work is played. */
  first: Visit;
  second: Visit;
  member: Visit;
  say: Portal['say'];
  request: APIRequestContext;
  work: Work;
  /** A station and titles that no other journey has; the last is found only once the run is previewed. */
  station: string;
  unknown: string;
  later: string;
  /** axe, in one language: what it finds is the same in both. */
  look: (visit: Visit, name: string) => Promise<void>;
}

/** A work of the member's alone, which no other journey changes. */
export async function aGreenWork(request: APIRequestContext, title: string): Promise<Work> {
  const { verK_NR } = await send<{ verK_NR: number }>(request, people.member, '/api/compositions', {
    HEITI_VERKS: title,
    LENGD: '3.20',
    authors: [{ id: 10001, typeOfAuthor: 36, ratio: 100 }],
  });
  const { token } = await logIn(request, people.editor);
  await request.patch(`/api/compositions/${verK_NR}/review`, {
    headers: { authorization: `Bearer ${token}` },
    data: { SAMTHYKKT: 1 },
  });
  return { verK_NR, heitI_VERKS: title };
}

export async function receive({
  first: { page, portal },
  first,
  station,
  say,
  look,
}: Journey): Promise<void> {
  await portal.openAs(people.administrator, '/tekjur');
  await page.getByRole('button', { name: say({ is: 'Skrá tekjur', en: 'Register income' }) }).click();
  const form = page.getByRole('dialog');
  const save = form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) });
  await save.click();
  await expect(
    form.getByText(say({ is: 'Fylltu þetta út.', en: 'Please fill this in.' })).first(),
  ).toBeVisible();
  await look(first, 'income');
  await form.getByLabel(say({ is: 'Greiðandi', en: 'Payer' }), { exact: true }).fill(station);
  await form.getByLabel(say({ is: 'Tegund greiðanda', en: 'Kind of payer' })).selectOption('broadcaster');
  await form.getByLabel(say({ is: 'Flokkur', en: 'Category' })).selectOption({ index: 1 });
  await form.getByLabel(say({ is: 'Tímabil notkunar', en: 'Usage period' })).fill(`Árið ${year}`);
  await form.getByLabel(say({ is: 'Upphæð', en: 'Amount' })).fill('1.250.000,50');
  await form.getByLabel(say({ is: 'Móttekið', en: 'Received' })).fill(`${today}/${now.getFullYear()}`);
  await form.getByLabel(say({ is: 'Tilvísun', en: 'Reference' })).fill(station);
  await save.click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('main')).toContainText('1.250.000,50');
  await look(first, 'incomes');
}

export async function importLog(journey: Journey): Promise<void> {
  const { first, station, say, look } = journey;
  const { page } = first;
  const main = page.getByRole('main');
  await page.goto('/notkun');
  await page.getByRole('button', { name: say({ is: 'Ný skrá', en: 'New file' }) }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(say({ is: 'Skrá', en: 'File' }), { exact: true }).setInputFiles({
    name: 'vogar.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(logOf(journey), 'latin1'),
  });
  await form.getByLabel(say({ is: 'Sendandi', en: 'Sender' })).fill(station);
  await look(first, 'file');
  await form.getByRole('button', { name: say({ is: 'Senda skrá', en: 'Send the file' }) }).click();
  const fieldFor = (heading: string) =>
    main.getByLabel(say({ is: `Svið fyrir „${heading}“`, en: `Field for “${heading}”` }));
  await expect(fieldFor('Titill')).toHaveValue('title');
  // Nobody else calls it that.
  await fieldFor('Hljómaði').selectOption('seconds');
  await look(first, 'columns');
  await main.getByRole('button', { name: say({ is: 'Lesa skrána', en: 'Read the file' }) }).click();
  await expect(
    main.getByText(
      say({ is: '1 lína er ólæsileg eða komin áður', en: '1 line cannot be read or came before' }),
    ),
  ).toBeVisible();
  await expect(main).toContainText(`32.5.${year}`);
  await look(first, 'broken');
  await main
    .getByRole('button', { name: say({ is: 'Lesa inn án þeirra', en: 'Import without these' }) })
    .click();
  await expect(
    main.getByText(say({ is: 'Skráin hefur verið lesin inn', en: 'The file has been imported' })),
  ).toBeVisible();
  await look(first, 'taken');
}

/** The member's work by its number, another twice by a title that nobody knows, and a day that there is not. */
function logOf({ work, station, unknown, later }: Journey): string {
  const row = (day: number, title: string, number: number | '' = '') =>
    `${day}.5.${year};1${day % 10}:15;${station};${title};Sveitin sem enginn þekkir;${number};200`;
  return [
    'Dagsetning;Kl;Stöð;Titill;Flytjandi;Verknúmer;Hljómaði',
    row(1, work.heitI_VERKS, work.verK_NR),
    row(2, unknown),
    row(3, unknown),
    row(4, later),
    row(32, 'Ólæsilegt'),
    '',
  ].join('\n');
}

export async function decide(journey: Journey): Promise<void> {
  const { first, unknown, say, look } = journey;
  const main = first.page.getByRole('main');
  await first.page.goto(`/pörun?leit=${encodeURIComponent(unknown)}`);
  await expect(main.getByRole('heading', { level: 2, name: unknown })).toBeVisible();
  await expect(main).toContainText(say({ is: '2 línur', en: '2 lines' }));
  await look(first, 'desk');
  await matchWithWork(journey, unknown);
}

/** At the desk, where the title is shown. */
async function matchWithWork({ first: { page }, work, say }: Journey, title: string): Promise<void> {
  const main = page.getByRole('main');
  const other = main.getByRole('combobox', { name: say({ is: 'Annað verk', en: 'Another work' }) });
  await other.fill(work.heitI_VERKS);
  await main
    .getByRole('option')
    .filter({ hasText: String(work.verK_NR) })
    .click();
  await expect(
    page.getByText(say({ is: `„${title}“ hefur verið parað.`, en: `“${title}” has been matched.` })),
  ).toBeVisible();
}

export async function share({ first, second, station, say, look }: Journey): Promise<void> {
  const { page } = first;
  await page.goto('/úthlutunarkeyrslur?flipi=reglur');
  await page.getByRole('button', { name: say({ is: 'Biðja um reglu', en: 'Ask for a rule' }) }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(say({ is: 'Flokkur', en: 'Category' })).selectOption({ index: 1 });
  await form.getByLabel(say({ is: 'Tegund notkunar', en: 'Kind of usage' })).selectOption('log');
  await form
    .getByLabel(say({ is: 'Pottur', en: 'Pool' }))
    .selectOption({ label: say({ is: 'Útvarp', en: 'Radio' }) });
  await form.getByLabel(say({ is: 'Aðeins á stöð', en: 'Only on the station' })).fill(station);
  await form.getByLabel(say({ is: 'Gildir frá', en: 'In force from' })).fill(`01/01/${year}`);
  await look(first, 'rule');
  await form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) }).click();
  await expect(form).toBeHidden();
  const waits = say({ is: 'Bíður samþykkis', en: 'Awaiting approval' });
  await expect(page.getByRole('main')).toContainText(waits);
  await second.portal.openAs(people.secondAdministrator, '/úthlutunarkeyrslur?flipi=reglur');
  await second.page
    .getByRole('button', { name: say({ is: 'Samþykkja', en: 'Approve' }) })
    .first()
    .click();
  await expect(second.page.getByRole('main')).not.toContainText(waits);
  await look(second, 'rules');
}

/** Answers the number of the run. */
export async function preview({ first, station, say, look }: Journey): Promise<string> {
  const { page } = first;
  const main = page.getByRole('main');
  await page.goto('/úthlutunarkeyrslur');
  await page.getByRole('button', { name: say({ is: 'Ný keyrsla', en: 'New run' }) }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(say({ is: 'Heiti', en: 'Name' })).fill(station);
  await form.getByLabel(say({ is: 'Flokkur', en: 'Category' })).selectOption({ index: 1 });
  await form.getByLabel(say({ is: 'Tímabil tekna', en: 'Period of the income' })).fill(`Árið ${year}`);
  await form.getByLabel(say({ is: 'Notkun frá', en: 'Usage from' })).fill(`01/01/${year}`);
  await form.getByLabel(say({ is: 'Notkun til', en: 'Usage until' })).fill(`31/12/${year}`);
  await form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) }).click();
  await expectReckoned(page, say, station);
  await look(first, 'run');
  const path = new URL(page.url()).pathname;
  for (const tab of ['breytingar', 'bidur', 'linur']) {
    await page.goto(`${path}?flipi=${tab}`);
    await look(first, tab);
  }
  await page.goto(`${path}?flipi=samanburdur`);
  await main
    .getByLabel(say({ is: 'Bera saman við keyrslu', en: 'Compare with a run' }))
    .selectOption({ index: 1 });
  await expect(main.getByText(/^[\d.]+ (lín|row)/u).first()).toBeVisible();
  await look(first, 'comparison');
  return path.split('/').at(-1) ?? '';
}

/** A run is calculated, and waits for another administrator. */
export async function expectReckoned(page: Page, say: Journey['say'], name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const waits = {
    is: 'Annar stjórnandi þarf að ljúka keyrslunni.',
    en: 'Another administrator has to finish the run.',
  };
  await expect(page.getByRole('main').getByText(say(waits))).toBeVisible({ timeout: 60_000 });
}

/** A line of the run finds its work: calculated again, the preview names it, and who found it (R188). */
export async function previewAgain(journey: Journey, run: string): Promise<void> {
  const { first, work, later, say, look } = journey;
  const { page } = first;
  const main = page.getByRole('main');
  await page.goto(`/pörun?leit=${encodeURIComponent(later)}`);
  await expect(main.getByRole('heading', { level: 2, name: later })).toBeVisible();
  await matchWithWork(journey, later);
  await page.goto(`/úthlutunarkeyrslur/${run}`);
  await page.getByRole('button', { name: say({ is: 'Reikna aftur', en: 'Calculate again' }) }).click();
  await main
    .getByRole('link', { name: say({ is: 'Sjá verkin', en: 'See the works' }) })
    .click({ timeout: 60_000 });
  await expect(main).toContainText(say({ is: 'Pörun', en: 'Matching' }));
  await expect(main.getByRole('link', { name: new RegExp(work.heitI_VERKS, 'u') }).first()).toBeVisible();
  await look(first, 'changed-works');
}

export async function confirmIncome({
  second: { page },
  second,
  station,
  say,
  look,
}: Journey): Promise<void> {
  const name = say({ is: `Staðfesta ${station}`, en: `Confirm ${station}` });
  await page.goto('/tekjur');
  await page.getByRole('button', { name, exact: true }).click();
  const question = page.getByRole('dialog');
  await look(second, 'confirm-income');
  await question.getByRole('button', { name: say({ is: 'Staðfesta', en: 'Confirm' }), exact: true }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
}

export async function finish({ second: { page }, second, say, look }: Journey, run: string): Promise<void> {
  const name = say({ is: 'Ljúka keyrslunni', en: 'Finish the run' });
  await page.goto(`/úthlutunarkeyrslur/${run}`);
  await page.getByRole('button', { name }).click();
  const question = page.getByRole('alertdialog');
  await look(second, 'finish');
  await question.getByRole('button', { name }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('main')).toContainText(say({ is: 'Lokið', en: 'Finished' }));
}

export async function readWhy(journey: Journey, run: string): Promise<void> {
  const { member, request, station, work, say, look } = journey;
  const { page, portal } = member;
  const [line] = await ask<{ rettindI_NR: number }[]>(
    request,
    people.member,
    `/api/persons/statistics/distributions?Did=${run}`,
  );
  await portal.openAs(people.member, `/stats?rettindi=${line?.rettindI_NR}`);
  const bar = page.getByRole('button', { name: new RegExp(`^${station}: `, 'u') });
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: station })).toBeVisible();
  await page
    .getByRole('table', { name: say({ is: 'Pottar', en: 'Pots' }), exact: true })
    .getByRole('button', { expanded: false })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^[\d.]+ kr\.$/u })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    say({ is: 'Af hverju þessi króna?', en: 'Why this króna?' }),
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText(work.heitI_VERKS);
  await look(member, 'why');
}
