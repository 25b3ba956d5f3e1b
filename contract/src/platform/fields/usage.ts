import * as z from 'zod/mini';
import { day, id, instant, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Usage as it is reported, and which works it was of: every wire name once, but for those they share with distributions.

export const usageImportId = field('NOTKUNARINNLESTUR_NR', id);
export const senderName = field('HEITI_SENDANDA', text);
export const usageKinds = ['log', 'service', 'statement'] as const;
/** A broadcaster's log, a streaming service's report, or a statement of another society. */
export const usageKind = field('TEGUND_NOTKUNARSKRAR', z.literal(usageKinds));
/**
 * Arriving: its file is on the way or being read. Broken: some lines cannot be read, and staff say whether the others are taken. Refused:
 * nothing of the file can be used. Taken: its lines count.
 */
export const usageImportStates = ['arriving', 'broken', 'refused', 'taken', 'cancelled'] as const;
export type UsageImportState = (typeof usageImportStates)[number];
export const usageImportState = field('STADA_NOTKUNARINNLESTURS', z.literal(usageImportStates));
/** The import that the same file came with before. */
export const sameAs = field('SAMA_SKRA_OG_NR', id);
/** A report or statement taken before that says the same of most tracks. */
export const alikeId = field('LIK_SKRA_NR', id);
/** What a service calls a report, alike in all of its files. */
export const reportId = field('AUDKENNI_SKYRSLU', text);
export const reportPart = field('HLUTI_SKYRSLU_NR', z.int());
export const reportParts = field('FJOLDI_HLUTA_SKYRSLU', z.int());
/** Files of a report that have not been taken. */
export const missingParts = field('HLUTAR_SEM_VANTAR', z.array(z.int()));
export const encoding = field('STAFATAFLA', text);
/** R228: lines that were read, and of which something is told. */
export const noticeCount = field('FJOLDI_ATHUGASEMDA_VID_LINUR', z.int());
export const isNotice = field('ER_ATHUGASEMD', yesNo);
export const brokenCount = field('FJOLDI_GALLADRA_LINA', z.int());
export const takesWithoutBroken = field('AN_GALLADRA_LINA', yesNo);
export const announcedAt = field('DAGS_TILKYNNT', instant);
/** Who announced it, and typed its rate. */
export const rateTypedBy = field('GENGI_SKRAD_AF', text);
/** R201: the last rate of a currency that is known otherwise. */
export const knownRate = field('SIDASTA_GENGI', z.number());
/** R201: why a rate is far from that. */
export const rateReason = field('SKYRING_A_GENGI', text);
export const firstUsedOn = field('FYRSTI_NOTKUNARDAGUR', day);
export const lastUsedOn = field('SIDASTI_NOTKUNARDAGUR', day);

/** What a column of a file can be. */
export const usageColumns = [
  'usedOn',
  'usedAt',
  'station',
  'programme',
  'title',
  'performers',
  'authorNames',
  'iswc',
  'isrc',
  'workNumber',
  'seconds',
  'plays',
  'country',
  'amount',
] as const;
export type UsageColumn = (typeof usageColumns)[number];
export const usageColumn = field('SVID_NOTKUNAR', z.literal(usageColumns));
/** Counted from 1. */
export const columnNumber = field('DALKUR_NR', z.int().check(z.minimum(1), z.maximum(500)));
export const separator = field('SKILTAKN', text);
export const isMapped = field('ER_MED_DALKA', yesNo);
export const heading = field('DALKAHEITI', text);
/** What the first lines have in a column. */
export const samples = field('SYNISHORN', z.array(text));
/** Ours for a column of a file; null where it is not read. */
export const proposedColumn = field('TILLAGA_AD_SVIDI', z.literal(usageColumns));

/** A controller of rights that a report of a service has amounts of. */
export const controllerName = field('RETTHAFI_I_SKYRSLU', text);
export const isOurs = field('ER_OKKAR', yesNo);
/** R227, R241: of those that staff were asked about, whose amounts a report was read for, the others, and who said so. */
export const chosenControllers = field('VALDIR_RETTHAFAR', z.array(text));
export const otherControllers = field('ADRIR_RETTHAFAR', z.array(text));
export const controllersChosenBy = field('RETTHAFAR_VALDIR_AF', text);
export const ourControllers = field(
  'OKKAR_RETTHAFAR',
  z.array(text.check(z.maxLength(200))).check(z.minLength(1), z.maxLength(200)),
);

export const usageGroupId = field('NOTKUNARHOPUR_NR', id);
export const waitingLines = field('FJOLDI_LINA_I_BID', z.int());
export const waitingPlays = field('FJOLDI_SPILANA_I_BID', z.int());
export const waitingSeconds = field('SEKUNDUR_I_BID', z.int());
/** Whether the reader may say that it is no work: who has works may not (R160). */
export const maySetAside = field('MA_SETJA_TIL_HLIDAR', yesNo);
/** How near a work is: 1 is the same title and name. */
export const score = field('NAEMI', z.number());
export const titleNear = field('NAEMI_TITILS', z.number());
/** R204: its number was reported with the usage. */
export const isByNumber = field('NUMER_VAR_TILGREINT', yesNo);
export const nameNear = field('NAEMI_NAFNS', z.number());
/** A reader who gains by the match may not decide it. */
export const isOwn = field('ER_EIGID_VERK', yesNo);
export const usageDecisionId = field('NOTKUNARAKVORDUN_NR', id);
export const decidedByName = field('NAFN_AKVARDANDA', text);
export const undoneAt = field('DAGS_AFTURKALLAD', instant);
/** Lines that a decision gave their work, or set aside. */
export const settledLines = field('FJOLDI_LINA_AKVEDINNA', z.int());
export const lineNumber = field('LINA_NR', z.int());
export const usedAt = field('KLUKKAN', text);
export const programme = field('DAGSKRARLIDUR', text);
export const seconds = field('SEKUNDUR', z.int());
export const plays = field('FJOLDI_SPILANA', z.int());
