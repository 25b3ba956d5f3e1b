import type { SheetLine } from '@omur/contract/platform/rules/sheetLines';
import { lengthOfCell, sharesOfCells, worksForm } from '@omur/contract/works/rules/bulkLines';
import { withZeros } from '../../platform/bulk/importing.ts';
import type { SheetView } from '../../platform/bulk/view.ts';

/** Where a file says no roles, everybody wrote words and music; where it says no shares, one author has all. */
function completed(works: SheetLine[][], columns: readonly string[]): SheetLine[][] {
  const [hasType, hasShare] = [columns.includes('type'), columns.includes('share')];
  if (hasType && hasShare) return works;
  return works.map((work) =>
    work.map((line) => ({
      ...(!hasType && { type: 'CA' }),
      ...(!hasShare && work.length === 1 && { share: '100' }),
      ...line,
    })),
  );
}

/** Lengths and shares as spreadsheets write them, and numbers with the zeros that they strip. */
function read(column: string, cells: readonly string[]): readonly string[] {
  if (column === 'share') return sharesOfCells(cells);
  if (column === 'length') return cells.map(lengthOfCell);
  if (column === 'ssn') return cells.map(withZeros(9, 10));
  return column === 'ipi' ? cells.map(withZeros(5, 11)) : cells;
}

type OfFile = 'form' | 'breaks' | 'needed' | 'read' | 'completed' | 'examples';

/** O108, O116: how files of works are read, and what the template has. */
export const worksFile: Pick<SheetView, OfFile> = {
  form: worksForm,
  breaks: { isrc: '; ', other_titles: '; ', performer: ', ' },
  needed: ['title'],
  read,
  completed,
  examples: [
    {
      title: { is: 'Dæmi um heiti', en: 'Example of a title' },
      length: { is: '3:25', en: '3:25' },
      name: { is: 'Nafn fyrri höfundar', en: 'Name of the first author' },
      type: { is: 'Tónskáld', en: 'Composer' },
      share: { is: '50', en: '50' },
    },
    {
      name: { is: 'Nafn seinni höfundar', en: 'Name of the second author' },
      type: { is: 'Textahöfundur', en: 'Lyricist' },
      share: { is: '50', en: '50' },
    },
  ],
};
