import type { Approval } from '@omur/contract/works/approvals';
import type { Work, WorkAuthor } from '@omur/contract/works/works';
import { findAuthorTypeByCode } from '@omur/contract/people/rules/authorTypes';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import { writtenDay } from '@omur/contract/platform/rules/performanceDays';
import { formatPercent, totalShare } from '@omur/contract/platform/rules/shares';
import { type Language, type Text, type TextValues, textIn } from '../../platform/i18n/text.ts';
import { drawHead, drawHeading, drawText } from '../../platform/paper/documentHead.ts';
import { dim, ink, margin, newPaper, type Paper } from '../../platform/paper/paper.ts';
import { drawTable } from '../../platform/paper/table.ts';
import type { Typefaces } from '../../platform/paper/typeface.ts';
import { words } from './words.ts';

export interface SplitSheet {
  language: Language;
  societyName: string;
  work: Work;
  authors: readonly WorkAuthor[];
  approvals: readonly Approval[];
  madeOn: string;
}

type Say = (text: Text, values?: TextValues) => string;

/** H140: who wrote a work, what each has of it and what they answered, with a line for each to sign on. */
export function splitSheetPdf(sheet: SplitSheet, typefaces: Typefaces): Blob {
  const { language, societyName, work, authors, madeOn } = sheet;
  const t: Say = (text, values) => textIn(language, text, values);
  const title = t(words.splitSheet);
  const paper = newPaper({
    orientation: 'portrait',
    typefaces,
    title: `${title}: ${work.title}`,
    societyName,
    language,
  });
  drawHead(paper, {
    societyName,
    title,
    name: work.title,
    facts: [
      [t(words.workId), String(work.workId)],
      [t(words.length), work.durationSeconds === null ? '–' : formatDuration(work.durationSeconds)],
      [t(words.registered), writtenDay(work.firstRegisteredAt.slice(0, 10))],
    ],
  });
  drawAuthors(paper, sheet, t);
  drawSignatures(paper, authors, t);
  paper.down(14);
  drawText(paper, t(words.note));
  return paper.finish(
    [societyName, title, work.title, t(words.madeOn, { day: writtenDay(madeOn) })].join(' · '),
    (page, pages) => t(words.page, { page, pages }),
  );
}

function drawAuthors(paper: Paper, { language, authors, approvals }: SplitSheet, t: Say): void {
  const shareOf = (shareHundredths: number | null) =>
    shareHundredths === null ? '' : formatPercent(shareHundredths, language);
  drawHeading(paper, t(words.authors));
  drawTable(paper, {
    columns: [
      { label: t(words.author), width: 150 },
      { label: t(words.role), width: 120 },
      { label: t(words.ipi), width: 78 },
      { label: t(words.approval), width: 110 },
      { label: t(words.share), width: 57, align: 'right' },
    ],
    continued: t(words.continued),
    rows: authors.map((author) => [
      author.displayName,
      findAuthorTypeByCode(author.authorTypeCode)?.name[language] ?? author.authorTypeCode,
      author.ipiNameNumber ?? '–',
      answerOf(author, approvals, t),
      shareOf(author.shareHundredths),
    ]),
    foot: [t(words.total), '', '', '', shareOf(totalShare(authors.map(shareNumber)))],
  });
}

const shareNumber = ({ shareHundredths }: WorkAuthor) => ({ shareHundredths: shareHundredths ?? undefined });

export function answerOf(
  { authorId, approval, approvedAt }: WorkAuthor,
  approvals: readonly Approval[],
  t: Say,
): string {
  const asked = approvals.find((one) => one.authorId === authorId);
  const on = (at: string | null) => ({ day: at === null ? '–' : writtenDay(at.slice(0, 10)) });
  if (!asked) return approval ? t(words.given, on(approvedAt)) : t(words.notAsked);
  if (asked.state === 'waiting') return t(words.waiting);
  return t(words[asked.state], on(asked.answeredAt));
}

const signatureHigh = 44;

/** One line for each person, whatever they are on the work. */
function drawSignatures(paper: Paper, authors: readonly WorkAuthor[], t: Say): void {
  drawHeading(paper, t(words.signatures));
  const signing = new Map(authors.filter((one) => !one.isPublicDomain).map((one) => [one.authorId, one]));
  for (const { displayName } of signing.values()) {
    paper.room(signatureHigh);
    paper.down(signatureHigh - 14);
    const dayAt = paper.right - 120;
    paper.line(margin, dayAt - 24, paper.y);
    paper.line(dayAt, paper.right, paper.y);
    const style = { size: 8, colour: dim };
    const [name = ''] = paper.lined(displayName, dayAt - margin - 90, { size: 9, colour: ink }, 1);
    paper.write(name, margin, paper.y + 11, { size: 9, colour: ink });
    paper.write(paper.printable(t(words.day)), dayAt, paper.y + 11, style);
    paper.down(14);
  }
}
