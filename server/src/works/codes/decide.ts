import type { decideOnCode, removeIsrc } from '@omur/contract/works/codes';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { refuse } from '../../platform/refusal.ts';
import { touchWork } from '../catalogue/queries.ts';
import { assertNoOwnRight, getAccessibleWork } from '../catalogue/access.ts';
import * as queries from './queries.ts';

interface Standing extends Record<string, unknown> {
  addedBy: number | null;
  personId: number | null;
  title: string;
}

interface Question extends Record<string, unknown> {
  codeQuestionId: number;
  standsOn: number;
  personId: number | null;
  title: string;
}

const ofKind = {
  iswc: { find: queries.findIswc, takeOff: queries.takeOffIswc, verify: queries.verifyIswc },
  isrc: { find: queries.findIsrc, takeOff: queries.takeOffIsrc, verify: queries.verifyIsrc },
};
type Kind = keyof typeof ofKind;

/** Staff confirm a code, or take it off (V14), but none of a work that they have a right to (R105). Who added it is told. */
export async function decide({ db, actor, body }: CallOf<typeof decideOnCode>): Promise<undefined> {
  const { workId, codeKind, code, isApproved } = body;
  const userId = actor.realUserId;
  const question =
    codeKind === 'iswc' ? await queries.findQuestion.row<Question>(db, { workId, code }) : undefined;
  await assertNoOwnRight(db, actor, question ? [workId, question.standsOn] : [workId]);
  if (question) return answer(db, question, { workId, code, userId, isApproved });
  const { find, takeOff, verify } = ofKind[codeKind];
  if (!isApproved) await assertNoRival(db, userId, workId, code);
  await queries.lockWorks.run(db, { workIds: [workId] });
  const standing = await find.row<Standing>(db, { workId, code });
  if (!standing) refuse('code.notFound');
  if (isApproved) await verify.run(db, { workId, code, userId });
  else await takeOff.run(db, { workId, code });
  await touchWork.run(db, { workId });
  await notifyDecided(db, standing, { workId, code, isApproved });
  return undefined;
}

/** R129: nobody takes a code off another's work that stands on one of theirs too, or that they want there: usage would be of theirs alone. */
async function assertNoRival(db: Queryable, userId: number, workId: number, code: string): Promise<void> {
  if (await queries.findRivals.row(db, { userId, workId, code })) refuse('work.rivals');
}

interface Decision {
  workId: number;
  code: string;
  userId: number;
  isApproved: boolean;
}

/** An ISWC that stands on another work goes over, or stays where it is. */
async function answer(db: Queryable, question: Question, { workId, code, userId, isApproved }: Decision) {
  const { codeQuestionId: questionId, standsOn } = question;
  await queries.lockWorks.run(db, { workIds: [workId, standsOn] });
  await queries.decideQuestion.run(db, { questionId, userId, isGranted: isApproved });
  if (isApproved) {
    await queries.takeOffIswc.run(db, { workId: standsOn, code });
    await queries.giveIswc.run(db, { workId, code, userId });
    for (const touched of [workId, standsOn]) await touchWork.run(db, { workId: touched });
    await notifyLost(db, standsOn, code);
  }
  await notifyDecided(db, question, { workId, code, isApproved });
  return undefined;
}

/** Anyone who added a code, or staff, take it off again; it pays nobody from then on. */
export const removeAs =
  (kind: Kind) =>
  async ({ db, actor, params }: CallOf<typeof removeIsrc>): Promise<undefined> => {
    const { workId, code } = params;
    await getAccessibleWork(db, actor, workId);
    await queries.lockWorks.run(db, { workIds: [workId] });
    const standing = await ofKind[kind].find.row<Standing>(db, { workId, code });
    if (!standing) refuse('code.notFound');
    if (!isStaff(actor) && standing.addedBy !== actor.userId) refuse('code.notYours');
    if (isStaff(actor)) await assertNoRival(db, actor.realUserId, workId, code);
    await ofKind[kind].takeOff.run(db, { workId, code });
    await touchWork.run(db, { workId });
    return undefined;
  };

/** Anyone who has a part in the work that a code went away from hears of it: usage finds it by that code no more. */
export async function notifyLost(db: Queryable, workId: number, code: string): Promise<void> {
  const parties = await queries.findParties.rows<{ personId: number; title: string }>(db, { workId });
  const title = parties[0]?.title ?? '';
  await notify(
    db,
    parties.map(({ personId }) => personId),
    {
      kind: 'workAmended',
      header: { is: `Kóði tekinn af verki: ${code}`, en: `Code taken off a work: ${code}` },
      body: {
        is: `Félagið hefur skorið úr um að kóðinn ${code} tilheyri öðru verki. Hann er ekki lengur á „${title}“. Teljir þú það rangt skaltu hafa samband við félagið.`,
        en: `The society has decided that the code ${code} is of another work. It is no longer on “${title}”. If you think that wrong, please contact the society.`,
      },
      link: `/verk/${workId}`,
    },
  );
}

async function notifyDecided(
  db: Queryable,
  { personId, title }: Pick<Standing, 'personId' | 'title'>,
  { workId, code, isApproved }: Pick<Decision, 'workId' | 'code' | 'isApproved'>,
): Promise<void> {
  if (personId === null) return;
  await notify(db, [personId], {
    kind: 'workAmended',
    header: isApproved
      ? { is: `Kóði staðfestur: ${code}`, en: `Code confirmed: ${code}` }
      : { is: `Kóða hafnað: ${code}`, en: `Code refused: ${code}` },
    body: isApproved
      ? {
          is: `Félagið hefur staðfest kóðann ${code} á verkinu „${title}“.`,
          en: `The society has confirmed the code ${code} on the work “${title}”.`,
        }
      : {
          is: `Félagið hefur ekki fallist á að kóðinn ${code} sé á verkinu „${title}“.`,
          en: `The society has not accepted that the code ${code} is on the work “${title}”.`,
        },
    link: `/verk/${workId}`,
  });
}
