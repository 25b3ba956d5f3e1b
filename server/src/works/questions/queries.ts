import { Question } from '@omur/contract/works/questions';
import { answer } from '../../platform/database/answers.ts';
import { piece, sql } from '../../platform/database/statement.ts';

/** Staff see every question, and anyone who was asked their own (S6). */
const isAccessible = piece`(${'isStaff'}::boolean or k.person_id = ${'personId'})`;

const rows = piece`
  select k.work_question_id as question_id, k.work_id, k.question, case when ${'isStaff'}::boolean then asker.name end as asked_by, k.asked_at, k.answer,
    answerer.name as answered_by, k.answered_at, k.person_id = ${'personId'} and k.answered_at is null as may_answer
  from work_question k
  join app_user asker on asker.user_id = k.asked_by
  left join app_user answerer on answerer.user_id = k.answered_by`;

export const questionsOfWork = answer(
  Question,
  piece`${rows} where k.work_id = ${'workId'} and ${isAccessible} order by k.work_question_id`,
);

export const findQuestion = answer(
  Question,
  piece`${rows} where k.work_question_id = ${'questionId'} and ${isAccessible}`,
);

/** What a question to the registrant rests on; the work stays as it is until it is asked. */
export const lockAsked = sql`
  select w.title, w.review, registrant_of(w.work_id) as person_id from work w where w.work_id = ${'workId'} for update of w`;

export const insertQuestion = sql`
  insert into work_question (work_id, person_id, question, asked_by, case_id)
  values (${'workId'}, ${'personId'}, ${'question'}, ${'userId'}, ${'caseId'})
  on conflict (work_id) where answered_at is null do nothing returning work_question_id as question_id`;

export const lockQuestion = sql`
  select k.answered_at is not null as is_answered, k.case_id, u.name as answered_by,
    to_char(k.answered_at, 'DD/MM/YYYY HH24:MI') as answered_when
  from work_question k left join app_user u on u.user_id = k.answered_by
  where k.work_question_id = ${'questionId'} and k.person_id = ${'personId'} for update of k`;

export const writeAnswer = sql`
  update work_question set answer = ${'answer'}, answered_by = ${'userId'}, answered_at = now()
  where work_question_id = ${'questionId'}`;
