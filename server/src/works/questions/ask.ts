import type { askRegistrant } from '@omur/contract/works/questions';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { refuse } from '../../platform/refusal.ts';
import { findQuestion, insertQuestion, lockAsked } from './queries.ts';
import { assertText } from './say.ts';

interface Asked extends Record<string, unknown> {
  title: string;
  review: string;
  personId: number | null;
}

/** Asks the person a work was registered for, one thing at a time, while it waits for review (D1). */
export async function askRegistrantOf({ db, actor, params, body }: CallOf<typeof askRegistrant>) {
  const { workId } = params;
  const question = assertText('SPURNING', body.question);
  const work = (await lockAsked.row<Asked>(db, { workId })) ?? refuse('work.notFound');
  if (work.review !== 'waiting') refuse('work.notWaiting');
  const personId = work.personId ?? refuse('question.nobodyToAsk');
  const userId = actor.realUserId;
  const asked = await insertQuestion.row<{ questionId: number }>(db, { workId, personId, question, userId });
  if (!asked) refuse('question.waiting');
  await notify(db, [personId], {
    kind: 'workQuestion',
    header: { is: `Spurt er um verkið „${work.title}“`, en: `A question about “${work.title}”` },
    body: {
      is: `Félagið fer yfir skráningu á verkinu „${work.title}“ og spyr:\n\n${question}\n\nSvaraðu á síðu verksins. Skráningin bíður afgreiðslu á meðan.`,
      en: `The society is reviewing the registration of “${work.title}” and asks:\n\n${question}\n\nPlease answer on the page of the work. The registration waits in the meantime.`,
    },
    link: `/verk/${workId}`,
  });
  const access = { isStaff: true, personId: actor.personId };
  return oneOr404(db, findQuestion, { questionId: asked.questionId, ...access }, 'question.notFound');
}
