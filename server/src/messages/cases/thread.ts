import type { CaseKind, CaseSubject } from '@omur/contract/platform/fields/cases';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import * as queries from './queries.ts';

interface Opening {
  personId: number;
  kind: CaseKind;
  subject: string;
  body: string;
  about?: CaseSubject | null | undefined;
  aboutId?: number | null | undefined;
  rightId?: number | null | undefined;
  distributionId?: number | null | undefined;
  page?: string | null | undefined;
}

export interface Opened extends Record<string, unknown> {
  caseId: number;
  /** The last day on which a complaint is answered in time; null of other cases. */
  answerBy: string | null;
}

/** Opens a thread with its first message. It waits for who did not write it. */
export async function openThread(db: Queryable, actor: Actor, opening: Opening): Promise<Opened> {
  const { personId, kind, subject, about = null, aboutId = null } = opening;
  const numberIf = (kindOfThing: CaseSubject) => (about === kindOfThing ? aboutId : null);
  const opened = await queries.insertCase.row<Opened>(db, {
    personId,
    kind,
    subject,
    about,
    workId: numberIf('work'),
    contractId: numberIf('contract'),
    livePerformanceId: numberIf('livePerformance'),
    statementLineId: numberIf('line'),
    rightId: about === 'line' ? (opening.rightId ?? null) : null,
    distributionId: about === 'line' ? (opening.distributionId ?? null) : null,
    page: opening.page ?? null,
    state: 'open',
    userId: actor.realUserId,
  });
  if (!opened) throw new Error('The case was not written.');
  await addMessage(db, actor, { caseId: opened.caseId, personId, body: opening.body });
  return opened;
}

interface Added {
  caseId: number;
  /** Whose case it is. */
  personId: number;
  body: string;
}

/** H43: adds a message in the writer's own name, and says for whom they acted. Answers its number and who it is from. */
export async function addMessage(db: Queryable, actor: Actor, { caseId, personId, body }: Added) {
  const isFromSociety = actor.personId !== personId;
  const userId = actor.realUserId;
  const actingFor = isFromSociety || actor.userId === userId ? null : actor.userId;
  const row = await queries.insertMessage.row<{ messageId: number }>(db, {
    caseId,
    isFromSociety,
    body,
    userId,
    actingFor,
  });
  if (!row) throw new Error('The message was not written.');
  await queries.noteMessage.run(db, { caseId, isFromSociety, userId });
  return { messageId: row.messageId, isFromSociety };
}
