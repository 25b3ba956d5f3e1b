import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Someone } from '../../../test/portal.ts';
import { publicUrl } from '../../../test/publicUrl.ts';
import { assumed, silenceCast, waits } from '../../../test/silence.ts';
import { watchApprovals } from './deadlines.ts';

// R157: whose silence counts.

const { portal, given, staff, worksWith } = await silenceCast();
let author: Someone;
afterAll(() => portal.close());
beforeEach(async () => {
  author = await portal.someone({ name: 'Bjartur' });
});

const { aWork, approvalOf, approvals } = worksWith(() => author);

const review = (workId: number) =>
  portal.ask(`PATCH /api/compositions/${workId}/review`, { as: staff, body: { SAMTHYKKT: 1 } });
const findingsOf = async (workId: number) =>
  (await portal.ask(`GET /api/compositions/${workId}/review`, { as: staff })).body.abendingar;

describe('an author whom nobody can ask', () => {
  it.each([
    ['has died, though the login is open', ['isDead']],
    ['has neither login nor e-mail address', ['hasNoLogin', 'hasNoAddress']],
  ] as const)('R157 who %s approves nothing by silence', async (_, makes) => {
    for (const make of makes) await given[make](author);
    const workId = await aWork();
    expect([
      await given.notificationsOf(author),
      await portal.sql('select from letter where person_id = $1', [author.personId]),
    ]).toEqual([[], []]);
    await given.eightDaysLater(workId);
    expect(await approvalOf(workId)).toMatchObject(waits);
    expect(await approvals(workId)).toMatchObject({ naesT_EKKI_I: 1, eR_OSPURDUR: 0 });
    const { body } = await portal.ask('GET /api/approvals', { as: staff });
    expect(body.find((one: { verK_NR: number }) => one.verK_NR === workId)).toMatchObject({
      naesT_EKKI_I: 1,
    });
  });
  it('R157 nor does who dies while they are asked', async () => {
    const workId = await aWork();
    await given.isDead(author);
    await given.eightDaysLater(workId);
    expect(await approvalOf(workId)).toMatchObject(waits);
  });
  it('R157 is named by the review, and approved for with the work, on record as by staff', async () => {
    const found = async (workId: number) =>
      (await findingsOf(workId)).map(({ tegund, lysing }: Record<string, string>) => [tegund, lysing]);
    const workId = await aWork(false);
    expect(await found(workId)).toEqual([['approvalMissing', 'Bjartur']]);
    await given.isDead(author);
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
    await given.eightDaysLater(workId);
    expect(await approvalOf(workId)).toMatchObject(assumed);
  });
  it('R157 makes the findings of a waiting work anew once it is known', async () => {
    const workId = await aWork(false);
    const isChecked = async () =>
      (await portal.sql('select from work_check where work_id = $1', [workId])).length === 1;
    for (const change of ['isDead', 'hasNoAddress', 'hasNoLogin'] as const) {
      await portal.sql(`insert into work_check (work_id, findings, likewise) values ($1, '[]', '{}')`, [
        workId,
      ]);
      await given[change](author);
      expect(await isChecked()).toBe(false);
    }
  });
});

describe.each([
  ['without a login', 'hasNoLogin'],
  ['whose login nobody has opened', 'hasNeverLoggedIn'],
] as const)('an author %s', (_, makes) => {
  beforeEach(() => given[makes](author));

  it('R157 has approved by silence where the letter went out in time', async () => {
    const workId = await aWork();
    await given.eightDaysLater(workId);
    expect(await approvalOf(workId)).toMatchObject(assumed);
  });
  it.each([
    ['has not gone out', 'null', false],
    ['went out after the time to answer', `now() + interval '8 days'`, false],
    ['was only kept in the mailbox page', 'now()', true],
  ] as const)('R157 has not where it %s', async (_where, sent, isKeptHere) => {
    const workId = await aWork();
    await given.eightDaysLater(workId, sent, isKeptHere);
    expect(await approvalOf(workId)).toMatchObject(waits);
    await portal.sql('delete from letter');
  });
  it('R157 has not where it came back; once the address is right they are asked again, with all of their time', async () => {
    const workId = await aWork();
    await portal.sql(
      `insert into bounced_address (address, kind) select lower(email), 'permanent' from person where person_id = $1`,
      [author.personId],
    );
    await given.eightDaysLater(workId);
    expect(await approvalOf(workId)).toMatchObject(waits);
    expect(await approvals(workId)).toMatchObject({ naesT_EKKI_I: 0, eR_OSPURDUR: 1 });
    await portal.sql(`update person set email = 'rett@example.is' where person_id = $1`, [author.personId]);
    expect((await portal.ask(`POST /api/compositions/${workId}/approvals`, { as: staff })).status).toBe(204);
    expect(await approvals(workId)).toMatchObject({ eR_OSPURDUR: 0 });
    expect((await portal.ask(`POST /api/compositions/${workId}/approvals`, { as: staff })).body.Code).toBe(
      'approval.nobodyToAsk',
    );
    await watchApprovals(portal.pool, publicUrl);
    expect(await approvalOf(workId)).toMatchObject(waits);
    await given.eightDaysLater(workId);
    expect(await approvalOf(workId)).toMatchObject(assumed);
  });
  it('R157 has not by a login that was opened only after the time to answer', async () => {
    const workId = await aWork();
    await given.eightDaysLater(workId, 'null');
    await portal.sql('update app_user set closed_at = null where user_id = $1', [author.userId]);
    await portal.sql(`update app_user set password_hash = 'any' where user_id = $1`, [author.userId]);
    await portal.sql(
      `insert into session (token_hash, user_id, expires_at) values (sha256($1::integer::text::bytea), $1::integer, now() + interval '1 hour')`,
      [author.userId],
    );
    await watchApprovals(portal.pool, publicUrl);
    expect(await approvalOf(workId)).toMatchObject(waits);
    await portal.sql('delete from letter');
  });
  it('R157 has not by the letter of another work', async () => {
    const unwritten = await aWork();
    await portal.sql('delete from letter where person_id = $1', [author.personId]);
    await aWork();
    await given.eightDaysLater(unwritten);
    expect(await approvalOf(unwritten)).toMatchObject(waits);
  });
  it('R157 still answers by a letter that came late', async () => {
    const workId = await aWork();
    await given.eightDaysLater(workId, 'null');
    const { status } = await portal.ask(`POST ${await given.linkOf(author)}`, {
      body: { SAMTHYKKI: 1 },
    });
    expect([status, await approvalOf(workId)]).toMatchObject([204, { approval: 'given', state: 'given' }]);
  });
});
