import { signedNumber } from '../../src/messages/letters/signedNumber.ts';
import { noMoneyFixtures, type MoneyFixtures } from './moneyFixtures.ts';
import { aPeriod } from '../funds.ts';
import type { Portal, Someone } from '../portal.ts';
import { anIpiRegister, aSocietyToBring, reportUsage } from './importFixtures.ts';
import { aCwrCase } from './cwrOutFixtures.ts';
import { iswcFixtures } from './iswcFixtures.ts';
import { setStage, stage } from '../stage.ts';
import { aTransfer } from './transfer.ts';
import { anAnnouncedAssembly, aPublishedArticle } from './assemblyFixtures.ts';

export const password = 'sjö svartir svanir';
export const newPassword = 'átta hvítir hrafnar';

/** Everything that one person has in the portal, by the names that paths give it, and what belongs to nobody. */
export interface Fixtures extends Shared {
  memberNoteId: number;
  cwrFileId: number;
  /** One that was judged and not sent. */
  judgedCwrFileId: number;
  cwrTransactionId: number;
  cwrAnswerId: number;
  someone: Someone;
  /** Who made the works of two, and whose contract it is. */
  partner: Someone;
  userId: number;
  personId: number;
  authorId: number;
  kennitala: string;
  rightId: number;
  /** Approved by all; the author's alone. */
  workId: number;
  /** Registered by the partner, so that the author's approval is asked for. */
  askedWorkId: number;
  /** Waits for staff, with a question to the author. */
  waitingWorkId: number;
  questionId: number;
  /** Approved, with a proposal of the author. */
  proposedWorkId: number;
  proposalId: number;
  approvalToken: string;
  /** Of the letter about a changed account. */
  accountToken: string;
  /** Of a letter that its reader may do without. */
  unsubscribeToken: string;
  leaverId: number;
  confirmationId: number;
  livePerformanceId: number;
  performanceId: number;
  foreignPerformanceId: number;
  concertAbroadId: number;
  disputeId: number;
  disputePartyId: number;
  evidenceFileId: number;
  disputedWorkId: number;
  groupId: number;
  askedPerformanceId: number;
  groupSplitNumber: number;
  setListId: number;
  splitRoomId: number;
  splitVersion: number;
  splitSeatId: number;
  splitLink: string;
  splitGuestKey: string;
  draftId: string;
  bulkId: number;
  bulkMappingId: number;
  applicationId: number;
  applicationFileId: number;
  submissionId: number;
  submissionFileId: number;
  contractId: number;
  contractWorkId: number;
  workNumberId: number;
  chainProposalId: number;
  applicationPeriodId: number;
  cueSheetId: number;
  notificationId: number;
  caseId: number;
  caseFileId: number;
  complaintId: number;
  estateId: number;
  estateFileId: number;
  deceasedId: number;
  heirId: number;
  sessionId: number;
  workViewId: number;
  /** A request for access to the person, and one of the person's own. */
  requestId: number;
  ownRequestId: number;
  invitationToken: string;
  resetGuid: string;
  resetToken: string;
  passkeyId: number;
  keyId: number;
  webhookId: number;
  deliveryId: number;
  consentId: number;
  serviceId: number;
  feedToken: string;
  usageClaimId: number;
  cwrSentFileId: number;
  /** What nobody else may read. */
  secrets: readonly string[];
}

/** What is nobody's in particular, by number. */
export interface Shared extends MoneyFixtures {
  administrator: Someone;
  asker: Someone;
  asked: Someone;
  lone: Someone;
  unknownAuthorId: number;
  provisionalWorkId: number;
  letterId: number;
  cannedAnswerId: number;
  jobId: number;
  venueId: number;
  hallId: number;
  festivalId: number;
  festivalYearId: number;
  fundId: number;
  fundPeriodId: number;
  emptyFundPeriodId: number;
  distributionId: number;
  checkedDistributionId: number;
  newDistributionId: number;
  refusedDistributionId: number;
  periodId: number;
  streamPeriodId: number;
  potId: number;
  plannedDistributionId: number;
  unmatchedUsageId: number;
  usageImportId: number;
  newUsageImportId: number;
  brokenUsageImportId: number;
  usageGroupId: number;
  usageDecisionId: number;
  usageFile: string;
  joinToken: string;
  membershipApplicationId: number;
  /** A file that was checked, with a line that is refused, and one that has arrived. */
  ipiImportId: number;
  newIpiImportId: number;
  /** Files of another system that were checked, and such of which one has arrived. */
  societyImportId: number;
  newSocietyImportId: number;
  /** A party that the asker is, with a second name that nobody has linked. */
  partyId: number;
  ipiSecondName: string;
  giverId: number;
  receiverId: number;
  subPublisherId: number;
  transferId: number;
  /** Of the distribution that is arriving: its only part, as it is sent. */
  newFile: string;
  cueSheetFile: string;
  iswcWorkId: number;
  iswcRequestId: number;
  iswcQuestionId: number;
  iswcTaskId: number;
  iswcFileId: number;
  cwrCaseId: number;
  sftpAccountId: number;
  assemblyId: number;
  assemblyFileId: number;
  newsId: number;
  newsFileId: number;
}

