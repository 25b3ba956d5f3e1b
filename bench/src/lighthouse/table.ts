import type { FirstSight } from './firstSights.ts';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** The figures as a table of Markdown, ready for docs/benchmarks.md. */
export function tableOf(sights: readonly FirstSight[]): string {
  const head = ['Page', 'Score', 'FCP', 'LCP', 'TBT', 'CLS', 'Sent', 'Scripts', 'Calls before LCP', 'Calls'];
  const rows = sights.map((one) => [
    one.page,
    String(one.score),
    seconds(one.firstPaint),
    seconds(one.largestPaint),
    `${Math.round(one.blocked)} ms`,
    one.shift.toFixed(3),
    `${Math.round(one.kilobytes)} KB`,
    String(one.scripts),
    String(one.callsBefore),
    String(one.calls),
  ]);
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
