import type { TextLine } from '../../platform/files/textLines.ts';
import { readReportHead } from './reportHead.ts';
import { cellsOf, namesOf, reportCells } from './reportRecords.ts';

const most = 200;

/** The controllers of rights that the beginning of a report names, where it may bring amounts of theirs. */
export function offeredControllers(lines: readonly TextLine[]): string[] {
  const rows = lines.filter(({ text }) => !text.startsWith('#')).map(({ text }) => cellsOf(text));
  const head = readReportHead(rows[0] ?? []);
  if (!('brings' in head) || head.brings === 'usages') return [];
  const summaries = rows.filter(([type = '']) => /^SY02(\.|$)/u.test(type));
  const named = summaries.flatMap((cells) => namesOf(cells[reportCells.SY02.controller]));
  return [...new Set([...head.controllers, ...named])].slice(0, most);
}
