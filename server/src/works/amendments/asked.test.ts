import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amendingSociety, amendmentsOf } from '../../../test/amendedShares.ts';
import { author } from '../../../test/amendment.ts';
import { aContract, daysFromNow, publishes } from '../../../test/contracts.ts';
import type { Portal, Someone } from '../../../test/portal.ts';
import { sharedWork } from '../../../test/shares.ts';

// What a registrant and one of the staff do together to a work that is others' too.

let portal: Portal;
let editor: Someone;
let registrant: Someone;
let coAuthor: Someone;
let workId: number;
beforeAll(async () => {
  ({ portal, editor } = await amendingSociety());
});
beforeEach(async () => {
  [registrant, coAuthor] = [await portal.someone(), await portal.someone()];
  workId = await sharedWork(portal, [registrant, coAuthor], 'Andvaka');
});
afterAll(() => portal.close());

const { amend, latestProposal, proposed, accept, light, timePasses } = amendmentsOf(() => ({
  portal,
  editor,
  registrant,
  workId,
}));
/** Proposed by the registrant, and accepted by an editor who looks for nothing wrong. */
const amended = async (authors: object[]): Promise<number> =>
  (await accept(await proposed(authors), { SKERDING_SKODUD: 1 })).status;
const asked = () =>
  portal.sql(
    `select author_id, state from approval_request r where work_id = $1 and round = (select max(round) from approval_request
       where work_id = $1) order by 1`,
    [workId],
  );
const answer = (as: Someone, approval: number) =>
  portal.ask(`PATCH /api/compositions/${workId}/approval`, {
    as,
    body: { SAMTHYKKI: approval, UMFERD: 2, ...(approval === 0 && { ATHUGASEMD: 'Þetta er ekki rétt.' }) },
  });
async function hold(of: Someone, holders: readonly (readonly [Someone, number])[]): Promise<void> {
  await portal.sql('update author_right set share = 0 where author_id = $1', [of.authorId]);
  for (const [{ personId }, share] of holders)
    await portal.sql('insert into author_right (person_id, author_id, share) values ($1, $2, $3)', [
      personId,
      of.authorId,
      share,
    ]);
}

describe('R195 who is taken off an approved work', () => {
  it('is asked, and the work pays nobody meanwhile: its registrant and an editor would have the share from that day on', async () => {
    expect(await amended([author(registrant, 100)])).toBe(204);
    expect([await light(), await asked()]).toEqual([1, [{ author_id: coAuthor.authorId, state: 'waiting' }]]);
    const [letter] = await portal.sql(
      'select subject from letter where person_id = $1 order by letter_id desc',
      [coAuthor.personId],
    );
    expect(letter?.['subject']).toBe('Hlutur þinn í „Andvaka“');
    await timePasses();
    expect(await light()).toBe(0);
  });
});

describe('R197 a contract that runs', () => {
  let publisher: Someone;
  let contractId: number;
  beforeEach(async () => {
    publisher = await portal.someone({ withoutAuthor: true, name: 'Brim' });
    contractId = await aContract(portal, {
      publisher,
      author: registrant,
      staff: editor,
      UPPHAF_SAMNINGS: daysFromNow(-400),
    });
  });
  const under = (one: Someone, ratio: number) => author(one, ratio, { publishingContractId: contractId });
  const paid = () =>
    portal.sql(
      `select starts_on <= current_date - 300 as early, ends_before = 'infinity' as now from work_right
       where work_id = $1 and publisher_id = $2`,
      [workId, publisher.personId],
    );

  it('is not left by an amendment, of which its author and one editor would have the publisher’s part, also from the beginning', async () => {
    const refused = await amend([author(registrant), author(coAuthor)], { FRA_UPPHAFI: 1 });
    expect([refused.status, refused.body.Code]).toEqual([409, 'work.contractStays']);
    expect(refused.body.Message).toContain(`nr. ${contractId} við Brim`);
    const own = await portal.someone({ withoutAuthor: true });
    await publishes(portal, own);
    const other = await aContract(portal, { publisher: own, author: registrant, staff: editor });
    for (const authors of [
      [author(registrant, 50, { publishingContractId: other }), author(coAuthor)],
      [author(coAuthor, 100)],
    ])
      expect((await amend(authors, {}, editor)).body.Code).toBe('work.contractStays');
    expect(await paid()).toEqual([{ early: true, now: true }]);
  });
  it('is not left by an amendment of staff either, nor by a proposal that was made before it', async () => {
    const refused = await amend([author(registrant), author(coAuthor)], {}, editor);
    expect(refused.body.Code).toBe('work.contractStays');
    await portal.sql('update work_author set contract_id = null where work_id = $1', [workId]);
    await amend([author(registrant, 40), author(coAuthor, 60)]);
    await portal.sql('update work_author set contract_id = $2 where work_id = $1 and author_id = $3', [
      workId,
      contractId,
      registrant.authorId,
    ]);
    expect((await accept(await latestProposal())).body.Code).toBe('work.contractStays');
  });
  it('lets shares change under it, and is left by an amendment once it is over', async () => {
    expect(await amended([under(registrant, 40), author(coAuthor, 60)])).toBe(204);
    await portal.sql('update publishing_contract set ends_on = current_date - 1 where contract_id = $1', [
      contractId,
    ]);
    expect((await amend([author(registrant, 40), author(coAuthor, 60)])).body.eR_TILLAGA).toBe(1);
  });
});

