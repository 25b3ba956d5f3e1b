import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import type { FourEyes } from '../../platform/config.ts';

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
