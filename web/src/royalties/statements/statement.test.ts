import type { SocietyLine } from '@omur/contract/royalties/societies';
import type { StatementLine, StatusDetail } from '@omur/contract/royalties/statistics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import { sheetNames } from './excel.ts';
import { formatDotted, formatExact, plainExact } from './money.ts';
import { sumOf } from './societyColumns.ts';
import { societyFile } from './societyFiles.ts';
import { potsOf, type StatementHead, sumsOf, wholeSumsOf } from './statement.ts';
import { sumsByDistribution, yearSums } from './taxYear.ts';

const moved = (potId: number, movementType: StatusDetail['movementType'], amountIsk: number) => ({
  potId,
  potDescription: `Pottur ${potId}`,
  potExplanation: null,
  amountIsk,
  movementType,
  authorId: 31,
  lineCount: 1,
});

const line = (statementLineId: number, changes: Partial<StatementLine> = {}): StatementLine => ({
  statementLineId,
  distributionId: 1,
  distributionName: 'Aðalúthlutun 2025',
  potId: 1,
  potDescription: 'Pottur 1',
  potExplanation: null,
  workId: 20_001,
  title: 'Andvaka',
  performers: null,
  amountIsk: 10,
  performanceSubtype: 'Flutningur',
  performanceSubtypeEnglish: 'Performance',
  station: 'Öldurás',
  country: 'Ísland',
  usedOn: null,
  useCount: null,
  shareHundredths: null,
  contractId: null,
  isExplained: false,
  ...changes,
});

const head = (changes: Partial<StatementHead>): StatementHead => ({
  kind: 'distribution',
  language: 'is',
  societyName: 'Ómur',
  holderName: 'Þórdís',
  authorName: 'Þórdís',
  authorId: 31,
  rightId: 5001,
  name: 'Aðalúthlutun 2025',
  periodName: 'Árið 2025',
  distributedOn: '2026-06-15',
  royaltyTexts: [],
  movements: [],
  deductions: [],
  madeOn: '2026-11-21',
  ...changes,
});

describe('a statement', () => {
  it('L9.5 adds up both columns of the screen to the eyrir', () => {
    const movements = [moved(1, 1, 1000.1), moved(2, 3, 0.2), moved(8, 2, 100.05), moved(9, 4, 800)];
    expect(sumsOf({ movements })).toEqual({ distributed: 100_030, moved: 90_005 });
    const streamed = [moved(1, 1, 100), moved(8, 2, -7), moved(9, 5, -93)];
    expect(sumsOf({ movements: streamed })).toEqual({ distributed: 10_000, moved: -10_000 });
  });
  it('L9.5 in whole krónur what is held is what is left of the two sums as they are written', () => {
    const held = { distributedIsk: 405, movedIsk: 40, heldIsk: 365 };
    const of = (kind: 'distribution' | 'period', deducted: number) =>
      wholeSumsOf({ kind, movements: [moved(1, 1, 404.82), moved(8, 2, deducted)] });
    expect(of('distribution', 40.48)).toEqual(held);
    const streamed = { distributedIsk: 405, movedIsk: -40, heldIsk: 365 };
    expect(of('period', -40.48)).toEqual(streamed);
    // A correction that takes money back.
    const back = wholeSumsOf({ kind: 'distribution', movements: [moved(1, 1, -250.5), moved(9, 5, -250.5)] });
    expect(back).toEqual({ distributedIsk: -251, movedIsk: -251, heldIsk: 0 });
  });
  it('L2.27 has the pots in the order of the screen and their lines by the Icelandic alphabet', () => {
    const movements = [moved(2, 1, 30), moved(1, 1, 10), moved(1, 3, 10), moved(9, 4, 50)];
    const lines = [
      line(1, { potId: 2, title: 'Þoka' }),
      line(2, { potId: 2, title: 'Ævi' }),
      line(3, { potId: 2, title: 'Zebra' }),
      line(4),
      line(5),
    ];
    expect(potsOf(movements, lines).map((pot) => [pot.potId, pot.amountEyrir, ...titles(pot.lines)])).toEqual(
      [
        [2, 3000, 'Zebra', 'Þoka', 'Ævi'],
        [1, 2000, 'Andvaka', 'Andvaka'],
      ],
    );
  });
  it('is not made when a line is missing', () => {
    expect(() => potsOf([moved(1, 1, 20)], [line(1)])).toThrow(/do not add up/);
  });
});

const titles = (lines: readonly StatementLine[]) => lines.map(({ title }) => title);

describe('a statement as CSV', () => {
  const csv = (lines: StatementLine[], changes: Partial<StatementHead> = {}) => {
    const amountIsk = lines.reduce((sum, one) => sum + one.amountIsk * 100, 0) / 100;
    return csvOf(head({ movements: [moved(1, 1, amountIsk)], ...changes }), lines);
  };

  it('L2.27 has semicolons, decimal commas and a byte order mark', () => {
    const used = {
      usedOn: '2025-03-09',
      useCount: 3,
      amountIsk: 1234.5,
      shareHundredths: 3750,
      contractId: 812,
    };
    expect(csv([line(1, { ...used, performers: 'Ýr; og vinir' })])).toBe(
      `\uFEFFPottur;Verknr.;Heiti verks;Flytjendur;Tegund flutnings;Stöð;Land;Notað þann;Skipti;Hlutfall;Samningur;Upphæð, kr.\r\n` +
        `Pottur 1;20001;Andvaka;"Ýr; og vinir";Flutningur;Öldurás;Ísland;09.03.2025;3;37,5 %;812;1234,50\r\n`,
    );
    expect(csv([line(1)], { language: 'en' })).toContain(';Performance;');
  });
  it('L2.27 disarms what a spreadsheet would take for a formula, but not a negative amount', () => {
    const text = csv([line(1, { title: '=1+1', station: '@SUM(A1)', performers: '"x"', amountIsk: -5 })]);
    expect(text.split('\r\n')[1]).toBe(`Pottur 1;20001;'=1+1;"""x""";Flutningur;'@SUM(A1);Ísland;;;;;-5,00`);
  });
});