/** What belongs to nobody, made once. */
export async function makeShared(portal: Portal): Promise<Shared> {
  const administrator = await portal.someone({ role: 'administrator', name: 'Katla Hraundal' });
  const [asker, asked, lone] = [
    await portal.someone({ name: 'Spyrill' }),
    await portal.someone({ name: 'Aðspurður' }),
    await portal.someone({ name: 'Einfari' }),
  ];
  await setStage(portal);
  await portal.sql(
    `insert into country (country_id, alpha_code, name_is, name_en) values (752, 'SE', 'Svíþjóð', 'Sweden'),
       (208, 'DK', 'Danmörk', 'Denmark') on conflict do nothing`,
  );
  await portal.someone({ name: 'Ólöf Sigurðardóttir' });
  await portal.work({ by: lone });
  const unknown = await portal.ask('POST /api/compositions', {
    as: asker,
    body: {
      HEITI_VERKS: 'Óþekkt saman',
      LENGD: '3.30',
      authors: [{ id: asker.authorId, typeOfAuthor: 36, ratio: 50 }],
      unknownAuthors: [
        {
          name: 'Ólöf Sigurðardóttir',
          ssn: '0404400009',
          email: 'olof@example.is',
          typeOfAuthor: 36,
          ratio: 50,
        },
      ],
    },
  });
  const [unknownAuthor] = await portal.sql(
    'select author_id from work_author where work_id = $1 and author_id <> $2',
    [unknown.body?.verK_NR, asker.authorId],
  );
  const provisional = await portal.ask('POST /api/provisionalWorks', {
    as: administrator,
    body: { HEITI_VERKS: 'Bráðabirgða' },
  });
  const [letter] = await portal.sql(
    `insert into letter (person_id, kind, recipient, language, subject, body, last_error, attempts)
     values ($1, 'account', 'a@example.is', 'is', 'Bréf', 'Bréf', 'no luck', 3) returning letter_id`,
    [asker.personId],
  );
  const [canned] = await portal.sql(
    `insert into canned_answer (title, body_is, body_en, changed_by) values ('Dagar til úthlutunar', 'Brátt.', 'Soon.', $1)
     returning canned_answer_id`,
    [administrator.userId],
  );
  const [job] = await portal.sql(`select id from graphile_worker.add_job('someTask', '{}')`);
  await portal.sql(
    `update graphile_worker._private_jobs set last_error = 'no', attempts = max_attempts where id = $1`,
    [job?.id],
  );
  const [planned] = await portal.sql(
    `insert into planned_distribution (category_id, period_name, planned_on) values (1, 'Árið 2026', current_date + 200)
     returning planned_distribution_id`,
  );
  return {
    administrator,
    asker,
    asked,
    lone,
    unknownAuthorId: unknownAuthor?.author_id,
    ...(await aMembership(portal, unknownAuthor?.author_id)),
    ...(await anIpiRegister(portal, administrator, asker)),
    ...(await aSocietyToBring(portal, administrator)),
    provisionalWorkId: provisional.body?.verK_NR,
    letterId: letter?.letter_id,
    cannedAnswerId: canned?.canned_answer_id,
    jobId: Number(job?.id),
    venueId: stage.venue,
    hallId: stage.hall,
    festivalId: stage.festival,
    festivalYearId: stage.year,
    fundId: 1,
    fundPeriodId: await aPeriod(portal, { fundId: 1 }),
    emptyFundPeriodId: await aPeriod(portal, { fundId: 2 }),
    distributionId: 900,
    checkedDistributionId: 901,
    newDistributionId: 902,
    refusedDistributionId: 903,
    streamPeriodId: 0,
    periodId: 0,
    potId: 0,
    plannedDistributionId: planned?.planned_distribution_id,
    unmatchedUsageId: 0,
    ...(await aTransfer(portal, { lone, asker: administrator })),
    ...noMoneyFixtures,
    ...(await reportUsage(portal, administrator)),
    newFile: '',
    ...(await iswcFixtures(portal, administrator)),
    ...(await aCwrCase(portal, administrator)),
    ...(await anAnnouncedAssembly(portal, administrator, asker)),
    ...(await aPublishedArticle(portal)),
    cueSheetFile: 'cue_sheet,programme,title,authors,length\nA,Vitavörðurinn,Andvaka,Vébjörn,0:42\n',
  };
}

/** The link by which an author outside the society joins it, and the application of another such. */
async function aMembership(portal: Portal, authorId: number) {
  const [row] = await portal.sql(
    `with person as (
       insert into person (name, kennitala, email, is_unregistered) values ('Ketill', '0505500009', 'ketill@example.is', true)
       returning person_id, kennitala, name
     ), author as (insert into author (person_id, display_name) select person_id, name from person returning author_id)
     insert into membership_application (person_id, author_id, kennitala, name, street, postal_code, bank, ledger, account, language)
     select person_id, author_id, kennitala, name, 'Nýgata 1', '101', '0133', '26', '004521', 'is' from person, author
     returning membership_application_id, (select secret from signing_secret) as secret`,
  );
  return {
    joinToken: signedNumber('joining', authorId, row?.secret, 'olof@example.is'),
    membershipApplicationId: row?.membership_application_id as number,
  };
}
