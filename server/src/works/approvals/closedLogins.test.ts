import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Someone } from '../../../test/portal.ts';
import { silenceCast, waits } from '../../../test/silence.ts';

// An administrator closes the login of who would answer, and then answers in their place, or leaves it to the heir who asks.

const { portal, given, registrant, staff, worksWith } = await silenceCast();
const closer = await portal.someone({ role: 'administrator', isPerson: false });
let author: Someone;
afterAll(() => portal.close());
beforeEach(async () => {
  author = await portal.someone({ name: 'Bjartur' });
});
const { aWork, approvalOf, approvals } = worksWith(() => author);

const close = async ({ userId }: Someone, isClosed: 0 | 1 = 1, as = closer) => {
  const { status, text } = await portal.ask(`PATCH /api/users/${userId}`, {
    as,
    body: { LOKADUR: isClosed },
  });
  if (status !== 204) throw new Error(text);
};
const approveFor = (workId: number, as: Someone) =>
  portal.ask(`PATCH /api/compositions/${workId}/approvals`, { as });
const closedBy = async ({ userId }: Someone) =>
  (await portal.sql('select closed_by from app_user where user_id = $1', [userId]))[0]?.['closed_by'];

describe('R232 who closes the login of an author whom nobody can reach otherwise', () => {
  beforeEach(() => given.hasNoAddress(author));
  it('does not approve in the author’s place: another of the staff does', async () => {
    const workId = await aWork();
    await close(author);
    const refused = await approveFor(workId, closer);
    expect([refused.status, refused.body.Code]).toEqual([403, 'approval.closedByYou']);
    expect(await approvalOf(workId)).toMatchObject(waits);
    expect((await approveFor(workId, staff)).status).toBe(204);
    expect(await approvalOf(workId)).toMatchObject({ approval: 'given', answered_by: staff.userId });
  });
  it('does not by approving the registration either', async () => {
    const workId = await aWork(false);
    await close(author);
    const approved = await portal.ask(`PATCH /api/compositions/${workId}/review`, {
      as: closer,
      body: { SAMTHYKKT: 1 },
    });
    expect(approved.status).toBe(204);
    expect(await approvalOf(workId)).toMatchObject({ approval: 'waiting' });
    expect((await approveFor(workId, staff)).status).toBe(204);
  });
  it('does once the author has left, as two have decided', async () => {
    const workId = await aWork();
    await close(author);
    await portal.sql('update person set left_on = current_date where person_id = $1', [author.personId]);
    expect((await approveFor(workId, closer)).status).toBe(204);
  });
  it('is kept while it is closed; nobody has where a job or a file closed it, and closing it again makes it nobody else’s', async () => {
    await close(author);
    expect(await closedBy(author)).toBe(closer.userId);
    await portal.sql('update app_user set closed_at = now() where user_id = $1', [author.userId]);
    await portal.sql('update app_user set closed_by = $2 where user_id = $1', [author.userId, staff.userId]);
    expect(await closedBy(author)).toBe(closer.userId);
    await close(author, 0);
    expect(await closedBy(author)).toBeNull();
    await given.hasNoLogin(author);
    expect(await closedBy(author)).toBeNull();
  });
});

describe('R232 who closes the login of an heir', () => {
  let heir: Someone;
  beforeEach(async () => {
    heir = await portal.someone({ name: 'Erla' });
    await given.isDead(author);
  });
  it('does not approve for the author who has died', async () => {
    await given.inherit(author, heir);
    const workId = await aWork();
    await close(heir);
    expect((await approveFor(workId, closer)).body.Code).toBe('approval.closedByYou');
    expect((await approveFor(workId, staff)).status).toBe(204);
  });
  it('makes no other heir, who asks, the only one', async () => {
    await given.inherit(author, registrant, heir);
    const workId = await aWork();
    await close(heir);
    expect(await approvals(workId, registrant)).toMatchObject({ mA_SVARA: 0 });
    expect((await given.answer(workId, registrant)).body.Code).toBe('approval.notAsked');
    expect(await approvalOf(workId)).toMatchObject(waits);
    await close(heir, 0);
    expect((await given.answer(workId, registrant)).body.Code).toBe('approval.notAsked');
  });
  it('takes back no objection of theirs', async () => {
    const third = await portal.someone();
    await given.inherit(author, heir, third);
    const workId = await aWork();
    expect((await given.answer(workId, heir, false)).status).toBe(204);
    await close(heir);
    expect((await given.answer(workId, third)).body.Code).toBe('approval.notAsked');
    expect(await approvalOf(workId)).toMatchObject({ approval: 'objected' });
  });
  it('counts no heir who has no login by nobody’s doing, as before', async () => {
    await given.inherit(author, registrant, heir);
    const workId = await aWork();
    await given.hasNoLogin(heir);
    expect((await given.answer(workId, registrant)).status).toBe(204);
  });
});

it('R232 PostgreSQL takes no approval from who closed the login of who would answer, as an author or as a holder', async () => {
  const workId = await aWork();
  await close(author);
  const give = (by: Someone) =>
    portal.sql(
      `update approval_request set state = 'given', answered_at = now(), answered_by = $2 where work_id = $1 and state = 'waiting'`,
      [workId, by.userId],
    );
  await expect(give(closer)).rejects.toMatchObject({ constraint: 'approval_for_closed' });
  const holder = await portal.someone();
  await portal.sql(`update approval_request set holder_id = $2 where work_id = $1`, [
    workId,
    holder.personId,
  ]);
  await close(author, 0);
  await close(holder);
  await expect(give(closer)).rejects.toMatchObject({ constraint: 'approval_for_closed' });
  await give(staff);
});
