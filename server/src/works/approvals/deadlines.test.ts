import { jobTaskOf } from '@omur/contract/platform/jobTasks';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { publicUrl } from '../../../test/publicUrl.ts';
import { openPool, transaction } from '../../platform/database/pool.ts';
import { approvalDeadlines, watchApprovals } from './deadlines.ts';

let portal: Portal;
let registrant: Someone;
let coAuthor: Someone;
let pools: pg.Pool[];
beforeAll(async () => {
  portal = await aPortal();
  registrant = await portal.someone({ name: 'Sigga' });
  coAuthor = await portal.someone({ name: 'Bjartur' });
  pools = [1, 2].map(() => openPool(portal.database.application, { connections: 2 }));
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await portal.close();
});

/** A work whose co-author was asked so many days ago. */
async function askedDaysAgo(days: number, others = [coAuthor]): Promise<number> {
  const workId = await portal.work({ by: registrant, others });
  await portal.sql(
    `update approval_request set asked_at = asked_at - make_interval(days => $2), due_on = due_on - $2::integer,
      remind_on = remind_on - $2::integer where work_id = $1`,
    [workId, days],
  );
  await portal.sql(
    'update notification set created_at = created_at - make_interval(days => $2) where link = $1',
    [`/verk/${workId}`, days],
  );
  return workId;
}
const requestOf = async (workId: number) =>
  (
    await portal.sql(
      `select state, answered_at::date = due_on as is_of_due_day, reminded_at is not null as is_reminded
      from approval_request where work_id = $1`,
      [workId],
    )
  )[0];
const told = async (kind: string, someone: Someone, workId: number) =>
  (
    await portal.sql('select from notification where kind = $1 and person_id = $2 and link = $3', [
      kind,
      someone.personId,
      `/verk/${workId}`,
    ])
  ).length;
const lettersOf = async (kind: string, someone: Someone) =>
  (await portal.sql('select from letter where kind = $1 and person_id = $2', [kind, someone.personId]))
    .length;

describe('the clock of approvals', () => {
  it('V5 leaves alone what has not been waiting for five days', async () => {
    const workId = await askedDaysAgo(4);
    await watchApprovals(portal.pool, publicUrl);
    expect(await requestOf(workId)).toMatchObject({ state: 'waiting', is_reminded: false });
  });
  it('V5 reminds once after five days, with the same kind of link', async () => {
    const workId = await askedDaysAgo(5);
    await watchApprovals(portal.pool, publicUrl);
    await watchApprovals(portal.pool, publicUrl);
    expect(await requestOf(workId)).toMatchObject({ state: 'waiting', is_reminded: true });
    expect(await told('approvalReminder', coAuthor, workId)).toBe(1);
    const [letter] = await portal.sql(
      `select subject, link from letter where kind = 'approvalReminder' and person_id = $1 order by letter_id desc`,
      [coAuthor.personId],
    );
    expect(letter?.subject).toBe('Svar þitt vantar: „Andvaka“');
    expect((await portal.ask(`GET /api/approvals/${String(letter?.link).split('/').pop()}`)).status).toBe(
      200,
    );
  });
  it('V5 F9.6 C9.5 gives the whole seventh day to answer on', async () => {
    const workId = await askedDaysAgo(7);
    await watchApprovals(portal.pool, publicUrl);
    expect(await requestOf(workId)).toMatchObject({ state: 'waiting' });
  });
  it('F4.2 F9.6 C1.9 C9.5 V5 enters the approval after seven days of silence, dated with the last of them', async () => {
    const workId = await askedDaysAgo(8);
    await watchApprovals(portal.pool, publicUrl);
    expect(await requestOf(workId)).toMatchObject({
      state: 'assumed',
      is_of_due_day: true,
      is_reminded: false,
    });
    const [author] = await portal.sql(
      `select approval, approved_at::date = current_date - 1 as is_yesterday from work_author where work_id = $1 and author_id = $2`,
      [workId, coAuthor.authorId],
    );
    expect(author).toEqual({ approval: 'given', is_yesterday: true });
    expect((await portal.sql('select light from work where work_id = $1', [workId]))[0]?.light).toBe(0);
    const [change] = (
      await portal.ask(`GET /api/compositions/${workId}/lights`, { as: registrant })
    ).body.slice(-1);
    expect(change).toMatchObject({ astaeda: 'approvedByTime', ljoS_VERDUR: 0, nafn: null });
    expect(await told('approvalAnswered', registrant, workId)).toBe(1);
    const rows = (await portal.ask(`GET /api/compositions/${workId}/approvals`, { as: registrant })).body;
    expect(rows[1]).toMatchObject({ stadA_SAMTHYKKIS: 'assumed', mA_SVARA: 0 });
  });
  it('catches up however late it is turned, without reminding of what is over', async () => {
    const workId = await askedDaysAgo(40);
    const before = await lettersOf('approvalReminder', coAuthor);
    await watchApprovals(portal.pool, publicUrl);
    expect(await requestOf(workId)).toMatchObject({ state: 'assumed', is_of_due_day: true });
    expect(await lettersOf('approvalReminder', coAuthor)).toBe(before);
  });
  it('V5 stands still while somebody objects', async () => {
    const third = await portal.someone();
    const workId = await askedDaysAgo(3, [coAuthor, third]);
    await portal.ask(`PATCH /api/compositions/${workId}/approval`, {
      as: coAuthor,
      body: { SAMTHYKKI: 0, ATHUGASEMD: 'Nei.' },
    });
    await portal.sql(
      'update approval_request set due_on = current_date - 9, remind_on = current_date - 11 where work_id = $1',
      [workId],
    );
    await watchApprovals(portal.pool, publicUrl);
    expect(
      await portal.sql('select state from approval_request where work_id = $1 order by approval_request_id', [
        workId,
      ]),
    ).toEqual([{ state: 'objected' }, { state: 'waiting' }]);
    expect(
      (await portal.ask(`GET /api/persons/${third.personId}/approvals`, { as: third })).body,
    ).toHaveLength(1);
  });
  it('J1 V5 answers and reminds once though two servers turn it at once', async () => {
    const late: number[] = [];
    for (let i = 0; i < 12; i++) late.push(await askedDaysAgo(i % 2 ? 8 : 5));
    await Promise.all([...pools, ...pools].map((pool) => watchApprovals(pool, publicUrl)));
    await watchApprovals(portal.pool, publicUrl);
    for (const [i, workId] of late.entries()) {
      expect(await told('approvalAnswered', registrant, workId)).toBe(i % 2);
      expect(await told('approvalReminder', coAuthor, workId)).toBe(i % 2 ? 0 : 1);
    }
  });
  it('leaves what somebody is answering just now to them', async () => {
    const workId = await askedDaysAgo(8);
    await transaction(pools[0] as pg.Pool, async (tx) => {
      await tx.query('select from work where work_id = $1 for update', [workId]);
      await watchApprovals(pools[1] as pg.Pool, publicUrl);
      expect(await requestOf(workId)).toMatchObject({ state: 'waiting' });
    });
    await watchApprovals(portal.pool, publicUrl);
    expect(await requestOf(workId)).toMatchObject({ state: 'assumed' });
  });
  it('J1 is a job of every hour', () => {
    expect(jobTaskOf(approvalDeadlines.name)?.cron).toBe('7 * * * *');
  });
});
