import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amendingSociety, amendmentsOf, holdersOf } from '../../../test/amendedShares.ts';
import { author } from '../../../test/amendment.ts';
import { aContract, daysFromNow } from '../../../test/contracts.ts';
import { aPayingSociety } from '../../../test/paying.ts';
import type { Portal, Someone } from '../../../test/portal.ts';
import { sharedWork } from '../../../test/shares.ts';

// Two authors move a share between them, and with it what a third is paid of it.

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let editor: Someone;
let registrant: Someone;
let coAuthor: Someone;
let third: Someone;
let workId: number;
beforeAll(async () => {
  ({ portal, editor } = await amendingSociety());
  society = await aPayingSociety(portal);
});
beforeEach(async () => {
  [registrant, coAuthor] = [await society.payee(), await portal.someone()];
  third = await portal.someone({ withoutAuthor: true, name: 'Brim' });
  workId = await sharedWork(portal, [registrant, coAuthor], 'Andvaka');
});
afterAll(() => portal.close());

/** The registrant has a publisher, from long ago. */
const underContract = async () =>
  aContract(portal, {
    publisher: third,
    author: registrant,
    staff: editor,
    UPPHAF_SAMNINGS: daysFromNow(-400),
  });
const {
  proposed,
  accept: acceptFrom,
  light,
  timePasses,
} = amendmentsOf(() => ({ portal, editor, registrant, workId }));
const { hold, holdersAsked, linkOf, answer } = holdersOf(() => ({ portal, workId, holder: third }));
const accept = (id: number, more: object = {}, language: 'is' | 'en' = 'is') =>
  acceptFrom(id, { FRA_UPPHAFI: 1, ...more }, language);
const seen = { SKERDING_SKODUD: 1 };
const lossesOf = async (id: number, fromDay = '1000-01-01') =>
  (await portal.ask(`GET /api/proposals/${id}/losses?dateFrom=${fromDay}`, { as: editor })).body
    .skerdinG_ANNARRA;

