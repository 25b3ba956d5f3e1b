import type { askRegistrant } from '@omur/contract/works/questions';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { refuse } from '../../platform/refusal.ts';
import { openThread } from '../../messages/cases/thread.ts';
import { findQuestion, insertQuestion, lockAsked } from './queries.ts';
import { assertText } from './say.ts';

interface Asked extends Record<string, unknown> {
  title: string;
  review: string;
  personId: number | null;
}

/** Asks the person a work was registered for, one thing at a time, while it waits for review (D1). The question begins a thread (H47). */
export async function askRegistrantOf({ db, actor, params, body }: CallOf<typeof askRegistrant>) {
  const { workId } = params;
  const question = assertText('SPURNING', body.question);
  const work = (await lockAsked.row<Asked>(db, { workId })) ?? refuse('work.notFound');
  if (work.review !== 'waiting') refuse('work.notWaiting');
  const personId = work.personId ?? refuse('question.nobodyToAsk');
  const userId = actor.realUserId;
  const { caseId } = await openThread(db, actor, {
    personId,
    kind: 'question',
    subject: work.title.slice(0, 200) || `Verk ${workId}`,
    body: question,
    about: 'work',
    aboutId: workId,
  });
  const asked = await insertQuestion.row<{ questionId: number }>(db, {
    workId,
    personId,
    question,
    userId,
    caseId,
  });
  if (!asked) refuse('question.waiting');
  await notify(db, [personId], {
    kind: 'workQuestion',
    header: { is: `Spurt er um verkið „${work.title}“`, en: `A question about “${work.title}”` },
    body: {
      is: `Félagið fer yfir skráningu á verkinu „${work.title}“ og hefur spurningu til þín. Skráðu þig inn til að lesa hana og svara. Skráningin bíður afgreiðslu á meðan.`,
      en: `The society is reviewing the registration of “${work.title}” and has a question for you. Log in to read and answer it. The registration waits in the meantime.`,
    },
    link: `/erindi/${caseId}`,
  });
  const access = { isStaff: true, personId: actor.personId };
  return oneOr404(db, findQuestion, { questionId: asked.questionId, ...access }, 'question.notFound');
}
