import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disputesOf, type Share } from '../../../test/dispute.ts';
import { finishedDistribution, importDistribution, rightOf } from '../../../test/distribution.ts';
import { filesOf } from '../../../test/files.ts';
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

const { open, read, offer, accept, refer, withdraw, decide, told, actingFor, aDispute } = disputesOf(
  () => portal,
);

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

describe('evidence in a dispute', () => {
  it('H121, H122 is attached by each party, read by both and by staff, and stays', async () => {
    const { first, second, workId, id } = await aDispute('Gögn');
    const third = await portal.someone();
    const parties = async (as: Someone) => (await read(workId, as)).adilaR_AGREININGS;
    const [own, other] = await parties(first);
    expect([own.eR_EG, other.eR_EG]).toEqual([1, 0]);
    const mine = filesOf(portal, 'disputeParty', own.adilI_NR);
    const fileId = await mine.attach(first);
    expect((await mine.offer(second)).status).toBe(409);
    expect((await mine.offer(staff)).status).toBe(409);
    expect((await mine.offer(third)).status).toBe(404);
    expect((await mine.offer(undefined)).status).toBe(401);
    expect((await mine.offer(await actingFor(first, await portal.someone()))).status).toBe(409);
    for (const as of [first, second, staff]) expect((await mine.link(as, fileId)).status).toBe(200);
    expect((await mine.link(third, fileId)).status).toBe(404);
    expect((await mine.remove(first, fileId)).status).toBe(409);
    // The same name and as many files are the other party's too.
    await filesOf(portal, 'disputeParty', other.adilI_NR).attach(second);
    expect((await parties(second)).map((one: { fjoldI_GAGNA: number }) => one.fjoldI_GAGNA)).toEqual([1, 1]);
    await expect(portal.sql('delete from stored_file where file_id = $1', [fileId])).rejects.toThrow('stays');
    await withdraw(id, second);
    expect((await mine.offer(first, { name: 'Of seint.pdf' })).status).toBe(409);
    await expect(
      portal.sql(
        `insert into stored_file (owner_kind, owner_id, person_id, name, type, size_bytes) values ('disputeParty', $1, $2, 'Of seint.pdf', 'application/pdf', 1)`,
        [own.adilI_NR, first.personId],
      ),
    ).rejects.toThrow('no evidence');
    expect((await mine.link(second, fileId)).status).toBe(200);
  });
});

describe('registrations of one work that claim more than all of it', () => {
  const same = (workId: number, sameAs: number, as = staff, remark: string | null = 'Verkið er á skrá.') =>
    portal.ask(`POST /api/compositions/${workId}/sameWork`, {
      as,
      body: { SAMA_VERK_OG_NR: sameAs, ATHUGASEMD: remark },
    });
  const registered = async (by: Someone, own: number, other: Someone, title: string) => {
    const shares: [Someone, number][] = [
      [by, own],
      [other, 100 - own],
    ];
    const { body } = await portal.ask('POST /api/compositions', {
      as: by,
      body: {
        HEITI_VERKS: title,
        LENGD: '3.30',
        authors: shares.map(([{ authorId: id }, ratio]) => ({ id, typeOfAuthor: 36, ratio })),
      },
    });
    return body.verK_NR as number;
  };
  const review = async (workId: number) =>
    (await portal.sql('select review from work where work_id = $1', [workId]))[0]?.['review'];

  it('H123, H124 begin a dispute when staff say that it is one work, in which nobody has accepted anything', async () => {
    const [first, second] = [await portal.someone(), await portal.someone()];
    const workId = await sharedWork(portal, [first, second], 'Tvískráð');
    const again = await registered(second, 70, first, 'Tvískráð');
    expect((await same(again, workId, first)).status).toBe(403);
    expect((await same(again, again)).status).toBe(422);
    expect((await same(again, workId, staff, null)).status).toBe(422);
    expect(await review(again)).toBe('waiting');
    const { status, body } = await same(again, workId);
    expect([status, await review(again)]).toEqual([200, 'refused']);
    const id = body.agreininguR_NR as number;
    expect(await read(workId, first)).toMatchObject({
      agreininguR_NR: id,
      krafA_I_VERKI_NR: again,
      krofuR_SAMTALS: 120,
      astaedA_AGREININGS: null,
      hlutfalL_I_AGREININGI: 20,
      mA_SVARA_TILBODI: 1,
    });
    expect(await read(workId, second)).toMatchObject({ mA_SVARA_TILBODI: 1, mA_DRAGA_TIL_BAKA: 1 });
    expect((await told(second)).at(-1)).toEqual({ header_is: 'Kröfur umfram 100 %: „Tvískráð“' });
    expect((await same(again, workId)).status).toBe(409);
    // Who pointed at the work has a hand in it.
    await refer(id, first);
    const split: Share[] = [
      [first, 40],
      [second, 60],
    ];
    expect((await decide(id, staff, split)).status).toBe(403);
    const colleague = await portal.someone({ role: 'editor' });
    expect((await decide(id, colleague, split)).status).toBe(204);
  });

  it('H123 begin none for who could not have opened it, who claims no more, or other authors', async () => {
    const [first, second, third] = [await portal.someone(), await portal.someone(), await portal.someone()];
    const workId = await sharedWork(portal, [first, second], 'Eitt verk');
    const claim = (by: Someone, own: number) => registered(by, own, first, 'Eitt verk');
    for (const again of [await claim(second, 30), await claim(second, 50), await claim(third, 50)])
      expect((await same(again, workId)).body).toEqual({ agreininguR_NR: null });
    expect((await same(await claim(second, 70), await claim(second, 60))).status).toBe(409);
    const { body } = await same(await claim(second, 70), workId);
    expect(body.agreininguR_NR).not.toBeNull();
    await withdraw(body.agreininguR_NR, second);
    expect((await same(await claim(second, 80), workId)).body).toEqual({ agreininguR_NR: null });
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
