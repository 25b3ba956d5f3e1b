import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import { ask, expect, logIn, people, type Portal, send, test } from './portal.ts';
import { finishedDistribution } from './finishedDistribution.ts';
import { picture } from './picture.ts';

const year = new Date().getFullYear() - 1;

test.describe('distribution runs', () => {
  test('R11, R14, R15, R17 a rule of two, a run of two, and a member who reads why', async ({
    page,
    portal,
    desk,
    request,
  }) => {
    test.setTimeout(180_000);
    const { say } = portal;
    const main = page.getByRole('main');
    const name = portal.unique('Hljóðvarp');
    await usageOfMember(request, portal);

    await test.step('one administrator asks for a rule, another approves it', async () => {
      await portal.openAs(people.administrator, '/úthlutunarkeyrslur?flipi=reglur');
      await portal.expectAccessible();
      await page.getByRole('button', { name: say({ is: 'Biðja um reglu', en: 'Ask for a rule' }) }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel(say({ is: 'Flokkur', en: 'Category' })).selectOption({ index: 1 });
      await form.getByLabel(say({ is: 'Tegund notkunar', en: 'Kind of usage' })).selectOption('log');
      await form
        .getByLabel(say({ is: 'Pottur', en: 'Pool' }))
        .selectOption({ label: say({ is: 'Útvarp', en: 'Radio' }) });
      await form.getByLabel(say({ is: 'Gildir frá', en: 'In force from' })).fill(`01/01/${year}`);
      await portal.expectAccessible();
      await picture(page, 'rule');
      await form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) }).click();
      await expect(form).toBeHidden();
      await expect(main).toContainText(say({ is: 'Bíður samþykkis', en: 'Awaiting approval' }));
      await desk.portal.openAs(people.secondAdministrator, '/úthlutunarkeyrslur?flipi=reglur');
      await desk.page
        .getByRole('button', { name: say({ is: 'Samþykkja', en: 'Approve' }) })
        .first()
        .click();
      await expect(desk.page.getByRole('main')).not.toContainText(
        say({ is: 'Bíður samþykkis', en: 'Awaiting approval' }),
      );
      await picture(desk.page, 'rules');
    });

    await test.step('a run is made and previewed', async () => {
      await page.goto('/úthlutunarkeyrslur');
      await page.getByRole('button', { name: say({ is: 'Ný keyrsla', en: 'New run' }) }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel(say({ is: 'Heiti', en: 'Name' })).fill(name);
      await form.getByLabel(say({ is: 'Flokkur', en: 'Category' })).selectOption({ index: 1 });
      await form.getByLabel(say({ is: 'Tímabil tekna', en: 'Period of the income' })).fill(`Árið ${year}`);
      await form.getByLabel(say({ is: 'Notkun frá', en: 'Usage from' })).fill(`01/01/${year}`);
      await form.getByLabel(say({ is: 'Notkun til', en: 'Usage until' })).fill(`31/12/${year}`);
      await portal.expectAccessible();
      await form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(
        main.getByText(
          say({
            is: 'Annar stjórnandi þarf að ljúka keyrslunni.',
            en: 'Another administrator has to finish the run.',
          }),
        ),
      ).toBeVisible({ timeout: 60_000 });
      await portal.expectAccessible();
      await picture(page, 'run');
      for (const tab of ['breytingar', 'utreikningar', 'fravik', 'bidur', 'linur', 'samanburdur']) {
        await page.goto(`${new URL(page.url()).pathname}?flipi=${tab}`);
        await portal.expectAccessible();
        if (tab === 'breytingar' || tab === 'linur') await picture(page, tab);
      }
    });

    await test.step('another finishes it, and the member reads why', async () => {
      await desk.portal.openAs(people.secondAdministrator, new URL(page.url()).pathname);
      await desk.page
        .getByRole('button', { name: say({ is: 'Ljúka keyrslunni', en: 'Finish the run' }) })
        .click();
      const dialog = desk.page.getByRole('alertdialog');
      await picture(desk.page, 'finish');
      await dialog
        .getByRole('button', { name: say({ is: 'Ljúka keyrslunni', en: 'Finish the run' }) })
        .click();
      await expect(dialog).toBeHidden();
      await expect(desk.page.getByRole('main')).toContainText(say({ is: 'Lokið', en: 'Finished' }));
      const id = Number(new URL(page.url()).pathname.split('/').at(-1));
      interface Line {
        uthlutuN_NR: number;
        skilalinA_NR: number;
        eR_UTSKYRD: number;
      }
      const lines = await ask<Line[]>(
        request,
        people.member,
        `/api/persons/statistics/distributions?Did=${id}`,
      );
      expect(lines[0]?.eR_UTSKYRD).toBe(1);
      await desk.portal.openAs(people.member, `/stats/skýring/${id}/${lines[0]?.skilalinA_NR}`);
      await expect(desk.page.getByRole('heading', { level: 1 })).toContainText(
        say({ is: 'Af hverju þessi króna?', en: 'Why this króna?' }),
      );
      await desk.portal.expectAccessible();
      await picture(desk.page, 'why');
    });

    await test.step('the deadlines and the public list', async () => {
      await page.goto('/úthlutunarkeyrslur?flipi=frestir');
      await portal.expectAccessible();
      await picture(page, 'clocks');
      await page.goto('/ókunn-notkun');
      await portal.expectAccessible();
      await picture(page, 'public');
    });
  });

  test('R32 two administrators decide what becomes of money that nobody has claimed in time', async ({
    page,
    portal,
    desk,
    request,
  }) => {
    test.slow();
    const { say } = portal;
    const old = year - 5;
    const [one, two] = ['Gleymt lag', 'Týnt lag'].map((title) => portal.unique(title));
    const line = (number: number, title = '') =>
      `${number};Útvarp;${title};Valsbræður;Öldurás;40${number}2,15;${old}-06-17`;
    const name = portal.unique('Geymt');
    const lines = [line(1, one), line(2, two)];
    await finishedDistribution(request, { name, lines, categoryId: 2, day: `${year - 2}-06-15` });
    bookLongAgo(name);

    await test.step('one proposes a fund, from the deadlines', async () => {
      await portal.openAs(people.administrator, '/úthlutunarkeyrslur?flipi=frestir');
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await picture(page, 'kept');
      await page.locator(`a[href*="/2/${old}"]`).click();
      await expect(page.getByRole('main')).toContainText(two ?? '');
      await portal.expectAccessible();
      const ask = page.getByRole('button', {
        name: say({ is: 'Leggja til ráðstöfun', en: 'Propose a use' }),
      });
      await ask.click();
      const form = page.getByRole('dialog');
      await form.getByLabel(say({ is: 'Rennur í', en: 'Goes to' })).selectOption('cultural');
      await form
        .getByLabel(say({ is: 'Rökstuðningur', en: 'Reason' }))
        .fill('Listinn hefur verið birtur í þrjú ár og enginn hefur gefið sig fram.');
      await portal.expectAccessible();
      await picture(page, 'propose');
      await form
        .getByRole('button', { name: say({ is: 'Leggja til ráðstöfun', en: 'Propose a use' }) })
        .click();
      await expect(form).toBeHidden();
      await expect(page.getByRole('button', { name: say({ is: 'Samþykkja', en: 'Approve' }) })).toHaveCount(
        0,
      );
    });

    await test.step('another approves the same list', async () => {
      const approve = say({ is: 'Samþykkja', en: 'Approve' });
      await desk.portal.openAs(people.secondAdministrator, new URL(page.url()).pathname);
      await desk.page.getByRole('button', { name: approve }).click();
      await desk.portal.expectAccessible();
      await picture(desk.page, 'approve');
      const question = desk.page.getByRole('alertdialog');
      await question.getByRole('button', { name: approve }).click();
      await expect(question).toBeHidden();
      await expect(desk.page.getByRole('main')).toContainText(
        say({ is: 'Ekkert ósótt', en: 'Nothing unclaimed' }),
      );
      await desk.portal.expectAccessible();
      await picture(desk.page, 'decided');
      await desk.page.goto('/bókhald');
      await expect(desk.page.getByRole('main')).toContainText(
        say({ is: 'Allt stemmir', en: 'Everything balances' }),
      );
      await picture(desk.page, 'control');
    });
  });
});

