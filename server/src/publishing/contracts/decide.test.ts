import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aContract, aSubmission, daysFromNow, publishes } from '../../../test/contracts.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { takeOff } from '../../../test/shares.ts';

let portal: Portal;
let publisher: Someone;
let rival: Someone;
let author: Someone;
let staff: Someone;
let workId: number;

const path = '/api/persons/publishers/contractsSubmissions';
async function submitted(changes: object = {}, by = publisher): Promise<number> {
  const body = aSubmission(by, author, { ...changes });
  const { body: made } = await portal.ask(`POST ${path}`, { as: by, body });
  const submissionId = made.publisheR_SAMNINGUR_I_BID_NR;
  await portal.ask(`PATCH ${path}/${submissionId}/answer`, { as: author, body: { SAMTHYKKT: 1 } });
  return submissionId;
}
const decide = (submissionId: number, body: object, as = staff) =>
  portal.ask(`PATCH ${path}/${submissionId}`, { as, body });
const overlaps = (submissionId: number) => portal.ask(`GET ${path}/${submissionId}/overlaps`, { as: staff });
const rights = async (of = workId) =>
  (await portal.ask(`GET /api/compositions/${of}/rights`, { as: author })).body.map(
    (row: Record<string, unknown>) => [
      row['retthafi'],
      row['hlutfall'],
      row['hlutF_ERLENT'],
      row['publisheR_SAMNINGUR_NR'],
    ],
  );

beforeAll(async () => {
  portal = await aPortal();
  [publisher, rival, staff] = await Promise.all([
    portal.someone({ name: 'Ómblíða', withoutAuthor: true }),
    portal.someone({ name: 'Bergmál', withoutAuthor: true }),
    portal.someone({ role: 'editor', isPerson: false }),
  ]);
  for (const one of [publisher, rival]) await publishes(portal, one);
});
beforeEach(async () => {
  author = await portal.someone({ name: 'Ída' });
  workId = await portal.work({ by: author });
});
afterAll(() => portal.close());

