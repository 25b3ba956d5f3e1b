import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerFile, sentOf } from '../../../test/cwrOutAnswers.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let staff: Someone;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor' });
  member = await portal.someone({ name: 'Þórdís Æsa Öxndal' });
  await portal.sql(`update author set ipi_name_number = '00418430181' where author_id = $1`, [
    member.authorId,
  ]);
  await portal.sql('update person set society_code = 77 where person_id = $1', [member.personId]);
});
afterAll(() => portal.close());

const take = async (content: string) =>
  (
    await portal.ask('POST /api/cwr/receivedAnswers', {
      as: staff,
      body: { HEITI_SKRAR: 'CW260001319_077.V22', INNIHALD_BASE64: content, PROFUN: false },
    })
  ).body.linuR_SVARA;
const statuses = () =>
  portal.sql(
    `select answer_status as status, count(*)::integer as works from cwr_receiver_work where receiver = '319' and body_hash is not null group by 1`,
  );

it('X172 a file that its receiver refuses whole is refused for each of its works, and one case says why', async () => {
  const first = await portal.work({ by: member, title: 'Fyrsta' });
  await portal.work({ by: member, title: 'Annað' });
  await portal.ask('POST /api/cwr/receivers/319/sentFiles', { as: staff });
  const sent = { ...(await sentOf(portal, first)), group: 0, transaction: 0 };
  const refusal = { ...sent, originalType: 'HDR', status: 'RJ', messages: ['SENDER'] } as const;

  // Of a file that was never made, and of one that somebody else has, nothing is refused.
  const unknown = { ...refusal, madeAt: new Date('2020-02-02T02:02:02Z') };
  expect(await take(answerFile([unknown]))).toMatchObject([{ nidurstadA_SVARS: 'unknown' }]);
  await take(answerFile([refusal], { sender: '048' }));
  expect(await statuses()).toEqual([{ status: null, works: 2 }]);

  expect(await take(answerFile([refusal]))).toMatchObject([{ svaR_I_SKRA: 'RJ', nidurstadA_SVARS: 'taken' }]);
  expect(await statuses()).toEqual([{ status: 'RJ', works: 2 }]);
  const { body: cases } = await portal.ask('GET /api/cwr/cases', { as: staff });
  expect(cases).toMatchObject([{ tegunD_MALS: 'rejected', abendingaR_MALS: ['HDR T 011: SENDER'] }]);
  const again = answerFile([refusal], { day: '2026-11-23' });
  expect(await take(again)).toMatchObject([{ nidurstadA_SVARS: 'same' }]);
});
