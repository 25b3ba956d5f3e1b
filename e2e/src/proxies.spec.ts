import { takeStep } from './assemblySteps.ts';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { picture } from './picture.ts';
import { ask, expect, people, send, test } from './portal.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** As long as the vote stays open: what is voted and looked at meanwhile takes some fifteen seconds. */
const openFor = 40_000;

test('O124, O125, O127–O129 a member votes by proxy too, and all look at the signed result', async ({
  page,
  portal,
  desk,
  request,
}) => {
  test.slow();
  const { say } = portal;
  const title = portal.unique('Umboðsfundur');
  const receipts: string[] = [];
  const closesAt = new Date(Date.now() + openFor);
  const { adalfunduR_NR: id } = await send<{ adalfunduR_NR: number }>(
    request,
    people.administrator,
    '/api/assemblies',
    {
      HEITI_FUNDAR_IS: title,
      HEITI_FUNDAR_EN: title,
      FUNDARBOD_IS: 'Boðað er til fundar.',
      FUNDARBOD_EN: 'An assembly is called.',
      FUNDUR_HEFST: new Date().toISOString(),
      DAGUR_KJORSKRAR: '2026-01-01',
      KOSNINGU_LYKUR: closesAt.toISOString(),
      HAMARK_UMBODA: 1,
      KOSNINGAR: [
        {
          SPURNING_IS: 'Á að kaupa húsið?',
          SPURNING_EN: 'Shall the house be bought?',
          HAMARK_VALINNA: 1,
          KOSTIR: [
            { KOSTUR_IS: 'Kaupa', KOSTUR_EN: 'Buy' },
            { KOSTUR_IS: 'Leigja', KOSTUR_EN: 'Rent' },
          ],
        },
      ],
    },
  );
  const step = async (state: string) => {
    for (const who of [people.administrator, people.secondAdministrator])
      await takeStep(request, who, { id, state });
  };
  for (const state of ['announced', 'listed', 'open']) await step(state);
  const address = `/aðalfundir/${id}`;
  const [main, theirs] = [page.getByRole('main'), desk.page.getByRole('main')];
  const give = say({ is: 'Veita umboð', en: 'Give a proxy' });
  const vote = say({ is: 'Greiða atkvæði', en: 'Vote' });

  await test.step('one offers a proxy, to somebody on the list alone', async () => {
    await portal.openAs(people.lyricist, address);
    await main.getByRole('button', { name: give }).click();
    const form = page.getByRole('dialog');
    const kennitala = form.getByRole('textbox', { name: say({ is: 'Kennitala', en: 'National ID' }) });
    const name = form.getByRole('textbox', { name: say({ is: 'Nafn', en: 'Name' }), exact: true });
    await name.fill('Hrafnhildur');
    await kennitala.fill(people.external);
    await form.getByRole('button', { name: give }).click();
    await expect(form.getByRole('alert').or(form.locator('[aria-invalid=true]')).first()).toBeVisible();
    await portal.expectAccessible();
    await kennitala.fill(people.member);
    await name.fill('Þórdís Æsa');
    await form.getByRole('button', { name: give }).click();
    await expect(form).toBeHidden();
    await expect(main).toContainText(say({ is: 'Þú bauðst', en: 'You offered' }));
    await expect(main.getByRole('button', { name: give })).toHaveCount(0);
  });

  await test.step('the other accepts it, and casts both votes', async () => {
    await desk.portal.openAs(people.member, address);
    await expect(theirs).toContainText(say({ is: 'býður þér umboð', en: 'offers you their proxy' }));
    await desk.portal.expectAccessible();
    await picture(desk.page, 'assembly-proxy');
    await theirs.getByRole('button', { name: say({ is: 'Samþykkja', en: 'Accept' }) }).click();
    await expect(theirs).toContainText(say({ is: 'veitti þér umboð', en: 'gave you their proxy' }));
    const ballot = desk.page.getByRole('dialog');
    for (const option of [say({ is: 'Kaupa', en: 'Buy' }), say({ is: 'Leigja', en: 'Rent' })]) {
      await theirs.getByRole('button', { name: vote, exact: true }).first().click();
      await ballot.getByRole('radio', { name: option, exact: true }).check();
      await ballot.getByRole('button', { name: vote, exact: true }).click();
      await expect(ballot.getByRole('textbox')).toHaveValue(/^[0-9A-F]{20}$/u);
      receipts.push(await ballot.getByRole('textbox').inputValue());
      await ballot.getByRole('button').last().click();
    }
    await expect(theirs.getByText(say({ is: 'Atkvæði greitt', en: 'Vote cast' })).first()).toBeVisible();
    await expect(theirs.getByRole('button', { name: vote, exact: true })).toHaveCount(0);
  });

  await test.step('who gave it neither votes nor takes it back', async () => {
    await page.reload();
    await expect(main).toContainText(say({ is: 'Þú veittir', en: 'You gave' }));
    await expect(main.getByRole('button', { name: vote, exact: true })).toHaveCount(0);
    await expect(
      main.getByRole('button', { name: say({ is: 'Draga til baka', en: 'Withdraw' }) }),
    ).toHaveCount(0);
    await portal.expectAccessible();
  });

  await test.step('it is closed once its time has come, and counted', async () => {
    await expect
      .poll(() => Date.now() > closesAt.getTime(), { timeout: openFor + 5000, intervals: [500] })
      .toBe(true);
    await step('closed');
    await page.reload();
    const results = main.getByRole('region', { name: say({ is: 'Niðurstöður', en: 'Results' }) }).or(main);
    for (const option of [say({ is: 'Kaupa', en: 'Buy' }), say({ is: 'Leigja', en: 'Rent' })])
      await expect(results.first()).toContainText(option);
    await expect(main).toContainText(say({ is: '1 atkvæði', en: '1 vote' }));
    await portal.expectAccessible();
    await picture(page, 'assembly-result');
  });

  await test.step('a receipt is among the ballots, a made-up one is not', async () => {
    const look = say({ is: 'Leita', en: 'Look' });
    const field = main.getByRole('textbox', { name: say({ is: 'Kvittunin þín', en: 'Your receipt' }) });
    for (const [receipt, said] of [
      [receipts[0] ?? '', say({ is: 'var talinn', en: 'was counted' })],
      ['0123456789ABCDEF0123', say({ is: 'Enginn talinn seðill', en: 'No counted ballot' })],
    ] as const) {
      await field.fill(receipt);
      await main.getByRole('button', { name: look, exact: true }).click();
      await expect(main).toContainText(said);
    }
  });

  await test.step('the file of the result is counted again by the command, and another file is not believed', async () => {
    const download = page.waitForEvent('download');
    await main
      .getByRole('button', {
        name: say({ is: 'Sækja niðurstöðu með seðlum', en: 'Download the result with its ballots' }),
      })
      .click();
    const file = await (await download).path();
    const key = Object.values(
      await ask<Record<string, string>>(request, people.member, '/api/society/signingKey'),
    );
    const verify = (...of: string[]) =>
      promisify(execFile)(process.execPath, ['server/src/people/assemblies/verifyCommand.ts', ...of], {
        cwd: root,
      });
    expect(key).toHaveLength(1);
    expect((await verify(file, '--key', key[0] ?? '')).stdout).toContain('The result is right.');
    await expect(verify(fileURLToPath(new URL('../package.json', import.meta.url)))).rejects.toThrow();
  });
});