describe('amounts and days of a statement', () => {
  it('L9.4, L9.5 has thousands dots, a decimal comma, and days with dots', () => {
    expect([formatExact(123_456_705), formatExact(-50), formatExact(0)]).toEqual([
      '1.234.567,05',
      '−0,50',
      '0,00',
    ]);
    expect(plainExact(-123_456_705)).toBe('-1234567,05');
    expect(formatDotted('2025-03-09')).toBe('09.03.2025');
  });
});

const isLegal = (name: string) =>
  name.length > 0 && name.length <= 31 && name.isWellFormed() && !/[[\]:*?/\\]|^'|'$/.test(name);

describe('sheets of an Excel file', () => {
  it('L2.27 are named as Excel allows', () => {
    expect(sheetNames(['Samantekt', 'Útvarp/sjónvarp: [allt]', 'samantekt', "''", 'History'])).toEqual([
      'Samantekt',
      'Útvarp sjónvarp allt',
      'samantekt (2)',
      '4',
      'History (2)',
    ]);
  });
  it('L2.27 are never too long, empty or alike, whatever the pots are called', () => {
    const unit = fc.constantFrom(...Array.from("aAÁß [/]'?*:\\"), '🎵', '\uD83C', '\u0000', '\n');
    const names = fc.array(fc.string({ unit, maxLength: 60 }), { maxLength: 12 });
    fc.assert(
      fc.property(names, (wanted) => {
        const sheets = sheetNames(wanted);
        expect(new Set(sheets.map((name) => name.toLowerCase())).size).toBe(wanted.length);
        expect(sheets.filter((name) => !isLegal(name))).toEqual([]);
      }),
    );
  });
});

describe('the summary for the tax return', () => {
  const status = (distributionId: number, movementType: StatusDetail['movementType'], amountIsk: number) => ({
    ...moved(1, movementType, amountIsk),
    distributionId,
    distributionName: `Úthlutun ${distributionId}`,
    periodId: 1,
    periodName: 'Árið 2024',
    distributedOn: '2025-06-15',
  });
  it('L2.28 has the columns of the revenue summary, for the year and for each distribution', () => {
    const statuses = [
      status(1, 1, 100.1),
      status(1, 3, 0.2),
      status(1, 2, 10),
      status(2, 1, 50),
      status(2, 5, 50),
    ];
    expect(yearSums(statuses)).toEqual({ distributed: 15_030, deducted: 1000, allocated: 5000, held: 9030 });
    expect(
      sumsByDistribution(statuses).map(({ name, distributed, held }) => [name, distributed, held]),
    ).toEqual([
      ['Úthlutun 1', 10_030, 9030],
      ['Úthlutun 2', 5000, 0],
    ]);
  });
});

describe('the statement of account for another society', () => {
  const credited = (amountIsk: number, changes: Partial<SocietyLine> = {}): SocietyLine => ({
    distributionId: 31,
    distributionName: 'Útvarp 2025',
    distributedOn: '2026-03-15',
    rightCode: 'PR',
    workId: 1001,
    title: 'Brimalda',
    iswc: 'T0345246801',
    authorId: 30_012,
    creditedAuthor: 'Jürgen Ölfuss',
    ipiNameNumber: '00014107338',
    usedOn: '2025-03-01',
    station: null,
    country: 'Iceland',
    useCount: 2,
    shareHundredths: 2550,
    amountIsk,
    ...changes,
  });
  const lines = [credited(0.1), credited(0.2, { title: '=1+1' }), credited(-98.36, { rightCode: 'MR' })];
  const statement = {
    ownName: 'Ómur',
    receiver: 'GEMA (035)',
    fromDay: '2026-01-01',
    toDay: null,
    madeOn: '2026-11-21',
    lines,
  };

  it('R62 has a line for each author, right, use and amount that machines read, and no formulas', async () => {
    const [, first, second, third] = (await (await societyFile({ format: 'csv', statement })).text()).split(
      '\r\n',
    );
    expect(first).toBe(
      'Útvarp 2025,2026-03-15,Performing,1001,Brimalda,T0345246801,Jürgen Ölfuss,00014107338,2025-03-01,,Iceland,2,25.5,0.1',
    );
    expect(second).toContain("'=1+1");
    expect(third).toMatch(/Mechanical.*,-98\.36$/u);
  });
  it('R62 adds up exactly, also in the workbook', async () => {
    expect(sumOf(lines)).toBe(-98.06);
    expect((await societyFile({ format: 'excel', statement })).size).toBeGreaterThan(1000);
  });
});
