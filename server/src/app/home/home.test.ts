import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
  member = await society.payee();
});
afterAll(() => portal.close());

const homeOf = async (as: Someone) => {
  const { status, body, text } = await portal.ask('GET /api/home', { as });
  if (status !== 200) throw new Error(text);
  return body;
};
interface Wait {
  tegunD_BIDAR: string;
  fjoldi: number;
  verK_NR: number | null;
}
const waitsOf = async (as: Someone) => {
  const { bidur } = await homeOf(as);
  return Object.fromEntries((bidur as Wait[]).map((one) => [one.tegunD_BIDAR, one.fjoldi]));
};

describe('the home of a member', () => {
  it('H21 adds up what finished distributions of the year brought, all rights together', async () => {
    await society.distribute([[member, 1000]]);
    await society.distribute([[member, 234]]);
    expect(await homeOf(member)).toMatchObject({
      tekjuR_ARSINS: 1234,
      tekjuR_FYRRA_ARS: 0,
      tekjuR_FYRRA_ARS_TIL_DAGS: 0,
      hefuR_BYRJAD: 1,
      rettindaskra: null,
    });
  });
  it('H21 tells the next planned day and how many days are left, and nothing of days gone by', async () => {
    expect((await homeOf(member)).naestA_UTHLUTUN).toBeNull();
    await portal.sql(
      `insert into planned_distribution (category_id, period_name, planned_on) values
       (1, 'Fyrri', current_date - 3), (1, 'Seinni', current_date + 12), (1, 'Síðast', current_date + 40)`,
    );
    expect((await homeOf(member)).naestA_UTHLUTUN).toMatchObject({
      timabiL_UTHLUTUNAR: 'Seinni',
      dagaR_EFTIR: 12,
    });
  });
  it('H21 counts works by the light that they have now', async () => {
    const author = await portal.someone();
    await portal.work({ by: author, title: 'Grænkandi' });
    expect(await homeOf(author)).toMatchObject({ urdU_GRAEN: 1, urdU_GUL: 0, urdU_RAUD: 0 });
  });
  it('H28 tells what happened since the visit before, for as long as the visit goes on', async () => {
    const author = await portal.someone();
    await portal.work({ by: author, title: 'Gömul' });
    const visit = (as: Someone) => portal.ask('PUT /api/home/visit', { as });
    expect((await visit(author)).status).toBe(204);
    expect(await homeOf(author)).toMatchObject({ urdU_GRAEN: 1 });
    await portal.sql(
      `update work_light_change set changed_at = now() - interval '3 hours' where work_id in (
         select work_id from person_work where person_id = $1)`,
      [author.personId],
    );
    await portal.sql(`update home_visit set seen_at = now() - interval '2 hours' where user_id = $1`, [
      author.userId,
    ]);
    expect(await homeOf(author)).toMatchObject({ urdU_GRAEN: 0 });
    await visit(author);
    await portal.work({ by: author, title: 'Ný' });
    await visit(author);
    expect(await homeOf(author)).toMatchObject({ urdU_GRAEN: 1 });
  });
  it('H28 gives those who act for a member visits of their own, also to read alone', async () => {
    const [author, friend] = [await portal.someone(), await portal.someone()];
    await portal.ask('POST /api/users/access', {
      as: author,
      body: { NOTENDA_NR_TENGSLAADILLA: friend.userId, ADEINS_LESTUR: 1 },
    });
    const begun = await portal.ask(`PATCH /api/users/masquerade/${author.userId}`, { as: friend });
    expect(
      (await portal.ask('PUT /api/home/visit', { as: { ...friend, token: begun.body.token } })).status,
    ).toBe(204);
    expect(await portal.sql('select seen_by from home_visit where user_id = $1', [author.userId])).toEqual([
      { seen_by: friend.userId },
    ]);
    expect((await portal.ask('PUT /api/home/visit')).status).toBe(401);
  });
  it('H31 tells what the last distributions of the category brought, and nothing of a single one', async () => {
    const [row] = await portal.sql('select category_id from distribution limit 1');
    const next = async (as: Someone) => (await homeOf(as)).naestA_UTHLUTUN;
    await portal.sql('update planned_distribution set category_id = $1', [row?.category_id]);
    expect(await next(member)).toMatchObject({ fjoldI_FYRRI: 2, minnsT_FYRR: 234, mesT_FYRR: 1000 });
    const unpaid = await portal.someone();
    expect(await next(unpaid)).toMatchObject({ fjoldI_FYRRI: 0, minnsT_FYRR: null, mesT_FYRR: null });
    await portal.sql(
      'update planned_distribution set category_id = (select max(category_id) from distribution_category)',
    );
    expect(await next(member)).toMatchObject({ fjoldI_FYRRI: 0 });
  });
  it('H32 tells publishers alone which of their works rose and fell the most', async () => {
    const movers = async (as: Someone) =>
      (await portal.ask('GET /api/home/catalogue', { as })).body.hreyfingaR_VERKA;
    expect(await movers(member)).toEqual([]);
    await portal.sql('update person set is_publisher = true where person_id = $1', [member.personId]);
    expect(await movers(member)).toMatchObject([
      { tekjuR_ARSINS: 1000, tekjuR_FYRRA_ARS_TIL_DAGS: 0 },
      { tekjuR_ARSINS: 234, tekjuR_FYRRA_ARS_TIL_DAGS: 0 },
    ]);
    await portal.sql('update person set is_publisher = false where person_id = $1', [member.personId]);
    expect((await portal.ask('GET /api/home/catalogue')).status).toBe(401);
  });
  it('H22 is of the session’s own person: another’s earnings, approvals and drafts are in nobody else’s', async () => {
    const other = await portal.someone();
    expect(await homeOf(other)).toMatchObject({ tekjuR_ARSINS: 0, urdU_GRAEN: 0, fjoldI_OPARAD: 0 });
    expect((await portal.ask('GET /api/home')).status).toBe(401);
    const nobody = await portal.someone({ role: 'editor', isPerson: false });
    expect((await portal.ask('GET /api/home', { as: nobody })).status).toBe(404);
  });
  it('H22 is the other person’s while one acts for them, and one’s own again after that', async () => {
    const friend = await portal.someone();
    await portal.ask('POST /api/users/access', {
      as: member,
      body: { NOTENDA_NR_TENGSLAADILLA: friend.userId },
    });
    const begun = await portal.ask(`PATCH /api/users/masquerade/${member.userId}`, { as: friend });
    expect(begun.status).toBe(200);
    const acting = { ...friend, token: begun.body.token };
    expect(await homeOf(acting)).toMatchObject({ tekjuR_ARSINS: 1234 });
    const stopped = await portal.ask('PATCH /api/users/stopMasquerade/', { as: acting });
    expect(await homeOf({ ...friend, token: stopped.body.token })).toMatchObject({ tekjuR_ARSINS: 0 });
  });
  it('H23 lists what waits for the member, each kind once, and nothing that waits for others', async () => {
    const lyricist = await portal.someone();
    const workId = await portal.work({ by: member, title: 'Tvíeyki', isApproved: false, others: [lyricist] });
    const { bidur } = await homeOf(lyricist);
    expect((bidur as Wait[]).map((one) => one.tegunD_BIDAR)).toEqual(['approval', 'bankAccount', 'ipi']);
    expect(bidur[0]).toMatchObject({ fjoldi: 1, verK_NR: workId, heitI_VERKS: 'Tvíeyki' });
    expect(await waitsOf(member)).not.toHaveProperty('approval');
  });
  it('H23 misses a bank account only of people who have rights to be paid for', async () => {
    const withRights = await portal.someone();
    expect(await waitsOf(withRights)).toHaveProperty('bankAccount', 1);
    expect(await waitsOf(await portal.someone({ withoutAuthor: true }))).toEqual({});
    expect(await waitsOf(member)).not.toHaveProperty('bankAccount');
  });
  it('H23 shows who acts for a member nothing that only the member may answer', async () => {
    const holder = await portal.someone();
    const friend = await portal.someone();
    await portal.ask('POST /api/users/access', {
      as: holder,
      body: { NOTENDA_NR_TENGSLAADILLA: friend.userId },
    });
    const begun = await portal.ask(`PATCH /api/users/masquerade/${holder.userId}`, { as: friend });
    expect(await waitsOf({ ...friend, token: begun.body.token })).toEqual({ ipi: 1 });
    expect(await waitsOf(holder)).toEqual({ bankAccount: 1, ipi: 1 });
  });
  it('H24 knows a newcomer, who has begun nothing', async () => {
    const newcomer = await portal.someone();
    expect((await homeOf(newcomer)).hefuR_BYRJAD).toBe(0);
    // Nor is a distribution seen that pays them and is not finished, or was cancelled.
    await portal.sql(
      `with d as (insert into distribution (distribution_id, name, period_id, category_id, state)
         select 4200, 'Ólokið', period_id, 1, 'checked' from distribution_period limit 1 returning distribution_id),
       p as (insert into pot (name) values ('Pottur nýliða') returning pot_id)
       insert into movement (right_id, distribution_id, movement_type, pot_id, amount, line_count)
       select right_id, distribution_id, 1, pot_id, 1, 1 from author_right, d, p where person_id = $1`,
      [newcomer.personId],
    );
    expect((await homeOf(newcomer)).hefuR_BYRJAD).toBe(0);
  });
  it('H25, H35 tells a publisher of contracts that end, works in conflict and files that were sent', async () => {
    const publisher = await portal.someone({ withoutAuthor: true });
    const author = await portal.someone();
    await portal.sql('update person set is_publisher = true where person_id = $1', [publisher.personId]);
    await portal.sql(
      `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on) values
       ($1, $2, '2020-01-01', current_date + 30), ($1, $2, '2019-01-01', current_date - 1), ($1, $2, '2020-01-01', current_date + 91)`,
      [publisher.personId, author.authorId],
    );
    for (const name of ['CW260001AB_052.V21', 'CW260002AB_052.V21'])
      await portal.sql(
        `insert into cwr_file (file_name, file_bytes, digest, sender_code, sender_ipi, sender_name, person_id, announced_by)
         values ($1, 10, sha256(convert_to($1, 'UTF8')), 'AB', '00000000199', 'HRAUNTUN', $2, $3)`,
        [name, publisher.personId, publisher.userId],
      );
    expect((await homeOf(publisher)).rettindaskra).toMatchObject({
      fjoldI_VERKA_I_AGREININGI: 0,
      fjoldI_SAMNINGA_SEM_LYKUR: 1,
      sendaR_SKRAR: [
        { heitI_SKRAR: 'CW260002AB_052.V21', stadA_CWR_SKRAR: 'checking', faersluR_SKRADAR: 0 },
        { heitI_SKRAR: 'CW260001AB_052.V21' },
      ],
    });
  });
});
