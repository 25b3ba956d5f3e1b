import { randomBytes, randomUUID } from 'node:crypto';
import { anApplication, aSubmission } from '../files.ts';
import type { Portal, Someone } from '../portal.ts';
import { signedNumber } from '../../src/messages/letters/signedNumber.ts';
import { hashOf } from '../../src/platform/sessions/current.ts';
import { aDispute } from './disputeFixtures.ts';
import { aGroup } from './groupFixtures.ts';
import { aSplitRoom } from './splitRoomFixtures.ts';
import type { Shared } from './world.ts';

let next = 0;

/** What a person has sent in or is kept for them: a draft, an application, a contract, a cue sheet, a notification. */
export async function papersOf(
  portal: Portal,
  { someone, partner, workId, asker }: { someone: Someone; partner: Someone; workId: number; asker: Someone },
) {
  const draftId = randomUUID();
  await portal.sql(
    `insert into draft (draft_id, user_id, kind, title, content) values ($1, $2, 'work', 'Hálfnað', '{"titill": "Hálfnað"}')`,
    [draftId, someone.userId],
  );
  const applicationId = await anApplication(portal, someone);
  const submissionId = await aSubmission(portal, someone, partner);
  await portal.sql(
    `insert into fund_applicant (application_id, position, is_main, person_id, author_id, name) values ($1, 1, true, $2, $3, $4)`,
    [applicationId, someone.personId, someone.authorId, someone.name],
  );
  await portal.sql('insert into contract_submission_work (submission_id, work_id) values ($1, $2)', [
    submissionId,
    await partnersWork(portal, partner),
  ]);
  // Another publisher has one for the same work and time.
  await aContract(portal, asker, partner);
  return {
    /** Who may leave the society: no staff, and with nothing waiting. */
    leaverId: partner.personId,
    draftId,
    bulkId: await aBulk(portal, someone),
    applicationId,
    applicationFileId: await aFile(portal, 'application', applicationId, someone),
    submissionId,
    submissionFileId: await aFile(portal, 'contractSubmission', submissionId, someone),
    contractId: await aContract(portal, someone, partner),
    contractWorkId: await partnersWork(portal, partner),
    ...(await aNumberAndAChain(portal, workId, partner)),
    applicationPeriodId: await periodOf(portal, applicationId),
    ...(await aCueSheet(portal, workId)),
    ...(await aNotification(portal, someone)),
    ...(await aDispute(portal, someone, partner)),
    ...(await aGroup(portal, someone, partner)),
    ...(await aSplitRoom(portal, someone, partner)),
    ...(await casesOf(portal, someone)),
    ...(await anEstate(portal, someone)),
    ...(await anAccountChange(portal, someone, partner)),
  };
}

/** A sheet with a work that is ready to be sent. */
async function aBulk(portal: Portal, { userId, authorId }: Someone): Promise<number> {
  const lines = [{ title: 'Magnverk', length: '3', author: String(authorId), type: 'CA', share: '100' }];
  const [bulk] = await portal.sql<{ bulk_id: number }>(
    `with made as (insert into bulk (user_id, name) values ($1, 'Mörg verk') returning bulk_id)
     insert into bulk_work (bulk_id, place, lines) select bulk_id, 1, $2::jsonb from made returning bulk_id`,
    [userId, JSON.stringify(lines)],
  );
  return bulk?.bulk_id ?? 0;
}

/** One that waits, and one that somebody else has to confirm. */
async function anAccountChange(portal: Portal, { personId }: Someone, asker: Someone) {
  const [change] = await portal.sql(
    `insert into account_change (person_id, account) values ($1, '004521')
     returning account_change_id, (select secret from signing_secret) as secret`,
    [personId],
  );
  const [asked] = await portal.sql(
    `insert into confirmation (kind, person_id, asked_by) values ('account', $1, $2) returning confirmation_id`,
    [personId, asker.userId],
  );
  return {
    accountToken: signedNumber('account', change?.account_change_id, change?.secret),
    confirmationId: asked?.confirmation_id as number,
  };
}

async function partnersWork(portal: Portal, { authorId }: Someone): Promise<number> {
  const [row] = await portal.sql('select min(work_id) as work_id from work_author where author_id = $1', [
    authorId,
  ]);
  return row?.work_id;
}

async function periodOf(portal: Portal, applicationId: number): Promise<number> {
  const [row] = await portal.sql('select fund_period_id from fund_application where application_id = $1', [
    applicationId,
  ]);
  return row?.fund_period_id;
}

