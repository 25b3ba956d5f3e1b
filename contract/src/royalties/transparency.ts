import * as z from 'zod/mini';
import { created, endpoint, list, listOrNone, one } from '../platform/endpoint.ts';
import { decidedAt } from '../platform/fields/contracts.ts';
import * as distributions from '../platform/fields/distributions.ts';
import * as money from '../platform/fields/money.ts';
import { version } from '../platform/fields/version.ts';
import * as fields from '../platform/fields/transparency.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import { field, freeText, maybe, nullable, request, response } from '../platform/wire.ts';

// R29, R40: the annual transparency report, made by administrators and published for everybody.

/** A figure, as the ledger has it. */
export const ReportFigure = response({
  reportFigure: fields.reportFigure,
  categoryName: nullable(works.categoryName),
  reportDetail: nullable(fields.reportDetail),
  reportUse: nullable(fields.reportUse),
  sourceYear: nullable(fields.sourceYear),
  entityName: nullable(fields.entityName),
  amountIsk: distributions.amountIsk,
});
export type ReportFigure = z.output<typeof ReportFigure>;

export const ReportText = response({
  reportSection: fields.reportSection,
  sectionTextIs: fields.sectionTextIs,
  sectionTextEn: fields.sectionTextEn,
});
export type ReportText = z.output<typeof ReportText>;

const head = {
  reportId: fields.reportId,
  reportYear: fields.reportYear,
  edition: fields.edition,
  reportState: fields.reportState,
  correctionReason: nullable(fields.correctionReason),
  /** When it was published; null until then. */
  decidedAt: nullable(decidedAt),
};

export const ListedReport = response(head);
export type ListedReport = z.output<typeof ListedReport>;

/** With its figures: of a draft as the ledger has them now, else as they were frozen. */
export const TransparencyReport = response({
  ...head,
  /** Who did it, for staff alone. */
  askedBy: nullable(money.askedBy),
  decidedBy: nullable(money.decidedBy),
  mayDecide: money.mayDecide,
  version,
  figures: field('TOLUR_SKYRSLU', z.array(ReportFigure)),
  texts: field('KAFLAR_SKYRSLU', z.array(ReportText)),
});
export type TransparencyReport = z.output<typeof TransparencyReport>;

export const listReports = endpoint('GET /api/money/transparency', {
  access: 'administrator',
  query: paging,
  reply: list(ListedReport, 'money.noReports'),
});

const ofReport = { reportId: pathId('reportId') };

export const getReport = endpoint('GET /api/money/transparency/:reportId', {
  access: 'administrator',
  params: ofReport,
  reply: one(TransparencyReport),
});

const reads = () => [listReports, getReport, listPublishedReports, getPublishedReport];

/** Begins the report of a year, or another edition of it, with the texts of the one before. */
export const makeReport = endpoint('POST /api/money/transparency', {
  access: 'administrator',
  masquerade: 'never',
  body: request({
    reportYear: fields.reportYear,
    correctionReason: maybe(fields.correctionReason),
  }),
  reply: created(TransparencyReport),
  affects: reads,
});

/** Writes a text in both languages; without words it is taken out. */
export const writeReportText = endpoint('PUT /api/money/transparency/:reportId/text', {
  access: 'administrator',
  masquerade: 'never',
  params: ofReport,
  body: request({
    reportSection: fields.reportSection,
    sectionTextIs: maybe(freeText(20_000, fields.sectionTextIs)),
    sectionTextEn: maybe(freeText(20_000, fields.sectionTextEn)),
    version,
  }),
  reply: one(TransparencyReport),
  affects: reads,
});

/** Freezes a draft for another administrator, takes it back, or publishes what the other has frozen. */
export const stepReport = endpoint('PATCH /api/money/transparency/:reportId', {
  access: 'administrator',
  masquerade: 'never',
  params: ofReport,
  body: request({ reportStep: fields.reportStep, version }),
  reply: one(TransparencyReport),
  affects: reads,
});

export const listPublishedReports = endpoint('GET /api/transparency', {
  access: 'public',
  query: paging,
  reply: listOrNone(ListedReport, 'money.noReports'),
});

export const getPublishedReport = endpoint('GET /api/transparency/:reportId', {
  access: 'public',
  params: ofReport,
  reply: one(TransparencyReport),
});
