import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFile, sentOf } from '../../../test/cwrOutAnswers.ts';
import { baseNumberOf, checkedIpiFile, nameNumberOf, takeIpi } from '../../../test/ipi.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { withPassword } from '../../../test/secondFactors.ts';
import { sweep } from '../../platform/database/sweep.ts';
import { describeWork } from './describe.ts';
import { factsOf } from './facts.ts';

let portal: Portal;
let administrator: Someone;
let editor: Someone;
let member: Someone;
let foreign: Someone;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set(['joins']) });
  administrator = await withPassword(portal, await portal.someone({ role: 'administrator' }));
  editor = await portal.someone({ role: 'editor' });
  member = await portal.someone();
  foreign = await portal.someone();
  const societyOf = 'update person set society_code = $2 where person_id = $1';
  await portal.sql(societyOf, [member.personId, 77]);
  await portal.sql(societyOf, [foreign.personId, 52]);
});
afterAll(() => portal.close());

const ask = (call: string, body?: object, as = administrator) =>
  portal.ask(call, { as, language: 'en', ...(body && { body }) });
const kept = (changes: object = {}) => ({
  HEITI_VIDTAKANDA: 'PRS',
  CWR_UTGAFA: '2.1',
  VERK_TIL_VIDTAKANDA: 'all',
  ...changes,
});
const add = (number: string, changes: object = {}) =>
  ask('POST /api/cwr/receivers', { VIDTAKANDI_CWR: number, ...kept(changes) });
const change = (number: string, changes: object) =>
  ask(`PUT /api/cwr/receivers/${number}`, { ...kept(), VIDTAKANDA_LOKAD: false, ...changes });
const make = (number: string) => ask(`POST /api/cwr/receivers/${number}/sentFiles`, undefined, editor);
const fileOf = async (number: string) => (await make(number)).body.heitI_SKRAR as string | null;
const receiver = async (number: string) =>
  (await ask('GET /api/cwr/receivers', undefined, editor)).body.find(
    ({ vidtakandI_CWR }: { vidtakandI_CWR: string }) => vidtakandI_CWR === number,
  );

