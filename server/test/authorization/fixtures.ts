import { aSentCwrFile } from './cwrOutFixtures.ts';
import { aLivePerformance } from '../livePerformance.ts';
import type { Portal, Someone } from '../portal.ts';
import { rightOf } from '../distribution.ts';
import { cwrFilesOf } from './cwrFixtures.ts';
import { baseNumberOf, nameNumberOf } from '../ipi.ts';
import { setShare } from '../shares.ts';
import { tokenOf } from '../../src/works/approvals/link.ts';
import { doorsOf } from './doorFixtures.ts';
import { anUnsubscribeToken } from './letterFixtures.ts';
import { accountOf, papersOf } from './papers.ts';
import type { Shared, Fixtures } from './world.ts';

let next = 0;

/** One of everything that a person can have. */
export async function fixturesOf(
  portal: Portal,
  someone: Someone,
  partner: Someone,
  shared: Shared,
): Promise<Fixtures> {
  const workId = await aWork(portal, [someone], shared.administrator, true);
  const proposedWorkId = await aWork(portal, [someone, partner], partner, true);
  const waitingWorkId = await aWork(portal, [someone], shared.administrator, false);
  const askedWorkId = await aWork(portal, [partner, someone], partner, false);
  await anIpiName(portal, someone);
  const questions = await questionsOf(portal, {
    someone,
    partner,
    waitingWorkId,
    proposedWorkId,
    askedWorkId,
  });
  // Staff enter a registration for a member, who then is the registrant.
  await portal.sql('update approval_request set asked_by = $1 where work_id = any($2)', [
    someone.personId,
    [workId, proposedWorkId, waitingWorkId],
  ]);
  await portal.sql('update work set origin = $1 where work_id = any($2)', [
    `Skráð á vef af ${someone.kennitala}`,
    [workId, proposedWorkId, waitingWorkId],
  ]);
  // So that there is room for another author.
  await setShare(portal, waitingWorkId, 60);
  await portal.sql(
    `insert into work_amendment (work_id, user_id, cause, changes) select w, $1, 'amended', '[]' from unnest($2::integer[]) w`,
    [shared.administrator.userId, [waitingWorkId]],
  );
  return {
    ...shared,
    someone,
    partner,
    userId: someone.userId,
    personId: someone.personId,
    authorId: someone.authorId,
    kennitala: someone.kennitala,
    rightId: await rightOf(portal, someone),
    workId,
    askedWorkId,
    waitingWorkId,
    proposedWorkId,
    ...questions,
    ...(await performancesOf(portal, someone, { workId, waitingWorkId })),
    ...(await papersOf(portal, { someone, partner, workId, asker: shared.asker })),
    unsubscribeToken: await anUnsubscribeToken(portal, someone),
    memberNoteId: await aNote(portal, someone, shared.administrator),
    ...(await cwrFilesOf(portal, someone)),
    cwrSentFileId: await aSentCwrFile(portal, someone.personId),
    ...(await doorsOf(portal, someone)),
    ...(await accountOf(portal, someone, { ...shared, partner })),
    // Once something is distributed.
    usageClaimId: 0,
  };
}

/** What an administrator has noted of somebody. */
async function aNote(portal: Portal, someone: Someone, by: Someone): Promise<number> {
  const [note] = await portal.sql(
    `insert into member_note (person_id, body, written_by) values ($1, 'Hringdi.', $2) returning member_note_id`,
    [someone.personId, by.userId],
  );
  return note?.member_note_id;
}

