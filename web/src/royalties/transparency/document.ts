import type { Language } from '@omur/contract/platform/rules/language';
import type { TransparencyReport } from '@omur/contract/royalties/transparency';
import { textIn, type Text, type TextValues } from '../../platform/i18n/text.ts';
import type { ReportDocument } from '../statements/reportDocument.ts';
import { messages } from './messages.ts';
import { tableMessages } from './tableMessages.ts';
import { chaptersOf } from './tables.ts';
import { sectionWords } from './words.ts';

/** The report in the words of one language, as the worker writes it. */
export function documentOf(
  report: TransparencyReport,
  societyName: string,
  language: Language,
): ReportDocument {
  const t = (text: Text, values?: TextValues) => textIn(language, text, values);
  const said = (label: Text | string) => (typeof label === 'string' ? label : t(label));
  const textOf = new Map(
    report.texts.map((one) => [one.reportSection, language === 'en' ? one.sectionTextEn : one.sectionTextIs]),
  );
  return {
    language,
    societyName,
    title: t(messages.title, { year: report.reportYear }),
    edition: [t(messages.edition, { edition: report.edition }), report.correctionReason]
      .filter(Boolean)
      .join(' · '),
    publishedOn: report.decidedAt?.slice(0, 10) ?? null,
    words: {
      published: t(messages.published),
      draft: t(messages.draftTitle),
      method: t(messages.method),
      total: t(tableMessages.total),
      share: t(tableMessages.share),
    },
    chapters: chaptersOf(report.figures).map(({ title, tables, texts }) => ({
      title: t(title),
      tables: tables.map((table) => ({
        title: t(table.title),
        labels: table.labels.map((label) => t(label)),
        amounts: table.amounts.map((label) => t(label)),
        rows: table.rows.map(({ labels, units, share }) => ({ labels: labels.map(said), units, share })),
        totals: table.totals,
        hasShare: table.hasShare === true,
      })),
      texts: texts.map((section) => ({
        title: t(sectionWords[section].title),
        text: textOf.get(section) ?? t(messages.missing),
      })),
    })),
  };
}
