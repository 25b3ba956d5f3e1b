import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disputesOf, type Share } from '../../../test/dispute.ts';
import { finishedDistribution, importDistribution, rightOf } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sharedWork } from '../../../test/shares.ts';

let portal: Portal;
let staff: Someone;
let administrator: Someone;
beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor' });
  administrator = await portal.someone({ role: 'administrator', isPerson: false });
});
afterAll(() => portal.close());

const { open, read, offer, accept, refer, withdraw, decide, aDispute } = disputesOf(() => portal);

describe('who decides on a dispute', () => {
  it('H85 is not decided by who is on the work', async () => {
    const [first, second] = [await portal.someone(), await portal.someone({ role: 'editor' })];
    const workId = await sharedWork(portal, [first, second], 'Eigin');
    const split: Share[] = [
      [first, 60],
      [second, 40],
    ];
    const opened = await open(workId, first, split);
    const id = opened.body.agreininguR_NR;
    await refer(id, first);
    expect((await decide(id, second, split)).status).toBe(403);
    await portal.sql(
      'update work_dispute_share set agreed_share = registered_share where work_dispute_id = $1',
      [id],
    );
    await expect(
      portal.sql(
        `update work_dispute set state = 'decided', ended_at = now(), decided_by = $2, decision = 'Af því bara' where work_dispute_id = $1`,
        [id, second.userId],
      ),
    ).rejects.toThrow('work_dispute_not_own');
    expect((await decide(id, staff, split)).status).toBe(204);
  });
});

describe('the money of a share in doubt', () => {
  let next = 0;
  const file = (amounts: readonly string[]) =>
    ['line;right;work;pot;amount;used_on', ...amounts.map((line, i) => `${i + 1};${line}`)].join('\n');
  const finished = async (lines: readonly string[]) => {
    next += 1;
    await finishedDistribution(portal, { as: administrator, id: next, file: file(lines) });
    return next;
  };
  /** What was kept is paid by the next distribution, which has nothing else. */
  async function payKept() {
    next += 1;
    const { body } = await importDistribution(portal, {
      as: administrator,
      id: next,
      file: 'line;pot;amount;title\n1;Útvarp;0;Ekkert',
    });
    expect(body.stadA_UTHLUTUNAR).toBe('checked');
    expect((await portal.ask(`POST /api/distributions/${next}/finish`, { as: administrator })).status).toBe(
      200,
    );
    return next;
  }
  const paid = async (id: number, someone: Someone) => {
    const [row] = await portal.sql(
      'select coalesce(sum(amount), 0)::float as isk from statement_line where distribution_id = $1 and right_id = $2',
      [id, await rightOf(portal, someone)],
    );
    return row?.['isk'];
  };
  const held = async (workId: number, as: Someone) => (await read(workId, as)).fE_BIDUR_NIDURSTODU;

  it('H83, H84 is kept, the rest is paid, and the outcome pays what was kept, once', async () => {
    const { first, second, workId, id } = await aDispute('Haldið');
    await finished([`;${workId};Útvarp;1000;2026-03-15`]);
    const split = await payKept();
    expect([await paid(split, first), await paid(split, second)]).toEqual([300, 500]);
    expect([await held(workId, first), await held(workId, second)]).toEqual([200, 200]);
    const meanwhile = await payKept();
    expect([await paid(meanwhile, first), await paid(meanwhile, second)]).toEqual([0, 0]);
    await offer(id, first, [
      [first, 45],
      [second, 55],
    ]);
    await accept(id, second, 2);
    const after = await payKept();
    expect([await paid(after, first), await paid(after, second)]).toEqual([150, 50]);
    expect(await held(workId, first)).toBe(0);
    const again = await payKept();
    expect([await paid(again, first), await paid(again, second)]).toEqual([0, 0]);
  });

  it('H83, H84 is kept of lines for a right too, and paid by the registered shares when it is withdrawn', async () => {
    const { first, second, workId, id } = await aDispute('Eftir réttindum');
    const [one, other] = [await rightOf(portal, first), await rightOf(portal, second)];
    const lines = [`${one};${workId};Útvarp;500;2026-03-15`, `${other};${workId};Útvarp;500;2026-03-15`];
    const split = await finished(lines);
    expect([await paid(split, first), await paid(split, second), await held(workId, first)]).toEqual([
      300, 500, 200,
    ]);
    await withdraw(id, second);
    const after = await payKept();
    expect([await paid(after, first), await paid(after, second)]).toEqual([200, 0]);
  });

  it('H84 is of whose line it was kept from, and of nobody who has lost nothing by the outcome', async () => {
    const [first, second, third] = [await portal.someone(), await portal.someone(), await portal.someone()];
    const workId = await sharedWork(portal, [first, second, third], 'Ein lína');
    const { body } = await open(workId, third, [
      [first, 4],
      [second, 4],
      [third, 92],
    ]);
    const split = await finished([`${await rightOf(portal, first)};${workId};Útvarp;1000;2026-03-15`]);
    const atOnce = Number(await paid(split, first));
    expect(atOnce).toBeGreaterThan(0);
    await withdraw(body.agreininguR_NR, third);
    const after = await payKept();
    expect([await paid(after, first), await paid(after, second), await paid(after, third)]).toEqual([
      1000 - atOnce,
      0,
      0,
    ]);
  });

  it('H86 is not kept of uses before the day since which the shares have counted', async () => {
    const [first, second] = [await portal.someone(), await portal.someone()];
    const workId = await sharedWork(portal, [first, second], 'Fyrri tíð');
    await portal.sql(
      `with before as (insert into work_right (work_id, author_id, right_id, share, share_abroad, starts_on, ends_before)
           select work_id, author_id, right_id, case author_id when $2 then 80 else 20 end, case author_id when $2 then 80 else 20 end,
             '-infinity', '2026-02-01' from work_right where work_id = $1)
       update work_right set starts_on = '2026-02-01' where work_id = $1`,
      [workId, first.authorId],
    );
    const opened = await open(workId, second, [
      [first, 30],
      [second, 70],
    ]);
    await finished([`;${workId};Útvarp;100;2026-01-31`, `;${workId};Útvarp;100;2026-02-01`]);
    const split = await payKept();
    expect([await paid(split, first), await paid(split, second), await held(workId, first)]).toEqual([
      110, 70, 20,
    ]);
    await refer(opened.body.agreininguR_NR, first);
    await decide(opened.body.agreininguR_NR, staff, [
      [first, 30],
      [second, 70],
    ]);
    const after = await payKept();
    expect([await paid(after, first), await paid(after, second)]).toEqual([0, 20]);
    const rights = await portal.sql(
      `select share::float, starts_on::text from work_right where work_id = $1 and author_id = $2 order by starts_on`,
      [workId, first.authorId],
    );
    expect(rights).toEqual([
      { share: 80, starts_on: '-infinity' },
      { share: 30, starts_on: '2026-02-01' },
    ]);
  });
});
