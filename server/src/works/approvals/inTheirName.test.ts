import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { done } from '../../../test/doneBy.ts';
import { inNameOf } from '../../../test/inNameOf.ts';
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
beforeEach(register);

let works = 0;
/** The same work with the author's share in hundredths of it. */
const withShare = (ratio: number) =>
  aRegistration(registrant, {
    HEITI_VERKS: `Brimalda ${works}`,
    authors: [
      { id: registrant.authorId, name: registrant.name, typeOfAuthor: 36, ratio: 100 - ratio },
      { id: author.authorId, name: author.name, typeOfAuthor: 36, ratio },
    ],
  });
/** Another work, of which the registrant has nearly all. */
async function register(): Promise<void> {
  works += 1;
  workId = (await portal.ask('POST /api/compositions', { as: registrant, body: withShare(1) })).body.verK_NR;
}
const answer = (as: Someone, SAMTHYKKI: 0 | 1 = 1, UMFERD = 1, of = workId) =>
  portal.ask(`PATCH /api/compositions/${of}/approval`, {
    as,
    body: { SAMTHYKKI, UMFERD, ATHUGASEMD: SAMTHYKKI ? null : 'Rangur hlutur' },
  });
/** Somebody answers in the author's name. */
async function answerFor(by: Someone, SAMTHYKKI: 0 | 1 = 1, UMFERD = 1) {
  const { status, body: said } = await inNameOf(portal, [by, author], (as) => answer(as, SAMTHYKKI, UMFERD));
  return status < 300 ? status : [status, said.Code];
}
/** Somebody proposes another share of the author's. */
async function changeShare(as: Someone, ratio: number): Promise<void> {
  const proposed = await portal.ask(`PUT /api/compositions/${workId}`, { as, body: withShare(ratio) });
  expect(proposed.status).toBe(200);
}
/** A colleague accepts what was proposed. */
async function acceptChange(): Promise<void> {
  const [proposal] = await portal.sql('select work_proposal_id as id from work_proposal where work_id = $1', [
    workId,
  ]);
  const accepted = await portal.ask(`PATCH /api/proposals/${proposal?.['id']}/review`, {
    as: colleague,
    body: { SAMTHYKKT: 1 },
  });
  expect(accepted.status).toBe(204);
}
const review = async (as: Someone) => {
  const body = { SAMTHYKKT: 1 };
  const { status, body: said } = await portal.ask(`PATCH /api/compositions/${workId}/review`, { as, body });
  return status < 300 ? status : [status, said.Code];
};

const giveAccess = (to: Someone, from = author, ADEINS_LESTUR: 0 | 1 = 0) =>
  portal.ask('POST /api/users/access', {
    as: from,
    body: { NOTENDA_NR_TENGSLAADILLA: to.userId, ADEINS_LESTUR },
  });
/** Of the registrant and the author, in this order. */
const approvalsOf = async (of: number) =>
  (
    await portal.sql(
      'select approval from work_author where work_id = $1 order by author_id <> $2, author_id',
      [of, registrant.authorId],
    )
  ).map(({ approval }) => approval);

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

  await register();
  expect(await answerFor(colleague)).toBe(204);
  expect(await review(colleague)).toEqual([409, 'work.ownRegistration']);
  expect(await review(administrator)).toBe(204);

  await register();
  expect(await review(colleague)).toBe(204);
  expect(await answerFor(colleague)).toEqual([403, 'approval.decidesInName']);
  await expect(
    done(
      portal,
      { by: colleague, actingFor: author },
      `update approval_request set state = 'given', answered_at = now(), answered_by = $2 where work_id = $1 and state = 'waiting'`,
      [workId, colleague.userId],
    ),
  ).rejects.toMatchObject({ constraint: 'approval_in_name' });
});
it('R210 nor does the link of a letter let them, nor access to read', async () => {
  const reader = await portal.someone({ role: 'administrator', isPerson: false });
  await giveAccess(reader, author, 1);
  expect(await answerFor(reader)).toEqual([403, 'approval.decidesInName']);
  const [letter] = await portal.sql(
    `select link from letter where person_id = $1 and kind = 'approvalAsked' order by letter_id desc limit 1`,
    [author.personId],
  );
  const path = `POST /api/approvals/${String(letter?.['link']).split('/').at(-1)}`;
  const followed = await inNameOf(portal, [administrator, author], (as) =>
    portal.ask(path, { as, body: { SAMTHYKKI: 1 } }),
  );
  expect([followed.status, followed.body.Code]).toEqual([403, 'approval.decidesInName']);
});
it('R210 what an author loses by an amendment is not approved in their name by who may act for anybody', async () => {
  expect(await review(colleague)).toBe(204);
  await answer(author);
  await changeShare(registrant, 0.5);
  await acceptChange();
  expect(await answerFor(administrator, 1, 2)).toEqual([403, 'approval.decidesInName']);
});
it('R212 what an administrator proposes in the name of a registrant who gave no access asks the registrant too', async () => {
  await answer(author);
  expect(await review(colleague)).toBe(204);
  await inNameOf(portal, [administrator, registrant], (as) => changeShare(as, 99));
  await acceptChange();
  expect(await approvalsOf(workId)).toEqual(['waiting', 'waiting']);
  await answer(author, 1, 2);
  expect((await portal.sql('select light from work where work_id = $1', [workId]))[0]?.['light']).not.toBe(0);
});
it('R212 a work of several that an administrator registers in a name asks whoever it is registered for; one of theirs alone does not', async () => {
  const [shared, alone] = await inNameOf(
    portal,
    [administrator, registrant],
    async (as) =>
      [
        await portal.work({ by: as, others: [author], isApproved: false }),
        await portal.work({ by: as, title: 'Alein', isApproved: false }),
      ] as const,
  );
  expect(await approvalsOf(shared)).toEqual(['waiting', 'waiting']);
  expect(await approvalsOf(alone)).toEqual(['given']);
  expect((await answer(registrant, 1, 1, shared)).status).toBe(204);
});
it('R212 nor has in whose name a registration is amended that still waits', async () => {
  expect(await approvalsOf(workId)).toEqual(['given', 'waiting']);
  await inNameOf(portal, [administrator, registrant], (as) => changeShare(as, 99));
  expect(await approvalsOf(workId)).toEqual(['waiting', 'waiting']);
});
it('R212 whom the registrant gave access speaks for them, but not by access to read', async () => {
  const [helper, reader] = [
    await portal.someone({ role: 'editor', isPerson: false }),
    await portal.someone({ role: 'administrator', isPerson: false }),
  ];
  await giveAccess(helper, registrant);
  await giveAccess(reader, registrant, 1);
  const registered = (by: Someone) =>
    inNameOf(portal, [by, registrant], (as) => portal.work({ by: as, others: [author], isApproved: false }));
  expect(await approvalsOf(await registered(helper))).toEqual(['given', 'waiting']);
  expect(await approvalsOf(await registered(reader))).toEqual(['waiting', 'waiting']);

  await answer(author);
  expect(await review(colleague)).toBe(204);
  await inNameOf(portal, [helper, registrant], (as) => changeShare(as, 99));
  await acceptChange();
  expect(await approvalsOf(workId)).toEqual(['given', 'waiting']);
});
