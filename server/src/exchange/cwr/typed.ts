import { type RecordType, type ValuesOf, workTypes } from './layouts/index.ts';
import type { CwrRecord } from './record.ts';
import type { JudgedTransaction } from './transactionJudge.ts';
import { type TypedRecord, typedRecord, valuesOf } from './values.ts';

// Transactions as the rest of the server reads them: typed values, without columns. Dropped records (RR) are not there, and replaced
// fields (FR) have their default.

/** A publisher or a writer collects a share in these territories, in this order; without `isControlled` it is somebody else's claim. */
export type CwrTerritory = ValuesOf<'SPT'> & { isControlled: boolean };

export interface CwrPublisher extends ValuesOf<'SPU'> {
  isControlled: boolean;
  nativeNames: ValuesOf<'NPN'>[];
  territories: CwrTerritory[];
}

/** Publishers of one chain, from the original publisher down. */
export interface CwrChain {
  number: number;
  publishers: CwrPublisher[];
}

export interface CwrWriter extends ValuesOf<'SWR'> {
  isControlled: boolean;
  nativeNames: ValuesOf<'NWN'>[];
  territories: CwrTerritory[];
  publishers: ValuesOf<'PWR'>[];
}

/** The work that an excerpt, a version or a part of a composite comes from. */
export type CwrSource<T extends 'EWT' | 'VER' | 'COM'> = ValuesOf<T> & {
  nativeTitles: ValuesOf<'NET'>[];
  nativeWriters: ValuesOf<'NOW'>[];
};

export interface CwrInstrumentation extends ValuesOf<'INS'> {
  instruments: ValuesOf<'IND'>[];
}

export interface CwrWork extends ValuesOf<'NWR'> {
  type: 'NWR' | 'REV' | 'ISW' | 'EXC';
  chains: CwrChain[];
  writers: CwrWriter[];
  alternateTitles: ValuesOf<'ALT'>[];
  nativeTitles: ValuesOf<'NAT'>[];
  excerptOf: CwrSource<'EWT'>[];
  versionOf: CwrSource<'VER'>[];
  performers: (ValuesOf<'PER'> & { nativeNames: ValuesOf<'NPR'>[] })[];
  recordings: ValuesOf<'REC'>[];
  origins: ValuesOf<'ORN'>[];
  instrumentation: CwrInstrumentation[];
  components: CwrSource<'COM'>[];
  notes: ValuesOf<'ARI'>[];
  /** Numbers that others have given the work or its recordings (XRF). */
  references: ValuesOf<'XRF'>[];
}

export interface CwrAgreement extends ValuesOf<'AGR'> {
  territories: ValuesOf<'TER'>[];
  parties: (ValuesOf<'IPA'> & { nativeNames: ValuesOf<'NPA'>[] })[];
}

/** An answer: its status, its messages, and what it answers or is in conflict with, as far as the society sent it back. */
export interface CwrAcknowledgement extends ValuesOf<'ACK'> {
  messages: ValuesOf<'MSG'>[];
  works: CwrWork[];
  agreement: CwrAgreement | null;
}

const keptRecords = ({ records, isUtf8 }: JudgedTransaction): TypedRecord[] =>
  records.filter(({ isDropped }) => !isDropped).map((record) => typedRecord(record, isUtf8));

/** The work of an NWR, REV, ISW or EXC. @throws if the transaction is of another type. */
export function workOf(transaction: JudgedTransaction): CwrWork {
  const work = workFrom(keptRecords(transaction));
  if (!work) throw new Error(`A transaction ${transaction.type} is no work.`);
  return work;
}

/** The agreement of an AGR. @throws if the transaction is of another type. */
export function agreementOf(transaction: JudgedTransaction): CwrAgreement {
  const agreement = agreementFrom(keptRecords(transaction));
  if (!agreement) throw new Error(`A transaction ${transaction.type} is no agreement.`);
  return agreement;
}

/** The answer of an ACK. @throws if the transaction is of another type. */
export function acknowledgementOf(transaction: JudgedTransaction): CwrAcknowledgement {
  const records = keptRecords(transaction);
  const [first, ...inside] = records;
  if (first?.type !== 'ACK') throw new Error(`A transaction ${transaction.type} is no answer.`);
  const starts = inside.flatMap(({ type }, at) => (workTypes.has(type) || type === 'AGR' ? [at] : []));
  const parts = starts.map((start, at) => inside.slice(start, starts[at + 1]));
  return {
    ...first.values,
    messages: ofType(inside, 'MSG'),
    works: parts.flatMap((part) => workFrom(part) ?? []),
    agreement: parts.map(agreementFrom).find((agreement) => agreement !== null) ?? null,
  };
}

