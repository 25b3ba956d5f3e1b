import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importDistribution, linesOf } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let rival: Someone;
let staff: Someone;
let administrator: Someone;
let work: number;
let rivals: number;
let next = 0;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone({ name: 'Þórdís Öndólfsdóttir' });
  rival = await portal.someone({ name: 'Sólrún Vídalín' });
  staff = await portal.someone({ role: 'editor', isPerson: false });
  administrator = await portal.someone({ role: 'administrator', isPerson: false });
});
beforeEach(async () => {
  await portal.sql('delete from code_question');
  await portal.sql('delete from work_iswc');
  await portal.sql('delete from work_isrc');
  work = await portal.work({ by: member, title: `Kynleg lækning ${++next}` });
  rivals = await portal.work({ by: rival, title: `Annað lag ${next}` });
});
afterAll(() => portal.close());

const iswc = 'T0702472794';
const isrc = 'USSM19803037';
const add = (path: 'iswcCodes' | 'isrcCodes', workId: number, as: Someone) =>
  portal.ask(`POST /api/${path}`, {
    as,
    body: { VERK_NR: workId, ...(path === 'iswcCodes' ? { ISWC: iswc } : { ISRC_KODI: isrc }) },
  });
const decide = (workId: number, kind: 'iswc' | 'isrc', isApproved: boolean) =>
  portal.ask('PATCH /api/codes', {
    as: staff,
    body: { VERK_NR: workId, TEGUND_KODA: kind, KODI: kind === 'iswc' ? iswc : isrc, SAMTHYKKT: isApproved },
  });
const waiting = async () => {
  const { body } = await portal.ask('GET /api/codes', { as: staff });
  return Array.isArray(body) ? body.map((row) => [row.kodi, row.tilefni, row.verK_NR]) : body.Code;
};
/** Which works a report pays that names the codes, and a title. */
const paid = async (title: string) => {
  const id = 9000 + ++next;
  const { body } = await importDistribution(portal, {
    as: administrator,
    id,
    file: `line;iswc;isrc;title;authors;pot;amount;right\n1;${iswc};${isrc};${title};;Útvarp;100;${await right()}`,
    head: { RETTUR_UTAN_VERKS: 'kept' },
  });
  expect(body.stadA_UTHLUTUNAR).toBe('checked');
  const lines = (await linesOf(portal, id)).map(({ work_id }) => work_id);
  const kept = await portal.sql('select finding from unmatched_usage where distribution_id = $1', [id]);
  return [lines, kept.map(({ finding }) => finding)];
};
const right = async () =>
  (await portal.sql('select right_id from author_right where person_id = $1', [member.personId]))[0]
    ?.right_id;

