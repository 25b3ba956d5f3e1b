import type { Language } from '@omur/contract/platform/rules/language';
import { formatPercent, readShare } from '@omur/contract/platform/rules/shares';

/** A heir as typed. */
export interface TypedHeir {
  key: number;
  kennitala: string;
  name: string;
  share: string;
}

let made = 0;
export const newHeir = (of: Partial<TypedHeir> = {}): TypedHeir => ({
  key: ++made,
  kennitala: '',
  name: '',
  share: '',
  ...of,
});

/** Hundredths of a per cent; undefined where it is no share. */
export const shareOf = ({ share }: TypedHeir): number | undefined => readShare(share) || undefined;

export const sumOf = (heirs: readonly TypedHeir[]) =>
  heirs.reduce((sum, heir) => sum + (shareOf(heir) ?? 0), 0);

/** What does not divide goes to the first. */
export function evenly(heirs: readonly TypedHeir[]): TypedHeir[] {
  const each = Math.floor(10_000 / heirs.length);
  const first = 10_000 - each * (heirs.length - 1);
  return heirs.map((heir, at) => ({ ...heir, share: String((at === 0 ? first : each) / 100) }));
}

/** A part, and a dash where none was said. */
export const shareText = (hundredths: number | null, language: Language): string =>
  hundredths === null ? '–' : formatPercent(hundredths, language);
