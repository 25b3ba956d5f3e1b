import type { FigureKind } from '../platform/fields/societyFiles.ts';
import type { Text } from '../platform/rules/language.ts';

/** What sums of a society that is brought in are of, on the page and in the workbook. */
export const figureNames: Readonly<Record<FigureKind, Text>> = {
  light: { is: 'Verk eftir ljósi', en: 'Works by light' },
  year: { is: 'Fé eftir árum', en: 'Money by year' },
  right: { is: 'Fé eftir réttindum', en: 'Money by right' },
  work: { is: 'Fé eftir verkum', en: 'Money by work' },
};

/** By the number of a light. */
export const lightNames: Readonly<Record<string, Text>> = {
  0: { is: 'Græn verk', en: 'Green works' },
  1: { is: 'Gul verk', en: 'Yellow works' },
  2: { is: 'Rauð verk', en: 'Red works' },
};
