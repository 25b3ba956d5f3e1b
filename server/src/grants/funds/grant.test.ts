import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPeriod } from '../../../test/funds.ts';
import { aFundDesk, grantsOf, said } from '../../../test/grants.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// A grant takes two.

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

const { applied, read, propose, confirm, period, granted } = grantsOf(() => ({
  portal,
  member,
  ragnar,
  brynja,
  katla,
  fundPeriodId,
}));

describe('a grant', () => {
  it('R222 is proposed by one of the staff and given once another confirms it, as it was proposed', async () => {
    const applicationId = await applied();
    expect(await propose(applicationId, 400_000)).toBe(204);
    expect(await read(applicationId, brynja)).toMatchObject({
      stadA_UMSOKNAR: 'received',
      upphaeD_STYRKS: null,
      upphaeD_TILLOGU: 400_000,
      tillagA_UM_STYRK_FRA: 'Ragnar',
      astaedA_STYRKUR_EKKI_STADFESTUR: null,
    });
    expect(await period()).toMatchObject({
      upphaeD_STYRKS: 0,
      fjoldI_TILLAGNA_UM_STYRK: 1,
      upphaeD_TILLOGU: 400_000,
    });
    expect((await read(applicationId, ragnar)).astaedA_STYRKUR_EKKI_STADFESTUR).toBe('ownProposal');
    expect(await confirm(applicationId, ragnar)).toEqual([403, 'fund.ownProposal']);
    expect(await confirm(applicationId)).toBe(204);
    expect(await read(applicationId, brynja)).toMatchObject({
      stadA_UMSOKNAR: 'granted',
      upphaeD_STYRKS: 400_000,
      upphaeD_TILLOGU: null,
      afgreitT_AF: 'Brynja',
    });
    expect(await confirm(applicationId)).toEqual([409, 'fund.nothingProposed']);
  });
  it('R222 that stands is changed by two, and stays until the second confirms; to refuse takes one', async () => {
    const applicationId = await applied();
    await propose(applicationId, 400_000);
    await confirm(applicationId);
    expect(await propose(applicationId, 300_000, brynja)).toBe(204);
    expect(await granted()).toBe(400_000);
    // Who saves what stands drops nothing.
    expect(await propose(applicationId, 400_000, katla)).toBe(204);
    expect(await read(applicationId, ragnar)).toMatchObject({ upphaeD_TILLOGU: 300_000 });
    expect(await confirm(applicationId, brynja, 0)).toBe(204);
    expect(await read(applicationId, ragnar)).toMatchObject({
      upphaeD_STYRKS: 400_000,
      upphaeD_TILLOGU: null,
    });
    const { utgafa: UTGAFA } = await read(applicationId, ragnar);
    const refusal = { STADA_UMSOKNAR: 'refused', UPPHAED_STYRKS: null, UTGAFA };
    const path = `PATCH /api/funds/applications/${applicationId}/decision`;
    expect((await portal.ask(path, { as: ragnar, body: refusal })).status).toBe(204);
    expect(await granted()).toBe(0);
  });
  it('R222 that waits is dropped by who refuses the application, and not by who only writes something', async () => {
    const applicationId = await applied();
    await propose(applicationId, 400_000);
    const decide = async (STADA_UMSOKNAR: string) => {
      const { utgafa: UTGAFA } = await read(applicationId, brynja);
      const body = { STADA_UMSOKNAR, ATHUGASEMD: 'Við lesum umsóknina.', UTGAFA };
      const path = `PATCH /api/funds/applications/${applicationId}/decision`;
      expect((await portal.ask(path, { as: brynja, body })).status).toBe(204);
      return (await read(applicationId, brynja)).upphaeD_TILLOGU;
    };
    expect(await decide('received')).toBe(400_000);
    expect(await decide('refused')).toBeNull();
  });
  it('R222 is confirmed as it was seen: one that was proposed anew meanwhile is another', async () => {
    const applicationId = await applied();
    await propose(applicationId, 400_000);
    const { utgafa: UTGAFA } = await read(applicationId, brynja);
    await propose(applicationId, 800_000);
    const seen = { SAMTHYKKT: 1, UTGAFA };
    const path = `PATCH /api/funds/applications/${applicationId}/grant`;
    expect(said(await portal.ask(path, { as: brynja, body: seen }))).toEqual([412, 'fund.changedMeanwhile']);
  });
  it('R222 is confirmed by staff alone, and nobody while acting for another', async () => {
    const applicationId = await applied();
    await propose(applicationId, 400_000);
    const body = { SAMTHYKKT: 1, UTGAFA: 2 };
    const path = `PATCH /api/funds/applications/${applicationId}/grant`;
    for (const as of [member, await portal.someone({ role: 'viewer' })])
      expect((await portal.ask(path, { as, body })).status).toBe(403);
    expect((await portal.ask(path, { body })).status).toBe(401);
    const begun = await portal.ask(`PATCH /api/users/masquerade/${member.userId}`, { as: hersir });
    const as = { ...member, token: begun.body.token as string };
    expect((await portal.ask(path, { as, body })).status).toBe(403);
    const ended = await portal.ask('PATCH /api/users/stopMasquerade/', { as });
    Object.assign(hersir, { token: ended.body.token });
  });
  it('R222, M18 is neither proposed nor confirmed by who gains by it', async () => {
    const writer = await portal.someone({ role: 'editor' });
    const applicationId = await applied(writer);
    expect(await propose(applicationId, 1, writer)).toEqual([403, 'fund.ownApplication']);
    await propose(applicationId, 400_000);
    expect((await read(applicationId, writer)).astaedA_STYRKUR_EKKI_STADFESTUR).toBe('ownApplication');
    expect(await confirm(applicationId, writer)).toEqual([403, 'fund.ownApplication']);
    await expect(
      portal.sql(
        'update fund_application set proposed_amount_isk = 1, proposed_by = $2, proposed_at = now() where application_id = $1',
        [applicationId, writer.userId],
      ),
    ).rejects.toMatchObject({ constraint: 'fund_decision_not_own' });
  });
  it('R222 the database gives none that one alone decides, and keeps those that stood before', async () => {
    const applicationId = await applied();
    const grant = (more: string, by: Someone) =>
      portal.sql(
        `update fund_application set status = 'granted', granted_amount_isk = 400000, decided_at = now(), decided_by = $2${more}
         where application_id = $1`,
        [applicationId, by.userId],
      );
    await expect(grant('', ragnar)).rejects.toMatchObject({ constraint: 'fund_grant_takes_two' });
    await propose(applicationId, 300_000);
    await expect(grant(', granted_proposed_by = proposed_by', brynja)).rejects.toMatchObject({
      constraint: 'fund_grant_takes_two',
    });
    await propose(applicationId, 400_000);
    await expect(grant(', granted_proposed_by = proposed_by', ragnar)).rejects.toMatchObject({
      constraint: 'fund_grant_by_another',
    });
    // As they were before a grant took two.
    await portal.sql('alter table fund_application disable trigger fund_grant_takes_two');
    await grant(', proposed_by = null, proposed_at = null, proposed_amount_isk = null', ragnar);
    await portal.sql('alter table fund_application enable trigger fund_grant_takes_two');
    await portal.sql(
      `update fund_application set told_at = now(), project_title = 'Annað' where application_id = $1`,
      [applicationId],
    );
    expect(await granted()).toBe(400_000);
  });
  it('R222 that waits is found at the desk by who may confirm it, and in the list of its period', async () => {
    await portal.sql(`update fund_application set status = 'refused', decided_at = now(), granted_amount_isk = null,
      granted_proposed_by = null, proposed_by = null, proposed_at = null, proposed_amount_isk = null`);
    const applicationId = await applied();
    await propose(applicationId, 400_000);
    const counted = async (as: Someone) => {
      const { body } = await portal.ask('GET /api/desk/home', { as });
      return body.bidradir.find((one: { bidrod: string }) => one.bidrod === 'funds')?.fjoldi ?? 0;
    };
    expect([await counted(ragnar), await counted(brynja)]).toEqual([0, 1]);
    const list = async (state: string) =>
      (await portal.ask(`GET /api/funds/periods/${fundPeriodId}/applications?state=${state}`, { as: brynja }))
        .body;
    expect(await list('proposed')).toMatchObject([{ umsokN_NR: applicationId, upphaeD_TILLOGU: 400_000 }]);
  });
});
