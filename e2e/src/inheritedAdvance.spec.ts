import type { APIRequestContext } from '@playwright/test';
import { anEstate, headersOf, type Inherited } from './estateSteps.ts';
import { finishedDistribution } from './finishedDistribution.ts';
import { longAgo } from './longAgo.ts';
import type { Member } from './members.ts';
import { picture } from './picture.ts';
import { ask, expect, people, type Portal, send, test } from './portal.ts';

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

test('R203 what is left of an advance stands where the division is confirmed, and the heir’s part of it under Payments', async ({
  page,
  portal,
  desk,
  request,
}) => {
  const { say } = portal;
  const errors: string[] = [];
  for (const one of [page, desk.page])
    one.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  const inherited = await anEstate(portal, request, {
    birthdays: ['310208', '310211', '310212'],
    before: (dead) => advanceTo(portal, request, dead),
  });
  const { dead, heir, estateId } = inherited;

  await test.step('another administrator reads what is left, and confirms', async () => {
    await desk.portal.openAs(people.secondAdministrator, `/danarbu/${estateId}`);
    const main = desk.page.getByRole('main');
    const left = {
      is: '1.000 kr. Réttindin halda áfram að ganga upp í hana, hjá hverjum erfingja eftir hlut hans.',
      en: '1.000 kr. The rights go on recovering it, from each heir by their part.',
    };
    await expect(main).toContainText(say(left));
    await desk.portal.expectAccessible();
    await picture(desk.page, 'estate-advance');
    await desk.portal.inOtherLanguage((other) => expect(main).toContainText(other(left)));
    const confirm = { name: say({ is: 'Staðfesta skiptin', en: 'Confirm the division' }) };
    await main.getByRole('button', confirm).click();
    await desk.page.getByRole('alertdialog').getByRole('button', confirm).click();
    await expect(main).toContainText(say({ is: 'Réttindin færast', en: 'Rights pass' }));
  });

  longAgo('confirmed', String(estateId));
  await bringToHeir(portal, request, inherited);

  await test.step('the heir reads their part of it, and what their right has recovered', async () => {
    await portal.openAs(heir.kennitala, '/greiðslur');
    const main = page.getByRole('main');
    const part = { is: 'Þinn hluti eftirstöðva úr dánarbúum', en: 'Your part of what estates owe' };
    const steps = { is: 'Fyrirframgreiðslur', en: 'Advances' };
    const rows = (name: string) => main.getByRole('table', { name }).getByRole('row');
    const read = async (words: Portal['say']) => {
      await expect(main).toContainText(new RegExp(`${words(part)}480,00\\s?kr\\.`, 'u'));
      // Half of 400 krónur.
      await expect(
        rows(words(steps)).filter({ hasText: words({ is: 'Endurheimt', en: 'Recovered' }) }),
      ).toContainText(new RegExp(`\\(${dead.name}\\)200,00\\s?kr\\.800,00\\s?kr\\.`, 'u'));
      await expect(rows(words(steps))).toHaveCount(3);
    };
    await read(say);
    await portal.expectAccessible();
    await picture(page, 'inherited-advance');
    await portal.inOtherLanguage(read);
  });
  expect(errors).toEqual([]);
});

/** They were paid 1,000 krónur ahead. */
async function advanceTo(portal: Portal, request: APIRequestContext, dead: Member): Promise<void> {
  const { fyrirframgreidslA_NR: advance } = await send<{ fyrirframgreidslA_NR: number }>(
    request,
    people.administrator,
    '/api/money/advances',
    {
      NAFN_NR: dead.personId,
      UPPHAED_FYRIRFRAMGREIDSLU: 1000,
      ENDURHEIMTUHLUTFALL: 50,
      ASTAEDA_FYRIRFRAMGREIDSLU: portal.unique('Plata'),
    },
  );
  const headers = await headersOf(request, people.secondAdministrator);
  await request.patch(`/api/money/advances/${advance}`, { headers, data: { SAMTHYKKT: 1 } });
}

/** A distribution brings the heir 400 krónur by the inherited right. */
async function bringToHeir(
  portal: Portal,
  request: APIRequestContext,
  { dead, heir, workId }: Inherited,
): Promise<void> {
  const rights = await ask<{ rettindI_NR: number; hofunduR_NR: number }[]>(
    request,
    people.administrator,
    `/api/persons/${heir.personId}/rights`,
  );
  const right = rights.find(({ hofunduR_NR }) => hofunduR_NR === dead.authorId);
  await finishedDistribution(request, {
    name: portal.unique('Úr dánarbúi'),
    columns: 'line;right;work;pot;used_on;amount',
    lines: [`1;${right?.rettindI_NR};${workId};Útvarp;${day(0)};400`],
  });
}
