import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let registrant: Someone;
let coAuthor: Someone;
let third: Someone;
let editor: Someone;
beforeAll(async () => {
  portal = await aPortal();
  registrant = await portal.someone({ name: 'Sigga' });
  coAuthor = await portal.someone({ name: 'Bjartur' });
  third = await portal.someone({ name: 'Tinna' });
  editor = await portal.someone({ role: 'editor' });
});
afterAll(() => portal.close());

const aWork = (isApproved = true) => portal.work({ by: registrant, others: [coAuthor, third], isApproved });
const answer = (workId: number, as: Someone | undefined, body: unknown) =>
  portal.ask(`PATCH /api/compositions/${workId}/approval`, { as, body });
const approve = { SAMTHYKKI: 1 };
const object = { SAMTHYKKI: 0, ATHUGASEMD: 'Textinn er minn.' };
const lightOf = async (workId: number) =>
  (await portal.sql('select light from work where work_id = $1', [workId]))[0]?.light;
const approvals = async (workId: number, as: Someone) =>
  (await portal.ask(`GET /api/compositions/${workId}/approvals`, { as })).body;
const toldTo = (someone: Someone, workId: number) =>
  portal.sql(
    `select kind, header_is, body_is from notification where person_id = $1 and link = $2 and kind = 'approvalAnswered'
    order by notification_id`,
    [someone.personId, `/verk/${workId}`],
  );

describe('an answer of a co-author', () => {
  it('F4.2 V4 turns the light green once all authors have approved', async () => {
    const workId = await aWork();
    expect(await lightOf(workId)).toBe(1);
    expect((await answer(workId, coAuthor, approve)).status).toBe(204);
    expect(await lightOf(workId)).toBe(1);
    expect((await answer(workId, third, approve)).status).toBe(204);
    expect(await lightOf(workId)).toBe(0);
    const [last] = (
      await portal.ask(`GET /api/compositions/${workId}/lights`, { as: registrant })
    ).body.slice(-1);
    expect(last).toMatchObject({
      ljoS_VAR: 1,
      ljoS_VERDUR: 0,
      astaeda: 'approvedByAuthor',
      nafn: third.name,
    });
  });
  it('J3 is told to the registrant', async () => {
    const workId = await aWork();
    await answer(workId, coAuthor, approve);
    expect(await toldTo(registrant, workId)).toEqual([
      {
        kind: 'approvalAnswered',
        header_is: 'Samþykki komið fyrir „Andvaka“',
        body_is: 'Bjartur samþykkti skráningu verksins „Andvaka“.',
      },
    ]);
    expect(await toldTo(third, workId)).toEqual([]);
  });
  it('V5 may be an objection, which keeps the work from green and stops the clock', async () => {
    const workId = await aWork();
    expect((await answer(workId, coAuthor, object)).status).toBe(204);
    expect(await lightOf(workId)).toBe(1);
    expect(
      await portal.sql(
        'select state, is_halted from approval_request where work_id = $1 order by approval_request_id',
        [workId],
      ),
    ).toEqual([
      { state: 'objected', is_halted: false },
      { state: 'waiting', is_halted: true },
    ]);
    expect((await toldTo(registrant, workId))[0]?.body_is).toContain('Ástæða: Textinn er minn.');
    expect((await toldTo(third, workId))[0]?.body_is).not.toContain('Textinn er minn');
  });
  it('demands a reason for an objection', async () => {
    const workId = await aWork();
    for (const reason of [undefined, null, '', '  \n'])
      expect((await answer(workId, coAuthor, { SAMTHYKKI: 0, ATHUGASEMD: reason })).body).toMatchObject({
        StatusCode: 422,
        Errors: [{ Field: 'ATHUGASEMD', Code: 'approval.reasonMissing' }],
      });
    const long = { SAMTHYKKI: 0, ATHUGASEMD: 'a'.repeat(2001) };
    expect((await answer(workId, coAuthor, long)).status).toBe(422);
    expect((await answer(workId, coAuthor, { SAMTHYKKI: 2 })).status).toBe(422);
    expect((await answer(workId, coAuthor, {})).status).toBe(422);
  });
  it('may be taken back while it is an objection, and the clock starts over for the others', async () => {
    const workId = await aWork();
    await answer(workId, coAuthor, object);
    await portal.sql(
      'update approval_request set due_on = current_date - 3, remind_on = current_date - 5 where work_id = $1',
      [workId],
    );
    expect((await answer(workId, coAuthor, object)).body.Code).toBe('approval.objectedAlready');
    expect((await answer(workId, coAuthor, approve)).status).toBe(204);
    expect(
      await portal.sql(
        'select state, is_halted, due_on - current_date as days, reason from approval_request where work_id = $1 order by approval_request_id',
        [workId],
      ),
    ).toMatchObject([
      { state: 'given', reason: null },
      { state: 'waiting', is_halted: false, days: 7 },
    ]);
  });
  it('counts for each of the authors that a person is', async () => {
    const [pseudonym] = await portal.sql(
      `insert into author (person_id, display_name) values ($1, 'Skuggi') returning author_id`,
      [third.personId],
    );
    const workId = await portal.work({
      by: registrant,
      others: [third, { ...third, authorId: pseudonym?.author_id }],
    });
    expect((await answer(workId, third, approve)).status).toBe(204);
    expect(await lightOf(workId)).toBe(0);
    expect((await toldTo(registrant, workId))[0]?.body_is).toContain('Tinna, Skuggi samþykkti');
  });
});

