import { signedNumber } from '../../src/messages/letters/signedNumber.ts';
import { finishedDistribution, importDistribution, sendFile } from '../distribution.ts';
import { aPeriod } from '../funds.ts';
import type { Portal, Someone } from '../portal.ts';
import { setStage, stage } from '../stage.ts';

export const password = 'sjö svartir svanir';
export const newPassword = 'átta hvítir hrafnar';

/** Everything that one person has in the portal, by the names that paths give it, and what belongs to nobody. */
export interface Fixtures extends Shared {
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
  leaverId: number;
  confirmationId: number;
  livePerformanceId: number;
  performanceId: number;
  foreignPerformanceId: number;
  concertAbroadId: number;
  draftId: string;
  applicationId: number;
  applicationFileId: number;
  submissionId: number;
  submissionFileId: number;
  contractId: number;
  contractWorkId: number;
  applicationPeriodId: number;
  cueSheetId: number;
  notificationId: number;
  sessionId: number;
  /** A request for access to the person, and one of the person's own. */
  requestId: number;
  ownRequestId: number;
  invitationToken: string;
  resetGuid: string;
  resetToken: string;
  passkeyId: number;
  feedToken: string;
  usageClaimId: number;
  /** What nobody else may read. */
  secrets: readonly string[];
}

/** What is nobody's in particular, by number. */
export interface Shared {
  administrator: Someone;
  asker: Someone;
  asked: Someone;
  lone: Someone;
  unknownAuthorId: number;
  provisionalWorkId: number;
  letterId: number;
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
  joinToken: string;
  membershipApplicationId: number;
  /** Of the distribution that is arriving: its only part, as it is sent. */
  newFile: string;
  cueSheetFile: string;
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
    provisionalWorkId: provisional.body?.verK_NR,
    letterId: letter?.letter_id,
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
    newFile: '',
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

const streams = 904;

/** Distributions of each state, with a line for every one of them in the finished one; `sender` sends the one that is arriving. */
export async function distribute(
  portal: Portal,
  shared: Shared,
  all: readonly Fixtures[],
  sender: Someone,
): Promise<void> {
  const lines = all.map(
    ({ rightId, workId }, i) => `${i + 1};${rightId};${workId};Útvarp;Rás 1;1000,50;IS;Titill`,
  );
  const file = [
    'line;right;work;pot;station;amount;country;title',
    ...lines,
    `${lines.length + 1};;;Útvarp;Rás 1;12;IS;Enginn veit`,
    `${lines.length + 2};;;Útvarp;Rás 1;12;IS;Annað heiti`,
  ].join('\n');
  const as = shared.administrator;
  const head = { UTHLUTUNARTEXTI_ISLENSKA: 'Úthlutað er einu sinni á ári.' };
  await finishedDistribution(portal, { as, id: shared.distributionId, file, head });
  await finishedDistribution(portal, {
    as,
    id: streams,
    file,
    head: { FLOKKUR_UTHLUTUNAR_NR: 3, TIMABIL_UTHLUTUNAR: 'Streymi 2025' },
  });
  await importDistribution(portal, { as, id: shared.refusedDistributionId, file: 'line;pot;amount\n1;;x' });
  await importDistribution(portal, { as, id: shared.checkedDistributionId, file });
  await sendFile(portal, { as: sender, id: shared.newDistributionId, file: Buffer.from(file) });
  const [row] = await portal.sql(
    `select (select period_id from distribution where distribution_id = $1) as period_id,
       (select period_id from distribution where distribution_id = $2) as stream_period_id, (select min(pot_id) from pot) as pot_id,
       (select unmatched_usage_id from unmatched_usage where distribution_id = $1 and title = 'Annað heiti') as unmatched_usage_id,
       (select unmatched_usage_id from unmatched_usage where distribution_id = $1 and title = 'Enginn veit') as claimed_id`,
    [shared.distributionId, streams],
  );
  const known = {
    periodId: row?.period_id,
    streamPeriodId: row?.stream_period_id,
    potId: row?.pot_id,
    unmatchedUsageId: row?.unmatched_usage_id,
    newFile: Buffer.from(file).toString('base64'),
  };
  for (const one of [shared, ...all]) Object.assign(one, known);
  for (const one of all) {
    const [claim] = await portal.sql(
      'insert into usage_claim (unmatched_usage_id, work_id, person_id) values ($1, $2, $3) returning usage_claim_id',
      [row?.claimed_id, one.workId, one.personId],
    );
    one.usageClaimId = claim?.usage_claim_id;
  }
}
