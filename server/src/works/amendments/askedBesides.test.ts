import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { amendingSociety, amendmentsOf, holdersOf } from '../../../test/amendedShares.ts';
import { author } from '../../../test/amendment.ts';
import { aContract, daysFromNow, publishes } from '../../../test/contracts.ts';
import type { Portal, Someone } from '../../../test/portal.ts';
import { sharedWork } from '../../../test/shares.ts';

// Whose answer about an author's share is whose, and who is not asked beside the author.

let portal: Portal;
let editor: Someone;
let colleague: Someone;
let registrant: Someone;
let coAuthor: Someone;
let holder: Someone;
let workId: number;
beforeAll(async () => {
  ({ portal, editor } = await amendingSociety());
  colleague = await portal.someone({ role: 'editor', isPerson: false });
});
beforeEach(async () => {
  [registrant, coAuthor] = [await portal.someone(), await portal.someone()];
  holder = await portal.someone({ withoutAuthor: true, name: 'Brim' });
  workId = await sharedWork(portal, [registrant, coAuthor], 'Andvaka');
});
afterAll(() => portal.close());

const { amend, latestProposal, proposed, accept, light, timePasses } = amendmentsOf(() => ({
  portal,
  editor,
  registrant,
  workId,
}));
const { hold, holdersAsked, answer } = holdersOf(() => ({ portal, workId, holder }));
const seen = { SKERDING_SKODUD: 1 };
const less = (ratio = 10) => [author(registrant, 100 - ratio), author(coAuthor, ratio)];
const waiting = () => [{ holder_id: holder.personId, state: 'waiting' }];
const named = async (id: number, from: string) =>
  (
    await portal.ask(`GET /api/proposals/${id}/losses?dateFrom=${from}`, { as: editor })
  ).body.skerdinG_ANNARRA.map(({ nafn }: { nafn: string }) => nafn);
const approvalOf = async ({ authorId }: Someone) =>
  (
    await portal.sql('select approval from work_author where work_id = $1 and author_id = $2', [
      workId,
      authorId,
    ])
  )[0]?.['approval'];

it('R200 a share that becomes smaller from the decision on takes from them too', async () => {
  await hold(coAuthor, 60);
  const id = await proposed(less());
  expect((await accept(id)).body.Code).toBe('proposal.takesFromOthers');
  expect((await accept(id, seen)).status).toBe(204);
  expect(await holdersAsked()).toEqual(waiting());
});
it('R200 days that are over take from nobody who had a part only later', async () => {
  const contractId = await aContract(portal, {
    publisher: holder,
    author: registrant,
    staff: editor,
    UPPHAF_SAMNINGS: daysFromNow(-100),
  });
  await amend([author(registrant, 10, { publishingContractId: contractId }), author(coAuthor, 90)], {
    BREYTING_GILDIR_FRA: daysFromNow(-300),
    BREYTING_GILDIR_TIL: daysFromNow(-200),
  });
  const id = await latestProposal();
  expect(await named(id, daysFromNow(-300))).toEqual([]);
  expect((await accept(id)).status).toBe(204);
});
it('R200 who publishes in the publisher’s place is asked as well', async () => {
  const contractId = await aContract(portal, { publisher: holder, author: registrant, staff: editor });
  const friend = await portal.someone({ withoutAuthor: true, name: 'Alda' });
  await publishes(portal, friend);
  await portal.ask(`POST /api/persons/publishers/contracts/${contractId}/subAgreements`, {
    as: editor,
    body: {
      PUBLISHER_NR: friend.personId,
      UPPHAF_SAMNINGS: daysFromNow(0),
      LOK_SAMNINGS: daysFromNow(30),
      PERFORMANCE_SHARE: 20,
      MECHANICAL_SHARE: 20,
      SVAEDI: [2131],
    },
  });
  const { body: confirmations } = await portal.ask('GET /api/confirmations', { as: colleague });
  await portal.ask(`PATCH /api/confirmations/${confirmations[0].stadfestinG_NR}`, {
    as: colleague,
    body: { SAMTHYKKT: 1 },
  });
  const id = await proposed([
    author(registrant, 10, { publishingContractId: contractId }),
    author(coAuthor, 90),
  ]);
  expect(await named(id, daysFromNow(0))).toEqual(['Alda', 'Brim']);
});
it('R200 heirs are asked in the author’s place and not again, nor is a registrant who holds the right', async () => {
  await hold(coAuthor, 60);
  await portal.sql('update person set died_on = current_date - 100 where person_id = $1', [
    coAuthor.personId,
  ]);
  expect((await accept(await proposed(less()), seen)).status).toBe(204);
  expect(await holdersAsked()).toEqual([]);

  [holder, coAuthor] = [registrant, await portal.someone()];
  workId = await sharedWork(portal, [registrant, coAuthor], 'Brimalda');
  await hold(coAuthor, 60);
  await amend(less(), { HEITI_VERKS: 'Brimalda' });
  expect((await accept(await latestProposal(), seen)).status).toBe(204);
  expect(await holdersAsked()).toEqual([]);
});
it('R200 of a work that was never approved nobody is asked beside its authors', async () => {
  workId = await portal.work({ by: registrant, others: [coAuthor], isApproved: false });
  await hold(coAuthor, 60);
  expect((await amend(less())).status).toBe(200);
  expect(await holdersAsked()).toEqual([]);
});
it('R200 the author does not answer for the holder, nor the holder for the author', async () => {
  await hold(coAuthor, 60);
  await accept(await proposed(less()), seen);
  const approved = await portal.ask(`PATCH /api/compositions/${workId}/approval`, {
    as: coAuthor,
    body: { SAMTHYKKI: 1, UMFERD: 2 },
  });
  expect(approved.status).toBe(204);
  expect([await light(), await holdersAsked()]).toEqual([1, waiting()]);

  workId = await sharedWork(portal, [registrant, coAuthor], 'Andvaka');
  await accept(await proposed(less()), seen);
  expect((await answer(holder, 1)).status).toBe(204);
  expect([await approvalOf(coAuthor), await light()]).toEqual(['waiting', 1]);
});
it('R200 a share that grows again asks anew whoever had not agreed, and takes no word', async () => {
  await hold(coAuthor, 60);
  await accept(await proposed(less(10)), seen);
  expect((await accept(await proposed(less(20)))).status).toBe(204);
  expect(await holdersAsked()).toEqual(waiting());
});
it('R200 silence of a holder whom nobody told says nothing; staff answer for them then, and at once for whom nobody can ask', async () => {
  await portal.sql('update app_user set closed_at = now() where user_id = $1', [holder.userId]);
  await hold(coAuthor, 60);
  await accept(await proposed(less()), seen);
  // The letter has not gone out.
  await timePasses();
  expect([await light(), await holdersAsked()]).toEqual([1, waiting()]);
  const staffAnswer = () => portal.ask(`PATCH /api/compositions/${workId}/approvals`, { as: editor });
  expect((await staffAnswer()).status).toBe(204);
  expect([await light(), await holdersAsked()]).toEqual([
    0,
    [{ holder_id: holder.personId, state: 'given' }],
  ]);

  await portal.sql('update person set email = null where person_id = $1', [holder.personId]);
  workId = await sharedWork(portal, [registrant, coAuthor], 'Andvaka');
  await accept(await proposed(less()), seen);
  expect(await holdersAsked()).toEqual([{ holder_id: holder.personId, state: 'given' }]);
});
