import { answerQuestion, askRegistrant, listQuestions } from '@omur/contract/works/questions';
import { isStaff } from '../../platform/sessions/actor.ts';
import { allRows } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { answerQuestionOf } from './answer.ts';
import { askRegistrantOf } from './ask.ts';
import { questionsOfWork } from './queries.ts';

export function serveQuestions(server: Server): void {
  serve(server, listQuestions, ({ db, actor, params }) =>
    allRows(db, questionsOfWork, {
      workId: params.workId,
      personId: actor.personId,
      isStaff: isStaff(actor),
    }),
  );
  serve(server, askRegistrant, askRegistrantOf);
  serve(server, answerQuestion, answerQuestionOf);
}