describe('V14 codes are claims', () => {
  it('draw no money to anyone who puts them on an approved work of their own', async () => {
    expect((await add('isrcCodes', rivals, rival)).body).toMatchObject({ stadfestur: 0, mA_FJARLAEGJA: 1 });
    expect((await add('iswcCodes', rivals, rival)).body).toMatchObject({ stadfestur: 0 });
    expect(await paid('Sexual Healing')).toEqual([[], ['none']]);
    expect(await paid(`Annað lag ${next}`)).toEqual([[], ['none']]);
    expect(await waiting()).toEqual([
      [isrc, 'unverified', rivals],
      [iswc, 'unverified', rivals],
    ]);
  });
  it('stop nobody else’s money either', async () => {
    await add('isrcCodes', work, member);
    await decide(work, 'isrc', true);
    const title = `Kynleg lækning ${next}`;
    await add('isrcCodes', rivals, rival);
    expect(await paid(title)).toEqual([[work], []]);
    expect(await waiting()).toEqual([[isrc, 'conflict', rivals]]);
  });
  it('find a work once staff have confirmed them, together with a title, a writer or a performer', async () => {
    const title = `Kynleg lækning ${next}`;
    await add('isrcCodes', work, member);
    await decide(work, 'isrc', true);
    expect(await paid('Allt annað')).toEqual([[], ['unsure']]);
    expect(await paid(title)).toEqual([[work], []]);
  });
  it('an ISWC is the preferred one of one work: 409, and staff are asked', async () => {
    await add('iswcCodes', work, member);
    await decide(work, 'iswc', true);
    for (const _ of [1, 2]) {
      const { status, body } = await add('iswcCodes', rivals, rival);
      expect([status, body.Code]).toEqual([409, 'code.iswcElsewhere']);
    }
    expect(await waiting()).toEqual([[iswc, 'elsewhere', rivals]]);
    expect((await decide(rivals, 'iswc', true)).status).toBe(204);
    const told = await portal.ask(`GET /api/persons/${member.personId}/notifications`, { as: member });
    expect(told.body[0].header).toBe(`Kóði tekinn af verki: ${iswc}`);
    expect(await portal.sql('select work_id, is_verified from work_iswc')).toEqual([
      { work_id: rivals, is_verified: true },
    ]);
    expect(await waiting()).toBe('code.noneWaiting');
    await expect(
      portal.sql('insert into work_iswc (work_id, iswc) values ($1, $2)', [work, iswc]),
    ).rejects.toThrow('work_iswc_preferred');
  });
  it('are taken off by who added them, and by staff; on record', async () => {
    await add('isrcCodes', rivals, rival);
    const remove = (as: Someone) =>
      portal.ask(`DELETE /api/compositions/${rivals}/isrcCodes/${isrc}`, { as });
    expect((await remove(member)).status).toBe(404);
    expect((await remove(rival)).status).toBe(204);
    expect((await remove(rival)).body.Code).toBe('code.notFound');
    await add('isrcCodes', rivals, staff);
    expect((await remove(rival)).body.Code).toBe('code.notYours');
    expect((await decide(rivals, 'isrc', false)).status).toBe(204);
    const records = await portal.sql(
      `select operation from change_record where table_name = 'work_isrc' and work_id = $1 order by change_record_id`,
      [rivals],
    );
    expect(records.map(({ operation }) => operation)).toEqual(['insert', 'delete', 'insert', 'delete']);
  });
  it('R105 on a work of their own wait for other staff, who confirm them', async () => {
    const author = await portal.someone({ role: 'editor' });
    const own = await portal.work({ by: author, title: `Eigið lag ${++next}` });
    expect((await add('isrcCodes', own, author)).status).toBe(201);
    expect((await add('iswcCodes', own, author)).status).toBe(201);
    expect(await waiting()).toEqual(
      expect.arrayContaining([
        [isrc, 'unverified', own],
        [iswc, 'unverified', own],
      ]),
    );
    const asOwn = (kind: 'iswc' | 'isrc', workId = own) =>
      portal.ask('PATCH /api/codes', {
        as: author,
        body: { VERK_NR: workId, TEGUND_KODA: kind, KODI: kind === 'iswc' ? iswc : isrc, SAMTHYKKT: true },
      });
    for (const kind of ['iswc', 'isrc'] as const) {
      expect((await asOwn(kind)).body.Code).toBe('work.ownRight');
      expect((await decide(own, kind, true)).status).toBe(204);
    }
    // Nor whether their own ISWC is another's.
    expect((await add('iswcCodes', work, member)).status).toBe(409);
    expect((await asOwn('iswc', work)).body.Code).toBe('work.ownRight');
  });
  it('R129 on a work of theirs are taken off another’s by other staff alone, also while theirs waits', async () => {
    const author = await portal.someone({ role: 'editor' });
    const own = await portal.work({ by: author, title: `Eigið lag ${++next}` });
    for (const path of ['isrcCodes', 'iswcCodes'] as const) await add(path, rivals, rival);
    const asOwn = (kind: 'iswc' | 'isrc') =>
      portal.ask('PATCH /api/codes', {
        as: author,
        body: { VERK_NR: rivals, TEGUND_KODA: kind, KODI: kind === 'iswc' ? iswc : isrc, SAMTHYKKT: false },
      });
    const remove = (kind: 'iswc' | 'isrc', as = author) =>
      portal.ask(`DELETE /api/compositions/${rivals}/${kind}Codes/${kind === 'iswc' ? iswc : isrc}`, { as });
    await decide(rivals, 'iswc', true);
    await add('isrcCodes', own, author);
    expect((await add('iswcCodes', own, author)).body.Code).toBe('code.iswcElsewhere');
    for (const kind of ['iswc', 'isrc'] as const) {
      expect((await asOwn(kind)).body.Code).toBe('work.rivals');
      expect((await remove(kind)).body.Code).toBe('work.rivals');
    }
    expect(
      (await portal.ask(`DELETE /api/compositions/${own}/isrcCodes/${isrc}`, { as: author })).status,
    ).toBe(204);
    expect((await remove('isrc')).status).toBe(204);
    expect((await remove('iswc', staff)).status).toBe(204);
  });
  it('stay as they are when a registration is amended', async () => {
    await add('isrcCodes', work, staff);
    const { body } = await portal.ask(`GET /api/compositions/${work}/registration`, { as: staff });
    const amended = await portal.ask(`PUT /api/compositions/${work}`, {
      as: staff,
      body: {
        HEITI_VERKS: 'Breytt heiti',
        LENGD: body.lengd,
        authors: [{ id: member.authorId, typeOfAuthor: 36, ratio: 100 }],
        isrcCodes: [{ isrcCode: isrc }],
      },
    });
    expect(amended.status).toBe(200);
    expect(await portal.sql('select is_verified, added_by from work_isrc')).toEqual([
      { is_verified: true, added_by: staff.userId },
    ]);
  });
});
