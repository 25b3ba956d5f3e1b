import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';

// One administrator decides for the society, and in the name of the co-author whom it costs.

let portal: Portal;
let registrant: Someone;
let author: Someone;
let administrator: Someone;
let colleague: Someone;
let workId: number;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set(['registrations']) });
  [registrant, author] = [await portal.someone(), await portal.someone()];
  administrator = await portal.someone({ role: 'administrator', isPerson: false });
  colleague = await portal.someone({ role: 'editor', isPerson: false });
});
afterAll(() => portal.close());
beforeEach(async () => {
  workId = await register([
    [registrant, 99],
    [author, 1],
  ]);
});

let works = 0;
async function register(shares: readonly (readonly [Someone, number])[]): Promise<number> {
  const authors = shares.map(([{ authorId: id, name }, ratio]) => ({ id, name, typeOfAuthor: 36, ratio }));
  const body = aRegistration(registrant, { HEITI_VERKS: `Brimalda ${++works}`, authors });
  return (await portal.ask('POST /api/compositions', { as: registrant, body })).body.verK_NR;
}
/** Somebody answers in the author's name, and is themselves again. */
async function answerFor(by: Someone, SAMTHYKKI: 0 | 1 = 1, UMFERD = 1) {
  const begun = await portal.ask(`PATCH /api/users/masquerade/${author.userId}`, { as: by });
  const as = { ...author, token: begun.body.token as string };
  const body = { SAMTHYKKI, UMFERD, ATHUGASEMD: SAMTHYKKI ? null : 'Rangur hlutur' };
  const { status, body: said } = await portal.ask(`PATCH /api/compositions/${workId}/approval`, { as, body });
  const own = await portal.ask('PATCH /api/users/stopMasquerade/', { as });
  Object.assign(by, { token: own.body.token });
  return status < 300 ? status : [status, said.Code];
}
const review = async (as: Someone) => {
  const body = { SAMTHYKKT: 1 };
  const { status, body: said } = await portal.ask(`PATCH /api/compositions/${workId}/review`, { as, body });
  return status < 300 ? status : [status, said.Code];
};

const giveAccess = (to: Someone) =>
  portal.ask('POST /api/users/access', { as: author, body: { NOTENDA_NR_TENGSLAADILLA: to.userId } });