/** A work that is approved by everybody, or one that waits. */
async function aWork(
  portal: Portal,
  authors: readonly Someone[],
  by: Someone,
  isApproved: boolean,
): Promise<number> {
  const { body, text } = await portal.ask('POST /api/compositions', {
    as: by,
    body: {
      HEITI_VERKS: `Vökunótt ${(next += 1)}`,
      LENGD: '3.30',
      authors: authors.map(({ authorId }) => ({
        id: authorId,
        typeOfAuthor: 36,
        ratio: 100 / authors.length,
      })),
      searchNames: [{ HEITI_VERKS: 'Annað heiti' }],
      isrcCodes: [{ isrcCode: `ISEAA21${String(next).padStart(5, '0')}` }],
    },
  });
  const workId: number = body?.verK_NR;
  if (!workId) throw new Error(`The work was refused: ${text}`);
  await portal.sql(`insert into work_iswc (work_id, iswc, is_preferred) values ($1, 'T0345246801', false)`, [
    workId,
  ]);
  if (!isApproved) return workId;
  await portal.sql(`update work set review = 'approved', reviewed_at = now() where work_id = $1`, [workId]);
  await portal.sql(`update work_author set approval = 'given', approved_at = now() where work_id = $1`, [
    workId,
  ]);
  await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [workId]);
  return workId;
}

/** The person's own name in the IPI register. */
async function anIpiName(portal: Portal, { authorId, name }: Someone): Promise<void> {
  const n = 500 + (next += 1);
  await portal.sql(
    `with party as (insert into ipi_party (base_number) values ($2) returning party_id)
     insert into ipi_name (name_number, party_id, name_kind, name, added_by)
     select $1, party_id, 'PA', $3, (select min(ipi_import_id) from ipi_import) from party`,
    [nameNumberOf(n), baseNumberOf(n), name],
  );
  await portal.sql('update author set ipi_name_number = $2 where author_id = $1', [
    authorId,
    nameNumberOf(n),
  ]);
}

interface Works {
  someone: Someone;
  partner: Someone;
  waitingWorkId: number;
  proposedWorkId: number;
  askedWorkId: number;
}

async function questionsOf(portal: Portal, works: Works) {
  const { someone, partner, waitingWorkId, proposedWorkId, askedWorkId } = works;
  const [question] = await portal.sql(
    `insert into work_question (work_id, person_id, question, asked_by) values ($1, $2, 'Hver er þetta?', $3) returning work_question_id`,
    [waitingWorkId, someone.personId, partner.userId],
  );
  await portal.ask(`PUT /api/compositions/${proposedWorkId}`, {
    as: partner,
    body: {
      HEITI_VERKS: 'Breytt',
      LENGD: '3.40',
      authors: [someone, partner].map(({ authorId }) => ({ id: authorId, typeOfAuthor: 36, ratio: 50 })),
      ATHUGASEMD: 'Ný mæling.',
    },
  });
  const [proposal] = await portal.sql('select work_proposal_id from work_proposal where work_id = $1', [
    proposedWorkId,
  ]);
  const [request] = await portal.sql(
    `select approval_request_id, secret from approval_request, signing_secret where work_id = $1 and author_id = $2`,
    [askedWorkId, someone.authorId],
  );
  if (!proposal || !request) throw new Error('There is no proposal, or no request for an approval.');
  return {
    questionId: question?.work_question_id,
    proposalId: proposal['work_proposal_id'],
    approvalToken: tokenOf(request['approval_request_id'], request['secret']),
  };
}

async function performancesOf(
  portal: Portal,
  someone: Someone,
  { workId, waitingWorkId }: { workId: number; waitingWorkId: number },
) {
  const concert = await aLivePerformance(portal, {
    by: someone,
    works: [workId, waitingWorkId],
    foreign: ['Vökunótt'],
  });
  const abroad = await aLivePerformance(portal, {
    by: someone,
    works: [workId],
    foreign: ['Vökunótt'],
    type: 4,
  });
  await portal.sql(`select refresh_live_performances(array[$1::integer, $2])`, [concert.id, abroad.id]);
  return {
    livePerformanceId: concert.id,
    performanceId: concert.lines[0] as number,
    foreignPerformanceId: concert.foreignLines[0] as number,
    concertAbroadId: abroad.id,
  };
}
