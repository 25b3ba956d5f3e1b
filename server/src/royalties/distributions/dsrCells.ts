import { day } from '@omur/contract/platform/values';
import { longest } from './columns.ts';
import type { Cells, Say } from './dsrRecords.ts';
import { firstUse, shown, type FileLine } from './fileLine.ts';

/** What was sold or streamed, and until when. */
export interface Sale {
  useCount: number;
  usedOn: string;
}

export function readSale(
  { Usages: usages, ValidityPeriodEnd: last }: Cells<'SU03'>,
  today: string,
  say: Say,
): Sale | undefined {
  const useCount = /^\d{1,9}(\.0+)?$/u.test(usages) ? Number(usages) : undefined;
  if (useCount === undefined) return say('distribution.dsr.count', 'Usages', { value: shown(usages) });
  const usedOn = /^\d{8}$/u.test(last) ? last.replace(/^(....)(..)(..)$/u, '$1-$2-$3') : last;
  if (!/^\d{4}-\d\d-\d\d$/u.test(usedOn) || !day.safeParse(usedOn).success)
    return say('distribution.dsr.day', 'ValidityPeriodEnd', { value: shown(last) });
  if (usedOn < firstUse || usedOn > today)
    return say('distribution.line.dayOutside', 'ValidityPeriodEnd', { value: usedOn, first: firstUse });
  return { useCount, usedOn };
}

/** Null for none, undefined for one that is wrong. */
export function codeIn(
  column: string,
  text: string,
  read: (text: string) => { value?: string | undefined; problem?: unknown },
  say: Say,
): string | null | undefined {
  if (text === '') return null;
  const { value, problem } = read(text);
  return problem || !value ? say('distribution.line.code', column, { value: shown(text) }) : value;
}

export const cut = (column: keyof typeof longest, text: string) => text.slice(0, longest[column]);

/** The pot and the subtype that a use is told as. */
export function wordsOf(useType: string): Pick<FileLine, 'pot' | 'potEn' | 'subtype' | 'subtypeEn'> {
  if (/Stream/u.test(useType)) return { ...streaming, subtype: 'Streymi', subtypeEn: 'Streaming' };
  if (/Download/u.test(useType))
    return { pot: 'Niðurhal', potEn: 'Downloads', subtype: 'Sala', subtypeEn: 'Sale' };
  const named = cut('subtype', useType);
  return { ...streaming, subtype: named, subtypeEn: named };
}

const streaming = { pot: 'Streymi tónlistar', potEn: 'Music streaming' } as const;
