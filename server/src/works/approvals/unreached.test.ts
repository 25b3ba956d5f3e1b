import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { anAmendment, author as authorOf } from '../../../test/amendment.ts';
import type { Someone } from '../../../test/portal.ts';
import { silenceCast } from '../../../test/silence.ts';

// R157: staff decide for authors whom nobody can ask, if they have no part in the work.

const { portal, given, registrant, staff, worksWith } = await silenceCast();
let author: Someone;
afterAll(() => portal.close());
beforeEach(async () => {
  author = await portal.someone({ name: 'Bjartur' });
});

const { aWork, approvalOf } = worksWith(() => author);

describe('staff', () => {
  const approveFor = (workId: number, as?: Someone) =>
    portal.ask(`PATCH /api/compositions/${workId}/approvals`, as ? { as } : {});

  it('R157 approve for those whom nobody can ask of a work that they have approved', async () => {
    const workId = await aWork();
    expect((await approveFor(workId, staff)).body.Code).toBe('approval.nobodyUnreached');
    await given.isDead(author);
    expect((await approveFor(workId, staff)).status).toBe(204);
    expect(await approvalOf(workId)).toEqual({
      approval: 'given',
      state: 'given',
      answered_by: staff.userId,
      light: 0,
    });
    expect((await approveFor(workId, staff)).body.Code).toBe('approval.nobodyUnreached');
  });
  it('R157 do so of a work that waits only by approving it', async () => {
    await given.isDead(author);
    const workId = await aWork(false);
    expect((await approveFor(workId, staff)).body.Code).toBe('approval.nobodyUnreached');
    expect(await approvalOf(workId)).toMatchObject({ approval: 'waiting', light: 2 });
  });
  it('R157 who have a part in a work do not by approving it, nor by changing it or putting themselves on it', async () => {
    await given.isDead(author);
    const writer = await portal.someone({ role: 'editor' });
    const workId = await portal.work({ by: registrant, others: [author, writer], isApproved: false });
    const approved = await portal.ask(`PATCH /api/compositions/${workId}/review`, {
      as: writer,
      body: { SAMTHYKKT: 1 },
    });
    expect([approved.status, await approvalOf(workId)]).toMatchObject([204, { approval: 'waiting' }]);
    const body = anAmendment([], {
      authors: [authorOf(registrant, 20), authorOf(author, 20), authorOf(writer, 60)],
    });
    const other = await aWork();
    for (const one of [workId, other])
      expect((await portal.ask(`PUT /api/compositions/${one}`, { as: writer, body })).status).toBe(200);
    for (const one of [workId, other]) expect(await approvalOf(one)).toMatchObject({ approval: 'waiting' });
    expect((await approveFor(other, staff)).status).toBe(204);
    expect(await approvalOf(other)).toMatchObject({ approval: 'given' });
  });
  it('R157 do not where they have a part in the work or are an heir, nor does anybody else', async () => {
    await given.isDead(author);
    const writer = await portal.someone({ role: 'editor' });
    const workId = await portal.work({ by: registrant, others: [author, writer] });
    await portal.sql(`update work_author set approval = 'given', approved_at = now() where author_id = $1`, [
      writer.authorId,
    ]);
    expect((await approveFor(workId, writer)).body.Code).toBe('work.ownRight');
    for (const as of [registrant, await portal.someone(), await portal.someone({ role: 'viewer' })])
      expect((await approveFor(workId, as)).status).toBe(403);
    expect((await approveFor(workId)).status).toBe(401);
    expect((await approveFor(999_999, staff)).body.Code).toBe('work.notFound');
    expect(await approvalOf(workId)).toMatchObject({ approval: 'waiting' });
  });
});