describe('an answer is refused', () => {
  it('to anyone who is signed out, no party, a viewer, or from outside', async () => {
    const workId = await aWork();
    const viewer = await portal.someone({ role: 'viewer' });
    const external = await portal.someone({ role: 'external' });
    expect((await answer(workId, undefined, approve)).status).toBe(401);
    expect((await answer(workId, await portal.someone(), approve)).body.Code).toBe('work.notFound');
    expect((await answer(workId, viewer, approve)).status).toBe(403);
    expect((await answer(workId, external, approve)).status).toBe(403);
    expect((await answer(99_999_999, coAuthor, approve)).status).toBe(404);
  });
  it('to a party that is none of the authors, and to staff', async () => {
    const workId = await aWork();
    const heir = await portal.someone();
    await portal.sql('insert into author_right (person_id, author_id) values ($1, $2)', [
      heir.personId,
      coAuthor.authorId,
    ]);
    await portal.sql(`select refresh_lights(array[$1::integer], 'amended')`, [workId]);
    expect((await answer(workId, heir, approve)).body.Code).toBe('approval.notAuthor');
    expect((await answer(workId, editor, approve)).body.Code).toBe('approval.notAuthor');
    await portal.sql('delete from author_right where person_id = $1 and author_id = $2', [
      heir.personId,
      coAuthor.authorId,
    ]);
  });
  it('V4, S5 to the registrant who acts for the one who is asked, but not their objection', async () => {
    const workId = await aWork();
    await portal.sql('update session set acting_for_user_id = $2 where user_id = $1', [
      registrant.userId,
      coAuthor.userId,
    ]);
    await expect
      .poll(async () => (await answer(workId, registrant, approve)).body?.Code)
      .toBe('approval.ownRequest');
    expect((await answer(workId, registrant, object)).status).toBe(204);
    await portal.sql('update session set acting_for_user_id = null where user_id = $1', [registrant.userId]);
    await expect
      .poll(async () => (await answer(workId, registrant, approve)).body?.Code)
      .toBe('approval.notAsked');
  });
  it('to the registrant, who approved by registering', async () => {
    expect((await answer(await aWork(), registrant, approve)).body.Code).toBe('approval.notAsked');
  });
  it('a second time', async () => {
    const workId = await aWork();
    await answer(workId, coAuthor, approve);
    expect((await answer(workId, coAuthor, object)).body).toMatchObject({
      StatusCode: 409,
      Code: 'approval.givenAlready',
    });
  });
  it('after the time has passed, though the clock has not turned yet', async () => {
    const workId = await aWork();
    await portal.sql('update approval_request set due_on = current_date - 1 where work_id = $1', [workId]);
    expect((await answer(workId, coAuthor, approve)).body).toMatchObject({
      StatusCode: 409,
      Code: 'approval.tooLate',
    });
  });
  it('when the registration has ended', async () => {
    const workId = await aWork();
    await portal.sql(`update approval_request set state = 'ended' where work_id = $1`, [workId]);
    expect((await answer(workId, coAuthor, approve)).body.Code).toBe('approval.ended');
  });
  it('to all but one of those who answer at the same time', async () => {
    const workId = await aWork();
    const answers = await Promise.all(
      [approve, object, approve, object].map((body) => answer(workId, coAuthor, body)),
    );
    const done = answers.filter(({ status }) => status === 204);
    // An approval after an objection takes it back; otherwise the first alone counts.
    expect(done.length).toBeLessThanOrEqual(2);
    expect(done.length).toBeGreaterThan(0);
    const states = await portal.sql(
      'select state from approval_request where work_id = $1 and author_id = $2',
      [workId, coAuthor.authorId],
    );
    expect(states).toHaveLength(1);
    expect(await toldTo(registrant, workId)).toHaveLength(done.length);
  });
});

