import * as z from 'zod/mini';
import { id, text } from '../values.ts';
import { field } from '../wire.ts';

// The annual transparency report (R29, R40): directive 2014/26/EU, art. 22 and its annex.

export const reportId = field('GAGNSAEISSKYRSLA_NR', id);
export const reportYear = field('SKYRSLUAR', z.int().check(z.minimum(1990), z.maximum(2200)));
/** The first of a year is 1; each correction is another. */
export const edition = field('UTGAFA_SKYRSLU', z.int());
export const correctionReason = field(
  'ASTAEDA_LEIDRETTINGAR_SKYRSLU',
  z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
);
export const reportState = field('STADA_SKYRSLU', z.literal(['draft', 'waiting', 'published']));

export const reportFigures = [
  'flow',
  'received',
  'deducted',
  'unclaimed',
  'taken',
  'paid',
  'waiting',
  'held',
  'kept',
  'collected',
  'unpaid',
  'fromSociety',
  'feeSociety',
  'toSociety',
  'cash',
  'balance',
] as const;
export type ReportFigureName = (typeof reportFigures)[number];
export const reportFigure = field('TALA_SKYRSLU', z.literal(reportFigures));
/** A purpose, a reason or an account; which, the figure says. */
export const reportDetail = field('SUNDURLIDUN_TOLU', text);
/** The kind of payer, where the ledger knows it. */
export const reportUse = field('NOTKUN_AD_BAKI', text);
/** When it was collected, or attributed. */
export const sourceYear = field('UPPRUNAAR', z.int());
/** Of a pool or a society. */
export const entityName = field('HEITI_POTTS_EDA_FELAGS', text);

/** What the annex asks to be told in words, in the order of the report. */
export const reportSections = [
  'activities',
  'governance',
  'entities',
  'remuneration',
  'refusals',
  'accounts',
  'investments',
  'costs',
  'frequency',
  'delays',
  'nonDistributable',
  'societies',
  'funds',
  'audit',
] as const;
export type ReportSectionName = (typeof reportSections)[number];
export const reportSection = field('KAFLI_SKYRSLU', z.literal(reportSections));
export const sectionTextIs = field('TEXTI_KAFLA_ISLENSKA', text);
export const sectionTextEn = field('TEXTI_KAFLA_ENSKA', text);
export const reportStep = field('SKREF_SKYRSLU', z.literal(['freeze', 'withdraw', 'publish']));
