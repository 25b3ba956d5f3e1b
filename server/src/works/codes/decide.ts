import type { decideOnCode, removeIsrc } from '@omur/contract/works/codes';
import type { Text } from '@omur/contract/platform/rules/language';
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
  title: { find: queries.findTitle, takeOff: queries.takeOffTitle, verify: queries.verifyTitle },
};
type Kind = keyof typeof ofKind;

/** Staff confirm a code or a title, or take it off (V14, R171), but none of a work that they have a right to (R105). Who added it is told. */
export async function decide({ db, actor, body }: CallOf<typeof decideOnCode>): Promise<undefined> {
  const { workId, codeKind, code, isApproved } = body;
  const userId = actor.realUserId;
  const question =
    codeKind === 'iswc' ? await queries.findQuestion.row<Question>(db, { workId, code }) : undefined;
  await assertNoOwnRight(db, actor, question ? [workId, question.standsOn] : [workId]);
  if (question) return answer(db, question, { workId, code, userId, isApproved });
  const { find, takeOff, verify } = ofKind[codeKind];
  if (!isApproved) await assertNoRival(db, userId, { workId, codeKind, code });
  await queries.lockWorks.run(db, { workIds: [workId] });
  const standing = await find.row<Standing>(db, { workId, code });
  if (!standing) refuse('code.notFound');
  if (isApproved) await verify.run(db, { workId, code, userId });
  else await takeOff.run(db, { workId, code });
  await touchWork.run(db, { workId });
  await notifyDecided(db, standing, { workId, codeKind, code, isApproved });
  return undefined;
}

/** R129: nobody takes a code or a title off another's work that one of theirs has too, or that they want there: usage would be of theirs alone. */
async function assertNoRival(
  db: Queryable,
  userId: number,
  { workId, codeKind, code }: Pick<Decision, 'workId' | 'codeKind' | 'code'>,
): Promise<void> {
  if (await queries.findRivals.row(db, { userId, workId, codeKind, code })) refuse('work.rivals');
}

interface Decision {
  workId: number;
  codeKind: Kind;
  code: string;
  userId: number;
  isApproved: boolean;
}

/** An ISWC that stands on another work goes over, or stays where it is. */
async function answer(
  db: Queryable,
  question: Question,
  { workId, code, userId, isApproved }: Omit<Decision, 'codeKind'>,
) {
  const { codeQuestionId: questionId, standsOn } = question;
  await queries.lockWorks.run(db, { workIds: [workId, standsOn] });
  await queries.decideQuestion.run(db, { questionId, userId, isGranted: isApproved });
  if (isApproved) {
    await queries.takeOffIswc.run(db, { workId: standsOn, code });
    await queries.giveIswc.run(db, { workId, code, userId });
    for (const touched of [workId, standsOn]) await touchWork.run(db, { workId: touched });
    await notifyLost(db, standsOn, code);
  }
  await notifyDecided(db, question, { workId, codeKind: 'iswc', code, isApproved });
  return undefined;
}

/** Anyone who added a code, or staff, take it off again; it pays nobody from then on. */
export const removeAs =
  (kind: Exclude<Kind, 'title'>) =>
  async ({ db, actor, params }: CallOf<typeof removeIsrc>): Promise<undefined> => {
    const { workId, code } = params;
    await getAccessibleWork(db, actor, workId);
    await queries.lockWorks.run(db, { workIds: [workId] });
    const standing = await ofKind[kind].find.row<Standing>(db, { workId, code });
    if (!standing) refuse('code.notFound');
    if (!isStaff(actor) && standing.addedBy !== actor.userId) refuse('code.notYours');
    if (isStaff(actor)) await assertNoRival(db, actor.realUserId, { workId, codeKind: kind, code });
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
  { workId, codeKind, code, isApproved }: Omit<Decision, 'userId'>,
): Promise<void> {
  if (personId === null) return;
  const told = codeKind === 'title' ? toldOfTitle(title, code) : toldOfCode(title, code);
  const [header, body] = isApproved ? told.confirmed : told.refused;
  await notify(db, [personId], { kind: 'workAmended', header, body, link: `/verk/${workId}` });
}

/** A heading and a text for each answer. */
type Told = Record<'confirmed' | 'refused', readonly [Text, Text]>;

const toldOfCode = (title: string, code: string): Told => ({
  confirmed: [
    { is: `Kóði staðfestur: ${code}`, en: `Code confirmed: ${code}` },
    {
      is: `Félagið hefur staðfest kóðann ${code} á verkinu „${title}“.`,
      en: `The society has confirmed the code ${code} on the work “${title}”.`,
    },
  ],
  refused: [
    { is: `Kóða hafnað: ${code}`, en: `Code refused: ${code}` },
    {
      is: `Félagið hefur ekki fallist á að kóðinn ${code} sé á verkinu „${title}“.`,
      en: `The society has not accepted that the code ${code} is on the work “${title}”.`,
    },
  ],
});

const toldOfTitle = (title: string, other: string): Told => ({
  confirmed: [
    { is: `Heiti staðfest: ${other}`, en: `Title confirmed: ${other}` },
    {
      is: `Félagið hefur staðfest heitið „${other}“ á verkinu „${title}“.`,
      en: `The society has confirmed the title “${other}” of the work “${title}”.`,
    },
  ],
  refused: [
    { is: `Heiti hafnað: ${other}`, en: `Title refused: ${other}` },
    {
      is: `Félagið hefur ekki fallist á að verkið „${title}“ heiti líka „${other}“.`,
      en: `The society has not accepted that the work “${title}” is also called “${other}”.`,
    },
  ],
});
