import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishedDistribution, importDistribution, rightOf } from '../../../test/distribution.ts';
import { finishAsked } from './finishAsked.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let administrator: Someone;
let member: Someone;
let rightId: number;
let workId: number;
let file: string;

beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator' });
  member = await portal.someone();
  rightId = await rightOf(portal, member);
  workId = await portal.work({ by: member });
  file = `line;right;work;pot;amount\n1;${rightId};${workId};Útvarp;1000\n`;
});
afterAll(() => portal.close());

const act = (id: number, what: string) =>
  portal.ask(`POST /api/distributions/${id}/${what}`, { as: administrator });
const statistics = () => portal.ask(`GET /api/persons/statistics?rights=${rightId}`, { as: member });
const ofWork = () => portal.ask(`GET /api/compositions/${workId}/distributions`, { as: member });

describe('finishing a distribution', () => {
  it('M2, J3 lets members see it, tells them, and marks its works; not before', async () => {
    await importDistribution(portal, { as: administrator, id: 1, file });
    expect((await statistics()).status).toBe(404);
    expect((await ofWork()).status).toBe(404);
    expect((await act(1, 'finish')).body).toMatchObject({
      stadA_UTHLUTUNAR: 'finished',
      dagS_UTHLUTUNAR: '2026-06-15',
    });
    expect((await statistics()).body).toMatchObject([{ uthlutuN_NR: 1, upphad: 1000 }]);
    expect((await ofWork()).body).toMatchObject([{ uthlutuN_NR: 1, uthlutuN_LOKID_ROFI: 1 }]);
    const told = await portal.sql(
      `select person_id, header_is, link from notification where kind = 'distributionFinished'`,
    );
    expect(told).toEqual([
      {
        person_id: member.personId,
        header_is: 'Úthlutun lokið: Aðalúthlutun 2025',
        link: '/stats?flipi=innlendar&uthlutun=1',
      },
    ]);
    const letters = () =>
      portal.sql(`select person_id, subject, link from letter where kind = 'distributionFinished'`);
    expect(await letters()).toEqual([
      {
        person_id: member.personId,
        subject: 'Úthlutun lokið: Aðalúthlutun 2025',
        link: '/stats?flipi=innlendar&uthlutun=1',
      },
    ]);
    // Finished again, it tells nobody a second time.
    expect((await act(1, 'finish')).status).toBe(200);
    expect(await portal.sql(`select from notification where kind = 'distributionFinished'`)).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
  });
  it('M2 is refused before the file has been read', async () => {
    await importDistribution(portal, { as: administrator, id: 2, file: 'line;pot;amount\n' });
    expect((await act(2, 'finish')).body.Code).toBe('distribution.notChecked');
    expect((await act(404, 'finish')).status).toBe(404);
  });
  it('M1 what is finished never changes', async () => {
    expect((await act(1, 'cancel')).body.Code).toBe('distribution.isFinished');
    const again = await importDistribution(portal, { as: administrator, id: 1, file });
    expect([again.status, again.body.Code]).toEqual([409, 'distribution.isFinished']);
    for (const change of [
      'update statement_line set amount = 1 where distribution_id = 1',
      'delete from statement_line where distribution_id = 1',
      'update movement set amount = 1 where distribution_id = 1',
      'delete from statement_total where distribution_id = 1',
      `update distribution set state = 'checked' where distribution_id = 1`,
    ])
      await expect(portal.sql(change)).rejects.toThrow('never changes');
  });
  it('M1 a correction refers to what it corrects, and alone may have negative amounts', async () => {
    const negative = file.replace(';1000', ';-250,25');
    await finishedDistribution(portal, {
      as: administrator,
      id: 3,
      file: negative,
      head: { LEIDRETTIR_UTHLUTUN_NR: 1, HEITI_UTHLUTUNAR: 'Leiðrétting', FLOKKUR_UTHLUTUNAR_NR: 9 },
    });
    expect((await statistics()).body).toMatchObject([
      { uthlutuN_NR: 1, upphad: 1000 },
      { uthlutuN_NR: 3, upphad: -250.25 },
    ]);
    const [notice] = await portal.sql(
      'select body_en from notification order by notification_id desc limit 1',
    );
    expect(notice?.body_en).toContain('It changes an earlier distribution');
  });
  it('J4 is recorded with who did it', async () => {
    const records = await portal.sql(
      `select user_id, new_row ->> 'state' as state from change_record where table_name = 'distribution'
       and operation = 'update' and new_row ->> 'state' = 'finished' order by 1`,
    );
    expect(records).toEqual([1, 2].map(() => ({ user_id: administrator.userId, state: 'finished' })));
  });
  it('O30 of many rights by a job, by the rules and for the asker of that moment', async () => {
    const colleague = await portal.someone({ role: 'administrator' });
    await importDistribution(portal, { as: administrator, id: 4, file });
    await portal.sql('update distribution_import set right_count = 2001 where distribution_id = 4');
    const ask = (as: Someone) => portal.ask('POST /api/distributions/4/finish', { as });
    const shown = async () => (await portal.ask('GET /api/distributions/4', { as: administrator })).body;
    const work = (takesTwo: boolean) =>
      finishAsked(portal.pool, { distributionId: 4, previewHash: null }, takesTwo);

    expect((await ask(colleague)).body).toMatchObject({ stadA_UTHLUTUNAR: 'checked', i_FRAGANGI: 1 });
    await ask(administrator);
    expect(
      await portal.sql(`select payload from graphile_worker._private_jobs where payload ->> 'distributionId' = '4'
        and payload::jsonb ? 'previewHash'`),
    ).toHaveLength(1);
    await portal.sql('update app_user set is_locked = true where user_id = $1', [colleague.userId]);
    await work(false);
    expect(await shown()).toMatchObject({
      stadA_UTHLUTUNAR: 'checked',
      i_FRAGANGI: 0,
      hofnuN_FRAGANGS: expect.stringContaining('ekki lengur heimild'),
    });

    await ask(administrator);
    await work(true);
    expect((await shown()).hofnuN_FRAGANGS).toContain('annar stjórnandi');
    await ask(administrator);
    await work(false);
    await work(false);
    expect(await shown()).toMatchObject({
      stadA_UTHLUTUNAR: 'finished',
      i_FRAGANGI: 0,
      hofnuN_FRAGANGS: null,
    });
    expect(
      await portal.sql(`select from notification where kind = 'distributionFinished' and link like '%=4'`),
    ).toHaveLength(1);
    expect(
      await portal.sql(`select d.finished_by, r.user_id from distribution d join change_record r on r.table_name = 'distribution'
        and (r.new_row ->> 'state', r.old_row ->> 'state') = ('finished', 'checked') where d.distribution_id = 4
        order by r.change_record_id desc limit 1`),
    ).toEqual([{ finished_by: administrator.userId, user_id: administrator.userId }]);
  });
  it('M2 by two at the same time happens once, and not beside a cancelling', async () => {
    await importDistribution(portal, { as: administrator, id: 5, file });
    const told = () => portal.sql(`select from notification where kind = 'distributionFinished'`);
    const before = (await told()).length;
    const all = await Promise.all(['finish', 'finish', 'cancel', 'finish'].map((what) => act(5, what)));
    const { body } = await portal.ask('GET /api/distributions/5', { as: administrator });
    const isFinished = body.stadA_UTHLUTUNAR === 'finished';
    expect(all.map(({ status }) => status)).toEqual(isFinished ? [200, 200, 409, 200] : [409, 409, 200, 409]);
    expect((await told()).length - before).toBe(isFinished ? 1 : 0);
  });
});
