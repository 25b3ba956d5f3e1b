import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type IswcAgency, iswcNumbered } from '../../../test/iswcAgency.ts';
import { anIswcWorld, type IswcWorld } from '../../../test/iswcWorld.ts';
import type { Portal, Someone } from '../../../test/portal.ts';

let world: IswcWorld;
let portal: Portal;
let agency: IswcAgency;
let staff: Someone;
let stranger: Someone;
beforeAll(async () => {
  world = await anIswcWorld();
  ({ portal, agency } = world);
  staff = await portal.someone({ role: 'editor' });
  stranger = await portal.someone();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const ask = (call: string, body?: unknown, as = staff) =>
  portal.ask(call, { as, ...(body !== undefined && { body }) });
/** As the open question is read now, if not said otherwise. */
const answer = async (body: object, as = staff) => {
  const [read] = (await ask('GET /api/iswc/questions')).body;
  return ask(
    `PATCH /api/iswc/questions/${read.iswC_SPURNING_NR}`,
    {
      TEGUND_SPURNINGAR: read.tegunD_SPURNINGAR,
      LESIN_ISWC: read.tillogur.map(({ iswc }: { iswc: string }) => iswc),
      ...body,
    },
    as,
  );
};

describe('the page of a work', () => {
  it('X50 says what is missing, to its parties and to staff alone', async () => {
    const other = await portal.someone({ name: 'Jökull Ármannsson' });
    const workId = await portal.work({
      by: world.member,
      title: 'Vantar',
      others: [other],
      isApproved: false,
    });
    const path = `GET /api/compositions/${workId}/iswc`;
    const state = await ask(path, undefined, world.member);
    expect(state.body).toMatchObject({
      eR_I_SAMBANDI: 1,
      hindranir: [
        { hindrun: 'notGreen', nofn: [] },
        { hindrun: 'noIpi', nofn: ['Jökull Ármannsson'] },
      ],
      iswC_NUMER: [],
      stadA_BEIDNI: null,
    });
    expect((await ask(path, undefined, stranger)).status).toBe(404);
    expect((await ask(path)).status).toBe(200);
    expect((await portal.ask(path)).status).toBe(401);
  });
  it('X52, X55, X109 shows the codes with their sources, who typed one to staff, and what the agency refused', async () => {
    const [workId = 0] = await world.works(['Hafnað']);
    await portal.sql(`insert into work_iswc (work_id, iswc, added_by) values ($1, 'T0345246801', $2)`, [
      workId,
      world.member.userId,
    ]);
    agency.refused.set('HAFNAD', { code: '104', message: 'No' });
    await world.run();
    const told = await portal.sql(
      `select kind, header_is, header_en, body_en, link from notification where person_id = $1 order by notification_id desc limit 1`,
      [world.member.personId],
    );
    expect(told).toMatchObject([
      { kind: 'workAmended', header_is: 'ISWC-númeri hafnað: „Hafnað“', header_en: 'ISWC refused: “Hafnað”' },
    ]);
    expect(told[0]?.['body_en']).toContain('104: No');
    const path = `GET /api/compositions/${workId}/iswc`;
    const { body } = await ask(path, undefined, world.member);
    expect(body).toMatchObject({ hindranir: [], stadA_BEIDNI: 'rejected', svarkodi: '104', svartexti: 'No' });
    expect(body.iswC_NUMER).toMatchObject([
      { iswc: 'T0345246801', stadA_ISWC: 'preferred', upprunI_ISWC: 'typed', baetT_VID_AF: null },
    ]);
    expect((await ask(path)).body.iswC_NUMER[0].baetT_VID_AF).toBe(world.member.name);
    expect((await ask(`GET /api/compositions/${workId}/iswcCodes`)).body).toEqual([
      { iswC_NR: expect.any(Number), iswc: 'T0345246801', stadfestur: 0, mA_FJARLAEGJA: 1 },
    ]);
  });
});

describe('requests', () => {
  it('X51, X53 staff queue a work, put one back and take one out', async () => {
    const [workId = 0] = await world.works(['Í höndum']);
    const queue = () => ask(`POST /api/compositions/${workId}/iswc/requests`);
    const { status, body } = await queue();
    expect(status).toBe(201);
    expect((await queue()).body.Code).toBe('iswc.underWay');
    expect((await ask('GET /api/iswc')).body).toMatchObject({ eR_I_SAMBANDI: 1, agency: '077', bida: 1 });
    expect((await ask('GET /api/iswc/requests?STADA_BEIDNI=waiting')).body).toMatchObject([
      { verK_NR: workId, tegunD_BEIDNI: 'add', tilraunir: 0 },
    ]);
    const change = (what: string) =>
      ask(`PATCH /api/iswc/requests/${body.beidnI_NR}`, { HVAD_VID_BEIDNI: what });
    expect((await change('retry')).body.Code).toBe('iswc.notNow');
    expect((await change('withdraw')).status).toBe(204);
    expect((await change('retry')).status).toBe(204);
    await portal.sql('update author set ipi_name_number = null where author_id = $1', [
      world.member.authorId,
    ]);
    await change('withdraw');
    expect((await queue()).body.Code).toBe('iswc.notEligible');
    await portal.sql(`update author set ipi_name_number = '00000000199' where author_id = $1`, [
      world.member.authorId,
    ]);
  });
});

describe('questions', () => {
  it('X54 the same work: the agency is told, and its code is taken', async () => {
    const [workId = 0] = await world.works(['Tvífari']);
    world.similarTo('TVIFARI');
    await world.run();
    const [question] = (await ask('GET /api/iswc/questions')).body;
    expect(question).toMatchObject({
      tegunD_SPURNINGAR: 'match',
      verK_NR: workId,
      adilar: [{ nafn: world.member.name, ipI_NUMER: '00000000199', hlutverK_HJA_AGENCY: 'CA' }],
      tillogur: [{ iswc: 'T0345246801', adilar: [{ nafn: 'ONNUR', ipI_NUMER: '00000000297' }] }],
    });
    expect((await answer({ ISWC_SVAR: 'take' })).body.Code).toBe('iswc.answerDoesNotFit');
    expect((await answer({ ISWC_SVAR: 'same', ISWC: 'T9110536293' })).body.Code).toBe('iswc.chooseCandidate');
    expect((await answer({ ISWC_SVAR: 'same', ISWC: 'T0345246801' })).status).toBe(204);
    expect(await world.codesOf(workId)).toEqual([]);
    await world.run();
    expect(await world.codesOf(workId)).toMatchObject([
      { iswc: 'T0345246801', status: 'preferred', source: 'agency' },
    ]);
    expect((await ask('GET /api/iswc/questions?AFGREIDD=1')).body).toMatchObject([
      { iswC_SVAR: 'same', afgreitT_AF: staff.name },
    ]);
    expect(
      (
        await ask(`PATCH /api/iswc/questions/${question.iswC_SPURNING_NR}`, {
          ISWC_SVAR: 'same',
          TEGUND_SPURNINGAR: 'match',
          LESIN_ISWC: [],
        })
      ).status,
    ).toBe(404);
  });
  it('X54 another work: the agency is told why, and of which', async () => {
    const [workId = 0] = await world.works(['Nafni']);
    world.similarTo('NAFNI');
    await world.run();
    expect((await answer({ ISWC_SVAR: 'different', ASTAEDA_ADGREININGAR: 'DIT' })).status).toBe(204);
    await world.run();
    const sent = agency.bodies.flatMap((body) => (Array.isArray(body) ? body : [])).at(-1)?.submission;
    expect(sent).toMatchObject({
      disambiguation: true,
      disambiguationReason: 'DIT',
      disambiguateFrom: [{ iswc: 'T0345246801' }],
    });
    expect(await world.codesOf(workId)).toMatchObject([{ iswc: iswcNumbered(workId), status: 'preferred' }]);
    expect([agency.taken.get(String(workId)), await world.states()]).toEqual([1, { done: 1, dropped: 1 }]);
  });
  it('X52 of two codes staff keep ours, and the agency’s stands beside it, or take the agency’s', async () => {
    for (const [decision, expected] of [
      ['keep', ['preferred', 'linked']],
      ['take', ['archived', 'preferred']],
    ] as const) {
      await world.reset();
      const [workId = 0] = await world.works([`Tvö númer ${decision}`]);
      await portal.sql(`insert into work_iswc (work_id, iswc) values ($1, 'T0345246801')`, [workId]);
      await world.run();
      expect((await answer({ ISWC_SVAR: decision })).status).toBe(204);
      expect((await world.codesOf(workId)).map(({ status }) => status)).toEqual(expected);
    }
  });
  it('X52 a code moves to another work of ours when staff say so, and those who lose it are told', async () => {
    const owner = await world.composer('Sólrún Vídalín', '00130046332');
    const first = await portal.work({ by: owner, title: 'Átti númerið' });
    const [second = 0] = await world.works(['Fær númerið']);
    await portal.sql(`insert into work_iswc (work_id, iswc, is_verified) values ($1, 'T0345246801', true)`, [
      first,
    ]);
    await portal.sql('delete from iswc_changed_work where work_id = $1', [first]);
    agency.gives.set('FAER NUMERID', 'T0345246801');
    await world.run();
    expect((await answer({ ISWC_SVAR: 'take' })).status).toBe(204);
    expect(await world.codesOf(first)).toEqual([]);
    expect(await world.codesOf(second)).toMatchObject([{ iswc: 'T0345246801', status: 'preferred' }]);
    expect(
      await portal.sql(`select from notification where person_id = $1 and kind = 'workAmended'`, [
        owner.personId,
      ]),
    ).toHaveLength(1);
  });
});

describe('who decides', () => {
  it('X107 has read the question as it stands: what the agency said since is read first', async () => {
    await world.works(['Breytist']);
    world.similarTo('BREYTIST');
    await world.run();
    const read = { ISWC_SVAR: 'different', ASTAEDA_ADGREININGAR: 'DIT', LESIN_ISWC: ['T0345246801'] };
    await portal.sql(
      `update iswc_question set candidates = '[{"iswc": "T9110536293"}]' where decided_at is null`,
    );
    expect((await answer(read)).body).toMatchObject({ StatusCode: 412, Code: 'iswc.questionChanged' });
    expect((await answer({ ...read, TEGUND_SPURNINGAR: 'differs' })).body.Code).toBe('iswc.questionChanged');
    expect((await answer({ ISWC_SVAR: 'different', ASTAEDA_ADGREININGAR: 'DIT' })).status).toBe(204);
  });
  it('X107 takes a code from no work but the one that was read', async () => {
    const [first, second] = await world.works(['Átti númer', 'Fékk númer']);
    await portal.sql(`insert into work_iswc (work_id, iswc, is_verified) values ($1, 'T0345246801', true)`, [
      first,
    ]);
    await portal.sql(
      `insert into iswc_question (work_id, kind, agency_iswc, candidates) values ($1, 'differs', 'T0345246801', '[{"iswc": "T0345246801"}]')`,
      [second],
    );
    expect((await answer({ ISWC_SVAR: 'take' })).body.Code).toBe('iswc.questionChanged');
    expect(await world.codesOf(first ?? 0)).toHaveLength(1);
  });
  it('X108 has no right to the works that it is about, whichever of them gains', async () => {
    const member = await portal.someone({ role: 'editor', name: 'Ýrr Hálfdánardóttir' });
    const own = await portal.work({ by: member, title: 'Eigið verk' });
    const [other = 0] = await world.works(['Annars verk']);
    const anAsked = (workId: number, rest: string) =>
      portal.sql(
        `insert into iswc_question (work_id, kind, agency_iswc, candidates) values ($1, 'elsewhere', 'T0345246801', $2)`,
        [workId, rest],
      );
    for (const [workId, elsewhere] of [
      [own, other],
      [other, own],
    ] as const) {
      await world.reset();
      await anAsked(workId, JSON.stringify([{ workId: elsewhere }]));
      for (const ISWC_SVAR of ['take', 'keep'])
        expect((await answer({ ISWC_SVAR }, member)).body).toMatchObject({
          StatusCode: 409,
          Code: 'work.ownRight',
        });
    }
    await portal.sql(
      `insert into iswc_task (task_id, task_type, agency_state, opened_at, due_at, work_id, iswc, title, detail)
       values (77, 'MergeApproval', 'Outstanding', now(), now() + interval '20 days', $1, 'T9110536293', 'E', '{}')`,
      [own],
    );
    const task = (as: Someone) => ask('PATCH /api/iswc/tasks/77', { SAMTHYKKT: 1 }, as);
    expect((await task(member)).body.Code).toBe('work.ownRight');
    expect((await task(staff)).status).toBe(204);
  });
});