describe('approving a submitted contract', () => {
  it('A2, V6 makes the contract and its works, and the rights of the works follow', async () => {
    const submissionId = await submitted({ ADDITIONAL_INFO: 'Platan' });
    const { status, body } = await decide(submissionId, { SAMTHYKKT: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ stadA_INNSENDINGAR: 'approved', dagS_AKVEDID: expect.any(String) });
    const contractId = body.publisheR_SAMNINGUR_NR;
    expect(await rights()).toEqual([
      ['Ída', 60, 50, contractId],
      ['Ómblíða', 40, 50, contractId],
    ]);
    const contract = await portal.ask(`GET /api/persons/publishers/contracts/${contractId}`, {
      as: publisher,
    });
    expect(contract.body).toMatchObject({
      additionaL_INFO: 'Platan',
      performancE_SHARE: 40,
      publisheR_SAMNINGUR_I_BID_NR: submissionId,
      utgafa: 1,
    });
    // The publisher sees the work from now on.
    const list = await portal.ask(`GET /api/persons/${publisher.personId}/compositions?q=${workId}`, {
      as: publisher,
    });
    expect(list.body).toMatchObject([{ verK_NR: workId, publisheR_AD_VERKI: 1, ljos: 0 }]);
    expect(
      (
        await portal.ask(`GET /api/persons/${author.personId}/publishingContractsPendingApproval`, {
          as: author,
        })
      ).status,
    ).toBe(404);
  });
  it('A2 changes nothing that was distributed, nor the light of a work', async () => {
    await portal.sql(
      `insert into distribution_category (category_id, name, name_en, line_kind) values (99, 'Próf', 'Test', 'domestic') on conflict do nothing`,
    );
    const [{ distribution_id }] = (await portal.sql(
      `with period as (insert into distribution_period (name) values ('P') returning period_id)
       insert into distribution (name, period_id, category_id, state) select 'U', period_id, 99, 'finished' from period returning distribution_id`,
    )) as [{ distribution_id: number }];
    await portal.sql('insert into distribution_work values ($1, $2)', [distribution_id, workId]);
    const before = await portal.sql('select * from work_light_change where work_id = $1', [workId]);
    await decide(await submitted(), { SAMTHYKKT: 1 });
    expect(await portal.sql('select * from distribution_work where work_id = $1', [workId])).toHaveLength(1);
    expect(await portal.sql('select * from work_light_change where work_id = $1', [workId])).toEqual(before);
  });
  it('J3, J4 tells both parties, and is recorded', async () => {
    const submissionId = await submitted();
    const { body } = await decide(submissionId, { SAMTHYKKT: 1 });
    const told = await portal.sql('select person_id from notification where link = $1 order by 1', [
      `/samningar/${body.publisheR_SAMNINGUR_NR}`,
    ]);
    expect(told.map(({ person_id }) => person_id)).toEqual(
      [publisher.personId, author.personId].toSorted((a, b) => a - b),
    );
    const records = await portal.sql(
      `select operation, user_id from change_record where table_name = 'contract_submission' and author_id = $1 order by change_record_id`,
      [author.authorId],
    );
    expect(records.at(-1)).toEqual({ operation: 'update', user_id: staff.userId });
  });
  it('leaves out works that the author has left, and refuses when none is left', async () => {
    const other = await portal.work({ by: author, title: 'Brimalda' });
    const submissionId = await submitted();
    const both = await submitted({}, rival);
    await takeOff(portal, other);
    const { body } = await decide(submissionId, { SAMTHYKKT: 1 });
    const inside = await portal.sql('select work_id from contract_work where contract_id = $1', [
      body.publisheR_SAMNINGUR_NR,
    ]);
    expect(inside).toEqual([{ work_id: workId }]);
    await portal.sql(`update work set review = 'withdrawn' where work_id = $1`, [workId]);
    expect(await decide(both, { SAMTHYKKT: 1 })).toMatchObject({
      status: 409,
      body: { Code: 'contract.worksGone' },
    });
  });
  it('is done once, though two of the staff press at the same moment', async () => {
    const submissionId = await submitted();
    const answers = await Promise.all([
      decide(submissionId, { SAMTHYKKT: 1 }),
      decide(submissionId, { SAMTHYKKT: 0, ATHUGASEMD: 'Nei' }),
      decide(submissionId, { SAMTHYKKT: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await decide(submissionId, { SAMTHYKKT: 1 })).body.Code).toBe('contract.decidedAlready');
  });
  it('M18 is not done by a party to it', async () => {
    author = await portal.someone({ role: 'editor' });
    workId = await portal.work({ by: author });
    const submissionId = await submitted();
    const own = await decide(submissionId, { SAMTHYKKT: 1 }, author);
    expect([own.status, own.body.Code]).toEqual([403, 'contract.own']);
    await expect(
      portal.sql(
        `update contract_submission set state = 'approved', decided_at = now(), decided_by = $2, contract_id = 1
         where submission_id = $1`,
        [submissionId, author.userId],
      ),
    ).rejects.toThrow('is a party of submission');
    expect((await decide(submissionId, { SAMTHYKKT: 1 })).status).toBe(200);
  });
  it('S6 is for staff alone', async () => {
    const submissionId = await submitted();
    for (const as of [publisher, author])
      expect((await decide(submissionId, { SAMTHYKKT: 1 }, as)).status).toBe(403);
    expect((await decide(2_000_000_000, { SAMTHYKKT: 1 })).body.Code).toBe('contract.notFound');
  });
});

describe('refusing a submitted contract', () => {
  it('A2, J3 says why, and makes nothing', async () => {
    const submissionId = await submitted();
    const without = await decide(submissionId, { SAMTHYKKT: 0, ATHUGASEMD: ' ' });
    expect(without.body.Errors).toMatchObject([{ Field: 'ATHUGASEMD', Code: 'contract.remarkMissing' }]);
    const { body } = await decide(submissionId, { SAMTHYKKT: 0, ATHUGASEMD: 'Undirskrift vantar.' });
    expect(body).toMatchObject({ stadA_INNSENDINGAR: 'refused', publisheR_SAMNINGUR_NR: null });
    const told = await portal.sql(
      `select person_id from notification where link = $1 and body_is like '%Undirskrift vantar.%'`,
      [`/samningar/i-bid/${submissionId}`],
    );
    expect(told).toHaveLength(2);
    const seen = await portal.ask(`GET ${path}/${submissionId}`, { as: author });
    expect(seen.body).toMatchObject({ athugasemd: 'Undirskrift vantar.' });
    expect(await rights()).toEqual([['Ída', 100, 100, null]]);
  });
});

describe('overlaps', () => {
  it('A2 are works that another publisher has at the same time, and are shown before approval', async () => {
    const contractId = await aContract(portal, { publisher: rival, author, staff, PERFORMANCE_SHARE: 70 });
    const submissionId = await submitted({
      UPPHAF_SAMNINGS: daysFromNow(10),
      LOK_SAMNINGS: daysFromNow(5000),
    });
    expect((await overlaps(submissionId)).body).toEqual([
      {
        verK_NR: workId,
        heitI_VERKS: 'Andvaka',
        publisheR_SAMNINGUR_NR: contractId,
        nafn: 'Bergmál',
        skoruN_FRA: daysFromNow(10),
        skoruN_TIL: daysFromNow(3650),
        performancE_SAMTALS: 110,
        mechanicaL_SAMTALS: 100,
        yfiR_HUNDRADI: 1,
      },
    ]);
    expect(await decide(submissionId, { SAMTHYKKT: 1 })).toMatchObject({
      status: 409,
      body: { Code: 'contract.overlaps' },
    });
    expect((await decide(submissionId, { SAMTHYKKT: 1, SKORUN_LEYFD: 1 })).status).toBe(200);
  });
  it('V6 leave a work with the publisher who has it today', async () => {
    const contractId = await aContract(portal, { publisher: rival, author, staff });
    const other = await portal.work({ by: author, title: 'Brimalda' });
    const submissionId = await submitted();
    expect((await overlaps(submissionId)).body).toMatchObject([{ verK_NR: workId, yfiR_HUNDRADI: 0 }]);
    const { body } = await decide(submissionId, { SAMTHYKKT: 1 });
    expect((await rights()).map((row: unknown[]) => row[3])).toEqual([contractId, contractId]);
    expect((await rights(other)).map((row: unknown[]) => row[3])).toEqual(
      Array(2).fill(body.publisheR_SAMNINGUR_NR),
    );
  });
  it('are none of another time, of another author, or of the same publisher', async () => {
    await aContract(portal, {
      publisher: rival,
      author,
      staff,
      LOK_SAMNINGS: daysFromNow(30),
      PERFORMANCE_SHARE: 90,
    });
    await aContract(portal, { publisher, author, staff, PERFORMANCE_SHARE: 90 });
    const submissionId = await submitted({ UPPHAF_SAMNINGS: daysFromNow(31) });
    expect((await overlaps(submissionId)).body.Code).toBe('contract.noOverlaps');
    expect((await decide(submissionId, { SAMTHYKKT: 1 })).status).toBe(200);
  });
  it('are added up on the day when most publishers have the work', async () => {
    const third = await portal.someone({ name: 'Þriðja', withoutAuthor: true });
    await aContract(portal, {
      publisher: rival,
      author,
      staff,
      LOK_SAMNINGS: daysFromNow(100),
      PERFORMANCE_SHARE: 50,
    });
    await aContract(portal, {
      publisher: third,
      author,
      staff,
      UPPHAF_SAMNINGS: daysFromNow(101),
      PERFORMANCE_SHARE: 50,
    });
    const submissionId = await submitted({ PERFORMANCE_SHARE: 50 });
    expect((await overlaps(submissionId)).body).toMatchObject([
      { performancE_SAMTALS: 100, yfiR_HUNDRADI: 0 },
      { performancE_SAMTALS: 100, yfiR_HUNDRADI: 0 },
    ]);
  });
  it('of two submissions approved at once are found by the later', async () => {
    const ids = [
      await submitted({ PERFORMANCE_SHARE: 60 }),
      await submitted({ PERFORMANCE_SHARE: 60 }, rival),
    ];
    const answers = await Promise.all(ids.map((id) => decide(id, { SAMTHYKKT: 1 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
