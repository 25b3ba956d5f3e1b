import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?inline';
import strong from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?inline';
import { reportSections } from '@omur/contract/platform/fields/transparency';
import type { Language } from '@omur/contract/platform/rules/language';
import type { ReportFigure, TransparencyReport } from '@omur/contract/royalties/transparency';
import readExcel from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { reportExcel } from '../statements/reportExcel.ts';
import { reportPdf } from '../statements/reportPdf.ts';
import { documentOf } from './document.ts';

const bytesOf = async (address: string) => (await fetch(address)).arrayBuffer();
const typefaces = { regular: await bytesOf(regular), strong: await bytesOf(strong) };

const figure = (
  reportFigure: ReportFigure['reportFigure'],
  amountIsk: number,
  more: object = {},
): ReportFigure => ({
  reportFigure,
  categoryName: 'Aðalúthlutun',
  reportDetail: null,
  reportUse: null,
  sourceYear: null,
  entityName: null,
  amountIsk,
  ...more,
});
const report: TransparencyReport = {
  reportId: 1,
  reportYear: 2025,
  edition: 2,
  reportState: 'published',
  correctionReason: 'Rangur texti',
  decidedAt: '2026-08-14T10:00:00Z',
  askedBy: null,
  decidedBy: null,
  mayDecide: false,
  version: 3,
  figures: [
    figure('flow', 1_000_000, { reportDetail: 'cameIn' }),
    figure('flow', 150_000.25, { reportDetail: 'deducted' }),
    figure('received', 800_000, { reportUse: 'broadcaster' }),
    figure('received', 200_000, { reportUse: 'society' }),
    figure('deducted', 150_000.25, { reportDetail: 'administration', reportUse: 'broadcaster' }),
    figure('taken', 849_999.7501, { entityName: 'Hljóðvarp' }),
    figure('balance', 1234.56, { categoryName: null, reportDetail: 'payable' }),
  ],
  // The last text is missing.
  texts: reportSections.slice(0, -1).map((reportSection) => ({
    reportSection,
    sectionTextIs: `Um ${reportSection} á íslensku, þar með æ og ð.`,
    sectionTextEn: `About ${reportSection} in English.`,
  })),
};
const of = (language: Language, changes: Partial<TransparencyReport> = {}) =>
  documentOf({ ...report, ...changes }, 'Ómur', language);
const words = {
  is: {
    title: 'Gagnsæisskýrsla 2025',
    edition: '2. útgáfa · Rangur texti',
    income: 'Tekjur',
    received: 'Tekjur eftir flokki og notkun',
    total: 'Samtals',
    share: 'Hlutfall',
    costs: 'Umsýsla sem hlutfall af tekjum',
    missing: 'Textann vantar.',
    draft: 'Drög',
    text: 'Um activities á íslensku, þar með æ og ð.',
    other: 'in English',
    page: 'Bls. 1 / 4',
  },
  en: {
    title: 'Transparency report 2025',
    edition: 'Edition 2 · Rangur texti',
    income: 'Rights revenue',
    received: 'Revenue by category and type of use',
    total: 'Total',
    share: 'Percentage',
    costs: 'Management as a percentage of revenue',
    missing: 'The text is missing.',
    draft: 'Draft',
    text: 'About activities in English.',
    other: 'á íslensku',
    page: 'Page 1 / 4',
  },
} as const;
const languages = ['is', 'en'] as const;

describe('the transparency report as a workbook', () => {
  const sheetsOf = async (...asked: Parameters<typeof of>) =>
    readExcel(Buffer.from(await (await reportExcel(of(...asked))).arrayBuffer()));
  it.each(languages)(
    'R29 has a sheet for each chapter, with figures as numbers and texts in its language (%s)',
    async (language) => {
      const said = words[language];
      const sheets = await sheetsOf(language);
      expect(sheets).toHaveLength(8);
      for (const { data } of sheets) {
        expect(data[0]?.slice(0, 2)).toEqual([said.title, said.edition]);
        expect(data[1]?.slice(0, 2)).toEqual(['Ómur', '2026-08-14']);
      }
      const income = sheets.find(({ sheet }) => sheet === said.income)?.data ?? [];
      const at = income.findIndex(([cell]) => cell === said.received);
      expect(at).toBeGreaterThan(0);
      expect(income[at + 2]?.slice(0, 3)).toEqual(['Aðalúthlutun', expect.any(String), 800_000]);
      expect(income[at + 4]?.slice(0, 3)).toEqual([said.total, null, 1_000_000]);
      const cells = sheets.flatMap(({ data }) => data.flat());
      expect(cells).toContain(849_999.7501);
      expect(cells).toContain(said.text);
      expect(cells).toContain(said.missing);
      expect(cells.join(' ')).not.toContain(said.other);
    },
  );
  it.each(languages)(
    'R29 says what management takes as a percentage, and that a draft is one (%s)',
    async (language) => {
      const said = words[language];
      const sheets = await sheetsOf(language, { decidedAt: null });
      for (const { data } of sheets) expect(data[1]?.[1]).toBe(said.draft);
      const rows = sheets.flatMap(({ data }) => data);
      const at = rows.findIndex(([cell]) => cell === said.costs);
      expect(rows[at + 1]?.[3]).toBe(said.share);
      expect(rows[at + 2]?.slice(0, 4)).toEqual(['Aðalúthlutun', 1_000_000, 150_000.25, 0.15]);
    },
  );
});

describe('the transparency report on paper', () => {
  const textOf = async (...asked: Parameters<typeof of>) => {
    const bytes = new Uint8Array(await reportPdf(of(...asked), typefaces).arrayBuffer());
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    return text.replace(/\s+/gu, ' ');
  };
  it.each(languages)(
    'R29 has every chapter, table and text in its language, with amounts to the eyrir (%s)',
    async (language) => {
      const said = words[language];
      const text = await textOf(language);
      for (const part of [
        said.title,
        said.edition,
        said.income,
        said.received,
        said.total,
        said.text,
        said.missing,
        said.page,
      ])
        expect(text).toContain(part);
      for (const { title, tables } of of(language).chapters) {
        expect(text).toContain(title);
        for (const table of tables) expect(text).toContain(table.title);
      }
      for (const amount of ['800.000,00', '1.000.000,00', '150.000,25', '849.999,75', '1.234,56', '15%'])
        expect(text).toContain(amount);
      expect(text).toContain('14.08.2026');
      expect(text).not.toContain(said.other);
    },
  );
  it.each(languages)('R29 says that a draft is one (%s)', async (language) =>
    expect(await textOf(language, { decidedAt: null })).toContain(words[language].draft),
  );
});
