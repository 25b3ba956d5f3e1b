import { namesOf, reportCells, reportProfiles, textOf } from './reportRecords.ts';
import { dayIn } from './values.ts';

export interface ReportHead {
  brings: 'usages' | 'amounts' | 'either';
  sender: string;
  lastDay: string;
  /** Whose money and usages it tells. */
  controllers: readonly string[];
}

/** The last day of `2026-03-31`, `2026-03` or `2026`. */
function lastDayOf(text: string): string | undefined {
  const [, year, month] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/u.exec(text) ?? [];
  if (year === undefined) return dayIn(text)?.day;
  const next = new Date(Date.UTC(Number(year), month === undefined ? 12 : Number(month), 0));
  return dayIn(next.toISOString().slice(0, 10))?.day;
}

/** The head of a report, or the name of the profile that is none of ours. */
export function readReportHead(cells: readonly string[]): ReportHead | { profile: string } {
  const at = reportCells.HEAD;
  const name = textOf(cells[at.profile]);
  const profile = reportProfiles[name.toLowerCase()];
  const lastDay = lastDayOf(textOf(cells[at.lastDay]));
  if (!textOf(cells[at.version]).startsWith('dsrf/') || !profile || !lastDay) return { profile: name };
  const controllers = namesOf(cells[at.repertoire]);
  return { ...profile, sender: textOf(cells[at.sender]), lastDay, controllers };
}