async function aFile(portal: Portal, kind: string, ownerId: number, { personId }: Someone): Promise<number> {
  const [file] = await portal.sql(
    `insert into stored_file (owner_kind, owner_id, person_id, name, type, size_bytes, state)
     values ($1, $2, $3, 'Skrá.pdf', 'application/pdf', 1000, 'confirmed') returning file_id`,
    [kind, ownerId, personId],
  );
  return file?.file_id;
}

async function aContract(portal: Portal, publisher: Someone, author: Someone): Promise<number> {
  const [contract] = await portal.sql(
    `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on, performance_share, mechanical_share, took_effect_at,
       is_dated)
     values ($1, $2, current_date - 400, current_date + 30, 40, 40, now(), true) returning contract_id`,
    [publisher.personId, author.authorId],
  );
  await portal.sql('insert into contract_work (contract_id, work_id) values ($1, $2)', [
    contract?.contract_id,
    await partnersWork(portal, author),
  ]);
  await portal.sql(
    `insert into work_right (work_id, author_id, publisher_id, contract_id, share, share_abroad) values ($1, $2, $3, $4, 0, 0)`,
    [await partnersWork(portal, author), author.authorId, publisher.personId, contract?.contract_id],
  );
  await portal.sql(
    `insert into contract_change (contract_id, field, old_value, new_value) values ($1, 'PERFORMANCE_SHARE', '30', '40')`,
    [contract?.contract_id],
  );
  return contract?.contract_id;
}

/** What somebody else calls the work, and a publisher's proposal. */
async function aNumberAndAChain(portal: Portal, workId: number, { authorId, personId, userId }: Someone) {
  const [number] = await portal.sql(
    `insert into work_number (work_id, issuer, number, source) values ($1, '052', 'AX' || $1::integer, 'staff') returning work_number_id`,
    [workId],
  );
  const [proposal] = await portal.sql(
    `insert into work_chain_proposal (work_id, author_id, person_id, proposed_by, parties) values ($1, $2, $3, $4, '[]')
     returning work_chain_proposal_id`,
    [workId, authorId, personId, userId],
  );
  return {
    workNumberId: number?.work_number_id,
    chainProposalId: proposal?.work_chain_proposal_id,
  };
}

async function aCueSheet(portal: Portal, workId: number) {
  const [sheet] = await portal.sql(
    `insert into cue_sheet (title) values ('Brimhljóð') returning cue_sheet_id`,
  );
  await portal.sql(
    `insert into cue_sheet_line (cue_sheet_id, line_number, work_id, title, duration_seconds) values ($1, 1, $2, 'Verk', 60)`,
    [sheet?.cue_sheet_id, workId],
  );
  return { cueSheetId: sheet?.cue_sheet_id };
}

async function casesOf(portal: Portal, someone: Someone) {
  const rows = await portal.sql(
    `with opened as (
       insert into member_case (person_id, case_kind, subject, opened_by, complained_on)
       select $1, kind, 'Mál', $2, case kind when 'complaint' then current_date end from unnest(array['message', 'complaint']) kind
       returning case_id, case_kind)
     insert into case_message (case_id, is_from_society, body, written_by)
     select case_id, false, 'Hvernig má þetta vera?', $2 from opened order by case_kind returning case_id`,
    [someone.personId, someone.userId],
  );
  const [complaint, message] = rows;
  return {
    caseId: message?.case_id,
    complaintId: complaint?.case_id,
    caseFileId: await aFile(portal, 'case', message?.case_id, someone),
  };
}

/** A death that somebody has reported, with its document; the heir and who died are no users. */
async function anEstate(portal: Portal, someone: Someone) {
  const [made] = await portal.sql(
    `with dead as (insert into person (name) values ('Sólrún Harpa') returning person_id),
       heir as (insert into person (name) values ('Dagur Nói') returning person_id)
     insert into estate (deceased_name, died_on, reported_by, person_id)
     select 'Sólrún Harpa', current_date - 40, $1, person_id from dead
     returning estate_id, person_id, (select person_id from heir) as heir_id`,
    [someone.userId],
  );
  return {
    estateId: made?.estate_id,
    deceasedId: made?.person_id,
    heirId: made?.heir_id,
    estateFileId: await aFile(portal, 'estate', made?.estate_id, someone),
  };
}