/** A station has played a work of the member's, and one that nobody knows. */
async function usageOfMember(request: APIRequestContext, portal: Portal): Promise<void> {
  const person = 1001;
  interface Work {
    verK_NR: number;
    heitI_VERKS: string;
    ljos: number;
  }
  const works = await ask<Work[]>(request, people.member, `/api/persons/${person}/compositions?limit=100`);
  const lines = works.flatMap((work, at) => [
    `1.3.${year};1${at % 9}:15;${work.heitI_VERKS};${work.verK_NR};${120 + at}`,
  ]);
  const file = [
    'Dagsetning;Kl;Titill;Verknúmer;Sekúndur',
    ...lines,
    `2.3.${year};12:00;${portal.unique('Ókunnugt')};;90`,
  ].join('\n');
  const bytes = Buffer.from(`${file}\n`);
  const announced = await send<Record<string, number>>(request, people.editor, '/api/usageImports', {
    HEITI_SENDANDA: portal.unique('Útvarp Vogar'),
    TEGUND_NOTKUNARSKRAR: 'log',
    HEITI_SKRAR: 'vogar.csv',
    STAERD: bytes.length,
  });
  const id = announced['notkunarinnlesturR_NR'] ?? announced['notkunarinnlestuR_NR'];
  const { token: editor } = await logIn(request, people.editor);
  const headers = { authorization: `Bearer ${editor}` };
  await request.put(`/api/usageImports/${id}/parts/1`, {
    headers,
    data: { INNIHALD: bytes.toString('base64') },
  });
  const columns = ['usedOn', 'usedAt', 'title', 'workNumber', 'seconds'];
  await request.post(`/api/usageImports/${id}/read`, {
    headers,
    data: {
      DALKAVORPUN: columns.map((column, at) => ({ DALKUR_NR: at + 1, SVID_NOTKUNAR: column })),
      AN_GALLADRA_LINA: true,
    },
  });
  await expect
    .poll(
      async () =>
        (
          (await (await request.get(`/api/usageImports/${id}`, { headers })).json()) as Record<string, string>
        )['stadA_NOTKUNARINNLESTURS'],
      { timeout: 60_000 },
    )
    .toBe('taken');
}

/** The year in which nobody may claim what is kept has passed since it was booked (R36). */
function bookLongAgo(name: string): void {
  const program = fileURLToPath(new URL('../../server/test/bookLongAgoProcess.ts', import.meta.url));
  execFileSync(process.execPath, [program, name], {
    env: { ...process.env, OMUR_DATA: process.env.E2E_DATA },
  });
}
