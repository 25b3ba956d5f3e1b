import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { watchApprovals } from './deadlines.ts';

// R157: whose silence counts, and who decides for the others.

let portal: Portal;
let registrant: Someone;
let staff: Someone;
beforeAll(async () => {
  portal = await aPortal();
  registrant = await portal.someone({ name: 'Sigga' });
  staff = await portal.someone({ role: 'editor', isPerson: false });
});
afterAll(() => portal.close());

let author: Someone;
beforeEach(async () => {
  author = await portal.someone({ name: 'Bjartur' });
});

const isDead = (one: Someone) =>
  portal.sql('update person set died_on = current_date - 400 where person_id = $1', [one.personId]);
const hasNoLogin = (one: Someone) =>
  portal.sql('update app_user set closed_at = now() where user_id = $1', [one.userId]);
const hasNoAddress = (one: Someone) =>
  portal.sql('update person set email = null where person_id = $1', [one.personId]);
const inherits = async (heir: Someone, dead: Someone) => {
  await portal.sql('update author_right set share = 0 where author_id = $1', [dead.authorId]);
  await portal.sql('insert into author_right (person_id, author_id, share) values ($1, $2, 100)', [
    heir.personId,
    dead.authorId,
  ]);
};
let works = 0;
const aWork = (isApproved = true) =>
  portal.work({ by: registrant, title: `Andvaka ${(works += 1)}`, others: [author], isApproved });

/** Eight days go by. Letters went out on the first, unless told otherwise. */
async function eightDaysLater(workId: number, sent = 'now()', isKeptHere = false): Promise<void> {
  await portal.sql(`update letter set sent_at = ${sent}, is_kept_here = $1 where sent_at is null`, [
    isKeptHere,
  ]);
  await portal.sql(
    `update approval_request set asked_at = asked_at - interval '8 days', due_on = due_on - 8, remind_on = remind_on - 8 where work_id = $1`,
    [workId],
  );
  for (const of of ['notification', 'letter'])
    await portal.sql(`update ${of} set created_at = created_at - interval '8 days'`);
  await portal.sql(`update letter set sent_at = sent_at - interval '8 days'`);
  await watchApprovals(portal.pool, 'https://omur.example');
}
const approvalOf = async (workId: number, of = author) =>
  (
    await portal.sql(
      `select wa.approval, r.state, r.answered_by, w.light from work_author wa join work w using (work_id)
       left join approval_request r using (work_id, author_id) where work_id = $1 and author_id = $2`,
      [workId, of.authorId],
    )
  )[0];
const waits = { approval: 'waiting', state: 'waiting', light: 1 };
const assumed = { approval: 'given', state: 'assumed', light: 0 };
const review = (workId: number) =>
  portal.ask(`PATCH /api/compositions/${workId}/review`, { as: staff, body: { SAMTHYKKT: 1 } });
const findingsOf = async (workId: number) =>
  (await portal.ask(`GET /api/compositions/${workId}/review`, { as: staff })).body.abendingar;
const approvals = async (workId: number, as = staff) =>
  (await portal.ask(`GET /api/compositions/${workId}/approvals`, { as })).body.find(
    (one: { hofunduR_NR: number }) => one.hofunduR_NR === author.authorId,
  );
const told = (one: Someone) =>
  portal.sql(
    `select kind, link, body_is from notification where person_id = $1 and kind like 'approval%' order by 1`,
    [one.personId],
  );