describe('R198 a party that asks for an approval', () => {
  it('does not become the registrant: a co-author would take off who registered the work before staff approve it', async () => {
    const [third, publisher] = [await portal.someone(), await portal.someone({ withoutAuthor: true })];
    const contractId = await aContract(portal, { publisher, author: coAuthor, staff: editor });
    workId = await portal.work({ by: registrant, others: [coAuthor, third], isApproved: false });
    const [right] = await portal.sql('select right_id from author_right where author_id = $1', [
      coAuthor.authorId,
    ]);
    const put = await portal.ask(`POST /api/compositions/${workId}/rights`, {
      as: third,
      body: {
        HOFUNDUR_NR: coAuthor.authorId,
        PUBLISHER_SAMNINGUR_NR: contractId,
        RETTHAFI_NR: right?.['right_id'],
        HLUTFALL: 20,
        HLUTF_ERLENT: 16.67,
      },
    });
    expect(put.status).toBe(201);
    const taken = await amend([author(coAuthor), author(third)], {}, third);
    expect([taken.status, taken.body.Code]).toEqual([403, 'work.notRegistrant']);
    const withdrawn = await portal.ask(`PATCH /api/compositions/${workId}/withdrawal`, {
      as: third,
      body: { ATHUGASEMD: 'Rangt.' },
    });
    expect(withdrawn.status).toBe(403);
    expect(await portal.sql('select registrant_of($1) as person', [workId])).toEqual([
      { person: registrant.personId },
    ]);
  });
});

describe('R199 for an author who has died', () => {
  let heir: Someone;
  let other: Someone;
  beforeEach(async () => {
    [heir, other] = [await portal.someone({ name: 'Áróra' }), await portal.someone({ name: 'Birta' })];
    await portal.sql('update person set died_on = current_date - 100 where person_id = $1', [
      coAuthor.personId,
    ]);
  });
  const less = () => amended([author(registrant, 99), author(coAuthor, 1)]);

  it('the heirs are asked and may object: the registrant and an editor would have nearly all of it by silence', async () => {
    await hold(coAuthor, [
      [heir, 60],
      [other, 40],
    ]);
    expect(await less()).toBe(204);
    for (const one of [heir, other]) {
      const { body } = await portal.ask(`GET /api/persons/${one.personId}/notifications`, { as: one });
      expect(body.map(({ header }: { header: string }) => header)).toContain('Breytt skráning á „Andvaka“');
      const { body: waiting } = await portal.ask(`GET /api/persons/${one.personId}/approvals`, { as: one });
      expect(waiting).toMatchObject([{ verK_NR: workId }]);
    }
    expect((await answer(registrant, 0)).status).toBe(409);
    expect((await answer(await portal.someone(), 0)).status).toBe(404);
    expect((await answer(other, 0)).status).toBe(204);
    await timePasses();
    expect([await light(), await asked()]).toEqual([
      1,
      [{ author_id: coAuthor.authorId, state: 'objected' }],
    ]);
  });
  it('an heir who wrote with them does not approve for the others by proposing; the only one does', async () => {
    await hold(coAuthor, [
      [registrant, 1],
      [other, 99],
    ]);
    await less();
    expect([await light(), await asked()]).toEqual([1, [{ author_id: coAuthor.authorId, state: 'waiting' }]]);
    expect((await answer(registrant, 1)).status).toBeGreaterThanOrEqual(400);
    expect((await answer(other, 0)).status).toBe(204);
    await portal.sql(
      'update author_right set share = case person_id when $2 then 100 else 0 end where author_id = $1',
      [coAuthor.authorId, registrant.personId],
    );
    await amended([author(registrant, 98), author(coAuthor, 2)]);
    expect(await light()).toBe(0);
  });
  it('the only heir answers as the author would', async () => {
    await hold(coAuthor, [[heir, 100]]);
    await less();
    expect((await answer(heir, 1)).status).toBe(204);
    expect(await light()).toBe(0);
  });
});