describe('R200 a share that becomes smaller for past days', () => {
  it('takes from the author’s publisher, whom the editor reads and says that they have seen', async () => {
    const contractId = await underContract();
    const under = (ratio: number) => author(registrant, ratio, { publishingContractId: contractId });
    const id = await proposed([under(1), author(coAuthor, 99)]);
    expect(await lossesOf(id)).toEqual([
      { nafn: 'Brim', nafN_BIRTA: registrant.name, skerdisT_SEM: 'publisher', eftirstodvar: 0 },
    ]);
    for (const [language, words] of [
      ['is', 'sem aðrir eiga undir hlutnum: Brim.'],
      ['en', 'who have something of the share: Brim.'],
    ] as const) {
      const refused = await accept(id, { SKERDING_SKODUD: 0 }, language);
      expect([refused.status, refused.body.Code]).toEqual([409, 'proposal.takesFromOthers']);
      expect(refused.body.Message).toContain(words);
    }
    expect((await accept(id, seen)).status).toBe(204);
    expect(
      await portal.sql('select are_losers_seen from work_proposal where work_proposal_id = $1', [id]),
    ).toEqual([{ are_losers_seen: true }]);
  });
  it('asks the publisher, though its author has agreed: nothing is paid for the work until they have answered', async () => {
    const contractId = await underContract();
    const under = (ratio: number) => author(registrant, ratio, { publishingContractId: contractId });
    await accept(await proposed([under(1), author(coAuthor, 99)]), seen);
    await portal.sql(`update work_author set approval = 'given' where work_id = $1`, [workId]);
    await portal.sql(
      `update approval_request set state = 'given', answered_at = now() where work_id = $1 and holder_id is null and state = 'waiting'`,
      [workId],
    );
    await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByAuthor')`, [workId]);
    expect([await light(), await holdersAsked()]).toEqual([
      1,
      [{ holder_id: third.personId, state: 'waiting' }],
    ]);
    const { body: shown } = await portal.ask(`GET /api/approvals/${await linkOf(third)}`, { as: third });
    expect(shown).toMatchObject({ nafn: 'Brim', heitI_VERKS: 'Andvaka' });
    const { body: rows } = await portal.ask(`GET /api/compositions/${workId}/approvals`, { as: editor });
    expect(rows.map((row: Record<string, unknown>) => row['nafN_BIRTA'])).toContain(
      `Brim (${registrant.name})`,
    );
    expect((await answer(coAuthor, 1)).status).toBeGreaterThanOrEqual(400);
    expect((await answer(third, 0)).status).toBe(204);
    await timePasses();
    expect([await light(), await holdersAsked()]).toEqual([
      1,
      [{ holder_id: third.personId, state: 'objected' }],
    ]);
    // What they object to is asked anew with a further amendment, which ends no objection.
    await accept(await proposed([under(2), author(coAuthor, 98)]), seen);
    expect(await holdersAsked()).toEqual([{ holder_id: third.personId, state: 'waiting' }]);
    await portal.sql(`update work_author set approval = 'given' where work_id = $1`, [workId]);
    expect((await answer(third, 1)).status).toBe(204);
    expect(await light()).toBe(0);
  });
  it('asks who holds a part of the author’s right, of whom silence is a yes where they were told', async () => {
    await hold(coAuthor, 60);
    const id = await proposed([author(registrant, 90), author(coAuthor, 10)]);
    expect(await lossesOf(id)).toMatchObject([
      { nafn: 'Brim', nafN_BIRTA: coAuthor.name, skerdisT_SEM: 'holder' },
    ]);
    expect((await accept(id)).body.Code).toBe('proposal.takesFromOthers');
    expect((await accept(id, seen)).status).toBe(204);
    expect(await holdersAsked()).toEqual([{ holder_id: third.personId, state: 'waiting' }]);
    await timePasses();
    expect([await light(), await holdersAsked()]).toEqual([
      0,
      [{ holder_id: third.personId, state: 'assumed' }],
    ]);
  });
  it('asks who holds the right of an author who is taken off the work', async () => {
    await hold(coAuthor, 60);
    await accept(await proposed([author(registrant, 100)]), seen);
    expect(await holdersAsked()).toEqual([{ holder_id: third.personId, state: 'waiting' }]);
  });
  it('is told to the editor where an advance would be recovered out of less, and asks nobody more', async () => {
    await society.distribute([[registrant, 100]]);
    const { body } = await society.post('advances', {
      NAFN_NR: registrant.personId,
      UPPHAED_FYRIRFRAMGREIDSLU: 5000,
      ENDURHEIMTUHLUTFALL: 100,
      ASTAEDA_FYRIRFRAMGREIDSLU: 'Plata',
    });
    await portal.ask(`PATCH /api/money/advances/${body.fyrirframgreidslA_NR}`, {
      as: society.bera,
      body: { SAMTHYKKT: 1 },
    });
    const id = await proposed([author(registrant, 10), author(coAuthor, 90)]);
    expect(await lossesOf(id)).toEqual([
      { nafn: registrant.name, nafN_BIRTA: registrant.name, skerdisT_SEM: 'author', eftirstodvar: 5000 },
    ]);
    expect((await accept(id)).body.Code).toBe('proposal.takesFromOthers');
    expect((await accept(id, seen)).status).toBe(204);
    expect(await holdersAsked()).toEqual([]);
  });
  it('of an author whom nobody else is paid for takes no word; nor does a share that becomes larger, or a refusal', async () => {
    const contractId = await underContract();
    const id = await proposed([
      author(registrant, 60, { publishingContractId: contractId }),
      author(coAuthor, 40),
    ]);
    expect(await lossesOf(id)).toEqual([]);
    expect((await accept(id)).status).toBe(204);
    const other = await proposed([
      author(registrant, 20, { publishingContractId: contractId }),
      author(coAuthor, 80),
    ]);
    const refused = { as: editor, body: { SAMTHYKKT: false, ATHUGASEMD: 'Nei.' } };
    expect((await portal.ask(`PATCH /api/proposals/${other}/review`, refused)).status).toBe(204);
  });
  it('takes from a publisher whose contract is over, of the days on which it counted, and of no others', async () => {
    const contractId = await underContract();
    await portal.sql('update publishing_contract set ends_on = current_date - 100 where contract_id = $1', [
      contractId,
    ]);
    await portal.sql(
      `with over as (update work_right set ends_before = current_date - 99 where work_id = $1 and author_id = $2 and ends_before = 'infinity' returning *)
       insert into work_right (work_id, author_id, right_id, share, share_abroad, starts_on, ends_before)
       select work_id, author_id, (select right_id from author_right where author_id = $2), sum(share), sum(share_abroad), current_date - 99, 'infinity'
       from over group by 1, 2`,
      [workId, registrant.authorId],
    );
    await portal.sql('update work_author set contract_id = null where work_id = $1', [workId]);
    const id = await proposed([author(registrant, 10), author(coAuthor, 90)]);
    expect(await lossesOf(id, daysFromNow(-50))).toEqual([]);
    expect(await lossesOf(id)).toMatchObject([{ nafn: 'Brim', skerdisT_SEM: 'publisher' }]);
  });
});

describe('R200 PostgreSQL', () => {
  it('asks nobody for a share that an accepted proposal takes, which nobody has seen', async () => {
    const id = await proposed([author(registrant, 10), author(coAuthor, 90)]);
    await expect(
      portal.sql(`do $$ begin
        update work_proposal set state = 'accepted', decided_by = ${editor.userId}, decided_at = now() where work_proposal_id = ${id};
        insert into approval_request (work_id, author_id, round, holder_id) values (${workId}, ${registrant.authorId}, 9, ${third.personId});
      end $$`),
    ).rejects.toMatchObject({ constraint: 'proposal_losers_seen' });
  });
  it('asks once for each of whom a share pays', async () => {
    const ask = () =>
      portal.sql(
        'insert into approval_request (work_id, author_id, round, holder_id) values ($1, $2, 9, $3)',
        [workId, registrant.authorId, third.personId],
      );
    await ask();
    await expect(ask()).rejects.toMatchObject({ constraint: 'approval_request_once' });
  });
});
