import type { Page } from '@playwright/test';
import { ask, expect, logIn, people, type Portal, test } from './portal.ts';

const header = 'line;right;work;title;performers;pot;amount';

test.describe('distributions', () => {
  test('M1, M2, M3 staff import a file and finish it; a member is told and reads the statement', async ({
    page,
    portal,
    desk,
    request,
  }) => {
    test.slow();
    const { say } = portal;
    const staff = desk.page;
    const name = portal.unique('Sérúthlutun');
    const pot = portal.unique('Kvikmyndahús');
    const { rightId, workId } = await aPaidWork();
    const paid = (amount: string) => `1;${rightId};${workId};;;${pot};${amount}`;
    const unknown = `2;${rightId};;Miðnætursól;Skýjarof;${pot};250,25`;

    // What other journeys left kept, and can be paid by now, comes beside the lines of the file.
    let total = '';

    await test.step('a file with a fault is refused, by line and column', async () => {
      await desk.portal.openAs(people.administrator, '/úthlutanir');
      await expect(staff.getByRole('heading', { level: 1 })).toHaveText(
        say({ is: 'Innlestur úthlutana', en: 'Distribution imports' }),
      );
      await desk.portal.expectAccessible();
      await announce(staff, desk.portal, { name, file: [paid('1.250,50'), unknown] });
      await expect(
        staff.getByText(
          say({
            is: 'Skránni var hafnað: 1 galli fannst.',
            en: 'The file was refused: 1 problem was found.',
          }),
        ),
      ).toBeVisible();
      await expect(staff.getByRole('main')).toContainText('1.250,50');
      await expect(staff.getByRole('main')).toContainText('amount');
      await desk.portal.expectAccessible();
    });

    await test.step('another is taken, and its sums are proved', async () => {
      await staff
        .getByRole('button', { name: say({ is: 'Senda aðra skrá', en: 'Send another file' }) })
        .click();
      const form = staff.getByRole('dialog');
      await choose(form, desk.portal, [paid('1250,50'), unknown]);
      await form.getByLabel(say({ is: 'Samtals úthlutað', en: 'Distributed in all' })).fill('1.500,75');
      await desk.portal.expectAccessible();
      await form.getByRole('button', { name: sendLabel(desk.portal) }).click();
      await expect(
        staff.getByText(
          say({ is: 'Skráin stemmir upp á eyri.', en: 'The file balances to the last eyrir.' }),
        ),
      ).toBeVisible();
      const sums = staff.getByRole('region', { name: say({ is: 'Samtölur', en: 'Control sums' }) });
      total = await distributed();
      await expect(sums).toContainText(total);
      await expect(sums).toContainText('250,25 kr.');
      await expect(staff.getByRole('main')).toContainText('Miðnætursól');
      await desk.portal.expectAccessible();
    });

    await test.step('the pot is explained', async () => {
      await staff.goto('/úthlutanir?flipi=pottar');
      await staff.getByRole('link', { name: pot }).click();
      const form = staff.getByRole('dialog');
      await form
        .getByLabel(say({ is: 'Skýring á íslensku', en: 'Explanation in Icelandic' }))
        .fill('Kvikmyndahús greiða fyrir sýningar.');
      await form
        .getByLabel(say({ is: 'Skýring á ensku', en: 'Explanation in English' }))
        .fill('Cinemas pay for what they show.');
      await desk.portal.expectAccessible();
      await explainedElsewhere(pot, 'Kvikmyndahús greiða af seldum miðum.');
      const save = form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) });
      await save.click();
      // V11: theirs is shown beside what was typed, and nothing of either is lost.
      const theirs = form.getByRole('alert');
      await expect(theirs).toContainText('Kvikmyndahús greiða af seldum miðum.');
      await expect(theirs).toContainText('Kvikmyndahús greiða fyrir sýningar.');
      await expect(form.getByLabel(say({ is: 'Skýring á ensku', en: 'Explanation in English' }))).toHaveValue(
        'Cinemas pay for what they show.',
      );
      await desk.portal.expectAccessible();
      await form
        .getByRole('button', { name: say({ is: 'Nota það sem er á skrá', en: 'Use what is on file' }) })
        .click();
      await expect(
        form.getByLabel(say({ is: 'Skýring á íslensku', en: 'Explanation in Icelandic' })),
      ).toHaveValue('Kvikmyndahús greiða af seldum miðum.');
      await save.click();
      await expect(form).toBeHidden();
      await desk.portal.expectAccessible();
    });

    await test.step('M14 it is finished by a second administrator, after a question', async () => {
      await desk.portal.openAs(people.secondAdministrator, '/úthlutanir');
      await staff.getByRole('link', { name }).first().click();
      const finish = say({ is: 'Ljúka úthlutun', en: 'Finish the distribution' });
      await staff.getByRole('button', { name: finish }).click();
      const question = staff.getByRole('alertdialog');
      await expect(question).toContainText(total);
      await desk.portal.expectAccessible();
      await question.getByRole('button', { name: finish }).click();
      await expect(question).toBeHidden();
      await expect(
        staff.getByRole('link', { name: say({ is: 'Leiðrétta úthlutun', en: 'Correct the distribution' }) }),
      ).toBeVisible();
      await expect(staff.getByRole('button', { name: finish })).toHaveCount(0);
    });

    await test.step('the member is told, and reads it', async () => {
      await portal.openAs(people.lyricist, '/tilkynningar');
      const told = page.getByText(
        say({ is: `Úthlutun lokið: ${name}`, en: `Distribution finished: ${name}` }),
      );
      await expect(told.first()).toBeVisible();
      await page.goto(`/stats?flipi=innlendar&rettindi=${rightId}&uthlutun=${number(staff)}`);
      await expect(page.getByRole('main')).toContainText(name);
      await expect(page.getByRole('main')).toContainText('1.251 kr.');
      const [line] = await ask<{ skyrinG_LYSINGAR: string }[]>(
        request,
        people.lyricist,
        `/api/persons/statistics/distributions?Did=${number(staff)}&rights=${rightId}`,
      );
      expect(line?.skyrinG_LYSINGAR).toBe('Kvikmyndahús greiða af seldum miðum.');
    });

    /** Another administrator writes, while the dialog is open. */
    async function explainedElsewhere(name: string, potExplanation: string) {
      const { token } = await logIn(request, people.administrator);
      const pots = await ask<{ lysinG_NR: number; lysinG_STUTT: string; utgafa: number }[]>(
        request,
        people.administrator,
        '/api/distributionPots?limit=200',
      );
      const found = pots.find(({ lysinG_STUTT }) => lysinG_STUTT === name);
      const answer = await request.put(`/api/distributionPots/${found?.lysinG_NR}`, {
        data: { SKYRING_LYSINGAR_ISLENSKA: potExplanation, UTGAFA: found?.utgafa },
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.ok()).toBe(true);
    }

    async function distributed() {
      const { upphaD_UTHLUTAD: amount } = await ask<{ upphaD_UTHLUTAD: number }>(
        request,
        people.administrator,
        `/api/distributions/${number(staff)}`,
      );
      expect(amount).toBeGreaterThanOrEqual(1250.5);
      return `${amount.toLocaleString('de-DE', { minimumFractionDigits: 2 })} kr.`;
    }

    async function aPaidWork() {
      const { nafN_NR } = await ask<{ nafN_NR: number }>(
        request,
        people.lyricist,
        `/api/persons/${people.lyricist}/id`,
      );
      const of = `/api/persons/${nafN_NR}`;
      const [right] = await ask<{ rettindI_NR: number }[]>(request, people.lyricist, `${of}/rights`);
      const works = await ask<{ verK_NR: number; ljos: number }[]>(
        request,
        people.lyricist,
        `${of}/compositions?limit=200`,
      );
      return {
        rightId: right?.rettindI_NR ?? 0,
        workId: works.find(({ ljos }) => ljos === 0)?.verK_NR ?? 0,
      };
    }
  });

  test('M1 a file is paused, taken up on another day, and only what is missing is sent', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const name = portal.unique('Stór úthlutun');
    // Too large for one part; it is refused at its first line, so that nothing waits for it.
    const text = `line;pot\n${'1;Útvarp\n'.repeat(560_000)}`;
    const sent: string[] = [];
    await page.route('**/parts/*', async (route) => {
      sent.push(new URL(route.request().url()).pathname.replace(/^.*\//u, ''));
      // The second does not get through while it is sent for the first time.
      if (sent.length !== 2) await route.continue();
    });
    await portal.openAs(people.administrator, '/úthlutanir');
    await announce(page, portal, { name, text });
    await expect.poll(() => sent).toEqual(['1', '2']);
    await expect(page.getByText(say({ is: '4,0 MB af 5,3 MB', en: '4.0 MB of 5.3 MB' }))).toBeVisible();
    await portal.expectAccessible();
    await page.getByRole('button', { name: say({ is: 'Gera hlé', en: 'Pause' }) }).click();
    await expect(page.getByRole('button', { name: say({ is: 'Halda áfram', en: 'Go on' }) })).toBeVisible();

    await page.reload();
    await expect(
      page.getByText(say({ is: 'Skráin er ekki öll komin', en: 'The file is incomplete' })),
    ).toBeVisible();
    const send = page.getByRole('button', { name: say({ is: 'Senda skrána', en: 'Send the file' }) });
    await choose(page, portal, ['önnur skrá']);
    await expect(send).toBeDisabled();
    await portal.expectAccessible();
    await choose(page, portal, text);
    await send.click();
    await expect(page.getByText(say({ is: 'Skránni var hafnað', en: 'The file was refused' }))).toBeVisible();
    expect(sent).toEqual(['1', '2', '2']);

    const cancel = say({ is: 'Hætta við úthlutun', en: 'Cancel the distribution' });
    await page.getByRole('button', { name: cancel }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: cancel }).click();
    await expect(
      page.getByText(say({ is: 'Hætt var við úthlutunina.', en: 'The distribution was cancelled.' })),
    ).toBeVisible();
    const { token } = await logIn(request, people.administrator);
    const parts = await request.get(`/api/distributions/${number(page)}/parts`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(parts.status()).toBe(404);
  });

  test('D1 are for administrators alone', async ({ page, portal }) => {
    for (const kennitala of [people.editor, people.member]) {
      await portal.openAs(kennitala, '/úthlutanir');
      await expect(page).toHaveURL(/\/not-found$/u);
    }
  });
});

