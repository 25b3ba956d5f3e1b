import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FourEyes } from '../../platform/config.ts';
import { aSubmission, publishes } from '../../../test/contracts.ts';
import { inNameOf } from '../../../test/inNameOf.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// One of the staff knows a publisher, who would be paid what is an author's.

let portal: Portal;
let publisher: Someone;
let author: Someone;
let editor: Someone;
let administrator: Someone;
let other: Someone;
let workId: number;

beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set<FourEyes>(['contracts']) });
  publisher = await portal.someone({ name: 'Ómblíða', withoutAuthor: true });
  await publishes(portal, publisher);
  editor = await portal.someone({ role: 'editor', isPerson: false, name: 'Ragnar' });
  administrator = await portal.someone({ role: 'administrator', isPerson: false });
  other = await portal.someone({ role: 'editor', isPerson: false, name: 'Brynja' });
});
beforeEach(async () => {
  author = await portal.someone({ name: 'Ída' });
  workId = await portal.work({ by: author });
});
afterAll(() => portal.close());

const path = '/api/persons/publishers/contractsSubmissions';
const submit = async (as: Someone) => {
  const { body } = await portal.ask(`POST ${path}`, {
    as,
    body: aSubmission(publisher, author, { UPPHAF_SAMNINGS: '2000-01-01', PERFORMANCE_SHARE: 100 }),
  });
  return body.publisheR_SAMNINGUR_I_BID_NR as number;
};
const answer = (submissionId: number, as: Someone) =>
  portal.ask(`PATCH ${path}/${submissionId}/answer`, { as, body: { SAMTHYKKT: 1 } });
const decide = (submissionId: number, as: Someone, SAMTHYKKT: 0 | 1 = 1, areHoldersSeen = false) =>
  portal.ask(`PATCH ${path}/${submissionId}`, {
    as,
    body: {
      SAMTHYKKT,
      SKORUN_LEYFD: 1,
      ATHUGASEMD: 'Undirskrift vantar.',
      RETTHAFAR_SKODADIR: areHoldersSeen ? 1 : 0,
    },
  });
const mayApprove = async (submissionId: number, as: Someone) =>
  (await portal.ask(`GET ${path}/${submissionId}`, { as })).body.mA_SAMTHYKKJA_SAMNING;
const acting = <T>(of: Someone, what: (as: Someone) => Promise<T>) =>
  inNameOf(portal, [administrator, of], what);
const publishersPart = () =>
  portal.sql('select from work_right where work_id = $1 and publisher_id is not null', [workId]);

it('R131 a contract that an editor entered, dated back, pays the publisher nothing until another approves it', async () => {
  const submissionId = await submit(editor);
  expect(await mayApprove(submissionId, editor)).toBe(0);
  const own = await decide(submissionId, editor);
  expect([own.status, own.body.Code]).toEqual([403, 'contract.ownDoing']);
  expect(await publishersPart()).toEqual([]);
  expect(await mayApprove(submissionId, other)).toBe(1);
  expect(await mayApprove(submissionId, publisher)).toBe(0);
  expect((await decide(submissionId, other)).status).toBe(200);
  expect(await publishersPart()).not.toEqual([]);
});
it('R131 who entered it may refuse it, and it is over', async () => {
  const submissionId = await submit(editor);
  expect((await decide(submissionId, editor, 0)).body).toMatchObject({ stadA_INNSENDINGAR: 'refused' });
});
it('R131 an administrator who offers it as the publisher neither accepts it as the author nor approves it', async () => {
  const submissionId = await acting(publisher, submit);
  await acting(author, async (as) => {
    expect((await portal.ask(`GET ${path}/${submissionId}`, { as })).body.mA_SVARA).toBe(0);
    const both = await answer(submissionId, as);
    expect([both.status, both.body.Code]).toEqual([403, 'contract.ownOffer']);
  });
  expect((await answer(submissionId, author)).status).toBe(204);
  const own = await decide(submissionId, administrator);
  expect([own.status, own.body.Code]).toEqual([403, 'contract.ownDoing']);
  expect((await decide(submissionId, other)).status).toBe(200);
});
it('R131 nor does who accepted it as the author approve it', async () => {
  const submissionId = await submit(publisher);
  expect((await acting(author, (as) => answer(submissionId, as))).status).toBe(204);
  expect(await mayApprove(submissionId, administrator)).toBe(0);
  expect((await decide(submissionId, administrator)).body.Code).toBe('contract.ownDoing');
  expect((await decide(submissionId, editor, 1, true)).status).toBe(200);
});
it('R211 what staff offered or accepted in the name of an author who gave them no access is named as nobody’s word', async () => {
  const isNamed = async (submissionId: number) => {
    const { body } = await portal.ask(`GET ${path}/${submissionId}`, { as: editor });
    expect(body.ospurdiR_RETTHAFAR).toBe('Ída');
    expect((await decide(submissionId, editor)).body.Code).toBe('contract.holdersUnheard');
  };
  const offered = await acting(author, submit);
  expect((await answer(offered, publisher)).status).toBe(204);
  await isNamed(offered);
  expect((await decide(offered, editor, 1, true)).status).toBe(200);

  const accepted = await submit(publisher);
  await acting(author, (as) => answer(accepted, as));
  await isNamed(accepted);
  await expect(
    portal.sql(
      `update contract_submission set state = 'approved', decided_at = now(), decided_by = $2 where submission_id = $1`,
      [accepted, editor.userId],
    ),
  ).rejects.toThrow('have not agreed');
  await portal.sql(
    'insert into access_grant (user_id, grantee_user_id, is_read_only) values ($1, $2, true)',
    [author.userId, administrator.userId],
  );
  await isNamed(accepted);
  await portal.sql('update access_grant set is_read_only = false where user_id = $1', [author.userId]);
  expect((await decide(accepted, editor)).status).toBe(200);
});
it('R131 PostgreSQL refuses both also to a call that forgot to ask', async () => {
  const submissionId = await submit(editor);
  await expect(
    portal.sql(
      `update contract_submission set state = 'approved', decided_at = now(), decided_by = $2, contract_id = 1
       where submission_id = $1`,
      [submissionId, editor.userId],
    ),
  ).rejects.toThrow('submission_by_another');
  await expect(
    portal.sql('update contract_submission set answered_by = sent_by where submission_id = $1', [
      submissionId,
    ]),
  ).rejects.toThrow('submission_answered_by_another');
});
it('R131 a society of one approves what it entered', async () => {
  const alone = await aPortal();
  const [one, writer, house] = [
    await alone.someone({ role: 'editor', isPerson: false }),
    await alone.someone(),
    await alone.someone({ withoutAuthor: true }),
  ];
  await publishes(alone, house);
  await alone.work({ by: writer });
  const { body } = await alone.ask(`POST ${path}`, { as: one, body: aSubmission(house, writer) });
  const decided = await alone.ask(`PATCH ${path}/${body.publisheR_SAMNINGUR_I_BID_NR}`, {
    as: one,
    body: { SAMTHYKKT: 1 },
  });
  expect(decided.status).toBe(200);
  await alone.close();
});
