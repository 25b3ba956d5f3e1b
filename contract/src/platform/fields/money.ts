import * as z from 'zod/mini';
import { day, id, instant, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Income, pools, rules, the ledger: every wire name once. Amounts are krónur, with up to four decimals where they lie in pools (R13).

const amount = z.number();
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

export const poolId = field('UTHLUTUNARPOTTUR_NR', id);
export const poolName = field('HEITI_UTHLUTUNARPOTTS', text);
/** Rules name no pool that is closed (R39). */
export const isPoolClosed = field('ER_LOKADUR_POTTUR', yesNo);
export const poolNameIs = field('HEITI_UTHLUTUNARPOTTS_ISLENSKA', text);
export const poolNameEn = field('HEITI_UTHLUTUNARPOTTS_ENSKA', text);
/** What an account has, or what something comes to. */
export const balanceIsk = field('INNEIGN', amount);

export const payerKinds = ['broadcaster', 'venue', 'promoter', 'service', 'society'] as const;
export type PayerKind = (typeof payerKinds)[number];
export const payerKind = field('TEGUND_GREIDANDA', z.literal(payerKinds));
export const incomeId = field('TEKJUR_NR', id);
export const payerName = field('GREIDANDI', text);
export const grossAmount = field(
  'UPPHAED_I_GJALDMIDLI',
  z.number().check(z.minimum(-99_999_999_999), z.maximum(99_999_999_999), z.multipleOf(0.01)),
);
export const grossIsk = field('UPPHAED_BRUTTO', amount);
export const deductedIsk = field('UPPHAED_FRADREGIN', amount);
export const pooledIsk = field('UPPHAED_I_POTTA', amount);
/** What no rule has taken (R4). */
export const unallocatedIsk = field('UPPHAED_OSKIPT', amount);
/** R189: its net waits until two administrators have divided it into parts. */
export const isDivided = field('SKIPTIST_I_HLUTA', yesNo);
export const incomeDivisionId = field('SKIPTING_TEKNA_NR', id);
export const divisionState = field('STADA_SKIPTINGAR_TEKNA', z.literal(['waiting', 'active', 'refused']));
export const mayDivide = field('MA_SKIPTA_TEKJUM', yesNo);
export const partNumber = field('HLUTI_TEKNA_NR', z.int());
export const partName = field('HEITI_HLUTA_TEKNA', text);
export const partGross = field(
  'HLUTI_I_GJALDMIDLI',
  z.number().check(z.gte(0.01), z.maximum(99_999_999_999), z.multipleOf(0.01)),
);
export const partIsk = field('UPPHAED_HLUTA_TEKNA', amount);
export const leftInPoolIsk = field('EFTIR_I_POTTI', amount);
export const receivedOn = field('DAGS_MOTTEKID', day);
export const reference = field('TILVISUN', text);
export const reverses = field('BAKFAERIR_TEKJUR_NR', id);
export const reversedBy = field('BAKFAERT_MED_TEKJUM_NR', id);
export const reverseReason = field('ASTAEDA_BAKFAERSLU', reason);
export const registeredAt = field('DAGS_SKRAD', instant);
export const incomeRegisteredBy = field('TEKJUR_SKRADAR_AF', text);
/** R208: who else says that an income came in. */
export const incomeConfirmedBy = field('TEKJUR_STADFESTAR_AF', text);
export const mayConfirmIncome = field('MA_STADFESTA_TEKJUR', yesNo);
/** What is wrong with a line of a sheet, in the reader's language; null where it is sound. */
export const lineProblem = field('GALLI', text);
export const sheet = field('TEKJUSKRA', text);
/** Whether the lines are kept; else they are only tried. */
export const isKept = field('ER_GEYMT', yesNo);

export const ruleKinds = ['allocation', 'deduction', 'withholding'] as const;
export type RuleKind = (typeof ruleKinds)[number];
export const deductions = ['administration', 'social', 'cultural', 'reserve'] as const;
export const moneyRuleId = field('REGLA_NR', id);
export const ruleKind = field('TEGUND_REGLU', z.literal(ruleKinds));
export const ruleState = field('STADA_REGLU', z.literal(['waiting', 'active', 'refused']));
export const deduction = field('TEGUND_FRADRATTAR', z.literal(deductions));
export const residence = field('SKATTALEG_HEIMILISFESTI', z.literal(['domestic', 'foreign']));
export const payeeForm = field('FORM_GREIDSLUTHEGA', z.literal(['person', 'company']));
export const percent = field('PROSENTA', z.number().check(z.gte(0.01), z.maximum(100), z.multipleOf(0.01)));
export const startsOn = field('REGLA_GILDIR_FRA', day);
/** The last day on which a rule is in force. */
export const endsOn = field('REGLA_GILDIR_TIL', day);
export const endAsked = field('LOK_REGLU_BEDIN', day);
export const askedBy = field('BEDID_AF', text);
export const decidedBy = field('AKVEDID_AF', text);
export const mayDecide = field('MA_AKVEDA', yesNo);

export const ledgerKinds = [
  'bank',
  'imported',
  'paidElsewhere',
  'opening',
  'pool',
  'unallocated',
  'administration',
  'social',
  'cultural',
  'reserve',
  'fileDeductions',
  'returned',
  'unidentified',
  'held',
  'payable',
  'withheldTax',
  'inTransit',
  'advance',
  'writtenOff',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];
export const ledgerAccountId = field('BOKHALDSLYKILL_NR', id);
export const ledgerKind = field('TEGUND_LYKILS', z.literal(ledgerKinds));
export const entryKinds = [
  'income',
  'allocation',
  'distribution',
  'paidElsewhere',
  'payment',
  'paid',
  'rejected',
  'returned',
  'opening',
  'unclaimed',
  'advance',
  'recovered',
  'advanceCancelled',
  'writtenOff',
  'inherited',
  'inheritanceUndone',
] as const;
export const entryKind = field('TEGUND_FAERSLU', z.literal(entryKinds));
export const transactionId = field('FAERSLA_NR', id);
export const bookedOn = field('DAGS_FAERSLU', day);
export const entryCount = field('FJOLDI_FAERSLNA', z.int());
export const payeeId = field('GREIDSLUTHEGI_NR', id);
export const payeeName = field('NAFN_GREIDSLUTHEGA', text);

export const cameInIsk = field('UPPHAED_INN', amount);
export const payableIsk = field('UPPHAED_TIL_GREIDSLU', amount);
export const keptIsk = field('UPPHAED_I_VORSLU', amount);
/** What nobody claimed in time, and a decision gave to a fund (R32). */
export const unclaimedIsk = field('UPPHAED_OSOTT', amount);
export const carriedIsk = field('UPPHAED_FLUTT', amount);
export const paymentIsk = field('UPPHAED_GREIDSLU', amount);

export const payRunId = field('GREIDSLUKEYRSLA_NR', id);
export const payRunState = field('STADA_KEYRSLU', z.literal(['frozen', 'approved', 'cancelled']));
export const balanceDay = field('INNEIGN_A_DEGI', day);
export const payOn = field('GREIDSLUDAGUR', day);
/** In whole krónur. */
export const leastIsk = field('LAGMARKSGREIDSLA', z.int().check(z.minimum(1), z.maximum(10_000_000)));
export const paymentCount = field('FJOLDI_GREIDSLNA', z.int());
export const leftOutCount = field('FJOLDI_AN_GREIDSLU', z.int());
export const waitingCount = field('FJOLDI_OSVARADRA', z.int());
export const withheldIsk = field('STADGREIDSLA', amount);
export const paidIsk = field('UPPHAED_GREIDD', amount);
export const taxPercent = field('SKATTHLUTFALL', amount);
export const leftOutReasons = [
  'belowLeast',
  'belowOwnLeast',
  'onHold',
  'deceased',
  'noAccount',
  'accountFailed',
] as const;
export const leftOutReason = field('ASTAEDA_AN_GREIDSLU', z.literal(leftOutReasons));
export const askedAt = field('DAGS_BEDID', instant);
export const paymentId = field('GREIDSLA_NR', id);
export const paymentStates = ['frozen', 'sent', 'paid', 'rejected', 'returned', 'cancelled'] as const;
export const paymentState = field('STADA_GREIDSLU', z.literal(paymentStates));
export const endToEndId = field('GREIDSLUTILVISUN', text);
export const reasonCode = field('SKYRINGARKODI', text);
export const reasonText = field('SKYRING_BANKA', text);
export const accountEnd = field('REIKNINGUR_ENDAR_A', text);
export const bankFile = field('SVAR_BANKA', text);
export const paidCount = field('FJOLDI_GREIDDRA', z.int());
export const rejectedCount = field('FJOLDI_HAFNADRA', z.int());
export const returnedCount = field('FJOLDI_ENDURSENDRA', z.int());
/** Entries of the bank's file that are of no pay run. */
export const otherCount = field('FJOLDI_ANNARRA', z.int());
/** Payments that the bank has not taken because it has them already (R163). */
export const duplicateCount = field('FJOLDI_TVITEKINNA', z.int());

export const stopReasons = ['dispute', 'noAccount', 'deceased', 'asked', 'other'] as const;
export const stopReason = field('ASTAEDA_STODVUNAR', z.literal(stopReasons));
export const stopNote = field('SKYRING_STODVUNAR', text);
export const certificateUntil = field('VOTTORD_GILDIR_TIL', day);
export const heldIsk = field('INNEIGN_GEYMD', amount);