const sendLabel = ({ say }: Portal) =>
  say({ is: 'Tilkynna og senda skrána', en: 'Announce and send the file' });

/** The number that the address of a distribution ends in. */
const number = (page: Page) => Number(new URL(page.url()).pathname.replace(/^.*\//u, ''));

/** Puts lines, or a whole text, into the field for the file. */
const choose = (inside: Pick<Page, 'getByLabel'>, { say }: Portal, lines: string[] | string) =>
  inside.getByLabel(say({ is: 'Skrá', en: 'File' }), { exact: true }).setInputFiles({
    name: 'uthlutun.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(typeof lines === 'string' ? lines : [header, ...lines].join('\n')),
  });

interface Announced {
  name: string;
  file?: string[];
  text?: string;
}

/** Announces a distribution by the form, with a number that no other has. */
async function announce(page: Page, portal: Portal, { name, file = [], text }: Announced): Promise<void> {
  const { say } = portal;
  await page
    .getByRole('button', { name: say({ is: 'Tilkynna úthlutun', en: 'Announce a distribution' }) })
    .click();
  const form = page.getByRole('dialog');
  const send = form.getByRole('button', { name: sendLabel(portal) });
  await send.click();
  await expect(form.getByText(say({ is: 'Veldu skrá.', en: 'Choose a file.' }))).toBeVisible();
  await portal.expectAccessible();
  await choose(form, portal, text ?? file);
  const unique = 1_000_000 + Math.floor(Math.random() * 1_000_000_000);
  await form
    .getByLabel(say({ is: 'Númer úthlutunar', en: 'Number of the distribution' }))
    .fill(String(unique));
  await form.getByLabel(say({ is: 'Heiti', en: 'Name' }), { exact: true }).fill(name);
  await form.getByLabel(say({ is: 'Flokkur', en: 'Category' })).selectOption({ index: 1 });
  await form.getByLabel(say({ is: 'Tímabil', en: 'Period' }), { exact: true }).fill('Árið 2025');
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}
