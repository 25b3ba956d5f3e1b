import { namesOf, profileOf, reportCells, textOf } from './reportRecords.ts';
import { dayIn } from './values.ts';

/** Which of the files of a report this is: the n-th of m, by the report's number with its sender (R184). */
export interface ReportPart {
  reportId: string;
  part: number;
  parts: number;
}

export interface ReportHead {
  brings: 'usages' | 'amounts' | 'either';
  sender: string;
  lastDay: string;
  /** Whose money and usages it tells. */
  controllers: readonly string[];
  of: ReportPart;
}

const mostParts = 9999;

/** Files that do not say otherwise are whole reports. */
function partOf(cells: readonly string[]): ReportPart | undefined {
  const at = reportCells.HEAD;
  const [part, parts] = [cells[at.part], cells[at.parts]].map((cell) => Number(textOf(cell) || '1'));
  const isOne =
    [part, parts].every((n) => Number.isInteger(n) && Number(n) >= 1) && Number(part) <= Number(parts);
  if (!isOne || Number(parts) > mostParts) return undefined;
  return { reportId: textOf(cells[at.reportId]).slice(0, 200), part: Number(part), parts: Number(parts) };
}

/** The last day of `2026-03-31`, `2026-03` or `2026`. */
function lastDayOf(text: string): string | undefined {
  const [, year, month] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/u.exec(text) ?? [];
  if (year === undefined) return dayIn(text)?.day;
  const next = new Date(Date.UTC(Number(year), month === undefined ? 12 : Number(month), 0));
  return dayIn(next.toISOString().slice(0, 10))?.day;
}

/** What of a head cannot be read. */
interface Unreadable {
  code: 'usage.report.profile' | 'usage.report.version' | 'usage.report.parts';
  value: string;
}

/** The head of a report, or what in it is none of ours. */
export function readReportHead(cells: readonly string[]): ReportHead | Unreadable {
  const at = reportCells.HEAD;
  const name = textOf(cells[at.profile]);
  const profile = profileOf(name);
  const lastDay = lastDayOf(textOf(cells[at.lastDay]));
  if (!textOf(cells[at.version]).startsWith('dsrf/') || !profile || !lastDay)
    return { code: 'usage.report.profile', value: name };
  const version = textOf(cells[at.profileVersion]);
  if (!profile.versions.includes(version))
    return { code: 'usage.report.version', value: `${name} ${version || '–'}` };
  const of = partOf(cells);
  if (!of)
    return { code: 'usage.report.parts', value: `${textOf(cells[at.part])}/${textOf(cells[at.parts])}` };
  const controllers = namesOf(cells[at.repertoire]);
  return { brings: profile.brings, sender: textOf(cells[at.sender]), lastDay, controllers, of };
}
