import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { publicUrl } from '../../../test/publicUrl.ts';
import { takeOff } from '../../../test/shares.ts';
import { transaction } from '../../platform/database/pool.ts';
import { askApprovals, endApprovals } from './ask.ts';
import { watchApprovals } from './deadlines.ts';

let portal: Portal;
let registrant: Someone;
let coAuthor: Someone;
let third: Someone;
beforeAll(async () => {
  portal = await aPortal();
  registrant = await portal.someone({ name: 'Sigga' });
  coAuthor = await portal.someone({ name: 'Bjartur' });
  third = await portal.someone({ name: 'Tinna' });
});
afterAll(() => portal.close());

const aWork = () => portal.work({ by: registrant, others: [coAuthor, third], isApproved: true });
const answer = (workId: number, as: Someone, body: unknown) =>
  portal.ask(`PATCH /api/compositions/${workId}/approval`, { as, body });
/** What the newest notifications about a work say of what they ask, the newest first. */
const toldOf = async (workId: number, someone: Someone) =>
  (await portal.ask(`GET /api/persons/${someone.personId}/notifications`, { as: someone })).body
    .filter((one: { tengill: string }) => one.tengill === `/verk/${workId}`)
    .map((one: { beidnI_UM_SAMTHYKKI: unknown }) => one.beidnI_UM_SAMTHYKKI);
const stateOf = async (workId: number, someone: Someone) =>
  (await toldOf(workId, someone)).map(
    (one: { stadA_SAMTHYKKISBEIDNI?: string } | null) => one?.stadA_SAMTHYKKISBEIDNI,
  );
const askAnew = (workId: number) =>
  transaction(portal.pool, (db) => askApprovals(db, { ...registrant, role: 'member' }, workId));

describe('H157 a notification that asks for approval', () => {
  it('names the work, the share of its reader alone, the round, and what became of it', async () => {
    const workId = await aWork();
    const [told] = await toldOf(workId, coAuthor);
    const [share] = await portal.sql(
      'select share::float as share from work_author where work_id = $1 and author_id = $2',
      [workId, coAuthor.authorId],
    );
    expect(told).toMatchObject({
      verK_NR: workId,
      hlutfall: share?.share,
      umferd: 1,
      frestuR_STODVADUR: 0,
      stadA_SAMTHYKKISBEIDNI: 'waiting',
    });
    expect((await answer(workId, coAuthor, { SAMTHYKKI: 1, UMFERD: told.umferd })).status).toBe(204);
    expect(await stateOf(workId, coAuthor)).toEqual(['given']);
    await answer(workId, third, { SAMTHYKKI: 0, ATHUGASEMD: 'Lagið er mitt.', UMFERD: 1 });
    expect(await stateOf(workId, third)).toContain('objected');
  });
  it('V13 of an earlier round says that it was asked anew, and does not approve what it did not show', async () => {
    const workId = await aWork();
    const [first] = await toldOf(workId, coAuthor);
    await askAnew(workId);
    expect(await stateOf(workId, coAuthor)).toEqual(['waiting', 'superseded']);
    const late = await answer(workId, coAuthor, { SAMTHYKKI: 1, UMFERD: first.umferd });
    expect([late.status, late.body.Code]).toEqual([412, 'approval.changedMeanwhile']);
    expect(await stateOf(workId, coAuthor)).toEqual(['waiting', 'superseded']);
    // An answer that was given stays one to what it was given to.
    const [newest] = await toldOf(workId, coAuthor);
    expect((await answer(workId, coAuthor, { SAMTHYKKI: 1, UMFERD: newest.umferd })).status).toBe(204);
    await askAnew(workId);
    expect(await stateOf(workId, coAuthor)).toEqual(['waiting', 'superseded', 'superseded']);
  });
  it('says that a registration was withdrawn, that its reader is off the work, and that the time has passed', async () => {
    const withdrawn = await aWork();
    await transaction(portal.pool, (db) => endApprovals(db, withdrawn));
    expect(await stateOf(withdrawn, coAuthor)).toEqual(['ended']);

    const left = await aWork();
    await takeOff(portal, left, coAuthor.authorId);
    expect(await stateOf(left, coAuthor)).toEqual(['removed']);
    expect(await stateOf(left, third)).toEqual(['waiting']);

    const late = await aWork();
    await portal.sql('update approval_request set due_on = current_date - 1 where work_id = $1', [late]);
    expect(await stateOf(late, coAuthor)).toEqual(['late']);
    await watchApprovals(portal.pool, publicUrl);
    expect(await stateOf(late, coAuthor)).toContain('assumed');
  });
  it('and the reminder of it speak of the same request', async () => {
    const workId = await aWork();
    await portal.sql('update approval_request set remind_on = current_date where work_id = $1', [workId]);
    await watchApprovals(portal.pool, publicUrl);
    expect(await stateOf(workId, coAuthor)).toEqual(['waiting', 'waiting']);
    await answer(workId, coAuthor, { SAMTHYKKI: 1 });
    expect(await stateOf(workId, coAuthor)).toEqual(['given', 'given']);
  });
  it('shows nobody the request of another, whatever their notification names', async () => {
    const workId = await aWork();
    await portal.sql(
      `update notification set approval_request_id = (select approval_request_id from approval_request
         where work_id = $1 and author_id = $2) where person_id = $3`,
      [workId, third.authorId, coAuthor.personId],
    );
    expect(await toldOf(workId, coAuthor)).toEqual([null]);
  });
});