describe('the approvals of a work', () => {
  it('F4.2 show each author, the answer and its day to the parties', async () => {
    const workId = await aWork();
    await answer(workId, coAuthor, approve);
    expect(await approvals(workId, third)).toMatchObject([
      { nafN_BIRTA: 'Sigga', stadA_SAMTHYKKIS: 'given', svarfrestur: null, mA_SVARA: 0 },
      { nafN_BIRTA: 'Bjartur', stadA_SAMTHYKKIS: 'given', dagS_SVARAD: expect.any(String), mA_SVARA: 0 },
      { nafN_BIRTA: 'Tinna', stadA_SAMTHYKKIS: 'waiting', dagS_SVARAD: null, mA_SVARA: 1, umferd: 1 },
    ]);
  });
  it('V5 show the reason of an objection to the registrant, staff and the author', async () => {
    const workId = await aWork();
    await answer(workId, coAuthor, object);
    for (const someone of [registrant, editor, coAuthor])
      expect((await approvals(workId, someone))[1]).toMatchObject({
        stadA_SAMTHYKKIS: 'objected',
        athugasemd: 'Textinn er minn.',
      });
    expect((await approvals(workId, third))[1]).toMatchObject({
      stadA_SAMTHYKKIS: 'objected',
      athugasemd: null,
    });
  });
  it('V7 are not there for anyone else', async () => {
    const workId = await aWork();
    const path = `GET /api/compositions/${workId}/approvals`;
    expect((await portal.ask(path)).status).toBe(401);
    expect((await portal.ask(path, { as: await portal.someone() })).body.Code).toBe('approval.noneFound');
  });
});

describe('approvals that wait', () => {
  it('are listed for the person asked, and for nobody else', async () => {
    const asked = await portal.someone();
    const path = `GET /api/persons/${asked.personId}/approvals`;
    expect((await portal.ask(path, { as: asked })).body.Code).toBe('approval.noneWaiting');
    const workId = await portal.work({ by: registrant, others: [asked] });
    expect((await portal.ask(path, { as: asked })).body).toMatchObject([
      { verK_NR: workId, heitI_VERKS: 'Andvaka', hlutfall: 50, skraD_AF: 'Sigga', frestuR_STODVADUR: 0 },
    ]);
    expect((await portal.ask(path, { as: editor })).status).toBe(200);
    expect((await portal.ask(path, { as: registrant })).status).toBe(404);
    await portal.sql('update approval_request set due_on = current_date - 1 where work_id = $1', [workId]);
    expect((await portal.ask(path, { as: asked })).status).toBe(404);
  });
  it('D1 are listed for staff by their last day, in pages, and found by title and author', async () => {
    const asked = await portal.someone({ name: 'Æsa Þöll' });
    const workId = await portal.work({ by: registrant, title: 'Vorþeyr', others: [asked] });
    const page = await portal.ask('GET /api/approvals?limit=2', { as: editor });
    expect(page.body).toHaveLength(2);
    const days = (await portal.ask('GET /api/approvals', { as: editor })).body.map(
      (row: { svarfrestur: string }) => row.svarfrestur,
    );
    expect(days).toEqual(days.toSorted((a: string, b: string) => a.localeCompare(b)));
    expect(Number(page.headers['x-total-count'])).toBe(days.length);
    for (const typed of ['vorthey', 'aesa tho', 'Þöll'])
      expect(
        (await portal.ask(`GET /api/approvals?q=${encodeURIComponent(typed)}`, { as: editor })).body,
      ).toMatchObject([{ verK_NR: workId }]);
    expect((await portal.ask('GET /api/approvals?q=finnsthvergi', { as: editor })).status).toBe(404);
    expect((await portal.ask('GET /api/approvals', { as: registrant })).status).toBe(403);
    expect((await portal.ask('GET /api/approvals')).status).toBe(401);
  });
});
