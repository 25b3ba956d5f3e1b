import type { SocietyFigure, SocietyImport, SocietyProblem } from '@omur/contract/exchange/societyFiles';
import { lightNames } from '@omur/contract/exchange/figureNames';

interface Checked {
  checked: SocietyImport;
  problems: readonly SocietyProblem[];
  /** Works by light and money by year; others have a page and a workbook. */
  figures: readonly SocietyFigure[];
}

/** What the command says of files that were checked (O82): counts by file, sums, then what is wrong by file, line and column. */
export function report({ checked, problems, figures }: Checked): string[] {
  const files = checked.files.map((file) => [
    file.fileName,
    ...[file.linesRead, file.refusedCount, file.newCount, file.changedCount, file.sameCount].map(String),
  ]);
  const left = checked.problemCount - problems.length;
  return [
    `Migration ${checked.societyImportId}: ${checked.societyImportName}`,
    ...aligned([['file', 'lines', 'refused', 'new', 'changed', 'same'], ...files]),
    ...sums(figures),
    ...problems.map(
      ({ fileName, fileLine, columnName, sentence }) =>
        `${fileName}${fileLine === null ? '' : `:${fileLine}`}${columnName === null ? '' : ` ${columnName}`}  ${sentence}`,
    ),
    ...(left > 0 ? [`… and ${left} more. --faults FILE writes all of them into a file.`] : []),
  ];
}

/** Works by light and money by year, as the files have them; beside what is here once they are taken. */
export function sums(figures: readonly SocietyFigure[]): string[] {
  if (figures.length === 0) return [];
  const isTaken = figures.some(({ newValue }) => newValue !== null);
  const rows = figures.map((figure) => {
    const { oldValue, newValue } = figure;
    const values = isTaken ? [oldValue, newValue ?? 0] : [oldValue];
    return [nameOf(figure), ...values.map((value) => valueOf(figure, value))];
  });
  return aligned([['sum', 'files', ...(isTaken ? ['here'] : [])], ...rows]);
}

const nameOf = ({ figureKind, figureYear, oldNumber }: SocietyFigure) =>
  figureKind === 'light' ? (lightNames[oldNumber]?.en ?? oldNumber) : `Money of ${figureYear ?? 'no year'}`;
const valueOf = ({ figureKind }: SocietyFigure, value: number) =>
  figureKind === 'light' ? String(value) : value.toFixed(2);

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
}
