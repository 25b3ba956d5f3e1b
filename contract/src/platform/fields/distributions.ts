import * as z from 'zod/mini';
import { day, id, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Distributions, statement lines and statistics: every wire name once, but for those they share with works.

/**
 * Importing: its file is on the way or being read. Refused: the file was not taken. Checked: its sums are proved, and staff may
 * finish it. Only what is finished is seen by members (M2).
 */
export const distributionStates = ['importing', 'refused', 'checked', 'finished', 'cancelled'] as const;
export type DistributionState = (typeof distributionStates)[number];
export const distributionState = field('STADA_UTHLUTUNAR', z.literal(distributionStates));

export const periodId = field('TIMABIL_UTHLUTUNAR_NR', id);
export const categoryId = field('FLOKKUR_UTHLUTUNAR_NR', id);
/** Of this century: a year of three digits is a slip. */
export const distributedOn = field('DAGS_UTHLUTUNAR', z.iso.date({ abort: true }).check(z.regex(/^20/u)));
/** The last day of the period: the day of use of lines that have none (M7). */
export const periodEndsOn = field('TIMABILI_LYKUR', day);
export const correctionOf = field('LEIDRETTIR_UTHLUTUN_NR', id);
/** Why it may take back more than was paid, or the same file may come again (M9, M10). */
export const overrideReason = field(
  'ASTAEDA_FRAVIKS',
  z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
);
/** What becomes of a line whose right has no part in its work (M11). */
export const outsideRights = field('RETTUR_UTAN_VERKS', z.literal(['refused', 'kept']));
/** The text printed with a distribution, in the reader's language. */
export const royaltyText = field('UTHLUTUNARTEXTI', text);
export const royaltyTextIs = field('UTHLUTUNARTEXTI_ISLENSKA', text);
export const royaltyTextEn = field('UTHLUTUNARTEXTI_ENSKA', text);

export const statementLineId = field('SKILALINA_NR', id);
export const potId = field('LYSING_NR', id);
export const potDescription = field('LYSING_STUTT', text);
export const longestPotName = 100;
export const potDescriptionEnglish = field('LYSING_STUTT_ENSKA', text);
/** What a pot is, in the reader's language: why there is money in it, and for whom. */
export const potExplanation = field('SKYRING_LYSINGAR', text);
export const longestExplanation = 600;
export const potExplanationIs = field('SKYRING_LYSINGAR_ISLENSKA', text);
export const potExplanationEn = field('SKYRING_LYSINGAR_ENSKA', text);
export const performanceSubtype = field('UNDIRTEGUND_FLUTNINGS', text);
export const performanceSubtypeEnglish = field('UNDIRTEGUND_FLUTNINGS_ENSKA', text);
export const usedOn = field('DAGS_NOTKUNAR', day);
export const useCount = field('FJOLDI_NOTKANA', z.int());
/** Exact: PostgreSQL writes the decimal number (W4). */
export const amountIsk = field('UPPHAD', z.number());
export const year = field('AR', z.int());
/** What finished distributions of this year, and of all of last year, brought. */
export const earnedThisYear = field('TEKJUR_ARSINS', z.number());
export const earnedLastYear = field('TEKJUR_FYRRA_ARS', z.number());

/** 1 and 3 distributed, 2 deducted, 4 paid, 5 allocated (M3). What is held moves nothing and is no movement of the wire. */
export const movementType = field('TEGUND_HREYFINGAR', z.literal([1, 2, 3, 4, 5]));

/** Whether the society reckons it itself, from its pools (R11). */
export const isRun = field('ER_KEYRSLA', yesNo);
/** Whether the society reckoned a line itself, so that it opens down to how it came about (R17). */
export const isExplained = field('ER_UTSKYRD', yesNo);

export const distributedIsk = field('UPPHAD_UTHLUTAD', z.number());
export const deductedIsk = field('UPPHAD_FRADREGID', z.number());
export const allocatedIsk = field('UPPHAD_RADSTAFAD', z.number());
export const heldIsk = field('UPPHAD_GEYMT', z.number());
export const unmatchedIsk = field('UPPHAD_OTHEKKT', z.number());
/** Shares of the public domain and of AI that stay with the pots (M8). */
export const returnedIsk = field('UPPHAD_I_POTTUM', z.number());
/** What was kept in earlier distributions and is paid by this one (M12). */
export const releasedIsk = field('UPPHAD_LEYST', z.number());

/** A file of 2 GB is the largest. */
export const sizeBytes = field('STAERD', z.int().check(z.minimum(1), z.maximum(2_147_483_648)));
/** How much of it has arrived. */
export const receivedBytes = field('MOTTEKIN_BAETI', z.int());
/** A job reads it, or is about to. */
export const isBeingRead = field('I_LESTRI', yesNo);
/** A job finishes it, or is about to: it pays many (O30). */
export const isBeingFinished = field('I_FRAGANGI', yesNo);
/** It was cancelled, and a job has yet to clear what stands there (O34). */
export const isBeingCleared = field('I_HREINSUN', yesNo);
/** R247: payload: who finishes a correction by a file has seen whom it takes from and whom it pays. */
export const isCorrectionSeen = field('LEIDRETTING_SKODUD', yesNo);
/** Why finishing it was refused after it had been asked for, in the reader's language. */
export const finishRefusal = field('HOFNUN_FRAGANGS', text);
export const bytesRead = field('LESIN_BAETI', z.int());
export const linesRead = field('LESNAR_LINUR', z.int());
export const lineCount = field('FJOLDI_LINA', z.int());
export const unmatchedCount = field('FJOLDI_OTHEKKTRA', z.int());
export const rightCount = field('FJOLDI_RETTINDA', z.int());
export const problemCount = field('FJOLDI_GALLA', z.int());
/** What staff know of the file from elsewhere; it is compared with what is read. */
export const expectedLines = field(
  'FJOLDI_LINA_AETLADUR',
  z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
);
export const expectedIsk = field(
  'UPPHAD_AETLUD',
  z.number().check(z.minimum(-99_999_999_999), z.maximum(99_999_999_999)),
);
/** What the amounts in a file of a service are in, and how many krónur one of it is. */
export const currency = field('GJALDMIDILL', z.string().check(z.regex(/^[A-Z]{3}$/)));
export const exchangeRate = field('GENGI', z.number().check(z.gte(0.000_001), z.maximum(99_999)));

export const problemNumber = field('GALLI_NR', id);
export const fileLine = field('LINA_I_SKRA', z.int());
export const columnName = field('DALKUR', text);
export const sentence = field('ABENDING', text);

export const unmatchedUsageId = field('OTHEKKT_NOTKUN_NR', id);
/**
 * `unsure`: a code fits and nothing else does. `noPayee`: what was left of a line that was split over the rights of its work.
 * `rightNotInWork`: the right that the file names has no part in the work. `disputed`: the share that authors do not agree on.
 * `societyWithoutPayee`: what falls to an author of another society, which is no payee yet (R61).
 */
export const unmatchedFindings = [
  'none',
  'several',
  'unsure',
  'noRight',
  'notGreen',
  'noPayee',
  'rightNotInWork',
  'disputed',
  'societyWithoutPayee',
] as const;
export const finding = field('FUNDID', z.literal(unmatchedFindings));
export const authorNames = field('HOFUNDAR', text);
export const partNumber = field('HLUTI_NR', id);
/** SHA-256 in hexadecimal digits. */
export const checksum = field('GATSUMMA', text);
/** A part of a file: its bytes in base64. */
export const content = field('INNIHALD', text);