describe('receivers of CWR files', () => {
  it('X130 are added by administrators alone, each once, by a number of a society that is not ours', async () => {
    for (const as of [editor, member])
      for (const [call, body] of [
        ['GET /api/cwr/societies', undefined],
        ['POST /api/cwr/receivers', { VIDTAKANDI_CWR: '052', ...kept() }],
        ['PUT /api/cwr/receivers/319', { ...kept(), VIDTAKANDA_LOKAD: true }],
      ] as const)
        expect([call, (await ask(call, body, as)).status]).toEqual([call, 403]);
    const codes = async (number: string, changes?: object) => (await add(number, changes)).body.Code;
    for (const own of ['077', '77']) expect(await codes(own)).toBe('cwrOut.ownSociety');
    for (const unknown of ['999', '000', '0', 'PRS', '3 1', '-52', '0052', ''])
      expect([unknown, await codes(unknown)]).toEqual([unknown, 'cwrOut.societyUnknown']);
    expect(await codes('319')).toBe('cwrOut.receiverTaken');
    expect(await codes('048')).toBe('cwrOut.receiverTaken');
    for (const wrong of [{ HEITI_VIDTAKANDA: ' ' }, { CWR_UTGAFA: '3.0' }, { VERK_TIL_VIDTAKANDA: 'none' }])
      expect((await add('052', wrong)).status).toBe(422);
    const offered = async () =>
      (await ask('GET /api/cwr/societies')).body.map(
        ({ vidtakandI_CWR }: { vidtakandI_CWR: string }) => vidtakandI_CWR,
      );
    expect(await offered()).toContain('052');
    expect((await add('52')).body).toEqual({ vidtakandI_CWR: '052' });
    expect(await offered()).not.toContain('052');
    for (const never of ['000', '048', '077', '319']) expect(await offered()).not.toContain(never);
    expect(await receiver('052')).toMatchObject({ heitI_VIDTAKANDA: 'PRS', cwR_UTGAFA: '2.1' });
  });
  it('X130 are held by the database to numbers of societies, and to none of ours', async () => {
    for (const [number, broken] of [
      ['077', 'cwr_receiver_code'],
      ['999', 'cwr_receiver_society'],
      ['319', 'cwr_receiver_pkey'],
    ] as const)
      await expect(
        portal.sql(`insert into cwr_receiver (receiver, name, version) values ($1, 'x', '2.2')`, [number]),
      ).rejects.toThrow(broken);
    await expect(
      portal.sql(`update cwr_receiver set closed_at = now() where receiver = '319'`),
    ).rejects.toThrow('cwr_receiver_closed');
  });
  it('X131 get all works, or those of their own members; a work that they have goes on changing there', async () => {
    await portal.work({ by: member, title: 'Heima' });
    const theirs = await portal.work({ by: member, title: 'Saman', others: [foreign] });
    await portal.sql(`update work_author set approval = 'given', approved_at = now() where work_id = $1`, [
      theirs,
    ]);
    await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [theirs]);
    expect((await change('052', { VERK_TIL_VIDTAKANDA: 'theirs' })).status).toBe(204);
    expect(await receiver('052')).toMatchObject({ fjoldI_NYRRA: 1 });
    expect((await make('052')).body).toMatchObject({ fjoldI_VERKA_I_SKRA: 1 });
    await portal.sql('update person set society_code = 77 where person_id = $1', [foreign.personId]);
    await portal.sql('update work set duration_seconds = 100 where work_id = $1', [theirs]);
    expect((await make('052')).body).toMatchObject({ fjoldI_VERKA_I_SKRA: 1 });
    expect(await receiver('052')).toMatchObject({ fjoldI_SENDRA: 1, fjoldI_NYRRA: 0 });
    await change('052', { VERK_TIL_VIDTAKANDA: 'all', CWR_UTGAFA: '2.2' });
    expect(await receiver('052')).toMatchObject({ fjoldI_NYRRA: 1, fjoldI_BREYTTRA_VERKA: 0 });
    expect(await fileOf('052')).toMatch(/^CW\d\d0003077_052\.V22$/u);
  });
  it('X132 are closed without losing what was sent, get nothing while they are, and go on without a gap', async () => {
    expect((await change('052', { VIDTAKANDA_LOKAD: true })).status).toBe(204);
    const [closed] = await portal.sql('select closed_at, closed_by from cwr_receiver where receiver = $1', [
      '052',
    ]);
    expect(closed).toEqual({ closed_at: expect.any(Date), closed_by: administrator.userId });
    await portal.work({ by: member, title: 'Bíður' });
    const refused = await make('052');
    expect([refused.status, refused.body.Code]).toEqual([409, 'cwrOut.receiverClosed']);
    expect(await receiver('052')).toMatchObject({ vidtakandA_LOKAD: 1, fjoldI_SENDRA: 2, fjoldI_NYRRA: 0 });
    const files = (await ask('GET /api/cwr/sentFiles', undefined, editor)).body;
    expect(files).toHaveLength(3);
    expect((await ask(`GET /api/cwr/sentFiles/${files[0].senD_CWR_SKRA_NR}`, undefined, editor)).status).toBe(
      200,
    );
    expect((await add('052')).body.Code).toBe('cwrOut.receiverTaken');
    await change('052', { VIDTAKANDA_LOKAD: false });
    expect(await fileOf('052')).toMatch(/^CW\d\d0004077_052\.V21$/u);
    expect(await fileOf('319')).toMatch(/^CW\d\d0001077_319\.V22$/u);
    expect((await change('999', {})).body.Code).toBe('cwrOut.receiverNotFound');
    const records = await portal.sql(`select operation from change_record where table_name = 'cwr_receiver'`);
    expect(records.map(({ operation }) => operation)).toEqual([
      'insert',
      'update',
      'update',
      'update',
      'update',
    ]);
  });
  it('X126 keep their files seven years, and their rows for ever', async () => {
    const madeAgo = async (age: string) => {
      const [row] = await portal.sql(
        `with file as (
           insert into cwr_sent_file (receiver, version, year, sequence, file_name, made_at, work_count, refused_count, digest)
           values ('048', '2.2', 2019, extract(day from $1::interval)::smallint, 'x', now() - $1::interval, 1, 0, '') returning cwr_sent_file_id
         )
         insert into cwr_sent_file_part select cwr_sent_file_id, 1, 'HDR' from file returning cwr_sent_file_id as id`,
        [age],
      );
      return row?.['id'] as number;
    };
    const [gone, stays] = [await madeAgo('2558 days'), await madeAgo('2555 days')];
    await sweep(portal.pool, pino({ level: 'silent' }));
    expect((await ask(`GET /api/cwr/sentFiles/${gone}`, undefined, editor)).body.Code).toBe(
      'cwrOut.contentGone',
    );
    expect((await ask(`GET /api/cwr/sentFiles/${stays}`, undefined, editor)).text).toBe('HDR');
    expect((await ask('GET /api/cwr/sentFiles', undefined, editor)).body.slice(0, 2)).toMatchObject([
      { senD_CWR_SKRA_NR: stays, skrA_GEYMD: 1 },
      { senD_CWR_SKRA_NR: gone, skrA_GEYMD: 0 },
    ]);
  });
});

