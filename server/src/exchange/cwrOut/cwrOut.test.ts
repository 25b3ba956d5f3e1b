import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFile, sentOf } from '../../../test/cwrOutAnswers.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { readCwr } from '../cwr/readCwr.ts';
import { workOf } from '../cwr/typed.ts';
import { describeWork } from './describe.ts';
import { factsOf } from './facts.ts';

let portal: Portal;
let staff: Someone;
let member: Someone;
let other: Someone;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set(['registrations']) });
  staff = await portal.someone({ role: 'editor' });
  member = await portal.someone({ name: 'Þórdís Æsa Öxndal' });
  other = await portal.someone({ name: 'Númi Hrauntún' });
  await portal.sql(`update author set ipi_name_number = '00418430181' where author_id = $1`, [
    member.authorId,
  ]);
  await portal.sql('update person set society_code = 77 where person_id = any($1)', [
    [member.personId, other.personId],
  ]);
  await portal.sql('delete from work_author_role');
});
afterAll(() => portal.close());

const ask = (call: string, body?: unknown, as = staff) =>
  portal.ask(call, { as, ...(body !== undefined && { body }) });
const make = async () => (await ask('POST /api/cwr/receivers/319/sentFiles')).body;
const answerWith = (content: string, isTrial = false) =>
  ask('POST /api/cwr/receivedAnswers', {
    HEITI_SKRAR: 'CW260001319_077.V22',
    INNIHALD_BASE64: content,
    PROFUN: isTrial,
  });
const bytesOf = async (fileId: number, as = staff) =>
  Buffer.from((await ask(`GET /api/cwr/sentFiles/${fileId}`, undefined, as)).text, 'utf8');

/** Everything a file says, and what our judge has against it. */
async function read(bytes: Buffer) {
  const works: ReturnType<typeof workOf>[] = [];
  const said: string[] = [];
  for await (const event of readCwr([bytes])) {
    if (event.kind === 'transaction') {
      works.push(workOf(event.transaction));
      said.push(...event.transaction.messages.map(({ rule }) => rule.key));
    }
    if (event.kind === 'end') said.push(...event.result.messages.map(({ rule }) => rule.key));
  }
  return { works, said };
}

