import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?inline';
import strong from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?inline';
import { expect, it } from 'vitest';
import type { Statement } from './statement.ts';
import { yearPdf } from './yearPdf.ts';

const bytesOf = async (address: string) => (await fetch(address)).arrayBuffer();
const typefaces = { regular: await bytesOf(regular), strong: await bytesOf(strong) };

const year = {
  language: 'is',
  societyName: 'Ómur',
  holderName: 'Þórdís',
  year: 2026,
  madeOn: '2026-11-26',
} as const;

const statement = (name: string, amountIsk: number, lineIsk = amountIsk): Statement => ({
  head: {
    kind: 'distribution',
    language: 'is',
    societyName: 'Ómur',
    holderName: 'Þórdís',
    authorName: 'Þórdís',
    authorId: 31,
    rightId: 5001,
    name,
    periodName: 'Árið 2025',
    distributedOn: '2026-06-15',
    royaltyTexts: [],
    deductions: [],
    madeOn: '2026-11-26',
    movements: [
      {
        potId: 1,
        potDescription: 'Útvarp',
        potExplanation: null,
        amountIsk,
        movementType: 1,
        authorId: 31,
        lineCount: 1,
      },
    ],
  },
  lines: [
    {
      statementLineId: 1,
      distributionId: 1,
      distributionName: name,
      potId: 1,
      potDescription: 'Útvarp',
      potExplanation: null,
      workId: 20_001,
      title: 'Andvaka',
      performers: null,
      amountIsk: lineIsk,
      performanceSubtype: null,
      performanceSubtypeEnglish: null,
      station: null,
      country: 'Ísland',
      usedOn: null,
      useCount: null,
      shareHundredths: null,
      contractId: null,
      isExplained: false,
    },
  ],
});

const pagesIn = async (file: Blob) => (await file.text()).match(/\/Type \/Page\b/gu)?.length;

it('H141 begins each statement on a sheet of its own, behind the list of them', async () => {
  expect(await pagesIn(yearPdf(year, [statement('Fyrri', 10), statement('Seinni', 20)], typefaces))).toBe(3);
  expect(await pagesIn(yearPdf(year, [], typefaces))).toBe(1);
});
it('H141 is not made where the lines of one statement do not add up', () => {
  expect(() => yearPdf(year, [statement('Fyrri', 10), statement('Seinni', 20, 19.99)], typefaces)).toThrow(
    'do not add up',
  );
});
