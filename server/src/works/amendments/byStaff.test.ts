import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { publicUrl } from '../../../test/publicUrl.ts';
import type { FourEyes } from '../../platform/config.ts';
import { watchApprovals } from '../approvals/deadlines.ts';

let portal: Portal;
let staff: Someone;
let registrant: Someone;
let coAuthor: Someone;
let workId: number;

beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set<FourEyes>(['registrations']) });
  staff = await portal.someone({ role: 'editor', name: 'Ragnar' });
});
beforeEach(async () => {
  registrant = await portal.someone({ name: 'Sigga' });
  coAuthor = await portal.someone({ name: 'Bjartur' });
  workId = await portal.work({ by: registrant, others: [coAuthor] });
});
afterAll(() => portal.close());

const author = (one: Someone, ratio: number) => ({ id: one.authorId, typeOfAuthor: 36, ratio });
const put = (changes: Record<string, unknown>, as: Someone) =>
  portal.ask(`PUT /api/compositions/${workId}`, {
    as,
    body: {
      HEITI_VERKS: 'Andvaka',
      LENGD: '3.30',
      authors: [author(registrant, 50), author(coAuthor, 50)],
      ...changes,
    },
  });
const read = (path: string, as = registrant) => portal.ask(`GET /api/compositions/${workId}${path}`, { as });
const decide = (proposalId: number, body: unknown = { SAMTHYKKT: true }, as: Someone = staff) =>
  portal.ask(`PATCH /api/proposals/${proposalId}/review`, { as, body });
const kindsTold = async (someone: Someone) =>
  (await portal.sql('select kind from notification where person_id = $1', [someone.personId])).map(
    ({ kind }) => kind,
  );
const latest = async (as: Someone): Promise<number> => (await read('/proposals', as)).body[0].tillogU_NR;
const approvals = () =>
  portal.sql('select approval, share::float from work_author where work_id = $1 order by position', [workId]);

describe('a change that one of the staff makes to an approved work', () => {
  const proposed = async () => {
    const authors = [author(registrant, 10), author(coAuthor, 90)];
    expect((await put({ authors }, staff)).body).toEqual({ verK_NR: workId, eR_TILLAGA: 1 });
    return latest(staff);
  };
  it('M14 waits for another of them, and is nothing to the registrant until then', async () => {
    const proposalId = await proposed();
    expect((await read('/rights')).body).toMatchObject([{ hlutfall: 50 }, { hlutfall: 50 }]);
    expect((await read('/proposals')).body.Code).toBe('proposal.noneFound');
    expect((await read('/registration')).body.tillaga).toBeNull();
    expect((await decide(proposalId)).body.Code).toBe('proposal.own');
    await expect(
      portal.sql(
        `update work_proposal set state = 'accepted', decided_by = proposed_by, decided_at = now() where work_proposal_id = $1`,
        [proposalId],
      ),
    ).rejects.toThrow('work_proposal_takes_two');
  });
  it('M14 is made by another, and asks all authors, also who registered it', async () => {
    const proposalId = await proposed();
    const other = await portal.someone({ role: 'editor' });
    expect((await decide(proposalId, { SAMTHYKKT: true }, other)).status).toBe(204);
    expect(await approvals()).toEqual([
      { approval: 'waiting', share: 10 },
      { approval: 'waiting', share: 90 },
    ]);
    expect(await kindsTold(registrant)).toContain('approvalAsked');
  });
  it('M14 is not accepted by who proposed it in the registrant’s name', async () => {
    const acting = await portal.someone({ role: 'administrator' });
    const act = (userId: number | null) =>
      portal.sql('update session set acting_for_user_id = $2 where user_id = $1', [acting.userId, userId]);
    await act(registrant.userId);
    expect((await put({ LENGD: '4.10' }, acting)).body.eR_TILLAGA).toBe(1);
    await act(null);
    const proposalId = await latest(registrant);
    await expect
      .poll(async () => (await decide(proposalId, { SAMTHYKKT: true }, acting)).body?.Code)
      .toBe('proposal.own');
    expect((await decide(proposalId)).status).toBe(204);
  });
  it('M14 is taken back by who proposed it, and leaves what the registrant proposes', async () => {
    await put({ LENGD: '4.10' }, registrant);
    const ofRegistrant = await latest(registrant);
    const proposalId = await proposed();
    expect((await decide(proposalId, { SAMTHYKKT: false, ATHUGASEMD: 'Rangt verk.' })).status).toBe(204);
    expect(await kindsTold(registrant)).toEqual([]);
    expect((await decide(ofRegistrant)).status).toBe(204);
    expect((await read('')).body).toMatchObject({ lengd: '4.10' });
  });
});

