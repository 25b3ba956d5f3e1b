import { type APIRequestContext } from '@playwright/test';
import { ask, expect, logIn, people, send, test } from './portal.ts';
import { picture } from './picture.ts';

const year = new Date().getFullYear() - 1;
const cells = (...all: (string | number)[]) => all.join('\t');

test.describe('reports of services', () => {
  test('R226, R227, R228, R241 staff say whose amounts a report has, and who finishes a run that pays them sees it', async ({
    page,
    portal,
    desk,
    request,
  }) => {
    test.slow();
    const { say } = portal;
    const main = page.getByRole('main');
    const sender = portal.unique('Fjallatónar');
    const read = main.getByRole('button', { name: say({ is: 'Lesa skrána', en: 'Read the file' }) });

    await test.step('none is ours unasked, though but one is named in the head', async () => {
      await portal.openAs(people.editor, '/notkun');
      await page.getByRole('button', { name: say({ is: 'Ný skrá', en: 'New file' }) }).click();
      const form = page.getByRole('dialog');
      await form
        .getByLabel(say({ is: 'Skrá', en: 'File' }), { exact: true })
        .setInputFiles({ name: 'DSR.tsv', mimeType: 'text/plain', buffer: reportOf(portal.unique('Lag')) });
      await form.getByLabel(say({ is: 'Sendandi', en: 'Sender' })).fill(sender);
      await form.getByLabel(say({ is: 'Tegund', en: 'Kind' })).selectOption('service');
      await form.getByRole('button', { name: say({ is: 'Senda skrá', en: 'Send the file' }) }).click();
      const ours = main.getByRole('group', {
        name: say({ is: 'Rétthafar á okkar vegum', en: 'Rights controllers that are ours' }),
      });
      await expect(ours.getByRole('checkbox')).toHaveCount(2);
      await expect(ours.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await read.click();
      await expect(
        main.getByText(say({ is: 'Veldu hverjir þeirra eru á okkar vegum', en: 'Choose which of them are' })),
      ).toBeVisible();
      await portal.expectAccessible();
      await picture(page, 'reportControllers');
      await portal.inOtherLanguage(async (other) => {
        await expect(main).toContainText(
          other({ is: 'Aðeins fé þeirra sem eru valdir er lesið', en: 'Only that of those chosen is read' }),
        );
      });
      await ours.getByLabel('SOC_1').check();
      await read.click();
    });

    await test.step('what of it is doubtful is told, and holds nothing up', async () => {
      await expect(
        main.getByText(say({ is: 'Skráin hefur verið lesin inn', en: 'The file has been imported' })),
      ).toBeVisible();
      await expect(main).toContainText(
        say({ is: 'Athugasemd er við 1 línu', en: 'There is a note on 1 line' }),
      );
      await expect(main).toContainText(
        say({ is: 'Athugasemd: Í línunni stendur', en: 'Note: The line has' }),
      );
      // R241: the choice stands there.
      for (const [label, value] of [
        [{ is: 'Rétthafar á okkar vegum', en: 'Rights controllers that are ours' }, 'SOC_1'],
        [{ is: 'Rétthafar sem voru ekki valdir', en: 'Rights controllers not chosen' }, 'PUB_9'],
      ] as const)
        await expect(main.locator('dl > div').filter({ hasText: say(label) })).toContainText(value);
      await expect(main).toContainText(
        say({ is: 'Rétthafar valdir af', en: 'Rights controllers chosen by' }),
      );
      await portal.expectAccessible();
      await picture(page, 'reportNotices');
    });

    await test.step('who finishes a run that pays it sees the choice, and says so', async () => {
      const number = Number(new URL(page.url()).pathname.split('/').at(-1));
      const run = await send<{ uthlutuN_NR: number }>(request, people.administrator, '/api/money/runs', {
        HEITI_UTHLUTUNAR: sender,
        FLOKKUR_UTHLUTUNAR_NR: 3,
        TIMABIL_UTHLUTUNAR: `Árið ${year}`,
        NOTKUN_FRA: `${year}-01-01`,
        NOTKUN_TIL: `${year}-12-31`,
      });
      const of = `/api/money/runs/${run.uthlutuN_NR}`;
      await expect
        .poll(
          async () => (await ask<{ i_UTREIKNINGI: number }>(request, people.administrator, of)).i_UTREIKNINGI,
        )
        .toBe(0);
      await desk.portal.openAs(people.secondAdministrator, `/úthlutunarkeyrslur/${run.uthlutuN_NR}`);
      const told = desk.page.getByRole('main').getByRole('listitem').filter({ hasText: sender });
      await expect(told).toContainText('SOC_1');
      await expect(told).toContainText(say({ is: 'Ekki valdir: PUB_9.', en: 'Not chosen: PUB_9.' }));
      await desk.portal.expectAccessible();
      await picture(desk.page, 'runControllers');
      await desk.page
        .getByRole('button', { name: say({ is: 'Ljúka keyrslunni', en: 'Finish the run' }) })
        .click();
      const question = desk.page.getByRole('alertdialog');
      await expect(
        question.getByLabel(
          say({
            is: 'Ég hef skoðað hvaða rétthafar voru valdir',
            en: 'I have looked at who was chosen',
          }),
        ),
      ).not.toBeChecked();
      await desk.portal.expectAccessible();
      await picture(desk.page, 'runControllersSeen');
      await takeBack(request, [
        [people.administrator, `/api/distributions/${run.uthlutuN_NR}/cancel`],
        [people.editor, `/api/usageImports/${number}/cancel`],
      ]);
    });
  });
});

test('R240 a service’s file that becomes a distribution is read once somebody has said whose amounts are ours, and another sees the choice', async ({
  page,
  portal,
  desk,
  request,
}) => {
  test.slow();
  const { say } = portal;
  const main = page.getByRole('main');
  const of = `/api/distributions/${200_000 + Math.floor(Math.random() * 100_000)}`;
  const { token } = await logIn(request, people.administrator);
  const headers = { authorization: `Bearer ${token}` };
  const file = distributionOf(portal.unique('Lag'));
  const announced = await request.put(of, {
    headers,
    data: {
      HEITI_UTHLUTUNAR: portal.unique('Streymi'),
      TIMABIL_UTHLUTUNAR: `Árið ${year}`,
      FLOKKUR_UTHLUTUNAR_NR: 3,
      HEITI_SKRAR: 'DSR.tsv',
      STAERD: file.length,
      GJALDMIDILL: 'EUR',
      GENGI: 150,
    },
  });
  expect(announced.status()).toBe(200);
  await request.put(`${of}/parts/1`, { headers, data: { INNIHALD: file.toString('base64') } });
  const address = of.replace('/api/distributions', '/úthlutanir');

  await portal.openAs(people.administrator, address);
  const ours = main.getByRole('group', {
    name: say({ is: 'Rétthafar á okkar vegum', en: 'Rights controllers that are ours' }),
  });
  const read = main.getByRole('button', { name: say({ is: 'Lesa skrána', en: 'Read the file' }) });
  await expect(ours.getByRole('checkbox')).toHaveCount(2);
  await expect(ours.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await portal.expectAccessible();
  await picture(page, 'distributionControllers');
  await ours.getByLabel('SOC_1').check();
  await read.click();
  const chosen = say({ is: 'Rétthafar sem greitt er fyrir', en: 'Rights controllers that it pays for' });
  await expect(main.getByText(chosen)).toBeVisible();

  await desk.portal.openAs(people.secondAdministrator, address);
  const staff = desk.page.getByRole('main');
  await expect(staff.getByText(chosen)).toBeVisible();
  await expect(staff).toContainText(say({ is: 'Ekki valdir: PUB_9.', en: 'Not chosen: PUB_9.' }));
  await desk.portal.expectAccessible();
  await picture(desk.page, 'distributionChosen');
  const finish = say({ is: 'Ljúka úthlutun', en: 'Finish the distribution' });
  await staff.getByRole('button', { name: finish }).click();
  const question = staff.getByRole('alertdialog');
  const seen = say({
    is: 'Ég hef skoðað hvaða rétthafar voru valdir',
    en: 'I have looked at who was chosen',
  });
  await expect(question.getByLabel(seen)).not.toBeChecked();
  await question.getByRole('button', { name: finish }).click();
  await expect(question.getByRole('alert')).toContainText(
    say({ is: 'Staðfestu að þú hafir skoðað valið', en: 'Confirm that you have looked at the choice' }),
  );
  await desk.portal.expectAccessible();
  await takeBack(request, [[people.administrator, `${of}/cancel`]]);
});

/** Others look at the same categories. */
async function takeBack(request: APIRequestContext, calls: [string, string][]): Promise<void> {
  for (const [kennitala, path] of calls) {
    const { token } = await logIn(request, kennitala);
    const answer = await request.post(path, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.ok()).toBe(true);
  }
}

function reportOf(title: string): Buffer {
  const lines = [
    [
      cells('HEAD', 'dsrf/30', 'UgcProfile', '1.2', title, `${year}-12-31T00:00:00Z`, 1, 1),
      cells(`${year}-01-01`, `${year}-12-31`, 'P1', 'Fjallatónar', 'Frítt', 'P2', 'Félagið', 'PUB_9'),
    ].join('\t'),
    cells('SY02.02', 1, '', '', 'AdvertisementSupportedModel', 'Stream', 'IS', 'x', 9, 9, 'ISK', '100'),
    cells('AS01.01', 1, 'R1', 'D1', '', title, '', String.raw`Sog\\|Röst`, '', 'PT1M', 'Video'),
    cells('SU03.02', 1, 'S1', 1, 'D1', 40, '0'),
    cells('LI01.02', 1, 1, 'SOC_1', '', '', '50', 'PerformingRight', '0', '12.50', 10),
    cells('LI01.02', 1, 1, 'PUB_9', '', '', '50', 'PerformingRight', '0', '70', 10),
  ];
  return Buffer.from(`${[...lines, cells('FOOT', lines.length + 1, '', 1, 1, 1)].join('\n')}\n`);
}

/** UGC 1.0, as a distribution takes it. */
function distributionOf(title: string): Buffer {
  const summary = (controller: string) =>
    cells('SY02.01', 1, '', '', 'SubscriptionModel', 'Stream', 'IS', 'x', 9, '', 'EUR', '9', controller);
  const lines = [
    [
      cells('HEAD', 'dsrf/30', 'UGCProfile', '1.0', title, `${year}-12-31T00:00:00Z`, 1, 1),
      cells(`${year}-01-01`, `${year}-12-31`, 'P1', title, 'Frítt', 'P2', 'Félagið', 'PUB_9'),
    ].join('\t'),
    summary('SOC_1'),
    summary('PUB_9'),
    cells('AS01', 1, 'R1', 'D1', '', title, '', 'Sog'),
    cells('SU03.01', 1, 'S1', 1, 'D1', 40, '0', `${year}0101`, `${year}1231`),
    cells('LI01.01', 1, 1, 'SOC_1', '', '', '1', 'PerformingRight', '0', '12.50'),
    cells('LI01.01', 1, 1, 'PUB_9', '', '', '1', 'PerformingRight', '0', '70'),
  ];
  const count = lines.length + 1;
  return Buffer.from(`${[...lines, cells('FOOT', count, count, 2, 1, 1)].join('\n')}\n`);
}