describe('IPI numbers in answers', () => {
  it('X135, X97, X142 are asked about each by itself where they differ, and staff take where nothing says that it is another’s', async () => {
    const writer = await portal.someone({ name: 'Sóley Dís' });
    const stranger = await portal.someone({ name: 'Annar Maður' });
    const [wrong, right, taken] = [8101, 8102, 8103].map(nameNumberOf) as [string, string, string];
    const give = (one: Someone, ipi: string) =>
      portal.sql('update author set ipi_name_number = $2 where author_id = $1', [one.authorId, ipi]);
    await Promise.all([give(writer, wrong), give(stranger, taken)]);
    await portal.sql('update person set society_code = 77 where person_id = $1', [writer.personId]);
    const answered = async (title: string, ipi: string) => {
      const workId = await portal.work({ by: writer, title });
      await make('319');
      const [facts] = await factsOf(portal.pool, [workId]);
      if (!facts) throw new Error('The work has facts.');
      const { writers, ...work } = describeWork(facts, { version: '2.2', personId: null });
      const works = [{ ...work, writers: writers.map((one) => ({ ...one, ipi })) }];
      const content = answerFile([{ ...(await sentOf(portal, workId)), status: 'AS', works }]);
      const file = { HEITI_SKRAR: 'CW260001319_077.V22', INNIHALD_BASE64: content, PROFUN: false };
      await ask('POST /api/cwr/receivedAnswers', file, editor);
      const { body } = await ask('GET /api/cwr/cases', undefined, editor);
      if (!Array.isArray(body)) return undefined;
      return body.find((one: { verK_NR: number }) => one.verK_NR === workId);
    };
    const decide = async (cwrCase: { cwR_MAL_NR: number }, as: Someone) => {
      const body = { LYKTIR_MALS: 'take', ATHUGASEMD_VID_MAL: 'Samkvæmt svari.' };
      const answer = await ask(`PATCH /api/cwr/cases/${cwrCase.cwR_MAL_NR}`, body, as);
      return answer.status === 204 ? 204 : answer.body.Code;
    };
    const proposed = await answered('Sólarlag', right);
    expect(proposed).toMatchObject({
      tegunD_MALS: 'ipi',
      mA_TAKA_UR_SVARI: 1,
      abendingaR_MALS: [`SOLEY DIS ${wrong} → ${right}`],
    });
    // Neither who sent the file in, nor who has a right to the work.
    expect(await decide(proposed, editor)).toBe('cwrOut.ownAnswer');
    await portal.sql(`update app_user set role = 'editor' where user_id = $1`, [writer.userId]);
    await expect.poll(() => decide(proposed, writer)).toBe('work.ownRight');
    await portal.sql(`update app_user set role = 'member' where user_id = $1`, [writer.userId]);
    const another = await portal.someone({ role: 'editor' });
    // A number that the register has for another person, or for nobody who writes, is nobody's to take.
    const inRegister = (name: string, role: string) => [
      `${right};${baseNumberOf(81)};${name};;PA;010;PR;${role};2020-01-01;`,
    ];
    const checked = await checkedIpiFile(portal, editor, inRegister('ANNAR', 'C'));
    await takeIpi(portal, another, checked.body.ipI_INNLESTUR_NR);
    expect(await decide(proposed, another)).toBe('cwrOut.ipiOfAnother');
    await portal.sql(`update ipi_name set name = 'Sóley Dís'`);
    await portal.sql(`update ipi_membership set role_code = 'E'`);
    expect(await decide(proposed, another)).toBe('cwrOut.ipiNotWriter');
    await portal.sql(`update ipi_membership set role_code = 'CA'`);
    await give(writer, nameNumberOf(8104));
    expect(await decide(proposed, another)).toBe('cwrOut.ipiChanged');
    await give(writer, wrong);
    expect(await decide(proposed, another)).toBe(204);
    const number = () =>
      portal.sql('select ipi_name_number as ipi from author where author_id = $1', [writer.authorId]);
    expect(await number()).toEqual([{ ipi: right }]);
    expect(await decide(await answered('Sólris', taken), another)).toBe('cwrOut.ipiElsewhere');
    // What is empty is filled by itself, but not by a number of the register under another name.
    await portal.sql('update author set ipi_name_number = null where author_id = $1', [writer.authorId]);
    await portal.sql(`update ipi_name set name = 'ANNAR'`);
    expect(await answered('Sólskin', right)).toMatchObject({ tegunD_MALS: 'ipi' });
    expect(await number()).toEqual([{ ipi: null }]);
    const unknown = nameNumberOf(8105);
    expect(await answered('Sólarsýn', unknown)).toMatchObject({
      tegunD_MALS: 'ipi',
      abendingaR_MALS: [`SOLEY DIS → ${unknown} (IPI: –)`],
    });
    expect(await number()).toEqual([{ ipi: null }]);
    await portal.sql(`update ipi_name set name = 'Sóley Dís'`);
    expect(await answered('Sólstafir', right)).toBeUndefined();
    expect(await number()).toEqual([{ ipi: right }]);
  });
  it('X139 say with each right the society that the register has for it today, in files and on the work', async () => {
    const ipi = nameNumberOf(8201);
    const writer = await portal.someone({ name: 'Hrafn Elí' });
    await portal.sql('update author set ipi_name_number = $2 where author_id = $1', [writer.authorId, ipi]);
    await portal.sql('update person set society_code = 77 where person_id = $1', [writer.personId]);
    const workId = await portal.work({ by: writer, title: 'Skýjaborg' });
    await make('319');
    const named = `${ipi};${baseNumberOf(82)};Hrafn Elí;;PA`;
    const lines = [
      `${named};10;MR;CA;2020-01-01;`,
      `${named};52;SR;CA;2019-01-01;2020-12-31`,
      `${named};52;MR;E;2020-01-01;`,
    ];
    const checked = await checkedIpiFile(portal, editor, lines);
    await takeIpi(portal, administrator, checked.body.ipI_INNLESTUR_NR);
    const { body } = await ask(`GET /api/compositions/${workId}/parties`, undefined, editor);
    const nameOf = async (code: number) =>
      (await portal.sql('select name from society where society_code = $1', [code]))[0]?.['name'];
    expect(body[0]).toMatchObject({
      felaG_FLUTNINGS: await nameOf(77),
      felaG_UPPTOKU: await nameOf(10),
      felaG_HLJODSETNINGAR: null,
    });
    expect(await receiver('319')).toMatchObject({ fjoldI_BREYTTRA_VERKA: 1 });
    const { senD_CWR_SKRA_NR: fileId } = (await make('319')).body;
    const { text } = await ask(`GET /api/cwr/sentFiles/${fileId}`, undefined, editor);
    const line = text.split('\r\n').find((one: string) => one.startsWith('SWR'));
    // Performing, mechanical and synchronisation right.
    expect([126, 134, 142].map((at) => line?.slice(at, at + 3))).toEqual(['077', '010', '   ']);
  });
});
