import * as z from 'zod/mini';
import { day, id, instant, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Runs: every wire name once (R11–R17). Amounts are krónur, with up to four decimals before they are rounded to eyrir (R13).

const amount = z.number();
const count = z.int();

export const runRuleKinds = ['pool', 'usage', 'daypart', 'estimate', 'weight'] as const;
export type RunRuleKind = (typeof runRuleKinds)[number];
export const usageKinds = ['log', 'service', 'statement', 'live'] as const;
export type RunUsageKind = (typeof usageKinds)[number];
export const runRuleId = field('UTHLUTUNARREGLA_NR', id);
export const runRuleKind = field('TEGUND_UTHLUTUNARREGLU', z.literal(runRuleKinds));
export const runUsageKind = field('TEGUND_NOTKUNAR_I_KEYRSLU', z.literal(usageKinds));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/u));
export const fromTime = field('FRA_KLUKKAN', time);
export const untilTime = field('TIL_KLUKKAN', time);
export const factorCode = field('KODI_STUDULS', z.string().check(z.regex(/^[A-Za-z0-9_-]{1,20}$/u)));
/** Points are multiplied by it: 1 changes nothing. */
export const factor = field('STUDULL', z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.001)));
export const usageSenderName = field('SENDANDI_I_REGLU', text);
export const stationName = field('STOD_I_REGLU', text);

/** The first and the last day whose usage a run takes. */
export const usedFrom = field('NOTKUN_FRA', day);
export const usedUntil = field('NOTKUN_TIL', day);
/** A job reckons it, or is about to. */
export const isBeingReckoned = field('I_UTREIKNINGI', yesNo);
export const reckonedAt = field('DAGS_UTREIKNAD', instant);
/** Of all that a preview was reckoned from and came to. It is finished as it was seen, or not at all (R15). */
export const previewHash = field('FINGRAFAR_FORSKODUNAR', z.string().check(z.regex(/^[0-9a-f]{64}$/u)));
export const poolsIsk = field('UPPHAED_POTTA', amount);
export const givenIsk = field('UPPHAED_UR_POTTUM', amount);
export const keptLineCount = field('FJOLDI_GEYMDRA_LINA', count);
/** What earlier runs kept and this one pays (R31). */
export const releasedIsk = field('UPPHAED_LEYST_UR_VORSLU', amount);
export const releasedLineCount = field('FJOLDI_LINA_LEYSTRA_UR_VORSLU', count);
/** R208: income that nobody but who registered it has confirmed. */
export const unconfirmedIncomeCount = field('FJOLDI_OSTADFESTRA_TEKNA', count);
export const alikeFileCount = field('FJOLDI_LIKRA_SKRAA', count);
export const askedListCount = field('FJOLDI_LISTA_I_VAFA', count);
export const changedCount = field('FJOLDI_BREYTTRA', count);
export const changedWorkCount = field('FJOLDI_VERKA_MED_BREYTTRI_SKRANINGU', count);
export const workChanges = ['shares', 'light', 'codes', 'matches'] as const;
export type WorkChange = (typeof workChanges)[number];
export const changedParts = field('BREYTT_SKRANING', z.array(z.literal(workChanges)));
/** Who made the last change of the work on record, and when. */
export const workChangedAt = field('DAGS_BREYTT_SKRANING', instant);
export const workChangedBy = field('SKRANINGU_BREYTTI', text);
export const finishedBy = field('LOKID_AF', text);
export const paysReader = field('GREIDIR_LESANDA', yesNo);
export const mayFinish = field('MA_LJUKA', yesNo);
export const mayChangeStatement = field('MA_BREYTA_SKILAGREIN', yesNo);

/** R35: the run whose lines a correction shares anew, why, and of which works. */
export const correctedName = field('LEIDRETT_UTHLUTUN', text);
export const correctionReason = field('ASTAEDA_LEIDRETTINGAR', text);
export const mayCorrect = field('MA_LEIDRETTA', yesNo);
export const correctedWorkIds = field(
  'VERK_TIL_LEIDRETTINGAR',
  z.array(id).check(z.minLength(1), z.maxLength(100)),
);
export const movedIsk = field('UPPHAED_FAERIST', amount);
export const leftOutReasons = [
  'notInRun',
  'notGreen',
  'disputed',
  'givenAway',
  'claimed',
  'correctedByFile',
  'protectedChanged',
  'right',
] as const;
export const leftOutReason = field('ASTAEDA_EKKI_LEIDRETT', z.literal(leftOutReasons));
/** R50: the work that lines were paid for before, and the one that they are of. */
export const toWorkId = field('RETT_VERK_NR', id);
export const toTitle = field('HEITI_RETTS_VERKS', text);
export const paidForTitle = field('GREITT_FYRIR_VERK', text);
export const mayRematch = field('MA_PARA_A_NY', yesNo);
export const hadIsk = field('UPPHAED_FENGIN_ADUR', amount);

