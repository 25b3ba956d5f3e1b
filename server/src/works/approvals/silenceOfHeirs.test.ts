import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Someone } from '../../../test/portal.ts';
import { publicUrl } from '../../../test/publicUrl.ts';
import { assumed, silenceCast, waits } from '../../../test/silence.ts';
import { watchApprovals } from './deadlines.ts';

// R157: who answers for an author who has died.

const { portal, given, registrant, worksWith } = await silenceCast();
let author: Someone;
afterAll(() => portal.close());
beforeEach(async () => {
  author = await portal.someone({ name: 'Bjartur' });
});

const { aWork, approvalOf, approvals } = worksWith(() => author);

describe('the heirs of an author who has died', () => {
  let heir: Someone;
  beforeEach(async () => {
    heir = await portal.someone({ name: 'Erla' });
    await given.isDead(author);
    await given.inherit(author, heir);
  });

  it('R157 are asked, and answer for the author', async () => {
    const workId = await aWork();
    const [notice] = await given.notificationsOf(heir);
    expect(notice).toMatchObject({ kind: 'approvalAsked', link: `/verk/${workId}` });
    expect(notice?.['body_is']).toContain('nefnt meðal höfunda þess Bjartur, sem þú átt rétt eftir');
    const own = await portal.ask(`GET /api/persons/${heir.personId}/approvals`, { as: heir });
    expect(own.body).toMatchObject([{ verK_NR: workId, nafN_BIRTA: 'Bjartur' }]);
    expect(await approvals(workId, heir)).toMatchObject({
      mA_SVARA: 1,
      svaraR_SEM_ERFINGI: 1,
      naesT_EKKI_I: 0,
    });
    expect(await approvals(workId, registrant)).toMatchObject({ mA_SVARA: 0, svaraR_SEM_ERFINGI: 0 });
    expect((await given.answer(workId, registrant)).body.Code).toBe('approval.notAsked');
    expect((await given.answer(workId, await portal.someone())).status).toBe(404);
    expect((await given.answer(workId, heir)).status).toBe(204);
    expect(await approvalOf(workId)).toEqual({
      approval: 'given',
      state: 'given',
      answered_by: heir.userId,
      light: 0,
    });
  });
  it('R157 approve by silence, and are reminded before; by objecting they keep the work from being registered', async () => {
    const [silent, objected] = [await aWork(), await aWork()];
    expect((await given.answer(objected, heir, false)).status).toBe(204);
    await portal.sql('update approval_request set remind_on = current_date where work_id = $1', [silent]);
    await watchApprovals(portal.pool, publicUrl);
    expect((await given.notificationsOf(heir)).map(({ kind }) => kind)).toEqual([
      'approvalAsked',
      'approvalAsked',
      'approvalReminder',
    ]);
    await given.eightDaysLater(silent);
    expect(await approvalOf(silent)).toMatchObject(assumed);
    expect(await approvalOf(objected)).toMatchObject({ approval: 'objected' });
    expect(await approvals(objected, heir)).toMatchObject({
      athugasemd: 'Þetta er rangt.',
      mA_SVARA: 1,
    });
  });
  it('R157 who cannot log in, or have come to be heirs only later, approve nothing by silence', async () => {
    await given.hasNoLogin(heir);
    const workId = await aWork();
    expect(await given.notificationsOf(heir)).toEqual([]);
    await given.eightDaysLater(workId);
    expect(await approvals(workId)).toMatchObject({ naesT_EKKI_I: 1 });
    const later = await portal.someone();
    await given.inherit(author, later);
    await given.refresh(workId);
    await watchApprovals(portal.pool, publicUrl);
    expect(await approvalOf(workId)).toMatchObject(waits);
    expect(await approvals(workId)).toMatchObject({ naesT_EKKI_I: 0, eR_OSPURDUR: 1 });
    expect(await approvals(workId, later)).toMatchObject({ mA_SVARA: 1 });
  });
});

describe('an author who dies while they are asked', () => {
  it('R157 leaves no link to answer by to who reads the letter; an heir answers once logged in', async () => {
    const workId = await aWork();
    const link = await given.linkOf(author);
    const heir = await portal.someone();
    await given.isDead(author);
    await given.inherit(author, heir);
    for (const as of [undefined, registrant])
      for (const call of [portal.ask(`GET ${link}`, { ...(as && { as }) }), byLink(as)])
        expect((await call).body.Code).toBe('approval.heirsAnswer');
    expect(await approvalOf(workId)).toMatchObject(waits);
    expect((await byLink(heir)).status).toBe(204);
    expect(await approvalOf(workId)).toMatchObject({ state: 'given', answered_by: heir.userId });

    function byLink(as?: Someone) {
      return portal.ask(`POST ${link}`, { ...(as && { as }), body: { SAMTHYKKI: 1 } });
    }
  });
  it('R157 is not answered for by who asked, nor is an objection of one heir taken back by another', async () => {
    const heir = await portal.someone();
    const workId = await aWork();
    await given.isDead(author);
    await given.inherit(author, registrant, heir);
    await given.refresh(workId);
    expect((await given.answer(workId, registrant)).body.Code).toBe('approval.notAsked');
    expect(await approvals(workId, registrant)).toMatchObject({ mA_SVARA: 0 });
    expect((await given.answer(workId, heir, false)).status).toBe(204);
    const third = await portal.someone();
    await given.inherit(author, third, heir);
    await given.refresh(workId);
    expect(await approvals(workId, third)).toMatchObject({ mA_SVARA: 0 });
    expect((await given.answer(workId, third)).body.Code).toBe('approval.notAsked');
    expect(await approvals(workId, heir)).toMatchObject({ mA_SVARA: 1 });
    expect((await given.answer(workId, heir)).status).toBe(204);
    expect(await approvalOf(workId)).toMatchObject({ state: 'given', answered_by: heir.userId });
  });
  it('R157 is answered for by who asked where they are the only heir: the share is theirs', async () => {
    const workId = await aWork();
    await given.isDead(author);
    await given.inherit(author, registrant);
    await given.eightDaysLater(workId);
    expect(await approvalOf(workId)).toMatchObject(waits);
    expect((await given.answer(workId, registrant)).status).toBe(204);
    expect(await approvalOf(workId)).toMatchObject({ state: 'given' });
  });
});
