import type { Locator, Page, Route } from '@playwright/test';
import { ask, expect, people, type Portal, send, test } from './portal.ts';
import { openPerformance } from './livePerformanceForm.ts';

const author = people.fewWorks;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** As it is typed. */
const day = daysAgo(30).split('-').reverse().join('.');

interface Listed {
  heitI_POTTS: string;
  pottuR_NR: number;
}

test.describe('live performances', () => {
  test('F1.4, F2.8, F2.9, L2.1, L2.2, L2.3, L2.10, L2.13, L2.15, L2.19, L2.20, L2.21 a concert at a festival, with a known and a foreign work, stands on the card', async ({
    page,
    portal,
    request,
  }) => {
    const title = portal.unique('Haustkvöld');
    await portal.openAs(author, '/lifandi-flutningar/stofna');
    const concert = page
      .getByRole('main')
      .getByRole('link', { name: portal.say({ is: 'Innlendur flutningur', en: 'Domestic performance' }) });
    await expect(concert).toBeVisible();
    await portal.expectAccessible();
    await concert.click();
    const form = await openPerformance(page, portal);
    await expect(form.submit).toBeDisabled();
    await form.performers.fill(title);
    await form.venue.fill('Harpa');
    await form.hall.selectOption({ label: 'Eldborg' });
    await expect(form.address).not.toHaveValue('');
    await form.festival.selectOption({ label: 'Iceland Airwaves' });
    await expect(form.missing).toContainText(portal.say({ is: 'ár hátíðar', en: 'the festival year' }));
    await form.year.selectOption({ index: 1 });
    await form.date.fill('01.01.2020');
    await expect(form.rules).toContainText(/\d\d\.\d\d\.\d{4}/);
    await form.date.fill(day);
    await form.promoter.fill('Tónleikar ehf.');

    await form.addKnown('Vor');
    await form.addForeign('Yesterday', 'John Lennon, Paul McCartney');
    await expect(form.lines).toHaveCount(2);
    await portal.expectAccessible();

    // The order is changed by keyboard.
    await form.grip('Yesterday').press('ArrowUp');
    await expect(form.lines.first()).toContainText('Yesterday');
    await expect(form.grip('Yesterday')).toBeFocused();
    if (!portal.isPhone) {
      await drag(page, form.grip('Vor'), form.grip('Yesterday'));
      await expect(form.lines.first()).toContainText('Vor');
      await drag(page, form.grip('Yesterday'), form.grip('Vor'));
      await expect(form.lines.first()).toContainText('Yesterday');
    }
    await form.submit.click();
    await expect(page).toHaveURL(/\/mitt-spjald/);

    const person = await ask<{ nafN_NR: number }>(request, author, `/api/persons/${author}`);
    const listed = await ask<Listed[]>(
      request,
      author,
      `/api/persons/${person.nafN_NR}/livePerformances?q=${encodeURIComponent(title)}`,
    );
    expect(listed.map(({ heitI_POTTS }) => heitI_POTTS)).toEqual([expect.stringContaining(title)]);
    const lines = await ask<{ heitI_VERKS: string }[]>(
      request,
      author,
      `/api/pots/${listed[0]?.pottuR_NR}/setList`,
    );
    expect(lines[0]?.heitI_VERKS).toBe('Yesterday');
  });

  test('L2.13, L2.14, L4.2, H129 a work registered in another tab is found when you come back, and what is at no known venue says where', async ({
    page,
    portal,
  }) => {
    const title = portal.unique('Nýsmíði');
    await portal.openAs(author, '/lifandi-flutningar/stofna/innlendur');
    const form = await openPerformance(page, portal);
    await form.performers.fill(portal.unique('Stofutónleikar'));
    await form.venue.fill(portal.say({ is: 'Ekki á lista', en: 'Not in list' }));
    await expect(
      page.getByRole('alert').filter({
        hasText: portal.say({
          is: 'Skrifaðu heiti staðarins í aðrar upplýsingar',
          en: 'Please write performance location in Other',
        }),
      }),
    ).toBeVisible();
    await expect(form.missing).toContainText(portal.say({ is: 'heimilisfang', en: 'an address' }));
    await form.address.fill('Ránargata 1');
    await form.otherInfo.fill('Stofan heima');
    await form.date.fill(day);
    await form.promoter.fill('Heimilið');

    const opened = page.context().waitForEvent('page');
    await page
      .getByRole('main')
      .getByRole('link', { name: portal.say({ is: 'Nýtt verk', en: 'New work' }) })
      .click();
    const tab = await opened;
    await tab
      .getByRole('textbox', { name: portal.say({ is: 'Heiti verks', en: 'Title of the work' }) })
      .fill(title);
    await tab
      .getByRole('button', { name: portal.say({ is: 'Skrá verk', en: 'Register work' }), exact: true })
      .click();
    await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await tab.close();

    await form.pick(title);
    await form.add();
    await expect(form.lines).toHaveCount(1);
    await form.submit.click();
    await expect(page).toHaveURL(/\/mitt-spjald/);
  });

  test('L2.5, L2.17, P4, W5 a stream that is on record already is asked about, and another like it is a press away', async ({
    page,
    portal,
  }) => {
    const title = portal.unique('Streymt');
    await portal.openAs(author, '/lifandi-flutningar/stofna/streymi');
    const form = await openPerformance(page, portal);
    const fill = async () => {
      await form.performers.fill(title);
      await form.venue.fill('Harpa');
      await form.date.fill(day);
    };
    await fill();
    await expect(form.hall).toHaveCount(0);
    await form.addForeign('Blackbird', 'Paul McCartney');
    // The answer is lost on the way; trying again finds what was registered, and asks nothing.
    await page.route('**/api/pots', loseAnswer, { times: 1 });
    await form.submit.click();
    await page
      .getByRole('button', { name: portal.say({ is: 'Reyna aftur', en: 'Try again' }), exact: true })
      .click();
    await page
      .getByRole('button', { name: portal.say({ is: 'Skrá annan eins', en: 'Register another like this' }) })
      .click();
    await expect(form.performers).toHaveValue(title);
    await expect(form.lines).toHaveCount(1);
    await expect(form.date).toHaveValue('');
    await form.date.fill(day);
    await form.submit.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await portal.expectAccessible();
    await question
      .getByRole('button', { name: portal.say({ is: 'Skrá samt', en: 'Register anyway' }) })
      .click();
    await expect(page).toHaveURL(/\/mitt-spjald/);
  });

  test('L2.4, L2.14, L2.18, L3.11 a foreign concert from a pasted set list, whose unsure lines are asked about', async ({
    page,
    portal,
  }) => {
    await portal.openAs(author, '/lifandi-flutningar/stofna/erlendur');
    const form = await openPerformance(page, portal);
    await form.performers.fill(portal.unique('Utanför'));
    await form.country.selectOption({ label: portal.say({ is: 'Danmörk', en: 'Denmark' }) });
    await form.city.fill('København');
    await form.venueName.fill('Vega');
    await form.date.fill(day);
    await form.promoter.fill('Vega');
    await expect(
      page.getByRole('radio', { name: portal.say({ is: 'Upphitun', en: 'Warm-up act' }) }),
    ).toBeChecked();

    await form.openPaste();
    await form.dialog
      .getByRole('textbox')
      .fill('1. Enginn þekkir þetta – Elín Lund – 3:45\n2. Hvorki þetta\n3. Né heldur þetta – Jón Jónsson');
    await form.findWorks();
    await expect(form.choices).toHaveCount(3);
    await portal.expectAccessible();
    await form.choices.nth(0).selectOption('foreign');
    await form.choices.nth(1).selectOption('skip');
    await form.choices.nth(2).selectOption('foreign');
    await form.takePasted(2);
    await expect(form.lines).toHaveCount(2);
    await expect(form.lines.first()).toContainText('3.45');
    await form.submit.click();
    await expect(page).toHaveURL(/\/mitt-spjald/);
  });

  test('P5 an earlier set list is used again, and a draft waits in each form', async ({
    page,
    portal,
    request,
  }) => {
    const title = portal.unique('Fyrri tónleikar');
    await earlierConcert(request, title);
    await portal.openAs(author, '/lifandi-flutningar/stofna/innlendur');
    const form = await openPerformance(page, portal);
    const saved = page.waitForResponse(
      (one) => one.url().includes('/api/drafts/') && one.request().method() === 'PUT' && one.ok(),
    );
    await form.performers.fill(portal.unique('Síðari tónleikar'));
    await form.useEarlier(title);
    await expect(form.lines).toHaveCount(2);
    await saved;
    await expectDraft(page, portal, form);
  });
});

