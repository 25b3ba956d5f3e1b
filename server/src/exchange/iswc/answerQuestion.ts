import type { answerIswcQuestion } from '@omur/contract/exchange/iswc/iswc';
import { notifyLost } from '../../works/codes/decide.ts';
import { assertNoOwnRight } from '../../works/catalogue/access.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Candidate } from './answers.ts';
import { decideQuestion, endQuestioned, lockQuestion } from './deskQueries.ts';
import { type IswcSource, makePreferred } from './give.ts';
import { findCodeHolders, lockWorks, setBeside, takeOff } from './giveQueries.ts';
import { enqueueAnswer } from './queueQueries.ts';

/** A work that the agency has, or one of ours that has the code. */
type Asked = Omit<Candidate, 'iswc'> & { iswc?: string; workId?: number };

interface Question extends Record<string, unknown> {
  questionId: number;
  workId: number;
  kind: 'match' | 'differs' | 'elsewhere';
  agencyIswc: string | null;
  source: IswcSource;
  candidates: Asked[];
}
interface Standing extends Record<string, unknown> {
  preferred: { iswc: string; source: string } | null;
  elsewhere: number | null;
}
type Call = CallOf<typeof answerIswcQuestion>;

/** X54: staff answer a question. Whether works are the same is sent to the agency; where a code stands is written here. */
export async function answerQuestion(call: Call, takesTwo: boolean): Promise<undefined> {
  const { db, actor, params, body } = call;
  const question = await lockQuestion.row<Question>(db, params);
  if (!question) refuse('iswc.questionNotFound');
  if (takesTwo) await assertNoOwnRight(db, actor, worksOf(question));
  if (!isAsRead(question, body)) refuse('iswc.questionChanged');
  const { questionAnswer: answer, iswc = null, disambiguationReason: reason = null } = body;
  const isAboutMatch = question.kind === 'match';
  if (isAboutMatch !== (answer === 'same' || answer === 'different')) refuse('iswc.answerDoesNotFit');
  const userId = actor.realUserId;
  const { questionId } = question;
  await decideQuestion.run(db, { questionId, userId, answer, iswc: isAboutMatch ? iswc : null, reason });
  if (isAboutMatch) await answerAgency(call, question);
  else if (answer === 'take') await takeCode(call, question);
  else await keepCode(call, question);
  return undefined;
}

const worksOf = ({ workId, candidates }: Question): number[] => [
  workId,
  ...candidates.flatMap((one) => one.workId ?? []),
];

/** X107: what the agency says later takes the place of what it said before; nobody decides on what they have not read. */
function isAsRead(
  { kind, agencyIswc, candidates }: Question,
  { questionKind, readIswcs }: Call['body'],
): boolean {
  const codes = candidates.map(({ iswc }) => iswc ?? agencyIswc ?? '');
  return kind === questionKind && codes.toSorted().join() === readIswcs.toSorted().join();
}

async function answerAgency({ db, actor, body }: Call, { workId, candidates }: Question): Promise<void> {
  const userId = actor.realUserId;
  const isSame = body.questionAnswer === 'same';
  const chosenIswc = isSame ? (body.iswc ?? null) : null;
  const reason = isSame ? null : (body.disambiguationReason ?? 'DIT');
  if (isSame && !candidates.some((one) => one.iswc === chosenIswc)) refuse('iswc.chooseCandidate');
  await endQuestioned.run(db, { workId });
  const disambiguateFrom = isSame ? null : candidates.flatMap(({ iswc }) => iswc ?? []);
  await enqueueAnswer.run(db, { workId, userId, chosenIswc, reason, disambiguateFrom });
}

/** The work of ours that a question says has the code. */
const otherWorkOf = ([first]: readonly Asked[]): number | null => first?.workId ?? null;

/** The agency's code becomes the preferred one; another work of ours that had it loses it, and its parties are told. */
async function takeCode(
  { db, actor }: Call,
  { workId, agencyIswc, source, candidates }: Question,
): Promise<void> {
  const iswc = agencyIswc ?? refuse('iswc.notNow');
  const before = await findCodeHolders.row<Standing>(db, { workId, iswc });
  const lost = before?.elsewhere ?? null;
  if (lost !== null && lost !== otherWorkOf(candidates)) refuse('iswc.questionChanged');
  await lockWorks.run(db, { workIds: lost === null ? [workId] : [workId, lost] });
  const taken = await takeOff.rows<{ workId: number }>(db, { workId, iswc });
  await makePreferred(db, { workId, iswc, archived: [], linked: [], source, userId: actor.realUserId });
  for (const { workId: other } of taken) await notifyLost(db, other, iswc);
}

/** Our code stays the preferred one, and the agency's stands beside it; of a code that another work has nothing is written. */
async function keepCode({ db }: Call, { workId, kind, agencyIswc, source }: Question): Promise<void> {
  const iswc = agencyIswc ?? refuse('iswc.notNow');
  if (kind === 'elsewhere') return;
  await lockWorks.run(db, { workIds: [workId] });
  const standing = await findCodeHolders.row<Standing>(db, { workId, iswc });
  const own = standing?.preferred?.iswc ?? refuse('iswc.notNow');
  if (own !== iswc) await setBeside.run(db, { workId, iswc, status: 'linked', linkedTo: own, source });
}
