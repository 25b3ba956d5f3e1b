import { cut, type Sale, wordsOf } from './dsrCells.ts';
import type { RecordType } from './dsrRecords.ts';
import type { FileLine } from './fileLine.ts';

/** Where and how something was used. */
export interface Summary {
  countryId: number;
  useType: string;
}

/** What the records of a block tell of what was used, before they tell for how much. */
export interface Block {
  blockId: string;
  asset: { title: string; performers: string; isrc: string | null };
  works: { title: string; authorNames: string; iswc: string | null }[];
  sale: Sale | undefined;
}

/** How far a block has come: a record may stand after those of its own place or an earlier one. */
export const places: Partial<Record<RecordType, readonly RecordType[]>> = {
  MW01: ['AS01', 'MW01'],
  RU01: ['AS01', 'MW01', 'RU01'],
  SU03: ['AS01', 'MW01', 'RU01', 'SU03', 'LI01'],
  LI01: ['SU03', 'LI01'],
};

/** The line of a use, as yet without what was allocated for it; to be split over the rights of its work. */
export function lineOf(
  { asset, works }: Block,
  sale: Sale,
  summary: Summary,
  { fileLine, number, sender }: { fileLine: number; number: number; sender: string },
): FileLine {
  // A recording of several works is not usage of any one of them by its title.
  const work = works.length === 1 ? works[0] : undefined;
  return {
    fileLine,
    statementLineId: number,
    type: 1,
    rightId: null,
    isSplit: true,
    workId: null,
    iswc: work?.iswc ?? null,
    isrc: asset.isrc,
    title: work?.title || asset.title,
    authorNames: work?.authorNames ?? '',
    performers: asset.performers,
    station: cut('station', sender),
    stationEn: '',
    countryId: summary.countryId,
    ...wordsOf(summary.useType),
    ...sale,
    amount: '0',
  };
}
