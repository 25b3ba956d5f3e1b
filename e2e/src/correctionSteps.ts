import { ask, expect, logIn, people, type Visit } from './portal.ts';
import { registrationForm } from './registrationForm.ts';
import { expectReckoned, type Journey } from './royaltySteps.ts';

const member = 'Þórdís Æsa Öndólfsdóttir';
const lyricist = 'Jökull Steinn Ármannsson';

/** Staff put a work right, as it should have been from the beginning; others of them accept it, and both authors agree. */
export async function mend({
  first,
  second,
  request,
  work: { verK_NR: workId },
  say,
}: Journey): Promise<void> {
  await first.portal.openAs(people.editor, `/verk/${workId}/breyta`);
  const form = registrationForm(first.page, first.portal);
  await form.edit(member, { share: '70' });
  await form.addRegistered('jokull st', lyricist, { role: 'composerLyricist', share: '30' });
  await first.portal.expectAccessible();
  await first.page.getByRole('button', { name: say({ is: 'Vista breytingar', en: 'Save changes' }) }).click();
  await expect(
    first.page.getByText(
      say({ is: 'bíður staðfestingar annars starfsmanns', en: 'is waiting for another member of staff' }),
    ),
  ).toBeVisible();

  const [proposal] = await ask<{ tillogU_NR: number }[]>(
    request,
    people.editor,
    `/api/compositions/${workId}/proposals`,
  );
  await second.portal.openAs(people.secondEditor, `/yfirferð?flipi=tillogur&tillaga=${proposal?.tillogU_NR}`);
  await second.page
    .getByRole('radio', { name: say({ is: 'Frá upphafi', en: 'From the beginning' }) })
    .check();
  await second.portal.expectAccessible();
  await second.page
    .getByRole('button', { name: say({ is: 'Samþykkja', en: 'Approve' }), exact: true })
    .click();
  await expect(
    second.page.getByText(say({ is: 'var samþykkt.', en: 'was accepted.' })).first(),
  ).toBeVisible();
  for (const author of [people.member, people.lyricist]) {
    const { token } = await logIn(request, author);
    const answer = await request.patch(`/api/compositions/${workId}/approval`, {
      headers: { authorization: `Bearer ${token}` },
      data: { SAMTHYKKI: 1, UMFERD: 1 },
    });
    expect(answer.ok()).toBe(true);
  }
  await expect
    .poll(() => ask<{ ljos: number }>(request, people.editor, `/api/compositions/${workId}`))
    .toMatchObject({ ljos: 0 });
}

/** Has a finished run corrected of the work; answers the number of the correction. */
export async function correct(
  { first, work: { heitI_VERKS: title, verK_NR: workId }, station, say, look }: Journey,
  run: string,
): Promise<string> {
  const { page } = first;
  const main = page.getByRole('main');
  await first.portal.openAs(people.administrator, `/úthlutunarkeyrslur/${run}`);
  const act = { name: say({ is: 'Leiðrétta', en: 'Correct' }), exact: true };
  await main.getByRole('button', act).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: say({ is: 'Verk', en: 'Work' }) }).fill(String(workId));
  await form.getByRole('option').filter({ hasText: title }).click();
  await form.getByLabel(say({ is: 'Ástæða', en: 'Reason' })).fill('Meðhöfund vantaði í skráninguna.');
  await form
    .getByLabel(say({ is: 'Heiti leiðréttingar', en: 'Name of the correction' }))
    .fill(`${station} II`);
  await first.portal.expectAccessible();
  await look(first, 'correct');
  await form.getByRole('button', act).click();
  await expectReckoned(page, say, `${station} II`);
  const works = main.getByRole('table', {
    name: say({ is: 'Verk sem á að leiðrétta', en: 'Works to correct' }),
  });
  // As the log has it: once by its number, twice by what was decided.
  await expect(works.getByRole('row').filter({ hasText: title })).toContainText(
    new RegExp(`3.*${say({ is: 'Leiðrétt', en: 'Corrected' })}`, 'u'),
  );
  await first.portal.expectAccessible();
  await look(first, 'correction');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** What authors have been paid for the work, in eyrir, by all runs. */
export async function paidFor(
  { request, work }: Pick<Journey, 'request' | 'work'>,
  kennitala: string,
): Promise<number> {
  const lines = await ask<{ upphad: number }[]>(
    request,
    kennitala,
    `/api/persons/statistics/distributions?compId=${work.verK_NR}&dateFrom=1900-01-01&dateTo=3000-01-01`,
  );
  return lines.reduce((sum, { upphad }) => sum + Math.round(upphad * 100), 0);
}

/** The co-author opens a line of the correction from the statement, and the member reads of the same, in the other language, what it took. */
export async function readDifference(journey: Journey, correction: string, elsewhere: Visit): Promise<void> {
  const { member: visit, work, station } = journey;
  await elsewhere.portal.openAs(people.lyricist, `/stats?flipi=innlendar&uthlutun=${correction}`);
  const { page } = elsewhere;
  await page
    .getByRole('table', { name: elsewhere.portal.say({ is: 'Pottar', en: 'Pots' }), exact: true })
    .getByRole('button', { expanded: false })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^[\d.]+ kr\.$/u })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(work.heitI_VERKS);
  const address = decodeURI(new URL(page.url()).pathname);
  await visit.portal.openAs(people.member, address);
  for (const [{ page: shown, portal }, had] of [
    [elsewhere, /^0,00/u],
    [visit, /^[−-]/u],
  ] as const) {
    const main = shown.getByRole('main');
    await expect(main).toContainText(
      portal.say({
        is: `Þetta er leiðrétting á úthlutuninni „${station}“`,
        en: `This corrects the distribution “${station}”`,
      }),
    );
    const difference = portal.say({ is: 'Mismunur', en: 'Difference' });
    await expect(main.getByRole('term').filter({ hasText: difference })).toHaveCount(1);
    await expect(
      main
        .locator('dl > div')
        .filter({ hasText: portal.say({ is: 'Áður fengið', en: 'Received before' }) })
        .locator('dd'),
    ).toHaveText(had);
    await portal.expectAccessible();
    await journey.look({ page: shown, portal }, 'difference');
  }
}
