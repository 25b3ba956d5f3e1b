import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let coAuthor: Someone;
let staff: Someone;
let workId: number;

beforeAll(async () => {
  portal = await aPortal();
  [member, coAuthor, staff] = await Promise.all([
    portal.someone(),
    portal.someone(),
    portal.someone({ role: 'editor', isPerson: false }),
  ]);
});
beforeEach(async () => {
  await portal.sql(`update work set review = 'approved'`);
  workId = await portal.work({ by: member, others: [coAuthor], isApproved: false, title: 'Andvaka' });
});
afterAll(() => portal.close());

const ask = (question: unknown = 'Hver samdi textann?', as = staff, id = workId) =>
  portal.ask(`POST /api/compositions/${id}/questions`, { as, body: { SPURNING: question } });
const answer = (id: number, text = 'Jökull.', as = member) =>
  portal.ask(`PATCH /api/questions/${id}`, { as, body: { SVAR: text } });
const listed = (as: Someone) => portal.ask(`GET /api/compositions/${workId}/questions`, { as });

describe('a question to the registrant', () => {
  it('D1, J3 is told to the person the work was registered for, in the portal and by letter', async () => {
    await portal.sql(
      `insert into notification_setting (person_id, kind, channel) values ($1, 'workQuestion', 'both') on conflict do nothing`,
      [member.personId],
    );
    const { status, body } = await ask(' Hver samdi textann? ');
    expect(status).toBe(201);
    expect(body).toMatchObject({ verK_NR: workId, spurning: 'Hver samdi textann?', svar: null, mA_SVARA: 0 });
    const told = await portal.sql(
      `select person_id, link, header_is from notification where kind = 'workQuestion'`,
    );
    expect(told).toEqual([
      {
        person_id: member.personId,
        link: expect.stringMatching(/^\/erindi\/\d+$/),
        header_is: 'Spurt er um verkið „Andvaka“',
      },
    ]);
    const letters = await portal.sql(`select body from letter where kind = 'workQuestion'`);
    // H46: a letter says that there is a question, and not which.
    expect(letters).toMatchObject([{ body: expect.not.stringContaining('Hver samdi textann?') }]);
  });
  it('D1 is seen by staff and by anyone who was asked, and by nobody else (S6)', async () => {
    await ask();
    expect((await listed(member)).body).toMatchObject([
      { spurning: 'Hver samdi textann?', spurT_AF: null, mA_SVARA: 1 },
    ]);
    expect((await listed(staff)).body).toMatchObject([{ mA_SVARA: 0, spurT_AF: staff.name }]);
    expect((await listed(coAuthor)).status).toBe(404);
  });
  it('D1 is answered once, and the queue says so', async () => {
    const { body: asked } = await ask();
    const state = async (filter: string) => {
      const { body } = await portal.ask(`GET /api/compositions/review?filter=${filter}`, { as: staff });
      return Array.isArray(body) ? body.map((row) => row.stadA_SPURNINGAR) : body.Code;
    };
    expect([await state('asked'), await state('answered')]).toEqual([['asked'], 'review.empty']);
    const { status, body } = await answer(asked.spurninG_NR);
    expect(status).toBe(200);
    expect(body).toMatchObject({ svar: 'Jökull.', svaraD_AF: member.name, mA_SVARA: 0 });
    expect([await state('asked'), await state('answered')]).toEqual(['review.empty', ['answered']]);
    const again = await answer(asked.spurninG_NR, 'Sólrún.');
    expect([again.status, again.body.Code]).toEqual([409, 'question.answeredAlready']);
    expect((await listed(staff)).body).toMatchObject([{ svar: 'Jökull.' }]);
  });
  it('D1 is answered once though two answers come at once', async () => {
    const { body: asked } = await ask();
    const answers = await Promise.all([answer(asked.spurninG_NR, 'A'), answer(asked.spurninG_NR, 'B')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
  it('D1 waits for its answer before the next, also when two ask at once', async () => {
    const answers = await Promise.all([ask('Eitt?'), ask('Annað?')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await ask('Þriðja?')).body.Code).toBe('question.waiting');
  });
  it('S6 is not there for anybody but anyone who was asked', async () => {
    const { body: asked } = await ask();
    for (const as of [coAuthor, staff]) expect((await answer(asked.spurninG_NR, 'Nei', as)).status).toBe(404);
    expect((await answer(2_000_000_000)).status).toBe(404);
  });
  it.each(['member', 'viewer', 'external'] as const)('S6 is not asked by %s', async (role) =>
    expect((await ask('Hvað?', await portal.someone({ role }))).status).toBe(403),
  );
  it.each(['viewer', 'external'] as const)('S6 is not answered by %s', async (role) =>
    expect((await answer(1, 'Nei', await portal.someone({ role }))).status).toBe(403),
  );
  it('D1 says something, and so does the answer', async () => {
    for (const empty of ['', '   ']) {
      const { status, body } = await ask(empty);
      expect([status, body.Errors[0]]).toMatchObject([422, { Field: 'SPURNING', Code: 'value.missing' }]);
    }
    expect((await ask('x'.repeat(2001))).status).toBe(422);
    expect((await ask(7)).status).toBe(422);
    expect((await answer(1, ' ')).body.Errors).toMatchObject([{ Field: 'SVAR' }]);
  });
  it('D1 is about a work that waits, and that somebody is known to have registered', async () => {
    expect((await ask('Hvað?', staff, 2_000_000_000)).status).toBe(404);
    await portal.sql(`update work set origin = 'Flutt inn', registered_by = null where work_id = $1`, [
      workId,
    ]);
    await portal.sql('update approval_request set asked_by = null where work_id = $1', [workId]);
    expect((await ask()).body.Code).toBe('question.nobodyToAsk');
    await portal.sql(`update work set review = 'approved' where work_id = $1`, [workId]);
    expect((await ask()).body.Code).toBe('work.notWaiting');
  });
  it('D1, F3.14 goes to the one who was acted for', async () => {
    const solo = await portal.work({ by: coAuthor, isApproved: false, title: 'Umboð' });
    await portal.sql('update work set registered_by = $1 where work_id = $2', [staff.userId, solo]);
    await ask('Hvað?', staff, solo);
    const [row] = await portal.sql('select person_id from work_question where work_id = $1', [solo]);
    expect(row).toEqual({ person_id: coAuthor.personId });
  });
  it('J4 is on record, as is its answer', async () => {
    const { body: asked } = await ask();
    await answer(asked.spurninG_NR);
    const records = await portal.sql(
      `select operation, user_id, new_row ->> 'answer' as answer from change_record
       where table_name = 'work_question' and work_id = $1 order by change_record_id`,
      [workId],
    );
    expect(records).toMatchObject([
      { operation: 'insert', user_id: staff.userId },
      { operation: 'update', user_id: member.userId, answer: 'Jökull.' },
    ]);
  });
});