describe('files for a receiver', () => {
  it('X90, X91, X93 hold works once, in capitals, without a kennitala, and the judge has nothing against them', async () => {
    const workId = await portal.work({ by: member, title: 'Þrjú ljóð á öxl', others: [other] });
    expect(await make()).toMatchObject({ senD_CWR_SKRA_NR: null });
    await portal.sql(`update work_author set approval = 'given', approved_at = now() where work_id = $1`, [
      workId,
    ]);
    await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [workId]);
    const made = await make();
    expect(made).toMatchObject({ fjoldI_VERKA_I_SKRA: 1 });
    expect(made.heitI_SKRAR).toMatch(/^CW\d\d0001077_319\.V22$/u);
    const bytes = await bytesOf(made.senD_CWR_SKRA_NR);
    const { works, said } = await read(bytes);
    expect(said).toEqual([]);
    expect(works[0]).toMatchObject({
      type: 'NWR',
      title: 'THRJU LJOD A OXL',
      submitterNumber: String(workId),
    });
    expect(works[0]?.nativeTitles[0]?.title).toBe('Þrjú ljóð á öxl');
    for (const { kennitala } of [member, other]) expect(bytes.includes(kennitala)).toBe(false);
    expect(await bytesOf(made.senD_CWR_SKRA_NR)).toEqual(bytes);
    expect(await make()).toMatchObject({ senD_CWR_SKRA_NR: null, fjoldI_VERKA_I_SKRA: 0 });
  });
  it('X90, X93 send a work again as REV when what they say of it has changed, under the next number', async () => {
    const workId = await portal.work({ by: member, title: 'Breytist' });
    await make();
    await portal.sql('update work set registrant_remark = $2 where work_id = $1', [workId, 'Engu skiptir']);
    expect(await make()).toMatchObject({ fjoldI_VERKA_I_SKRA: 0 });
    await portal.sql('update work set duration_seconds = 200 where work_id = $1', [workId]);
    const made = await make();
    expect(made.heitI_SKRAR).toMatch(/0003077_319\.V22$/u);
    expect((await read(await bytesOf(made.senD_CWR_SKRA_NR))).works).toMatchObject([
      { type: 'REV', submitterNumber: String(workId), duration: 200 },
    ]);
  });
  it('X93 count a work as written again when the ISWC of its source, its writer or an agreement is', async () => {
    const source = await portal.work({ by: member, title: 'Frumverk' });
    const version = await portal.work({ by: member, title: 'Útsetning' });
    await portal.sql('update work set source_work_id = $2 where work_id = $1', [version, source]);
    await make();
    const stale = async () =>
      (
        await portal.sql(
          'select work_id from cwr_receiver_work where is_stale and work_id = any($1) order by 1',
          [[source, version]],
        )
      ).map((row) => row['work_id']);
    expect(await stale()).toEqual([]);
    await portal.sql(
      `insert into work_iswc (work_id, iswc, status, is_verified) values ($1, 'T0345246801', 'preferred', true)`,
      [source],
    );
    expect(await stale()).toEqual([source, version]);
    await make();
    await portal.sql(`update author set display_name = 'Þ. Æ. Öxndal' where author_id = $1`, [
      member.authorId,
    ]);
    expect(await stale()).toEqual([source, version]);
    await portal.sql(`update author set display_name = 'Þórdís Æsa Öxndal' where author_id = $1`, [
      member.authorId,
    ]);
    expect(await make()).toMatchObject({ fjoldI_VERKA_I_SKRA: 0 });
    await portal.sql('delete from work_iswc where work_id = $1', [source]);
    await make();
  });
  it('X91 leave out what our judge refuses, and say why', async () => {
    const workId = await portal.work({ by: member, title: 'Сумерки' });
    expect(await make()).toMatchObject({ senD_CWR_SKRA_NR: null, fjoldI_VERKA_I_SKRA: 0 });
    const refused = await ask('GET /api/cwr/receivers/319/refusedWorks');
    expect(refused.body).toMatchObject([{ verK_NR: workId, brotnaR_REGLUR: [{ reglA_CWR: 'NWR F 001' }] }]);
  });
  it('X93 stay as they were made', async () => {
    await expect(portal.sql(`update cwr_sent_file set file_name = 'x'`)).rejects.toThrow('stays as it is');
    await expect(portal.sql('delete from cwr_sent_file_part')).rejects.toThrow('stays as it is');
  });
  it('X90 are for staff alone', async () => {
    expect((await ask('POST /api/cwr/receivers/319/sentFiles', undefined, member)).status).toBe(403);
    expect((await portal.ask('GET /api/cwr/sentFiles')).status).toBe(401);
    expect((await ask('GET /api/cwr/sentFiles/1', undefined, member)).status).toBe(404);
  });
});

describe('one’s own catalogue', () => {
  it('X94 holds one’s own works, leaves to nobody else, and is the same until something changes', async () => {
    const theirs = await portal.work({ by: other, title: 'Annars manns' });
    const own = async () =>
      (await ask('POST /api/cwr/ownFiles', { CWR_UTGAFA: '2.1' }, member)).body.cwR_SKRAR[0];
    const made = await own();
    const { works, said } = await read(await bytesOf(made.senD_CWR_SKRA_NR, member));
    expect(said).toEqual([]);
    expect(works.map(({ submitterNumber }) => submitterNumber)).not.toContain(String(theirs));
    expect(works.flatMap(({ writers }) => writers).filter(({ isControlled }) => isControlled)).toHaveLength(
      works.length,
    );
    expect(await own()).toEqual(made);
    expect((await ask(`GET /api/cwr/sentFiles/${made.senD_CWR_SKRA_NR}`, undefined, other)).status).toBe(404);
    expect((await ask(`GET /api/cwr/sentFiles/${made.senD_CWR_SKRA_NR}`)).status).toBe(404);
    expect((await ask('POST /api/cwr/ownFiles', { CWR_UTGAFA: '2.2' }, other)).status).toBe(409);
  });
});

