import * as z from 'zod/mini';
import { endpoint, list, nothing, one } from '../platform/endpoint.ts';
import { dueOn, isHalted, round } from '../platform/fields/approvals.ts';
import * as people from '../platform/fields/people.ts';
import * as works from '../platform/fields/works.ts';
import { plainWork } from '../platform/fields/plainWork.ts';
import { plainAnswer } from '../platform/plainFields.ts';
import { ofPerson, ofWork, paging, pathText } from '../platform/paths.ts';
import { instant, text, yesNo } from '../platform/values.ts';
import { field, freeText, maybe, nullable, request, response } from '../platform/wire.ts';
import { listNotifications, readNotification } from '../messages/notifications.ts';
import { listPersonWorks } from '../people/persons.ts';
import { getWork, listLightChanges, listWorkAuthors } from './works.ts';

const ofLetter = { token: pathText('token') };

const askedAt = field('DAGS_SPURT', instant);
const remindedAt = field('DAGS_AMINNT', instant);
const registeredBy = field('SKRAD_AF', z.nullable(text));
const reason = works.remark;
/** R157: the author waits and nobody can ask them, so that staff decide. */
const isUnreached = field('NAEST_EKKI_I', yesNo);

/** What differs between a registration and the one that its authors answered before. */
export const Change = response({
  /** The field's name on the wire, or the author it is about. */
  field: field('REITUR', text),
  label: field('HEITI_REITS', response({ is: field('is', text), en: field('en', text) })),
  before: field('VAR', z.nullable(text)),
  after: field('VERDUR', z.nullable(text)),
});
export type Change = z.output<typeof Change>;
const changes = field('BREYTINGAR', z.array(Change));

/** Assumed: the time to answer passed in silence. */
export const approvalStates = ['waiting', 'given', 'objected', 'assumed'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Who is paid an author's share, where that is not the author alone (V12). */
export const Payee = response({
  name: people.name,
  shareHundredths: works.shareHundredths,
  shareAbroadHundredths: works.shareAbroadHundredths,
});
export type Payee = z.output<typeof Payee>;
const payees = field('GREITT_TIL', z.array(Payee));

/** What an author of a work answered, or is asked. The reason is for the registrant, staff and the author alone. */
export const Approval = response({
  authorId: people.authorId,
  displayName: people.displayName,
  shareHundredths: works.shareHundredths,
  state: field('STADA_SAMTHYKKIS', z.literal(approvalStates)),
  answeredAt: field('DAGS_SVARAD', z.nullable(instant)),
  reason: nullable(reason),
  askedAt: nullable(askedAt),
  dueOn: nullable(dueOn),
  isHalted,
  round: nullable(round),
  changes,
  payees,
  /** The caller is this author, and is awaited or may take an objection back. */
  mayAnswer: field('MA_SVARA', yesNo),
  /** The caller would answer as an heir of the author, who has died (R157). */
  isHeir: field('SVARAR_SEM_ERFINGI', yesNo),
  /**
   * The author waits, can be asked and was not, as of a work that came by files of an earlier system (O275), or was without being told in
   * time (R157).
   */
  isUnasked: field('ER_OSPURDUR', yesNo),
  isUnreached,
});
export type Approval = z.output<typeof Approval>;

export const listApprovals = endpoint('GET /api/compositions/:workId/approvals', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofWork,
  query: paging,
  reply: list(Approval, 'approval.noneFound'),
});

/** The round is the one that was read: anyone who answers to an earlier one is told what is different now (412). */
export const NewAnswer = request({
  approval: works.approval,
  reason: maybe(freeText(2000, reason)),
  round: maybe(round),
});
export type NewAnswer = z.output<typeof NewAnswer>;

export const answerApproval = endpoint('PATCH /api/compositions/:workId/approval', {
  access: 'registering',
  params: ofWork,
  body: NewAnswer,
  reply: nothing,
  affects: () => [
    listApprovals,
    listPersonApprovals,
    listWaitingApprovals,
    getWork,
    listLightChanges,
    listWorkAuthors,
    listPersonWorks,
    listNotifications,
    readNotification,
  ],
});

/** Asks the authors who wait without having been asked and can be told of it; the others keep their answers. */
export const askAuthors = endpoint('POST /api/compositions/:workId/approvals', {
  access: 'staff',
  params: ofWork,
  reply: nothing,
  affects: () => [listApprovals, listWaitingApprovals, listPersonApprovals],
});

/** R157: staff approve for authors whom nobody can ask: who have died without an heir who can log in, have left, or have neither login nor address. */
export const approveForUnreached = endpoint('PATCH /api/compositions/:workId/approvals', {
  access: 'staff',
  params: ofWork,
  reply: nothing,
  affects: () => [
    listApprovals,
    listWaitingApprovals,
    getWork,
    listLightChanges,
    listWorkAuthors,
    listPersonWorks,
  ],
});

/** An approval that has not been answered. */
export const WaitingApproval = response({
  workId: works.workId,
  title: works.title,
  authorId: people.authorId,
  displayName: people.displayName,
  shareHundredths: works.shareHundredths,
  registeredBy,
  askedAt,
  dueOn,
  remindedAt: nullable(remindedAt),
  isHalted,
  round,
  isUnreached,
});
export type WaitingApproval = z.output<typeof WaitingApproval>;

export const listWaitingApprovals = endpoint('GET /api/approvals', {
  access: 'staff',
  query: paging,
  reply: list(WaitingApproval, 'approval.noneWaiting', ['dueOn']),
});

export const listPersonApprovals = endpoint('GET /api/persons/:personId/approvals', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofPerson,
  query: paging,
  reply: list(WaitingApproval, 'approval.noneWaiting', ['dueOn']),
});

/** A registration as the reader of a letter sees it, who may not be logged in. */
export const AskedApproval = response({
  name: people.name,
  title: works.title,
  ...plainAnswer(plainWork),
  durationSeconds: nullable(works.durationSeconds),
  registeredBy,
  askedAt,
  dueOn,
  isHalted,
  round,
  changes,
  authors: field(
    'HOFUNDAR_OG_HLUTFOLL',
    z.array(
      response({
        displayName: people.displayName,
        authorTypeName: people.authorTypeName,
        shareHundredths: works.shareHundredths,
        isAsked: field('ER_SPURDUR', yesNo),
        payees,
      }),
    ),
  ),
});
export type AskedApproval = z.output<typeof AskedApproval>;

export const getAskedApproval = endpoint('GET /api/approvals/:token', {
  access: 'public',
  writes: true,
  params: ofLetter,
  reply: one(AskedApproval),
});

export const answerByLetter = endpoint('POST /api/approvals/:token', {
  access: 'public',
  params: ofLetter,
  body: NewAnswer,
  reply: nothing,
});
