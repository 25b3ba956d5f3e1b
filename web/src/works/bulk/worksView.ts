import { listWaitingWorks } from '@omur/contract/works/review';
import { getPerson, listPersonWorks } from '@omur/contract/people/persons';
import type { SheetLine } from '@omur/contract/platform/rules/sheetLines';
import { lengthOfCell, sharesOfCells, worksForm } from '@omur/contract/works/rules/bulkLines';
import type { SheetView } from '../../platform/bulk/view.ts';
import { withZeros } from '../../platform/bulk/importing.ts';
import { FindAuthor } from './FindAuthor.tsx';
import { optionsOf } from './options.ts';
import { bulkTexts } from './texts.ts';

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

/** O107–O116: sheets of works. */
export const worksView: SheetView = {
  form: worksForm,
  texts: bulkTexts,
  usual: ['title', 'length', 'author', 'name', 'type', 'share', 'isrc', 'performer'],
  widths: {
    title: 240,
    length: 84,
    author: 128,
    name: 200,
    share: 96,
    ipi: 136,
    ssn: 124,
    email: 200,
    contract: 132,
    isrc: 150,
    performer: 180,
  },
  nameColumn: 'title',
  knownColumn: 'name',
  detailOf: ({ name, author }, known) => name || known || author || '',
  newLine: { type: 'CA' },
  needed: ['title'],
  optionsOf,
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
  Find: FindAuthor,
  linkOf: (workId) => ({ to: '/verk/$workId', params: { workId: String(workId) } }),
  affects: () => [listPersonWorks, getPerson, listWaitingWorks],
  related: [{ label: { is: 'Skrá ISRC-lista', en: 'List of ISRCs' }, link: { to: '/verk/isrc-listi' } }],
  addressOf: (blad) => ({ to: '/verk/skra-morg', search: { blad } }),
};