describe('X141 the days whose uses a change of an approved work counts for', () => {
  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  /** Proposes shares as the registrant, and has staff accept them. */
  const change = async (authors: object[], asked: object = {}, confirmed: object = {}) => {
    expect((await put({ authors, ...asked }, registrant)).body).toEqual({ verK_NR: workId, eR_TILLAGA: 1 });
    return decide(await latest(registrant), { SAMTHYKKT: true, ...confirmed });
  };
  const approve = () => portal.sql(`update work_author set approval = 'given' where work_id = $1`, [workId]);
  /** Who had how much on days so long ago. */
  const sharesOn = (ago: number) =>
    portal.sql(
      `select author_id, sum(share)::float as home, sum(share_abroad)::float as abroad from work_right
       where work_id = $1 and starts_on <= $2 and $2 < ends_before group by author_id order by author_id`,
      [workId, dayAgo(ago)],
    );
  const shares = (...of: [Someone, number][]) =>
    of.map(([{ authorId }, share]) => ({ author_id: authorId, home: share, abroad: share }));
  const both = (one: number, other: number) => [author(registrant, one), author(coAuthor, other)];

  it('are those from a day that staff name, and every right adds up on each day', async () => {
    await change(both(30, 70), { BREYTING_GILDIR_FRA: dayAgo(90) }, { BREYTING_GILDIR_FRA: dayAgo(60) });
    expect(await sharesOn(61)).toEqual(shares([registrant, 50], [coAuthor, 50]));
    expect(await sharesOn(60)).toEqual(shares([registrant, 30], [coAuthor, 70]));
    expect((await read('/amendments')).body[0].breytingar).toContainEqual({
      reitur: 'BREYTING_GILDIR_FRA',
      heitI_REITS: { is: 'Gildir um notkun', en: 'Applies to usage' },
      var: null,
      verdur: `${dayAgo(60)}/..`,
    });
    expect((await approvals()).map(({ approval }) => approval)).toContain('waiting');
  });
  it('say anew what everybody had on them, also who is off the work or has the same share as before', async () => {
    const third = await portal.someone({ name: 'Þriðji' });
    await change([author(registrant, 50), author(third, 50)], {}, { BREYTING_GILDIR_FRA: dayAgo(40) });
    await approve();
    await change([author(registrant, 20), author(third, 80)], {}, { BREYTING_GILDIR_FRA: dayAgo(20) });
    await approve();
    await change([author(registrant, 20), author(coAuthor, 80)], {}, { FRA_UPPHAFI: 1 });
    for (const ago of [500, 30, 10, 0])
      expect(await sharesOn(ago)).toEqual(shares([registrant, 20], [coAuthor, 80]));
  });
  it('may be over: then the work stays as it is registered, and so do other days', async () => {
    const days = { BREYTING_GILDIR_FRA: dayAgo(30), BREYTING_GILDIR_TIL: dayAgo(10) };
    expect((await change([author(registrant, 100)], days)).status).toBe(204);
    expect(await sharesOn(31)).toEqual(shares([registrant, 50], [coAuthor, 50]));
    for (const ago of [30, 10]) expect(await sharesOn(ago)).toEqual(shares([registrant, 100]));
    expect(await sharesOn(9)).toEqual(shares([registrant, 50], [coAuthor, 50]));
    expect(await approvals()).toMatchObject([{ share: 50 }, { share: 50, approval: 'waiting' }]);
    await approve();
    // The shares of today were those of these days after all.
    expect((await change(both(50, 50), days)).status).toBe(204);
    expect(await sharesOn(20)).toEqual(shares([registrant, 50], [coAuthor, 50]));
    await approve();
    expect((await put({ authors: both(50, 50), ...days }, registrant)).body.Code).toBe('work.unchanged');
  });
  it('O182 are not taken from who is off the work before they are asked and have had their time', async () => {
    const former = await portal.someone({ name: 'Fyrrverandi' });
    const now = both(20, 80);
    await change([author(registrant, 50), author(former, 50)], {}, { FRA_UPPHAFI: 1 });
    await approve();
    await change(now);
    await approve();
    // R195: they were asked to leave, too.
    await portal.sql(
      `update approval_request set state = 'given', answered_at = now() where is_of_past and work_id = $1`,
      [workId],
    );
    await portal.sql(`delete from notification where person_id = $1`, [former.personId]);
    const light = async () =>
      (await portal.sql('select light from work where work_id = $1', [workId]))[0]?.light;
    const asked = () =>
      portal.sql(
        `select round, state from approval_request where work_id = $1 and author_id = $2 and is_of_past and round > 3 order by round`,
        [workId, former.authorId],
      );
    const doors = () =>
      portal.sql(`select kind, link from notification where person_id = $1 and link like '/samthykki/%'`, [
        former.personId,
      ]);
    expect(await asked()).toEqual([]);
    // A sliver of what they had is no more theirs to lose unasked than all of it.
    const days = { BREYTING_GILDIR_FRA: dayAgo(30), BREYTING_GILDIR_TIL: dayAgo(10) };
    await change([author(registrant, 99), author(former, 1)], days);
    await approve();
    const [door] = await doors();
    expect([await light(), await asked(), door?.kind]).toEqual([
      1,
      [{ round: expect.any(Number), state: 'waiting' }],
      'approvalAsked',
    ]);
    expect((await read('/approvals')).body).toContainEqual(
      expect.objectContaining({ hofunduR_NR: former.authorId, stadA_SAMTHYKKIS: 'waiting' }),
    );
    const answer = (link: string, isGiven: boolean, as?: Someone) =>
      portal.ask(`POST /api/approvals/${/[\w-]{48}/u.exec(link)?.[0]}`, {
        as,
        body: { SAMTHYKKI: isGiven ? 1 : 0, ATHUGASEMD: 'Ég átti helming.' },
      });
    expect((await answer(door?.link, true, coAuthor)).status).not.toBe(204);
    expect((await answer(door?.link, false)).status).toBe(204);
    // Another change asks anew, and does not end what they object to.
    await change(both(30, 70));
    await approve();
    expect([await light(), (await asked()).map(({ state }) => state)]).toEqual([1, ['objected', 'waiting']]);
    await portal.sql(`update approval_request set due_on = current_date - 1 where state = 'waiting'`);
    await watchApprovals(portal.pool, publicUrl);
    expect([await light(), (await asked()).map(({ state }) => state)]).toEqual([0, ['objected', 'assumed']]);
  });
  it('have come, are in order and are of shares alone where they are over', async () => {
    const fault = async (changes: object) => {
      const { status, body } = await put({ authors: both(10, 90), ...changes }, registrant);
      expect(status).toBe(422);
      return body.Errors?.[0].Code ?? body.Code;
    };
    expect(await fault({ BREYTING_GILDIR_FRA: dayAgo(-1) })).toBe('amendment.fromLater');
    expect(await fault({ BREYTING_GILDIR_FRA: dayAgo(9), FRA_UPPHAFI: 1 })).toBe('amendment.twoDays');
    const from = { BREYTING_GILDIR_FRA: dayAgo(9) };
    expect(await fault({ ...from, BREYTING_GILDIR_TIL: dayAgo(0) })).toBe('amendment.untilNotOver');
    expect(await fault({ ...from, BREYTING_GILDIR_TIL: dayAgo(10) })).toBe('amendment.untilBeforeFrom');
    expect(await fault({ ...from, BREYTING_GILDIR_TIL: dayAgo(5), LENGD: '9' })).toBe(
      'amendment.sharesAlone',
    );
    expect(await sharesOn(7)).toEqual(shares([registrant, 50], [coAuthor, 50]));
    await portal.sql(`update work set review = 'waiting' where work_id = $1`, [workId]);
    expect(await fault({ ...from, BREYTING_GILDIR_TIL: dayAgo(5) })).toBe('amendment.neverApproved');
  });
  it('are not for who has a right to the work to confirm', async () => {
    const mine = await portal.someone({ role: 'editor' });
    workId = await portal.work({ by: registrant, others: [mine] });
    const authors = [author(registrant, 40), author(mine, 60)];
    await put({ authors, BREYTING_GILDIR_FRA: dayAgo(9) }, registrant);
    const proposalId = await latest(registrant);
    const own = await decide(proposalId, { SAMTHYKKT: true, BREYTING_GILDIR_FRA: dayAgo(9) }, mine);
    expect(own.body.Code).toBe('work.ownRight');
    expect(await sharesOn(1)).toEqual(shares([registrant, 50], [mine, 50]));
  });
  it('are not for who would come to be paid to confirm', async () => {
    const mine = await portal.someone({ role: 'editor' });
    workId = await portal.work({ by: registrant, others: [coAuthor] });
    const authors = [author(registrant, 40), author(mine, 60)];
    await put({ authors, FRA_UPPHAFI: 1 }, registrant);
    const own = await decide(await latest(registrant), { SAMTHYKKT: true, FRA_UPPHAFI: 1 }, mine);
    expect(own.body.Code).toBe('work.ownRight');
    expect(await sharesOn(1)).toEqual(shares([registrant, 50], [coAuthor, 50]));
  });
});