/** Points are exact decimal numbers, and may have more digits than a number of JSON. */
export const poolPoints = field('STIG_I_POTTI', text);
export const points = field('STIG', text);
export const pointIsk = field('VIRDI_STIGS', text);
/** R201: payload: who finishes the run has seen the rates that it pays by. */
export const areRatesSeen = field('GENGI_SKODUD', yesNo);
/** R227: payload: who finishes the run has seen whose amounts of reports it pays by. */
export const areControllersSeen = field('VAL_RETTHAFA_SKODAD', yesNo);
export const namedIsk = field('UPPHAED_TILGREIND', amount);
export const poolFinding = field('ATHUGASEMD_VID_POTT', z.literal(['noPoints', 'amountsOverPool']));
export const amountNowIsk = field('UPPHAED_NU', amount);
export const amountBeforeIsk = field('UPPHAED_ADUR', amount);
export const move = field('BREYTING_RETTHAFA', z.literal(['appears', 'vanishes', 'moves']));
export const holderName = field('NAFN_RETTHAFA', text);
export const playIsk = field('VIRDI_NOTKUNAR', amount);
export const medianIsk = field('MIDGILDI_NOTKUNAR', amount);
export const waitingReason = field(
  'ASTAEDA_BIDAR',
  z.literal([
    'noPoints',
    'amountsOverPool',
    'nothingLeft',
    'noLength',
    'none',
    'notGreen',
    'noPayee',
    'disputed',
    'societyWithoutPayee',
    'takesBack',
  ]),
);
export const lineKey = field('LYKILL_LINU', text);

export const measure = field('MAELING', count);
export const usageFactor = field('STUDULL_NOTKUNAR', amount);
export const daypartFactor = field('STUDULL_TIMA_DAGS', amount);
export const estimateFactor = field('STUDULL_MATS', amount);
export const weightFactor = field('STUDULL_VAEGIS', amount);
/** In hundredths of a percent: 10,000 is the whole work. */
export const protectedShare = field('VERNDADUR_HLUTUR', count);
export const lineIsk = field('UPPHAED_LINU', amount);
/** What a line that names an amount takes first. */
/** As the statement has it, with all of its decimals. */
export const namedAmount = field('UPPHAED_LINU_I_GJALDMIDLI', text);
export const ownIsk = field('UPPHAED_SJALFRAR_LINU', amount);
/** What other lines of the same report took back of the amount that a line named (R181). */
export const takenBackIsk = field('UPPHAED_TEKIN_TIL_BAKA', amount);
export const lineFinding = field('ATHUGASEMD_VID_LINU', z.literal(['none', 'notGreen']));
/** Why the money of a line was kept before it was paid, by which run, how much, and what share of the work (R31). */
export const keptReason = field(
  'ASTAEDA_VORSLU',
  z.literal(['none', 'notGreen', 'noPayee', 'disputed', 'societyWithoutPayee']),
);
export const keptByName = field('GEYMT_I_UTHLUTUN', text);
export const keptLineIsk = field('UPPHAED_GEYMDRAR_LINU', amount);
export const keptShare = field('GEYMDUR_HLUTUR', count);
export const shareNumber = field('HLUTUR_NR', count);
export const sharePart = field('HLUTUR_I_LINU', count);
export const exactIsk = field('UPPHAED_FYRIR_NAMUNDUN', amount);
export const roundedIsk = field('UPPHAED_NAMUNDUD', amount);
export const poolSteps = [
  'gross',
  'administration',
  'social',
  'cultural',
  'reserve',
  'unallocated',
  'otherPools',
  'earlier',
] as const;
export const poolStep = field('SKREF', z.literal(poolSteps));
export const stepIsk = field('UPPHAED_SKREFS', amount);

/** Art. 13(1): the last day for distributing what came in. */
export const distributeBy = field('UTHLUTA_FYRIR', day);
export const waitingIsk = field('UPPHAED_BIDUR', amount);
export const usedYear = field('NOTKUNARAR', count);
/** Art. 13(3) and 13(4). */
export const publicFrom = field('BIRT_FRA', day);
export const decideFrom = field('AKVEDA_FRA', day);
