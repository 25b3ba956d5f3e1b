import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPeriod, closePeriod } from '../../../test/funds.ts';
import { aFundDesk, grantsOf, said } from '../../../test/grants.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// What the grants of a period may come to.

let portal: Portal;
let member: Someone;
let ragnar: Someone;
let brynja: Someone;
let katla: Someone;
let hersir: Someone;
beforeAll(async () => {
  portal = await aPortal();
  ({ member, ragnar, brynja, katla, hersir } = await aFundDesk(portal));
});
afterAll(() => portal.close());

let year = 2030;
let fundPeriodId: number;
beforeEach(async () => {
  fundPeriodId = await aPeriod(portal, { fundId: 1, year: year++ });
});

const { applied, read, propose, confirm, period, budget, granted } = grantsOf(() => ({
  portal,
  member,
  ragnar,
  brynja,
  katla,
  fundPeriodId,
}));

describe('the budget of a period', () => {
  it('R220 is entered by an administrator in whole krónur, and taken off again', async () => {
    expect(await period()).toMatchObject({ radstofunarfe: null, mA_SKRA_RADSTOFUNARFE: 1 });
    expect((await period(ragnar)).mA_SKRA_RADSTOFUNARFE).toBe(0);
    for (const as of [ragnar, member]) expect(((await budget(1, as)) as unknown[])[0]).toBe(403);
    for (const wrong of [0, -1, 0.5, 100_000_000_000])
      expect(((await budget(wrong)) as unknown[])[0]).toBe(422);
    expect(await budget(99_999_999_999)).toBe(200);
    expect(await period()).toMatchObject({ radstofunarfe: 99_999_999_999, radstofunarfE_SKRAD_AF: 'Katla' });
    expect(await budget(null)).toBe(200);
    expect(await period()).toMatchObject({ radstofunarfe: null });
    const stale = { RADSTOFUNARFE: 1, UTGAFA: 1 };
    const path = `PUT /api/funds/periods/${fundPeriodId}/budget`;
    expect(said(await portal.ask(path, { as: katla, body: stale }))).toEqual([412, 'fund.changedMeanwhile']);
  });
  it('R220 is not exceeded by what is granted, and is no less than that', async () => {
    await budget(1_000_000);
    const [first, second] = [await applied(), await applied()];
    await propose(first, 600_000);
    await propose(second, 400_001);
    expect(await confirm(first)).toBe(204);
    expect((await read(second, brynja)).astaedA_STYRKUR_EKKI_STADFESTUR).toBe('overBudget');
    expect(await confirm(second)).toEqual([409, 'fund.overBudget']);
    await propose(second, 400_000);
    expect(await confirm(second)).toBe(204);
    expect(await budget(999_999)).toEqual([409, 'fund.budgetGranted']);
    expect(await budget(1_000_000, hersir)).toBe(200);
    // A grant that becomes smaller, and one that is refused, leave room.
    await propose(first, 500_000);
    await confirm(first);
    expect(await granted()).toBe(900_000);
  });
  it('R220 is not exceeded by two who confirm at once, nor by one who lowers it meanwhile', async () => {
    await budget(1_000_000);
    const applications = [await applied(), await applied(), await applied()];
    for (const one of applications) await propose(one, 400_000);
    const answers = await Promise.all(
      applications.map((one, at) => confirm(one, at === 0 ? brynja : hersir)),
    );
    expect(answers.filter((one) => one === 204)).toHaveLength(2);
    expect(answers).toContainEqual([409, 'fund.overBudget']);
    expect(await granted()).toBe(800_000);
    const waiting = applications[answers.findIndex((one) => one !== 204)] ?? 0;
    await propose(waiting, 200_000);
    await Promise.all([confirm(waiting), budget(850_000)]);
    const { radstofunarfe, upphaeD_STYRKS: sum } = await period();
    expect(sum).toBeLessThanOrEqual(radstofunarfe);
  });
  it('R220 holds for whatever amounts and order: what is granted is never more than it, and exact', async () => {
    let seed = 20_261_128;
    const whole = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return 1 + (seed % most);
    };
    const limit = 1_234_567;
    await budget(limit);
    const applications = await Promise.all(Array.from({ length: 6 }, () => applied()));
    const stands = new Map<number, number>();
    for (let step = 0; step < 40; step++) {
      const one = applications[whole(applications.length) - 1] ?? 0;
      const kronur = whole(850_000);
      await propose(one, kronur);
      const rest = [...stands].reduce((sum, [id, amount]) => sum + (id === one ? 0 : amount), 0);
      const answer = await confirm(one);
      const fits = rest + kronur <= limit || kronur <= (stands.get(one) ?? 0);
      // The same grant once more proposes nothing.
      const same = [409, 'fund.nothingProposed'];
      expect(answer).toEqual(stands.get(one) === kronur ? same : fits ? 204 : [409, 'fund.overBudget']);
      if (fits) stands.set(one, kronur);
      else await confirm(one, brynja, 0);
      const sum = [...stands.values()].reduce((all, amount) => all + amount, 0);
      expect(await granted()).toBe(sum);
      expect(sum).toBeLessThanOrEqual(limit);
    }
  });
  it('R220 the database holds it, whoever writes', async () => {
    await budget(500_000);
    const applicationId = await applied();
    await propose(applicationId, 500_001);
    const grant = (by: Someone) =>
      portal.sql(
        `update fund_application set status = 'granted', granted_amount_isk = proposed_amount_isk, granted_proposed_by = proposed_by,
           decided_at = now(), decided_by = $2 where application_id = $1`,
        [applicationId, by.userId],
      );
    await expect(grant(brynja)).rejects.toMatchObject({ constraint: 'fund_within_budget' });
    await propose(applicationId, 500_000);
    await expect(grant(katla)).rejects.toMatchObject({ constraint: 'fund_budget_own' });
    await grant(brynja);
    await expect(
      portal.sql('update fund_period set budget_isk = 1, budget_by = $2 where fund_period_id = $1', [
        fundPeriodId,
        hersir.userId,
      ]),
    ).rejects.toMatchObject({ constraint: 'fund_budget_granted' });
  });
  it('R221 is not granted from by who entered or raised it, beyond what another had entered last', async () => {
    await budget(500_000, katla);
    const [first, second] = [await applied(), await applied()];
    await propose(first, 300_000);
    expect((await read(first, katla)).astaedA_STYRKUR_EKKI_STADFESTUR).toBe('ownBudget');
    expect(await confirm(first, katla)).toEqual([403, 'fund.ownBudget']);
    expect(await period(katla)).toMatchObject({ eigiN_MORK_STYRKJA: 0 });
    // Another raises it: the first enters nothing any more, and the other stays within what the first had entered.
    expect(await budget(900_000, hersir)).toBe(200);
    expect(await confirm(first, hersir)).toBe(204);
    await propose(second, 300_000);
    expect(await confirm(second, hersir)).toEqual([403, 'fund.ownBudget']);
    expect(await period(hersir)).toMatchObject({ eigiN_MORK_STYRKJA: 500_000 });
    expect((await period(katla)).eigiN_MORK_STYRKJA).toBeNull();
    // Raised once more by the same, or taken off, it is still theirs.
    await budget(2_000_000, hersir);
    await budget(null, hersir);
    expect(await confirm(second, hersir)).toEqual([403, 'fund.ownBudget']);
    // Who entered it may propose.
    await propose(second, 250_000, hersir);
    expect(await confirm(second, katla)).toBe(204);
  });
  it('R221, M18 is not entered by who applies in the period', async () => {
    const writer = await portal.someone({ role: 'administrator' });
    await applied(writer);
    expect(await budget(1_000_000, writer)).toEqual([403, 'fund.budgetOwnApplication']);
    expect((await period(writer)).mA_SKRA_RADSTOFUNARFE).toBe(0);
    expect((await period(katla)).mA_SKRA_RADSTOFUNARFE).toBe(1);
  });
  it('R223 is nowhere to be seen for members, nor is what is proposed', async () => {
    await budget(7_654_321);
    const applicationId = await applied();
    await propose(applicationId, 345_678);
    const seen = async (path: string) => JSON.stringify((await portal.ask(path, { as: member })).body);
    const paths = [
      'GET /api/funds',
      'GET /api/funds/dates',
      'GET /api/funds/1/dates',
      `GET /api/funds/applications/${applicationId}`,
      `GET /api/persons/${member.personId}/fundApplications`,
      `GET /api/records?personId=${member.personId}`,
    ];
    for (const path of paths) expect(await seen(path)).not.toMatch(/7654321|345678|Ragnar|Katla/u);
    for (const path of [`GET /api/funds/periods/${fundPeriodId}`, 'GET /api/funds/periods'])
      expect((await portal.ask(path, { as: member })).status).toBe(403);
    await closePeriod(portal, { as: ragnar, fundPeriodId, version: 2 });
    expect(await read(applicationId, member)).toMatchObject({
      stadA_UMSOKNAR: 'received',
      upphaeD_STYRKS: null,
      upphaeD_TILLOGU: null,
      tillagA_UM_STYRK_FRA: null,
      astaedA_STYRKUR_EKKI_STADFESTUR: null,
    });
    const told = await portal.sql('select from notification where person_id = $1', [member.personId]);
    await confirm(applicationId);
    expect(await portal.sql('select from notification where person_id = $1', [member.personId])).toHaveLength(
      told.length + 1,
    );
  });
});