/** What HDR says of a file. */
export const headerOf = (record: CwrRecord): ValuesOf<'HDR'> => valuesOf('HDR', record);

const ofType = <T extends RecordType>(records: readonly TypedRecord[], type: T): ValuesOf<T>[] =>
  records.filter((record) => record.type === type).map(({ values }) => values as ValuesOf<T>);

function agreementFrom(records: readonly TypedRecord[]): CwrAgreement | null {
  const [first] = records;
  if (first?.type !== 'AGR') return null;
  const agreement: CwrAgreement = { ...first.values, territories: ofType(records, 'TER'), parties: [] };
  for (const record of records)
    if (record.type === 'IPA') agreement.parties.push({ ...record.values, nativeNames: [] });
    else if (record.type === 'NPA') agreement.parties.at(-1)?.nativeNames.push(record.values);
  return agreement;
}

/** The work that begins with the first of these records; null if it is no header of a work. */
export function workFrom(records: readonly TypedRecord[]): CwrWork | null {
  const [first] = records;
  if (first?.type !== 'NWR' && first?.type !== 'REV' && first?.type !== 'ISW' && first?.type !== 'EXC')
    return null;
  const work: CwrWork = {
    type: first.type,
    ...first.values,
    chains: [],
    writers: [],
    alternateTitles: ofType(records, 'ALT'),
    nativeTitles: ofType(records, 'NAT'),
    excerptOf: [],
    versionOf: [],
    performers: [],
    recordings: ofType(records, 'REC'),
    origins: ofType(records, 'ORN'),
    instrumentation: [],
    components: [],
    notes: ofType(records, 'ARI'),
    references: ofType(records, 'XRF'),
  };
  let source: CwrSource<'EWT' | 'VER' | 'COM'> | undefined;
  for (const record of records) {
    addParty(work, record);
    source = addDetail(work, record, source);
  }
  return work;
}

function addParty({ chains, writers }: CwrWork, record: TypedRecord): void {
  const chain = chains.at(-1);
  const publisher = chain?.publishers.at(-1);
  const writer = writers.at(-1);
  switch (record.type) {
    case 'SPU':
    case 'OPU': {
      const isControlled = record.type === 'SPU';
      const entry = { ...record.values, isControlled, nativeNames: [], territories: [] };
      if (chain?.number === entry.chain) chain.publishers.push(entry);
      else chains.push({ number: entry.chain, publishers: [entry] });
      break;
    }
    case 'NPN':
      publisher?.nativeNames.push(record.values);
      break;
    case 'SPT':
    case 'OPT':
      publisher?.territories.push({ ...record.values, isControlled: record.type === 'SPT' });
      break;
    case 'SWR':
    case 'OWR': {
      const isControlled = record.type === 'SWR';
      writers.push({ ...record.values, isControlled, nativeNames: [], territories: [], publishers: [] });
      break;
    }
    case 'NWN':
      writer?.nativeNames.push(record.values);
      break;
    case 'SWT':
    case 'OWT':
      writer?.territories.push({ ...record.values, isControlled: record.type === 'SWT' });
      break;
    case 'PWR':
      writer?.publishers.push(record.values);
      break;
    default:
  }
}

type AnySource = CwrSource<'EWT' | 'VER' | 'COM'>;

/** @returns the source that titles and names in other alphabets belong to, if they come next. */
function addDetail(work: CwrWork, record: TypedRecord, source: AnySource | undefined) {
  switch (record.type) {
    case 'EWT':
    case 'VER': {
      const made = { ...record.values, nativeTitles: [], nativeWriters: [] };
      (record.type === 'EWT' ? work.excerptOf : work.versionOf).push(made);
      return made;
    }
    case 'COM': {
      const made = { ...record.values, nativeTitles: [], nativeWriters: [] };
      work.components.push(made);
      return made;
    }
    case 'NET':
    case 'NVT':
    case 'NCT':
      source?.nativeTitles.push(record.values);
      return source;
    case 'NOW':
      source?.nativeWriters.push(record.values);
      return source;
    case 'PER':
      work.performers.push({ ...record.values, nativeNames: [] });
      break;
    case 'NPR':
      work.performers.at(-1)?.nativeNames.push(record.values);
      break;
    case 'INS':
      work.instrumentation.push({ ...record.values, instruments: [] });
      break;
    case 'IND':
      work.instrumentation.at(-1)?.instruments.push(record.values);
      break;
    default:
  }
  return source;
}
