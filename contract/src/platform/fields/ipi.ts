import * as z from 'zod/mini';
import { day, id, instant, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// The IPI register and the imports that fill it: every wire name once, but for those shared with people and files.

export const partyId = field('IPI_ADILI_NR', id);
/** Not public: staff alone see it. */
export const baseNumber = field('IPI_GRUNNNUMER', text);
export const nameKind = field('TEGUND_NAFNS', text);

export const rightCode = field('IPI_RETTUR', text);
export const roleCode = field('IPI_HLUTVERK', text);
export const memberFrom = field('FELAGI_FRA', day);
/** The last day; null while nobody knows of one. */
export const memberTo = field('FELAGI_TIL', day);
/** Whether a writer of works may be chosen by it: not the name of a group or of a publisher. */
export const isWriter = field('ER_NAFN_HOFUNDAR', yesNo);

export const ipiImportStates = [
  'receiving',
  'checking',
  'refused',
  'same',
  'checked',
  'taking',
  'taken',
  'cancelled',
] as const;
export type IpiImportState = (typeof ipiImportStates)[number];
export const ipiImportId = field('IPI_INNLESTUR_NR', id);
export const ipiImportState = field('STADA_INNLESTRAR', z.literal(ipiImportStates));
/** The import that took the same bytes before. */
export const sameAs = field('SAMI_INNLESTUR_NR', id);
/** Another file was taken since this one was checked: it has to be checked again. */
export const isOutdated = field('ER_URELTUR', yesNo);
export const announcedAt = field('DAGS_SENDUR', instant);
export const announcedByName = field('SENT_AF', text);
export const takenAt = field('DAGS_TEKINN_INN', instant);
export const takenByName = field('TEKINN_INN_AF', text);
export const refusedCount = field('FJOLDI_HAFNAD', z.int());
export const newNames = field('NY_NOFN', z.int());
export const changedNames = field('BREYTT_NOFN', z.int());
export const sameNames = field('OBREYTT_NOFN', z.int());
export const newMemberships = field('NYJAR_ADILDIR', z.int());
export const changedMemberships = field('BREYTTAR_ADILDIR', z.int());
export const sameMemberships = field('OBREYTTAR_ADILDIR', z.int());
/** Takes the good lines although others were refused. */
export const isWithoutRefused = field('AN_HAFNADRA', yesNo);

/** X150: no file, but memberships that one of the staff typed. */
export const isTyped = field('ER_HANDFAERT', yesNo);
export const rightCodes = field('IPI_RETTIR', z.array(text));
/** The membership is taken off the register: it never was. */
export const isRemoval = field('ER_FELLD_NIDUR', yesNo);
export const removedMemberships = field('FELLDAR_ADILDIR', z.int());

export const ipiChangeId = field('IPI_BREYTING_NR', id);
export const ipiChangeKind = field(
  'TEGUND_IPI_BREYTINGAR',
  z.literal(['name', 'nameFrom', 'nameTo', 'membership', 'newName', 'newMembership', 'removedMembership']),
);
/** The name number, or the right, role and society that it is about. */
export const changeAbout = field('UM_HVAD', text);
export const valueBefore = field('IPI_FYRIR', text);
export const valueAfter = field('IPI_EFTIR', text);