describe('answers', () => {
  it('X95, X97 count for the transaction they name, once, and give a number and an ISWC', async () => {
    const workId = await portal.work({ by: member, title: 'Svarað' });
    await make();
    const [facts] = await factsOf(portal.pool, [workId]);
    if (!facts) throw new Error('The work has facts.');
    const work = { ...describeWork(facts, { version: '2.2', personId: null }), iswc: 'T9110536293' };
    const sent = await sentOf(portal, workId);
    const content = answerFile([
      { ...sent, status: 'AS', recipientNumber: 'ICE777', works: [work] },
      { ...sent, workId: workId + 1000, status: 'AS', recipientNumber: 'ICE778' },
      // A file that the society never made.
      { ...sent, madeAt: new Date('2020-02-02T02:02:02Z'), status: 'AS', recipientNumber: 'ICE779' },
    ]);
    expect((await answerWith(content, true)).body).toMatchObject({ eR_LESIN: 0 });
    const taken = await answerWith(content);
    expect(taken.body.linuR_SVARA.map((line: Record<string, string>) => line['nidurstadA_SVARS'])).toEqual([
      'taken',
      'unknown',
      'unknown',
    ]);
    expect(
      await portal.sql('select iswc, status, source from work_iswc where work_id = $1', [workId]),
    ).toEqual([{ iswc: 'T9110536293', status: 'preferred', source: 'cwr' }]);
    expect(await portal.sql('select issuer, number from work_number where work_id = $1', [workId])).toEqual([
      { issuer: '319', number: 'ICE777' },
    ]);
    expect((await answerWith(content)).body).toMatchObject({ eR_THEGAR_LESIN: 1 });
    const again = await answerWith(
      answerFile([{ ...sent, status: 'AS', recipientNumber: 'ICE777', works: [work] }], {
        day: '2026-11-23',
      }),
    );
    expect(again.body.linuR_SVARA).toMatchObject([{ nidurstadA_SVARS: 'same' }]);
  });
  it('X96 open a case with both versions where they differ, which staff close', async () => {
    const workId = await portal.work({ by: member, title: 'Umdeilt' });
    await make();
    const [facts] = await factsOf(portal.pool, [workId]);
    if (!facts) throw new Error('The work has facts.');
    const work = describeWork(facts, { version: '2.2', personId: null });
    const conflict = { ...work, type: 'EXC' as const, title: 'UMDEILT ANNAD' };
    await answerWith(
      answerFile([
        { ...(await sentOf(portal, workId)), status: 'CO', works: [work, conflict], messages: ['SHARES'] },
      ]),
    );
    const { body } = await ask('GET /api/cwr/cases');
    expect(body).toMatchObject([
      {
        tegunD_MALS: 'conflict',
        verK_NR: workId,
        okkaR_UTGAFA: { heitI_VERKS: 'UMDEILT' },
        theirrA_UTGAFA: { heitI_VERKS: 'UMDEILT ANNAD' },
        abendingaR_MALS: ['NWR T 011: SHARES'],
      },
    ]);
    const close = { LYKTIR_MALS: 'keep', ATHUGASEMD_VID_MAL: 'Leiðrétt hjá ICE.' };
    const path = `PATCH /api/cwr/cases/${body[0].cwR_MAL_NR}`;
    expect((await ask(path, close, member)).status).toBe(403);
    expect((await ask(path, { ...close, LYKTIR_MALS: 'take' })).status).toBe(422);
    expect((await ask(path, close)).status).toBe(204);
    expect((await ask('GET /api/cwr/cases')).status).toBe(404);
  });
  it('X98 give works that were sent their ISWC, and ask staff where ours is another', async () => {
    const workId = await portal.work({ by: member, title: 'Tilkynnt' });
    await make();
    const [facts] = await factsOf(portal.pool, [workId]);
    if (!facts) throw new Error('The work has facts.');
    const work = {
      ...describeWork(facts, { version: '2.2', personId: null }),
      type: 'ISW' as const,
      iswc: 'T0345246801',
    };
    await answerWith(answerFile([], { notices: [work] }));
    const codes = () =>
      portal.sql(`select iswc from work_iswc where work_id = $1 and status = 'preferred'`, [workId]);
    expect(await codes()).toEqual([{ iswc: 'T0345246801' }]);
    await answerWith(answerFile([], { notices: [{ ...work, iswc: 'T1234567894' }] }));
    expect(await codes()).toEqual([{ iswc: 'T0345246801' }]);
    const { body: cases } = await ask('GET /api/cwr/cases');
    expect(cases).toMatchObject([{ tegunD_MALS: 'iswc', verK_NR: workId }]);
    // X108: whoever has a right to the work takes no ISWC for it.
    await portal.sql(`update app_user set role = 'editor' where user_id = $1`, [member.userId]);
    const take = { LYKTIR_MALS: 'take', ATHUGASEMD_VID_MAL: 'Rétt númer.' };
    const path = `PATCH /api/cwr/cases/${cases[0].cwR_MAL_NR}`;
    await expect.poll(async () => (await ask(path, take, member)).body.Code).toBe('work.ownRight');
    expect((await ask(path, take)).status).toBe(204);
    expect(await codes()).toEqual([{ iswc: 'T1234567894' }]);
  });
});