/** Coming back finds the form as it was; another form has nothing of it. */
async function expectDraft(page: Page, portal: Portal, form: Awaited<ReturnType<typeof openPerformance>>) {
  await page.waitForTimeout(2500);
  await page.goto('/lifandi-flutningar/stofna/streymi');
  await expect(form.lines).toHaveCount(0);
  await page.goto('/lifandi-flutningar/stofna/innlendur');
  await expect(form.lines).toHaveCount(2);
  await page
    .getByRole('button', { name: portal.say({ is: 'Byrja upp á nýtt', en: 'Start afresh' }) })
    .click();
  await expect(form.lines).toHaveCount(0);
}

async function earlierConcert(request: Parameters<typeof send>[0], title: string) {
  await send(request, author, '/api/pots', {
    FLYTJANDI: title,
    FLUTNINGSSTADUR_NR: 1,
    DAGSETNING_POTTS: daysAgo(60),
    TONLEIKAHALDARI: 'Harpa',
    ERLENDIR_FLUTNINGAR: [
      { HEITI_VERKS: 'Blackbird', LISTAMENN: 'Paul McCartney', LENGD: '2.18', FJOLDI_FL: 1 },
      { HEITI_VERKS: 'Yesterday', LISTAMENN: 'Paul McCartney', LENGD: '2.05', FJOLDI_FL: 1 },
    ],
  });
}

/** The server does its work, and the answer never arrives. */
async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort();
}

/** Takes one line by its grip and lets it go above another. */
async function drag(page: Page, from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y - 4, { steps: 6 });
  await page.mouse.up();
}
