import * as fields from '@omur/contract/platform/fields/transparency';
import type { makeReport, stepReport, writeReportText } from '@omur/contract/royalties/transparency';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { allowLongWork } from '../../platform/database/longWorkQueries.ts';
import * as queries from './queries.ts';

interface Last extends Record<string, unknown> {
  edition: number;
  state: string;
}

/** Begins the report of a year; once one is published, an edition that says what it corrects (R40). Answers its number. */
export async function make({ db, body }: CallOf<typeof makeReport>): Promise<number> {
  const { reportYear, correctionReason = null } = body;
  const wrong = (code: 'money.reportNeedsReason' | 'money.reportFirst') =>
    refuseField(fields.correctionReason.wire, code);
  await queries.lockYear.run(db, { reportYear });
  const last = await queries.lastOfYear.row<Last>(db, { reportYear });
  if (last && last.state !== 'published') refuse('money.reportOpen');
  if (last && !correctionReason) wrong('money.reportNeedsReason');
  if (!last && correctionReason) wrong('money.reportFirst');
  const edition = (last?.edition ?? 0) + 1;
  const made = await queries.insertReport.row<{ reportId: number }>(db, {
    reportYear,
    edition,
    correctionReason,
  });
  const reportId = made?.reportId ?? refuse('money.reportNotFound');
  await queries.copyTexts.run(db, { reportId, reportYear });
  return reportId;
}

interface Locked extends Record<string, unknown> {
  state: 'draft' | 'waiting' | 'published';
  version: number;
  askedBy: number | null;
  isOpen: boolean;
}

async function lock(db: Queryable, reportId: number, version: number): Promise<Locked> {
  const found = (await queries.lockReport.row<Locked>(db, { reportId })) ?? refuse('money.reportNotFound');
  if (found.version !== version) refuse('money.changedMeanwhile');
  return found;
}

/** Writes a text of a draft in both languages, or takes it out. */
export async function write({ db, params, body }: CallOf<typeof writeReportText>): Promise<void> {
  const { reportId } = params;
  const { state } = await lock(db, reportId, body.version);
  if (state !== 'draft') refuse('money.reportStays');
  const { reportSection: section, sectionTextIs: wordsIs, sectionTextEn: wordsEn } = body;
  if (wordsIs && wordsEn) await queries.writeText.run(db, { reportId, section, wordsIs, wordsEn });
  else if (!wordsIs && !wordsEn) await queries.removeText.run(db, { reportId, section });
  else {
    const { wire: field } = wordsIs ? fields.sectionTextEn : fields.sectionTextIs;
    refuseField(field, 'money.reportBothLanguages');
  }
  await queries.renew.run(db, { reportId });
}

const refusals = {
  transparency_outdated: 'money.reportOutdated',
  transparency_even: 'money.reportUneven',
  transparency_whole: 'money.reportTextsMissing',
} as const;

/** Freezes a draft with the figures of the ledger, takes it back, or publishes what another has frozen (R29, R40). */
export async function step({ db, params, body, actor }: CallOf<typeof stepReport>): Promise<void> {
  const { reportId } = params;
  const userId = actor.realUserId;
  const { state, askedBy, isOpen } = await lock(db, reportId, body.version);
  if (state !== (body.reportStep === 'freeze' ? 'draft' : 'waiting')) refuse('money.reportStays');
  if (body.reportStep === 'withdraw') {
    await queries.withdraw.run(db, { reportId });
    await queries.thawFigures.run(db, { reportId });
    return;
  }
  if (isOpen) refuse('money.reportYearOpen');
  if (askedBy === userId) refuse('money.ownRequest');
  await allowLongWork.run(db, {});
  if (body.reportStep === 'freeze') await queries.freezeFigures.run(db, { reportId });
  const taken = body.reportStep === 'freeze' ? queries.freeze : queries.publish;
  await taken.run(db, { reportId, userId }).catch((error: { constraint?: keyof typeof refusals }) => {
    const code = error.constraint && refusals[error.constraint];
    if (code) refuse(code);
    throw error;
  });
}
