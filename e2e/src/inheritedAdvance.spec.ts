import type { APIRequestContext } from '@playwright/test';
import { finishedDistribution } from './finishedDistribution.ts';
import { longAgo } from './longAgo.ts';
import { aMember, aMemberWithLogin, type Member } from './members.ts';
import { picture } from './picture.ts';
import { ask, expect, logIn, password, people, type Portal, send, test } from './portal.ts';

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const paper = Buffer.from('%PDF-1.7\n%%EOF\n');

interface Inherited {
  dead: Member;
  heir: Member;
  estateId: number;
  workId: number;
}

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
  const inherited = await anEstate(portal, request);
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

async function headersOf(request: APIRequestContext, kennitala: string) {
  const { token } = await logIn(request, kennitala);
  return { authorization: `Bearer ${token}` };
}

/** An author with a green work, who was paid 1,000 krónur ahead, has died, and whose division one administrator has entered. */
async function anEstate(portal: Portal, request: APIRequestContext): Promise<Inherited> {
  const dead = await aMember(portal, request, { birthday: '310208', name: 'Máni Látni' });
  const heir = await aMemberWithLogin(portal, request, {
    birthday: '310211',
    name: 'Erla Erfingi',
    password,
  });
  const other = await aMember(portal, request, { birthday: '310212', name: 'Ari Erfingi' });
  const first = { headers: await headersOf(request, people.administrator) };
  const second = { headers: await headersOf(request, people.secondAdministrator) };

  const { verK_NR: workId } = await send<{ verK_NR: number }>(request, people.editor, '/api/compositions', {
    HEITI_VERKS: portal.unique('Eftirlátið lag'),
    LENGD: '3.30',
    authors: [{ id: dead.authorId, typeOfAuthor: 36, ratio: 100 }],
  });
  await request.patch(`/api/compositions/${workId}/review`, { ...second, data: { SAMTHYKKT: 1 } });

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
  await request.patch(`/api/money/advances/${advance}`, { ...second, data: { SAMTHYKKT: 1 } });

  const { danarbU_NR: estateId } = await send<{ danarbU_NR: number }>(
    request,
    people.administrator,
    '/api/estates',
    { NAFN_LATINS: dead.name, KENNITALA_LATINS: dead.kennitala, DANARDAGUR: day(20) },
  );
  const files = `/api/estates/${estateId}/files`;
  const { skrA_NR: fileId, sloD_UPPHLEDSLU: url } = await send<{ skrA_NR: number; sloD_UPPHLEDSLU: string }>(
    request,
    people.administrator,
    files,
    { HEITI_SKRAR: 'Skiptagerð.pdf', TEGUND_SKRAR: 'application/pdf', STAERD: paper.length },
  );
  await request.put(url, {
    data: paper,
    headers: { 'content-type': 'application/pdf', 'if-none-match': '*' },
  });
  await request.patch(`${files}/${fileId}/confirm`, first);
  const entered = await request.put(`/api/estates/${estateId}/division`, {
    ...first,
    data: {
      NAFN_NR_LATINS: dead.personId,
      DANARDAGUR: day(20),
      ERFINGJAR_FRA: day(10),
      GRUNDVOLLUR_SKIPTA: 'probate',
      ERFINGJAR: [
        { NAFN_NR_ERFINGJA: heir.personId, HLUTUR_ERFINGJA: 60 },
        { NAFN_NR_ERFINGJA: other.personId, HLUTUR_ERFINGJA: 40 },
      ],
    },
  });
  expect(entered.status()).toBe(204);
  return { dead, heir, estateId, workId };
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
