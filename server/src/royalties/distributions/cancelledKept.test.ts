import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPaidMember, clearAsJob, manyLines, manyOf, rowsOf, seenOf } from '../../../test/cancelled.ts';
import { finishedDistribution, importDistribution, linesOf } from '../../../test/distribution.ts';
import type { Portal, Someone } from '../../../test/portal.ts';
import { aRun, logsShareAPool, receive } from '../../../test/runs.ts';
import { importUsage } from '../../../test/usage.ts';

// What a distribution took of money that was kept, and what a run shows, once it is cancelled and before it is cleared.

let portal: Portal;
let administrator: Someone;
let bera: Someone;
let member: Someone;
let rightId: number;
let workId: number;
let next = 100;
beforeAll(async () => {
  ({ portal, administrator, member, workId, rightId } = await aPaidMember());
  bera = await portal.someone({ role: 'administrator', isPerson: false });
});
afterAll(() => portal.close());

const act = (id: number, what: string) =>
  portal.ask(`POST /api/distributions/${id}/${what}`, { as: administrator });
const clear = (id: number) => clearAsJob(portal, id);
const imported = (amount: string) =>
  importDistribution(portal, {
    as: administrator,
    id: ++next,
    file: manyOf({ rightId, workId }, amount),
  });
async function aBigOne(): Promise<number> {
  expect((await imported('1')).body).toMatchObject({ stadA_UTHLUTUNAR: 'checked' });
  return next;
}

describe('money that was kept', () => {
  const released = (body: Record<string, unknown>) => body['upphaD_LEYST'];
  it('M12, O34 is free once its distribution is cancelled, for the next one, and for that alone', async () => {
    const work = await portal.work({ by: member, title: 'Bíður', isApproved: false });
    const kept = ++next;
    await finishedDistribution(portal, {
      as: administrator,
      id: kept,
      file: `line;right;work;pot;amount\n1;${rightId};${work};Útvarp;77`,
    });
    await portal.sql(`update work set review = 'approved' where work_id = $1`, [work]);
    await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [work]);
    const first = await aBigOne();
    expect(await rowsOf(portal, first)).toEqual([manyLines + 1, 2, 4, 1, 1]);
    await act(first, 'cancel');
    // Nobody has run the job: the next import sees to it that what is free is free.
    const second = await imported('3');
    expect(released(second.body)).toBe(77);
    expect(await rowsOf(portal, first)).toEqual([0, 0, 0, 0, 0]);
    await clear(first);
    const third = await imported('4');
    expect(released(third.body)).toBe(0);
    expect((await act(next - 1, 'finish')).status).toBe(200);
    expect((await linesOf(portal, next - 1)).filter(({ work_id }) => work_id === work)).toMatchObject([
      { amount: '77.00' },
    ]);
    await act(next, 'cancel');
    await clear(next);
  });
  it('M1, O34 of a claim is paid by nobody twice', async () => {
    const kept = ++next;
    await finishedDistribution(portal, {
      as: administrator,
      id: kept,
      file: `line;title;pot;amount\n1;Sólarljóð;Útvarp;33`,
    });
    const [usage] = await portal.sql(
      'select unmatched_usage_id as id from unmatched_usage where distribution_id = $1',
      [kept],
    );
    await portal.sql(
      `insert into usage_claim (unmatched_usage_id, work_id, person_id, state, decided_at) values ($1, $2, $3, 'accepted', now())`,
      [usage?.id, workId, member.personId],
    );
    const paidIn = async () =>
      (await portal.sql('select paid_in from usage_claim where unmatched_usage_id = $1', [usage?.id]))[0]
        ?.paid_in;
    const first = await aBigOne();
    expect(await paidIn()).toBe(first);
    await act(first, 'cancel');
    // While it is not cleared the claim is neither free nor paid.
    expect(await paidIn()).toBe(first);
    const desk = ['usageClaims/desk?STADA_KROFU=accepted'];
    const shown = await seenOf(portal, administrator, desk);
    await clear(first);
    expect(await paidIn()).toBe(null);
    expect(await seenOf(portal, administrator, desk)).toEqual(shown);
    expect(shown[0]).toContain('Sólarljóð');
    const second = await aBigOne();
    expect(await paidIn()).toBe(second);
    await act(second, 'finish');
  });
});

describe('a run', () => {
  it('O34 that was cancelled is read the same before and after it is cleared', async () => {
    await logsShareAPool(portal, [administrator, bera]);
    await importUsage(portal, {
      as: administrator,
      file: [
        'date;time;title;writers;seconds',
        `2025-03-01;07:30;Vornótt í Vogum;Þórdís Æsa Öndólfsdóttir;100`,
        '2025-03-02;13:30;Lag sem enginn þekkir;Einhver;67',
        '',
      ].join('\n'),
    });
    await receive(portal, administrator, { period: 'Árið 2025', kronur: 1000 });
    const id = await aRun(portal, administrator, { period: 'Árið 2025', year: 2025 });
    const beside = await aRun(portal, administrator, { period: 'Árið 2025', year: 2025 });
    const parts = ['', '/pools', '/waiting', '/movers', '/changes', '/changedWorks', '/values', '/lines'];
    const paths = [
      ...parts.map((part) => `money/runs/${id}${part}`),
      `money/runs/${id}/lines/1`,
      `money/runs/${id}/lines/2`,
      ...['paid', 'lines', 'shares'].map((file) => `money/runs/${id}/files/${file}`),
      `money/runs/${id}/comparison?samanburdur=${beside}`,
      `money/runs/${beside}/movers?samanburdur=${id}`,
      `money/runs/${beside}/comparison?samanburdur=${id}`,
      `distributions/${id}`,
      `distributions/${id}/unmatched`,
    ];
    const open = await seenOf(portal, administrator, paths);
    // As the call does where there is much.
    await portal.sql(
      `update distribution set state = 'cancelled', clearing_since = now() where distribution_id = $1`,
      [id],
    );
    const before = await seenOf(portal, administrator, paths);
    await clear(id);
    expect(await seenOf(portal, administrator, paths)).toEqual(before);
    expect(before).not.toEqual(open);
    await expect(portal.sql('select reckon_run($1)', [id])).rejects.toThrow('not open');
  });
});
