import { CwrRecord } from './record.ts';

/** Performing, mechanical and synchronisation right, in hundredths of a per cent. */
export type Shares = readonly [performing: number, mechanical: number, synchronisation: number];

export const rights = [0, 1, 2] as const;

export interface TerritoryShare {
  record: CwrRecord;
  isIncluded: boolean;
  /** TIS number; NaN if it is none. */
  territory: number;
  shares: Shares;
  /** OPT or OWT: collection that the sender does not control. */
  isOther: boolean;
}

export interface PublisherEntry {
  record: CwrRecord;
  isControlled: boolean;
  type: string;
  shares: Shares;
  territories: TerritoryShare[];
}

export interface Chain {
  number: number;
  publishers: PublisherEntry[];
}

export interface WriterEntry {
  record: CwrRecord;
  isControlled: boolean;
  role: string;
  shares: Shares;
  territories: TerritoryShare[];
  /** The PWR records that follow. */
  publishers: CwrRecord[];
}

/** A work as its records say it, for the rules that look at several of them. */
export interface WorkModel {
  header: CwrRecord;
  records: readonly CwrRecord[];
  chains: Chain[];
  /** The publishers of all chains. */
  publishers: PublisherEntry[];
  writers: WriterEntry[];
  /** What all publishers own together, and all writers. */
  published: Shares;
  written: Shares;
}

const sharesOf = (record: CwrRecord): Shares => [
  record.share('prShare'),
  record.share('mrShare'),
  record.share('srShare'),
];
const nothing: Shares = [0, 0, 0];

/** The model of a transaction whose header describes a work. */
export function workModel(records: readonly CwrRecord[]): WorkModel {
  const [header] = records;
  if (!header) throw new Error('A transaction has a header.');
  const parties = { chains: [], publishers: [], writers: [] };
  const model: WorkModel = { header, records, ...parties, published: nothing, written: nothing };
  for (const record of records) addRecord(model, record);
  model.published = totalOf(model.publishers);
  model.written = totalOf(model.writers);
  return model;
}

function addRecord({ chains, publishers, writers }: WorkModel, record: CwrRecord): void {
  switch (record.type) {
    case 'SPU':
    case 'OPU': {
      const entry: PublisherEntry = {
        record,
        isControlled: record.type === 'SPU',
        type: record.field('publisherType'),
        shares: sharesOf(record),
        territories: [],
      };
      const chain = chains.at(-1);
      const number = record.number('chain');
      publishers.push(entry);
      if (chain && (chain.number === number || Number.isNaN(number))) chain.publishers.push(entry);
      else chains.push({ number, publishers: [entry] });
      break;
    }
    case 'SPT':
    case 'OPT':
      publishers.at(-1)?.territories.push(territoryOf(record));
      break;
    case 'SWR':
    case 'OWR':
      writers.push({
        record,
        isControlled: record.type === 'SWR',
        role: record.field('role'),
        shares: sharesOf(record),
        territories: [],
        publishers: [],
      });
      break;
    case 'SWT':
    case 'OWT':
      writers.at(-1)?.territories.push(territoryOf(record));
      break;
    case 'PWR':
      writers.at(-1)?.publishers.push(record);
      break;
    default:
  }
}

function territoryOf(record: CwrRecord): TerritoryShare {
  const isIncluded = record.field('inclusion') !== 'E';
  return {
    record,
    isIncluded,
    territory: record.number('territory'),
    shares: isIncluded ? sharesOf(record) : nothing,
    isOther: record.type === 'OPT' || record.type === 'OWT',
  };
}

export const isNumber = (shares: Shares) => !Number.isNaN(shares[0] + shares[1] + shares[2]);

/** The sum of all shares, right by right; NaN where one of them is no number. */
export function totalOf(entries: readonly { shares: Shares }[]): [number, number, number] {
  const total: [number, number, number] = [0, 0, 0];
  for (const { shares } of entries) {
    total[0] += shares[0];
    total[1] += shares[1];
    total[2] += shares[2];
  }
  return total;
}

export const ownsSomething = ({ shares }: { shares: Shares }) =>
  shares[0] > 0 || shares[1] > 0 || shares[2] > 0;
export const recordsOf = ({ records }: WorkModel, type: string) =>
  records.filter((record) => record.type === type);