describe('an author whom nobody can ask', () => {
  it.each([
    ['has died, though the login is open', [isDead]],
    ['has neither login nor e-mail address', [hasNoLogin, hasNoAddress]],
  ] as const)('R157 who %s approves nothing by silence', async (_, makes) => {
    for (const make of makes) await make(author);
    const workId = await aWork();
    expect([
      await told(author),
      await portal.sql('select from letter where person_id = $1', [author.personId]),
    ]).toEqual([[], []]);
    await eightDaysLater(workId);
    expect(await approvalOf(workId)).toMatchObject(waits);
    expect(await approvals(workId)).toMatchObject({ naesT_EKKI_I: 1, eR_OSPURDUR: 0 });
    const { body } = await portal.ask('GET /api/approvals', { as: staff });
    expect(body.find((one: { verK_NR: number }) => one.verK_NR === workId)).toMatchObject({
      naesT_EKKI_I: 1,
    });
  });
  it('R157 nor does who dies while they are asked', async () => {
    const workId = await aWork();
    await isDead(author);
    await eightDaysLater(workId);
    expect(await approvalOf(workId)).toMatchObject(waits);
  });
  it('R157 is named by the review, and approved for with the work, on record as by staff', async () => {
    const found = async (workId: number) =>
      (await findingsOf(workId)).map(({ tegund, lysing }: Record<string, string>) => [tegund, lysing]);
    const workId = await aWork(false);
    expect(await found(workId)).toEqual([['approvalMissing', 'Bjartur']]);
    await isDead(author);
    expect(await found(workId)).toEqual([['authorUnreached', 'Bjartur']]);
    expect((await review(workId)).status).toBe(204);
    expect(await approvalOf(workId)).toEqual({
      approval: 'given',
      state: 'given',
      answered_by: staff.userId,
      light: 0,
    });
  });
  it('R157 who can be asked is not approved for with the work', async () => {
    const workId = await aWork(false);
    expect((await review(workId)).status).toBe(204);
    expect(await approvalOf(workId)).toMatchObject(waits);
    await eightDaysLater(workId);
    expect(await approvalOf(workId)).toMatchObject(assumed);
  });
  it('R157 makes the findings of a waiting work anew once it is known', async () => {
    const workId = await aWork(false);
    const isChecked = async () =>
      (await portal.sql('select from work_check where work_id = $1', [workId])).length === 1;
    for (const change of [isDead, hasNoAddress, hasNoLogin]) {
      await portal.sql(`insert into work_check (work_id, findings, likewise) values ($1, '[]', '{}')`, [
        workId,
      ]);
      await change(author);
      expect(await isChecked()).toBe(false);
    }
  });
});

const neverLoggedIn = (one: Someone) => portal.sql('delete from session where user_id = $1', [one.userId]);

describe.each([
  ['without a login', hasNoLogin],
  ['whose login nobody has opened', neverLoggedIn],
] as const)('an author %s', (_, makes) => {
  beforeEach(() => makes(author));

  it('R157 has approved by silence where the letter went out in time', async () => {
    const workId = await aWork();
    await eightDaysLater(workId);
    expect(await approvalOf(workId)).toMatchObject(assumed);
  });
  it.each([
    ['has not gone out', 'null', false],
    ['went out after the time to answer', `now() + interval '8 days'`, false],
    ['was only kept in the mailbox page', 'now()', true],
  ] as const)('R157 has not where it %s', async (_where, sent, isKeptHere) => {
    const workId = await aWork();
    await eightDaysLater(workId, sent, isKeptHere);
    expect(await approvalOf(workId)).toMatchObject(waits);
    await portal.sql('delete from letter');
  });
  it('R157 has not where it came back; once the address is right they are asked again, with all of their time', async () => {
    const workId = await aWork();
    await portal.sql(
      `insert into bounced_address (address, kind) select lower(email), 'permanent' from person where person_id = $1`,
      [author.personId],
    );
    await eightDaysLater(workId);
    expect(await approvalOf(workId)).toMatchObject(waits);
    expect(await approvals(workId)).toMatchObject({ naesT_EKKI_I: 0, eR_OSPURDUR: 1 });
    await portal.sql(`update person set email = 'rett@example.is' where person_id = $1`, [author.personId]);
    expect((await portal.ask(`POST /api/compositions/${workId}/approvals`, { as: staff })).status).toBe(204);
    expect(await approvals(workId)).toMatchObject({ eR_OSPURDUR: 0 });
    expect((await portal.ask(`POST /api/compositions/${workId}/approvals`, { as: staff })).body.Code).toBe(
      'approval.nobodyToAsk',
    );
    await watchApprovals(portal.pool, 'https://omur.example');
    expect(await approvalOf(workId)).toMatchObject(waits);
    await eightDaysLater(workId);
    expect(await approvalOf(workId)).toMatchObject(assumed);
  });
  it('R157 still answers by a letter that came late', async () => {
    const workId = await aWork();
    await eightDaysLater(workId, 'null');
    const [letter] = await portal.sql('select link from letter where person_id = $1', [author.personId]);
    const token = String(letter?.['link']).split('/').pop();
    const { status } = await portal.ask(`POST /api/approvals/${token}`, { body: { SAMTHYKKI: 1 } });
    expect([status, await approvalOf(workId)]).toMatchObject([204, { approval: 'given', state: 'given' }]);
  });
});

