import type { Portal, Someone } from '../portal.ts';

/** What the society asks the ISWC agency, and is asked by it: one of each. */
export async function iswcFixtures(portal: Portal, by: Someone) {
  const composer = await portal.someone({ name: 'Númi Tölvuson' });
  await portal.sql(`update author set ipi_name_number = '00418430181' where author_id = $1`, [
    composer.authorId,
  ]);
  await portal.sql('update person set society_code = 77 where person_id = $1', [composer.personId]);
  const iswcWorkId = await portal.work({ by: composer, title: 'Númerað' });
  const queuedWorkId = await portal.work({ by: composer, title: 'Í röð' });
  await portal.sql('delete from iswc_changed_work');
  const [row] = await portal.sql(
    `with request as (
       insert into iswc_request (work_id, kind, state, answer_code) values ($1, 'add', 'rejected', '104') returning request_id
     ), question as (
       insert into iswc_question (work_id, kind, agency_iswc, candidates)
       values ($1, 'differs', 'T9110536293', '[{"iswc": "T9110536293"}]') returning question_id
     ), task as (
       insert into iswc_task (task_id, task_type, agency_state, opened_at, due_at, work_id, iswc, title, detail)
       values (31, 'MergeApproval', 'Outstanding', now(), now() + interval '20 days', $1, 'T9110536293', 'I ROD', '{}') returning task_id
     ), file as (
       insert into iswc_batch (channel, kind, item_count, made_by, file_name, file_made_at, file_text)
       values ('file', 'add', 1, $2, 'iswc_2026-11-22T10-00-00_315_077_add.json', now(), '{}') returning batch_id
     ), waiting as (
       insert into iswc_changed_work (work_id) values ($3)
     )
     select request_id, question_id, task_id, batch_id from request, question, task, file`,
    [queuedWorkId, by.userId, iswcWorkId],
  );
  return {
    iswcWorkId,
    iswcRequestId: row?.request_id as number,
    iswcQuestionId: row?.question_id as number,
    iswcTaskId: Number(row?.task_id),
    iswcFileId: row?.batch_id as number,
  };
}

/** A file of the agency's that says nothing of a work of ours. */
export const iswcFileText = JSON.stringify({
  fileHeader: { submittingAgency: '315', receivingAgency: '077' },
  notifications: [{ preferredIswc: 'T9110536293', agency: '128', workcode: 'R1', originalTitle: 'STRING' }],
});
