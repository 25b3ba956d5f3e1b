import * as fields from '@omur/contract/platform/fields/assemblies';
import type { changeAssembly, makeAssembly, NewAssembly } from '@omur/contract/people/assemblies';
import type { ErrorCode } from '@omur/contract/platform/errors';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { type FieldRefusal, refuse } from '../../platform/refusal.ts';
import * as queries from './queries.ts';
import { refusedBy } from './refused.ts';

/** O120: a new assembly, which staff alone see until it is announced. */
export async function make({ db, body }: CallOf<typeof makeAssembly>): Promise<number> {
  const made = await queries.insertAssembly.row<{ assemblyId: number }>(db, termsOf(body));
  const assemblyId = made?.assemblyId ?? refuse('server.failed');
  await writeQuestions(db, assemblyId, body);
  return assemblyId;
}

/** Changes it, until the list of voters is fixed. A step that was asked for has to be asked for anew. */
export async function change({ db, params, body }: CallOf<typeof changeAssembly>): Promise<void> {
  const found = await queries.lockAssembly.row<{ state: fields.AssemblyState }>(db, params);
  if (!found) refuse('assembly.notFound');
  await refusedBy(queries.updateAssembly.run(db, { ...params, ...termsOf(body) }));
  await refusedBy(queries.deleteQuestions.run(db, params));
  await writeQuestions(db, params.assemblyId, body);
}

async function writeQuestions(db: Queryable, assemblyId: number, { questions }: NewAssembly): Promise<void> {
  for (const [at, { questionIs, questionEn, mostChosen, options }] of questions.entries()) {
    const row = {
      assemblyId,
      position: at + 1,
      questionIs: questionIs.trim(),
      questionEn: questionEn.trim(),
      mostChosen,
    };
    const added = await refusedBy(queries.insertQuestion.row<{ questionId: number }>(db, row));
    await queries.insertOptions.run(db, {
      questionId: added?.questionId ?? refuse('server.failed'),
      namesIs: options.map(({ optionIs }) => optionIs.trim()),
      namesEn: options.map(({ optionEn }) => optionEn.trim()),
    });
  }
}

/** The terms as they are kept; refuses with everything that is wrong, in the order of the form. */
function termsOf(body: NewAssembly) {
  const { titleIs, titleEn, noticeIs, noticeEn, place = null, questions, ...others } = body;
  const wrong: [{ wire: string } | string, ErrorCode | false][] = [
    [fields.titleIs, titleIs === null && 'assembly.missing'],
    [fields.titleEn, titleEn === null && 'assembly.missing'],
    [fields.noticeIs, noticeIs === null && 'assembly.missing'],
    [fields.noticeEn, noticeEn === null && 'assembly.missing'],
    [fields.closesAt, Date.parse(body.closesAt) < Date.parse(body.heldAt) && 'assembly.closesFirst'],
    ...questions.flatMap((question, at) => problemsOf(question, `KOSNINGAR.${at}`)),
  ];
  const refused = wrong.flatMap(([at, code]): FieldRefusal[] =>
    code ? [{ field: typeof at === 'string' ? at : at.wire, code }] : [],
  );
  if (titleIs === null || titleEn === null || noticeIs === null || noticeEn === null || refused.length > 0)
    refuse('request.invalid', { fields: refused });
  return { ...others, titleIs, titleEn, noticeIs, noticeEn, place };
}

function problemsOf(question: NewAssembly['questions'][number], at: string): [string, ErrorCode | false][] {
  const { questionIs, questionEn, options, mostChosen } = question;
  return [
    [`${at}.${fields.questionIs.wire}`, questionIs.trim() === '' && 'assembly.missing'],
    [`${at}.${fields.questionEn.wire}`, questionEn.trim() === '' && 'assembly.missing'],
    [`${at}.KOSTIR`, (options.length < 2 || mostChosen > options.length) && 'assembly.options'],
    ...options.flatMap(({ optionIs, optionEn }, place): [string, ErrorCode | false][] => [
      [`${at}.KOSTIR.${place}.${fields.optionIs.wire}`, optionIs.trim() === '' && 'assembly.missing'],
      [`${at}.KOSTIR.${place}.${fields.optionEn.wire}`, optionEn.trim() === '' && 'assembly.missing'],
    ]),
  ];
}
