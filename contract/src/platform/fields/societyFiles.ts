import * as z from 'zod/mini';
import { id, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// The files of a society that is brought in (O80–O92), but for what they share with other files.

export const societyFileKinds = [
  'persons',
  'users',
  'authors',
  'rights',
  'contracts',
  'contract_terms',
  'works',
  'work_titles',
  'work_codes',
  'work_authors',
  'contract_works',
  'distributions',
  'distribution_corrections',
  'statement_lines',
  'performances',
  'set_list_lines',
  'cue_sheets',
  'cue_sheet_lines',
  'applications',
  'balance_lists',
  'balances',
  'notes',
] as const;
export type SocietyFileKind = (typeof societyFileKinds)[number];

/** Each comes as text or as a workbook. */
export const societyFileEndings = ['csv', 'xlsx'] as const;

export const societyImportStates = [
  'receiving',
  'checking',
  'refused',
  'checked',
  'taking',
  'taken',
  'cancelled',
] as const;
export type SocietyImportState = (typeof societyImportStates)[number];

export const societyImportId = field('GAGNAFLUTNINGUR_NR', id);
export const societyImportName = field('HEITI_GAGNAFLUTNINGS', text);
export const societyImportState = field('STADA_GAGNAFLUTNINGS', z.literal(societyImportStates));
/** Another has to take what somebody sent: where that takes two, its sender may not. */
export const mayTake = field('MA_TAKA_INN', yesNo);
export const fileKind = field('TEGUND_GAGNA', z.literal(societyFileKinds));
export const newCount = field('NY_ATRIDI', z.int());
export const changedCount = field('BREYTT_ATRIDI', z.int());
export const sameCount = field('OBREYTT_ATRIDI', z.int());
/** Things to take, and how many of them are taken. */
export const toTakeCount = field('ATRIDI_ALLS', z.int());
export const takenCount = field('ATRIDI_TEKIN_INN', z.int());
/** The last try to take it failed, and none is running: it may be tried again at once, and what is left may be let go of (O276). */
export const isTakingFailed = field('INNLESTUR_MISTOKST', yesNo);
export const letGoByName = field('SLEPPT_AF', text);
/** Things that were let go of, once what was taken is whole. */
export const leftCount = field('ATRIDI_SLEPPT', z.int());
export const lastError = field('VILLA', z.nullable(text));
export const differenceCount = field('FJOLDI_MISMUNA', z.nullable(z.int()));

/** Works with authors who wait and were not asked, of which the caller has no part; null until the files are taken, and in lists. */
export const unaskedWorkCount = field('VERK_MED_OSPURDUM', z.nullable(z.int()));
export const isBeingAsked = field('ER_AD_SPYRJA', yesNo);

/** Logins that came with the files and were never sent a link to a password, with an address and without; and those that were. Null as above. */
export const uninvitedUserCount = field('NOTENDUR_AN_BODS', z.nullable(z.int()));
export const unreachableUserCount = field('NOTENDUR_AN_NETFANGS', z.nullable(z.int()));
export const invitedUserCount = field('NOTENDUR_MED_BOD', z.nullable(z.int()));
export const isInviting = field('ER_AD_BJODA', yesNo);

export const figureKinds = ['light', 'year', 'right', 'work'] as const;
export type FigureKind = (typeof figureKinds)[number];
export const figureKind = field('TEGUND_TOLU', z.literal(figureKinds));
export const figureYear = field('AR_TOLU', z.nullable(z.int()));
/** In the old system. */
export const oldNumber = field('GAMALT_NUMER', text);
export const oldValue = field('GILDI_FYRIR', z.number());
/** Null until the files are taken. */
export const newValue = field('GILDI_EFTIR', z.nullable(z.number()));
export const isDifferent = field('ER_MISMUNUR', yesNo);
