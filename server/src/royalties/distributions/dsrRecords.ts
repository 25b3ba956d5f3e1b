import type { ErrorCode } from '@omur/contract/platform/errors';
import { controlCharacter } from '../../platform/files/controlCharacters.ts';
import { listOf, textOf } from '../usage/reportRecords.ts';

// The records of a file of a service: DDEX DSR 3.0, UGC profile. Described in docs/dsr-file.md.

/** The cells of each record, named as the standard does. Those at the end may be left off. */
export const records = {
  HEAD: [
    'MessageVersion',
    'Profile',
    'ProfileVersion',
    'MessageId',
    'MessageCreatedDateTime',
    'FileNumber',
    'NumberOfFiles',
    'UsageStartDate',
    'UsageEndDate',
    'SenderPartyId',
    'SenderName',
    'ServiceDescription',
    'RecipientPartyId',
    'RecipientName',
    'RepresentedRepertoire',
  ],
  SY02: [
    'SummaryRecordId',
    'DistributionChannel',
    'DistributionChannelDPID',
    'CommercialModel',
    'UseType',
    'Territory',
    'ServiceDescription',
    'Usages',
    'Users',
    'Currency',
    'NetRevenue',
    'RightsController',
    'RightsControllerPartyId',
    'AllocatedUsages',
    'AllocatedRevenue',
    'AllocatedNetRevenue',
    'RightsType',
  ],
  AS01: [
    'BlockId',
    'ResourceReference',
    'DspResourceId',
    'ISRC',
    'Title',
    'SubTitle',
    'DisplayArtistName',
    'DisplayArtistPartyId',
    'Duration',
    'ResourceType',
  ],
  MW01: [
    'BlockId',
    'DspWorkId',
    'ISWC',
    'Title',
    'SubTitle',
    'ComposerAuthor',
    'ComposerAuthorPartyId',
    'Arranger',
    'ArrangerPartyId',
    'MusicPublisher',
    'MusicPublisherPartyId',
    'WorkContributor',
    'WorkContributorPartyId',
    'DataProvider',
    'ProprietaryWorkId',
  ],
  RU01: ['BlockId', 'SummaryRecordId', 'DspReleaseId', 'Usages'],
  SU03: [
    'BlockId',
    'SalesTransactionId',
    'SummaryRecordId',
    'DspReleaseId',
    'Usages',
    'NetRevenue',
    'ValidityPeriodStart',
    'ValidityPeriodEnd',
  ],
  LI01: [
    'BlockId',
    'SummaryRecordId',
    'RightsController',
    'RightsControllerProprietaryID',
    'RightsControllerWorkID',
    'RightShare%',
    'RightType',
    'AllocatedNetRevenue',
    'AllocatedAmount',
  ],
  FOOT: [
    'NumberOfLinesInFile',
    'NumberOfLinesInReport',
    'NumberOfSummaryRecords',
    'NumberOfBlocksInFile',
    'NumberOfBlocksInReport',
  ],
} as const;
export type RecordType = keyof typeof records;
export type CellOf<T extends RecordType> = (typeof records)[T][number];

/** Without so many cells a record says nothing. */
const least: Readonly<Record<RecordType, number>> = {
  HEAD: 14,
  SY02: 12,
  AS01: 7,
  MW01: 4,
  RU01: 1,
  SU03: 8,
  LI01: 9,
  FOOT: 5,
};

/** Its lists are as long as they are, and nothing of them is kept. */
const isCutShort: RecordType = 'RU01';

export type Say = (
  code: ErrorCode,
  column?: string,
  values?: Readonly<Record<string, string | number>>,
) => undefined;

export type Cells<T extends RecordType> = Readonly<Record<CellOf<T>, string>>;

/** A record by its name, with the version that is read or with none (R243). */
export function recordOf(type: string): RecordType | undefined {
  const name = type.replace(/\.01$/u, '');
  return Object.hasOwn(records, name) ? (name as RecordType) : undefined;
}

/** Cells that are lists: strokes split their names. */
const lists: ReadonlySet<string> = new Set(['RepresentedRepertoire', 'DisplayArtistName', 'ComposerAuthor']);

/** What a record says, by the names of its cells; or it says what is wrong with the record. */
export function cellsOf<T extends RecordType>(
  type: T,
  fields: readonly string[],
  say: Say,
): Cells<T> | undefined {
  const names: readonly string[] = records[type];
  const count = fields.length - 1;
  // A spreadsheet gives each line as many cells as the longest one has.
  const told = fields.findLastIndex((cell) => cell.trim() !== '');
  if (count < least[type] || (told > names.length && type !== isCutShort))
    return say('distribution.dsr.cells', undefined, { count, least: least[type], most: names.length });
  const cells = names.map((name, at) => {
    const cell = fields[at + 1];
    return [name, lists.has(name) ? listOf(cell) : textOf(cell)] as const;
  });
  const sign = cells.find(([, text]) => controlCharacter.test(text));
  if (sign) return say('distribution.line.sign', sign[0]);
  return Object.fromEntries(cells) as Cells<T>;
}