describe('the heirs of an author who has died', () => {
  let heir: Someone;
  beforeEach(async () => {
    heir = await portal.someone({ name: 'Erla' });
    await isDead(author);
    await inherits(heir, author);
  });

  it('R157 are asked, and answer for the author', async () => {
    const workId = await aWork();
    const [notice] = await told(heir);
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
    const answer = (as: Someone) =>
      portal.ask(`PATCH /api/compositions/${workId}/approval`, { as, body: { SAMTHYKKI: 1 } });
    expect((await answer(registrant)).body.Code).toBe('approval.notAsked');
    expect((await answer(await portal.someone())).status).toBe(404);
    expect((await answer(heir)).status).toBe(204);
    expect(await approvalOf(workId)).toEqual({
      approval: 'given',
      state: 'given',
      answered_by: heir.userId,
      light: 0,
    });
  });
  it('R157 approve by silence, and are reminded before; by objecting they keep the work from being registered', async () => {
    const [silent, objected] = [await aWork(), await aWork()];
    const object = { SAMTHYKKI: 0, ATHUGASEMD: 'Hann samdi þetta ekki.' };
    const { status } = await portal.ask(`PATCH /api/compositions/${objected}/approval`, {
      as: heir,
      body: object,
    });
    expect(status).toBe(204);
    await portal.sql('update approval_request set remind_on = current_date where work_id = $1', [silent]);
    await watchApprovals(portal.pool, 'https://omur.example');
    expect((await told(heir)).map(({ kind }) => kind)).toEqual([
      'approvalAsked',
      'approvalAsked',
      'approvalReminder',
    ]);
    await eightDaysLater(silent);
    expect(await approvalOf(silent)).toMatchObject(assumed);
    expect(await approvalOf(objected)).toMatchObject({ approval: 'objected' });
    expect(await approvals(objected, heir)).toMatchObject({
      athugasemd: 'Hann samdi þetta ekki.',
      mA_SVARA: 1,
    });
  });
  it('R157 who cannot log in, or have come to be heirs only later, approve nothing by silence', async () => {
    await hasNoLogin(heir);
    const workId = await aWork();
    expect(await told(heir)).toEqual([]);
    await eightDaysLater(workId);
    expect(await approvals(workId)).toMatchObject({ naesT_EKKI_I: 1 });
    const later = await portal.someone();
    await inherits(later, author);
    await portal.sql(`select refresh_lights(array[$1::integer], 'amended')`, [workId]);
    await watchApprovals(portal.pool, 'https://omur.example');
    expect(await approvalOf(workId)).toMatchObject(waits);
    expect(await approvals(workId)).toMatchObject({ naesT_EKKI_I: 0, eR_OSPURDUR: 1 });
    expect(await approvals(workId, later)).toMatchObject({ mA_SVARA: 1 });
  });
});

describe('staff', () => {
  const approveFor = (workId: number, as?: Someone) =>
    portal.ask(`PATCH /api/compositions/${workId}/approvals`, as ? { as } : {});

  it('R157 approve for those whom nobody can ask of a work that they have approved', async () => {
    const workId = await aWork();
    expect((await approveFor(workId, staff)).body.Code).toBe('approval.nobodyUnreached');
    await isDead(author);
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
    await isDead(author);
    const workId = await aWork(false);
    expect((await approveFor(workId, staff)).body.Code).toBe('approval.nobodyUnreached');
    expect(await approvalOf(workId)).toMatchObject({ approval: 'waiting', light: 2 });
  });
  it('R157 do not where they have a part in the work or are an heir, nor does anybody else', async () => {
    await isDead(author);
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
