import type { APIRequestContext } from '@playwright/test';
import { aMember, aMemberWithLogin, type Member } from './members.ts';
import { expect, logIn, password, people, type Portal, send } from './portal.ts';

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const paper = Buffer.from('%PDF-1.7\n%%EOF\n');

export interface Inherited {
  dead: Member;
  heir: Member;
  estateId: number;
  workId: number;
}

export async function headersOf(request: APIRequestContext, kennitala: string) {
  const { token } = await logIn(request, kennitala);
  return { authorization: `Bearer ${token}` };
}

/** An author with a green work, who has died, and whose division one administrator has entered. `before` is what happened while they lived. */
export async function anEstate(
  portal: Portal,
  request: APIRequestContext,
  {
    birthdays,
    before,
  }: {
    birthdays: readonly [string, string, string];
    before: (dead: Member, workId: number) => Promise<void>;
  },
): Promise<Inherited> {
  const dead = await aMember(portal, request, { birthday: birthdays[0], name: 'Máni Látni' });
  const heir = await aMemberWithLogin(portal, request, {
    birthday: birthdays[1],
    name: 'Erla Erfingi',
    password,
  });
  const other = await aMember(portal, request, { birthday: birthdays[2], name: 'Ari Erfingi' });
  const first = { headers: await headersOf(request, people.administrator) };
  const second = { headers: await headersOf(request, people.secondAdministrator) };

  const { verK_NR: workId } = await send<{ verK_NR: number }>(request, people.editor, '/api/compositions', {
    HEITI_VERKS: portal.unique('Eftirlátið lag'),
    LENGD: '3.30',
    authors: [{ id: dead.authorId, typeOfAuthor: 36, ratio: 100 }],
  });
  await request.patch(`/api/compositions/${workId}/review`, { ...second, data: { SAMTHYKKT: 1 } });

  await before(dead, workId);

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
