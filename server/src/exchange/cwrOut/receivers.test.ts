import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { withPassword } from '../../../test/secondFactors.ts';

let portal: Portal;
let administrator: Someone;
let editor: Someone;
let member: Someone;
let foreign: Someone;
beforeAll(async () => {
  portal = await aPortal();
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
});
