import type { SocietyImport, SocietyProblem } from '@omur/contract/exchange/societyFiles';

/** What the command says of files that were checked: counts by file, then what is wrong by file, line and column. */
export function report(checked: SocietyImport, problems: readonly SocietyProblem[]): string[] {
  const head = ['file', 'lines', 'refused', 'new', 'changed', 'same'];
  const rows = checked.files.map((file) => [
    file.fileName,
    ...[file.linesRead, file.refusedCount, file.newCount, file.changedCount, file.sameCount].map(String),
  ]);
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const table = [head, ...rows].map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
  const left = checked.problemCount - problems.length;
  return [
    `Migration ${checked.societyImportId}: ${checked.societyImportName}`,
    ...table,
    ...problems.map(
      ({ fileName, fileLine, columnName, sentence }) =>
        `${fileName}${fileLine === null ? '' : `:${fileLine}`}${columnName === null ? '' : ` ${columnName}`}  ${sentence}`,
    ),
    ...(left > 0 ? [`… and ${left} more.`] : []),
  ];
}