it('R210 an administrator approves nothing in the name of an author who gave no access, and the database holds it; to object they may', async () => {
  expect(await answerFor(administrator)).toEqual([403, 'approval.decidesInName']);
  await expect(
    portal.sql(
      `with caller as (select set_config('omur.user_id', $2, true), set_config('omur.acting_for_user_id', $3, true))
       update approval_request set state = 'given', answered_at = now(), answered_by = $4
       from caller where work_id = $1 and state = 'waiting'`,
      [workId, String(administrator.userId), String(author.userId), administrator.userId],
    ),
  ).rejects.toMatchObject({ constraint: 'approval_in_name' });
  expect(await answerFor(administrator, 0)).toBe(204);
});
it('R210 whom the author gave access approves for them; one of the staff does so for the author or for the society', async () => {
  const manager = await portal.someone();
  for (const one of [manager, colleague]) await giveAccess(one);
  expect(await answerFor(manager)).toBe(204);
  expect(await review(administrator)).toBe(204);

  workId = await register([
    [registrant, 99],
    [author, 1],
  ]);
  expect(await answerFor(colleague)).toBe(204);
  expect(await review(colleague)).toEqual([409, 'work.ownRegistration']);
  expect(await review(administrator)).toBe(204);

  workId = await register([
    [registrant, 99],
    [author, 1],
  ]);
  expect(await review(colleague)).toBe(204);
  expect(await answerFor(colleague)).toEqual([403, 'approval.decidesInName']);
});
it('R210 what an author loses by an amendment is not approved in their name by who may act for anybody', async () => {
  expect(await review(colleague)).toBe(204);
  const body = aRegistration(registrant, {
    HEITI_VERKS: `Brimalda ${works}`,
    authors: [
      { id: registrant.authorId, name: registrant.name, typeOfAuthor: 36, ratio: 99.5 },
      { id: author.authorId, name: author.name, typeOfAuthor: 36, ratio: 0.5 },
    ],
  });
  await portal.ask(`PATCH /api/compositions/${workId}/approval`, { as: author, body: { SAMTHYKKI: 1 } });
  const proposed = await portal.ask(`PUT /api/compositions/${workId}`, { as: registrant, body });
  expect(proposed.status).toBe(200);
  const [proposal] = await portal.sql(
    'select work_proposal_id as proposal_id from work_proposal where work_id = $1',
    [workId],
  );
  const accepted = await portal.ask(`PATCH /api/proposals/${proposal?.['proposal_id']}/review`, {
    as: colleague,
    body: { SAMTHYKKT: 1 },
  });
  expect(accepted.status).toBe(204);
  expect(await answerFor(administrator, 1, 2)).toEqual([403, 'approval.decidesInName']);
});
it('R212 what an administrator proposes in the name of a registrant who gave no access asks the registrant too', async () => {
  await portal.ask(`PATCH /api/compositions/${workId}/approval`, { as: author, body: { SAMTHYKKI: 1 } });
  expect(await review(colleague)).toBe(204);
  const body = aRegistration(registrant, {
    HEITI_VERKS: `Brimalda ${works}`,
    authors: [
      { id: registrant.authorId, name: registrant.name, typeOfAuthor: 36, ratio: 1 },
      { id: author.authorId, name: author.name, typeOfAuthor: 36, ratio: 99 },
    ],
  });
  const begun = await portal.ask(`PATCH /api/users/masquerade/${registrant.userId}`, { as: administrator });
  const as = { ...registrant, token: begun.body.token as string };
  expect((await portal.ask(`PUT /api/compositions/${workId}`, { as, body })).status).toBe(200);
  const own = await portal.ask('PATCH /api/users/stopMasquerade/', { as });
  Object.assign(administrator, { token: own.body.token });
  const [proposal] = await portal.sql('select work_proposal_id as id from work_proposal where work_id = $1', [
    workId,
  ]);
  const accepted = await portal.ask(`PATCH /api/proposals/${proposal?.['id']}/review`, {
    as: colleague,
    body: { SAMTHYKKT: 1 },
  });
  expect(accepted.status).toBe(204);
  const approvals = () =>
    portal.sql('select author_id, approval from work_author where work_id = $1 order by share', [workId]);
  expect(await approvals()).toEqual([
    { author_id: registrant.authorId, approval: 'waiting' },
    { author_id: author.authorId, approval: 'waiting' },
  ]);
  await portal.ask(`PATCH /api/compositions/${workId}/approval`, {
    as: author,
    body: { SAMTHYKKI: 1, UMFERD: 2 },
  });
  expect((await portal.sql('select light from work where work_id = $1', [workId]))[0]?.['light']).not.toBe(0);
});
it('R212 a work of several that an administrator registers in a name asks whoever it is registered for; one of theirs alone does not', async () => {
  const begun = await portal.ask(`PATCH /api/users/masquerade/${registrant.userId}`, { as: administrator });
  const as = { ...registrant, token: begun.body.token as string };
  const shared = await portal.work({ by: as, others: [author], isApproved: false });
  const alone = await portal.work({ by: as, title: 'Alein', isApproved: false });
  const own = await portal.ask('PATCH /api/users/stopMasquerade/', { as });
  Object.assign(administrator, { token: own.body.token });
  const approvals = (of: number) =>
    portal.sql('select approval from work_author where work_id = $1 order by author_id', [of]);
  expect(await approvals(shared)).toEqual([{ approval: 'waiting' }, { approval: 'waiting' }]);
  expect(await approvals(alone)).toEqual([{ approval: 'given' }]);
  const answered = await portal.ask(`PATCH /api/compositions/${shared}/approval`, {
    as: registrant,
    body: { SAMTHYKKI: 1 },
  });
  expect(answered.status).toBe(204);
});