async function aNotification(portal: Portal, { personId }: Someone) {
  const [notification] = await portal.sql(
    `insert into notification (person_id, kind, header_is, header_en, body_is, body_en)
     values ($1, 'account', 'Til þín', 'To you', 'Leyndarmál', 'A secret') returning notification_id`,
    [personId],
  );
  return { notificationId: notification?.notification_id };
}

/** What belongs to a login, and what nobody else may read of a person. */
export async function accountOf(
  portal: Portal,
  someone: Someone,
  { partner, asker, asked }: Pick<Shared, 'asker' | 'asked'> & { partner: Someone },
) {
  next += 1;
  const { userId, personId, kennitala } = someone;
  const [email, phone, account] = [
    `leynd${next}@example.is`,
    `5550${String(next).padStart(3, '0')}`,
    `77${String(next).padStart(4, '0')}`,
  ];
  await portal.sql(
    `with changed as (insert into account_change (person_id, account, changed_at, counts_from)
       values ($1, $4, now(), now() + interval '3 days'))
     update person set email = $2, phone = $3, bank = '0133', ledger = '26', account = $4 where person_id = $1`,
    [personId, email, phone, account],
  );
  await portal.sql(
    `insert into promoter (person_id, name, email, phone) values ($1, 'Vonarland ehf.', '', '')`,
    [personId],
  );
  await portal.sql('insert into music_start_code (person_id, code) values ($1, $2)', [
    personId,
    `ACDEFGHJKM${'ACDEFGHJKM'[next % 10]}${'ACDEFGHJKM'[Math.floor(next / 10) % 10]}`,
  ]);
  const session = await portal.sql(
    `insert into session (token_hash, user_id, expires_at) values ($1, $2, now() + interval '5 hours') returning session_id`,
    [randomBytes(32), userId],
  );
  const ask = (of: number, by: number) =>
    portal.sql(
      'insert into access_request (user_id, asker_user_id) values ($1, $2) returning access_request_id',
      [of, by],
    );
  const [request] = await ask(userId, asker.userId);
  const [ownRequest] = await ask(asked.userId, userId);
  return {
    sessionId: session[0]?.session_id,
    requestId: request?.access_request_id,
    ownRequestId: ownRequest?.access_request_id,
    ...(await lettersOf(portal, someone, partner)),
    ...(await aView(portal, userId)),
    secrets: [kennitala, email, phone, account],
  };
}

/** How they keep their list of works, and a work that they have pinned. */
async function aView(portal: Portal, userId: number) {
  const [view] = await portal.sql(
    `insert into work_view (user_id, name, search) values ($1, 'Rauð verk', 'vaka') returning work_view_id`,
    [userId],
  );
  await portal.sql(
    `insert into pinned_work (user_id, work_id) select $1, min(work_id) from work where review = 'approved'`,
    [userId],
  );
  return { workViewId: view?.work_view_id };
}

/** What links in letters carry. The partner is invited, who has no passkey to log in with. */
async function lettersOf(portal: Portal, { userId }: Someone, partner: Someone) {
  const invitationToken = randomBytes(32).toString('base64url');
  const [resetGuid, openedGuid] = [randomUUID(), randomUUID()];
  const resetToken = randomBytes(32).toString('base64url');
  await portal.sql(`insert into invitation (user_id, token_hash, email) values ($1, $2, 'a@example.is')`, [
    partner.userId,
    hashOf(invitationToken),
  ]);
  await portal.sql(
    `insert into password_reset (user_id, guid_hash, email, verified_at, token_hash)
     values ($1, $2, 'a@example.is', null, null), ($1, $3, 'a@example.is', now(), $4)`,
    [userId, hashOf(resetGuid), hashOf(openedGuid), hashOf(resetToken)],
  );
  const feedToken = randomBytes(32).toString('base64url');
  await portal.sql('insert into calendar_feed (user_id, token_hash) values ($1, $2)', [
    userId,
    hashOf(feedToken),
  ]);
  return { invitationToken, resetGuid, resetToken, feedToken, ...(await aPasskey(portal, userId)) };
}

async function aPasskey(portal: Portal, userId: number) {
  const [factor] = await portal.sql(
    `insert into second_factor (user_id, kind, name) values ($1, 'passkey', 'Lykill') returning second_factor_id`,
    [userId],
  );
  const passkeyId: number = factor?.second_factor_id;
  await portal.sql(
    `insert into passkey (second_factor_id, credential_id, public_key, sign_count, transports) values ($1, $2, $3, 0, '{}')`,
    [passkeyId, randomBytes(16), randomBytes(32)],
  );
  return { passkeyId };
}
