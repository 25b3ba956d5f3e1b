import { describe, expect, it } from 'vitest';
import { memberView } from '../accounts/memberSheet/memberView.ts';
import { tourView } from '../performances/tourSheet/tourView.ts';
import { templateCsv, templateExcel, templateRows } from '../platform/bulk/template.ts';
import { isrcView } from '../works/isrcSheet/isrcView.ts';
import { bulkTexts } from '../works/bulk/texts.ts';
import { worksFile } from '../works/bulk/worksFile.ts';

const views = [{ ...worksFile, texts: bulkTexts }, isrcView, tourView, memberView].map((view) => ({
  kind: view.form.kind,
  view,
}));
const textOf = async (blob: Blob) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());

describe('the template of a sheet', () => {
  it('O265 of ISRCs is in English for who reads English, and in Icelandic for others', async () => {
    expect(await textOf(templateCsv(isrcView, 'en'))).toBe(
      [
        '\uFEFFTitle;ISRC;Performer;Work number;ISWC\r\n',
        'Example of a title;ISA012600001;Name of the performer;500001;\r\n',
      ].join(''),
    );
    expect(await textOf(templateCsv(isrcView, 'is'))).toBe(
      [
        '\uFEFFHeiti verks;ISRC-kóði;Flytjandi;Verknúmer;ISWC\r\n',
        'Dæmi um heiti;ISA012600001;Nafn flytjanda;500001;\r\n',
      ].join(''),
    );
  });

  it.each(views)('O190, O265 of $kind has its columns, examples and name in each language', ({ view }) => {
    const { form, texts } = view;
    const [is = [], en = []] = (['is', 'en'] as const).map((language) => templateRows(view, language));
    expect([is[0], en[0]]).toEqual([
      form.columns.map((column) => form.labelOf(column).is),
      form.columns.map((column) => form.labelOf(column).en),
    ]);
    expect(en.flat().filter((cell) => /[áéíóúýðþæö]/iu.test(cell))).toEqual([]);
    // Each example says something in words, and not the same in both.
    for (const [at, line] of is.entries()) expect([at, en[at]]).not.toEqual([at, line]);
    expect(texts.templateName.is).not.toBe(texts.templateName.en);
  });

  it.each(views)('O116, O265 of $kind is a workbook as well, in each language', async ({ view }) => {
    for (const language of ['is', 'en'] as const)
      expect((await templateExcel(view, language)).size).toBeGreaterThan(1000);
  });
});
